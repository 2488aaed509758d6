import Compositor
import CoreGraphics
import DisplayList

// Short words for scenes in the tests of this target.

func node(
  _ transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Outline? = nil,
  isMoving: Bool = false, items: [DrawItem] = [], children: [DisplayNode] = []
) -> DisplayNode {
  DisplayNode(
    owner: 1, transform: transform, opacity: opacity, clip: clip, isMoving: isMoving,
    items: items, children: children)
}

func move(_ x: Double, _ y: Double) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
)
  -> Outline
{
  Outline(rect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
}

let white = DisplayColor(red: 1, green: 1, blue: 1)
let red = DisplayColor(red: 1, green: 0, blue: 0)
let green = DisplayColor(red: 0, green: 1, blue: 0)
let blue = DisplayColor(red: 0, green: 0, blue: 1)

/// An image out of rows of 0xAARRGGBB.
func image(_ rows: [[UInt32]], isOpaque: Bool? = nil) -> CGImage {
  let buffer = PixelBuffer(width: rows[0].count, height: rows.count)
  for (y, row) in rows.enumerated() {
    for (x, pixel) in row.enumerated() { buffer[x, y] = pixel }
  }
  let allOpaque = rows.allSatisfy { $0.allSatisfy { $0 >> 24 == 255 } }
  return CGImage(buffer: buffer, isOpaque: isOpaque ?? allOpaque)
}

/// `image` at one point a pixel with its first pixel at (x, y).
func picture(_ image: CGImage, _ x: Double = 0, _ y: Double = 0) -> DrawItem {
  let frame = CGRect(x: x, y: y, width: Double(image.width), height: Double(image.height))
  return .image(image, frame: frame, outline: Outline(rect: frame))
}

func frame(
  _ width: Double, _ height: Double, scale: Double = 1, kernels: KernelSet = .fastest,
  _ root: DisplayNode
) -> Frame {
  let list = DisplayList(root: root, size: CGSize(width: width, height: height))
  return Compositor(kernels: kernels).composite(list, scale: scale)
}

extension Frame {
  /// Rows of pixels, 0xRRGGBB; all alphas are 255 or the row says so by a larger number.
  var rows: [[UInt32]] {
    (0..<height).map { y in (0..<width).map { pixels[$0, y] ^ 0xff00_0000 } }
  }

  /// One channel of each pixel: 0 is blue, 1 green, 2 red.
  func levels(_ channel: Int = 0) -> [[Int]] {
    rows.map { $0.map { Int($0 >> (8 * UInt32(channel)) & 255) } }
  }

  /// Where and how two frames differ first; nil when they are equal.
  func difference(from other: Frame) -> String? {
    if width != other.width || height != other.height {
      return "\(width) x \(height) pixels against \(other.width) x \(other.height)"
    }
    for y in 0..<height {
      for x in 0..<width where pixels[x, y] != other.pixels[x, y] {
        let (one, two) = (pixels[x, y], other.pixels[x, y])
        return "at (\(x), \(y)): \(String(one, radix: 16)) against \(String(two, radix: 16))"
      }
    }
    return nil
  }
}
