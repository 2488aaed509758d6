import CoreGraphics

/// The flat form of a display list; `displayList` is where what was decoded is checked.
struct DisplayTable: Codable {
  /// Premultiplied BGRA, rows from the top without padding.
  struct Picture: Codable {
    var width: Int
    var height: Int
    var isOpaque: Bool
    var bytes: Data
  }

  struct Item: Codable {
    var color: DisplayColor?
    var outline: Outline
    /// An index into `pictures`, with `frame`; nil for a fill, which has `color`.
    var picture: Int?
    var frame: CGRect?
  }

  struct Shade: Codable {
    var color: DisplayColor
    var offset: CGSize
    var radius: CGFloat
    /// Nil for the shadow of all that is painted, or with `picture`.
    var outline: Outline?
    /// An index into `pictures`, with `frame`.
    var picture: Int?
    var frame: CGRect?
  }

  struct Node: Codable {
    var owner: Int
    /// a, b, c, d, tx, ty.
    var transform: [Double]
    var perspective: Perspective?
    /// Missing means no.
    var isOneSided: Bool?
    var opacity: Double
    var clip: Outline?
    var shadow: Shade?
    var backdrop: Backdrop?
    var border: Border?
    /// The index of an earlier node.
    var mask: Int?
    var isMoving: Bool
    /// Missing means none.
    var dissolve: Double?
    var items: [Item]
    /// Indices of earlier nodes.
    var children: [Int]
  }

  /// The most nodes and items, counted once for each way to reach them, that a decoded list may
  /// have.
  static let largestWalk = 1_000_000

  var size: CGSize
  var pictures: [Picture]
  /// The last one is the root.
  var nodes: [Node]
}
