/// What a transition may leave behind on a view: enough to tell whether all is as it was before.
public struct ViewState: Hashable, Codable, Sendable {
  public var view: ObjectReference
  public var superview: ObjectReference?
  /// Width and height of the superview's bounds (points).
  public var superviewSize: [Double]?
  /// Among its siblings, from the back.
  public var index: Int?
  /// x, y, width and height of the bounds (points).
  public var bounds: [Double]
  /// x and y (points).
  public var center: [Double]
  /// a, b, c, d, tx, ty; of one that is not affine m11 to m44, row by row.
  public var transform: [Double]
  public var alpha: Double
  public var isHidden: Bool
  public var cornerRadius: Double

  public init(
    view: ObjectReference, superview: ObjectReference?, superviewSize: [Double]? = nil, index: Int?,
    bounds: [Double], center: [Double], transform: [Double], alpha: Double, isHidden: Bool,
    cornerRadius: Double
  ) {
    self.view = view
    self.superview = superview
    self.superviewSize = superviewSize
    self.index = index
    self.bounds = bounds
    self.center = center
    self.transform = transform
    self.alpha = alpha
    self.isHidden = isHidden
    self.cornerRadius = cornerRadius
  }
}
