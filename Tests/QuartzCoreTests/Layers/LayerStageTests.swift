import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("The stage a layer is in")
struct LayerStageTests {
  private let tree = LayerTree()
  private let other = LayerTree()

  /// A branch of three layers, in no tree.
  private func branch() -> [CALayer] {
    let layers = (0..<3).map { _ in tree.layer() }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    return layers
  }

  private func expect(
    _ layers: [CALayer], in context: StageContext?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(layers.allSatisfy { $0.context === context }, sourceLocation: sourceLocation)
  }

  @Test("It is the root's, for a whole branch at once, wherever the branch goes")
  func branchMoves() {
    let layers = branch()
    expect(layers, in: nil)
    tree.root.addSublayer(layers[0])
    expect(layers, in: tree.context)
    tree.root.insertSublayer(layers[0], at: 0)
    expect(layers, in: tree.context)
    other.root.addSublayer(layers[0])
    expect(layers, in: other.context)
    layers[1].removeFromSuperlayer()
    expect([layers[0]], in: other.context)
    expect([layers[1], layers[2]], in: nil)
    layers[2].addSublayer(tree.layer())
    layers[0].addSublayer(layers[1])
    expect(layers + (layers[2].sublayers ?? []), in: other.context)
  }

  @Test("A root that goes into another tree is in that one, and has its own stage again after it")
  func roots() {
    let layers = branch()
    other.root.addSublayer(layers[0])
    tree.root.addSublayer(other.root)
    expect([other.root] + layers, in: tree.context)
    other.root.removeFromSuperlayer()
    expect([other.root] + layers, in: other.context)
    other.root.setRootContext(nil)
    expect([other.root] + layers, in: nil)
    other.root.setRootContext(tree.context)
    expect([other.root] + layers, in: tree.context)
  }
}
