internal import CoreGraphics

/// Something that can be seen, in pixels.
enum PlacedElement {
  case fill(PixelRect, CGColor)
  /// Text for the library, and where its bitmap goes.
  case run(PlacedRun, CGColor)

  var frame: PixelRect {
    switch self {
    case .fill(let rect, _): rect
    case .run(let run, _): run.frame
    }
  }
}

/// A run with something to see.
struct PlacedRun {
  let utf8: [UInt8]
  let key: FontShelf.Key
  let frame: PixelRect
}
