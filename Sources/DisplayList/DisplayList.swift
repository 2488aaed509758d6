import CoreGraphics

/// One picture as a value: what to paint, and how large the canvas is.
public struct DisplayList: Sendable {
  public var root: DisplayNode
  /// Points. What is not painted is black.
  public var size: CGSize

  public init(root: DisplayNode, size: CGSize) {
    self.root = root
    self.size = size
  }
}
