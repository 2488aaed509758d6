import Foundation

extension CGImage {
  /// How the pixels of the picture in `data` are stored: what a JPEG's Exif part says.
  package static func orientation(of data: Data) -> Orientation {
    guard data.starts(with: [0xff, 0xd8]) else { return .topLeft }
    return data.withUnsafeBytes { JPEGOrientation(bytes: $0).value } ?? .topLeft
  }
}

/// Looks for the orientation among a JPEG's segments; whatever is not as it should be ends the search.
private struct JPEGOrientation {
  let bytes: UnsafeRawBufferPointer

  var value: CGImage.Orientation? {
    var offset = 2
    while let marker = number(offset, 2, isLittle: false), marker >= 0xffc0, marker != 0xffda,
      let length = number(offset + 2, 2, isLittle: false), length >= 2
    {
      // "Exif" and two zeros, then a TIFF file.
      if marker == 0xffe1, number(offset + 4, 4, isLittle: false) == 0x4578_6966 {
        return tag(in: offset + 10)
      }
      offset += 2 + length
    }
    return nil
  }

  private func tag(in start: Int) -> CGImage.Orientation? {
    let order = number(start, 2, isLittle: false)
    guard order == 0x4949 || order == 0x4d4d else { return nil }
    let isLittle = order == 0x4949
    guard let directory = number(start + 4, 4, isLittle: isLittle),
      let count = number(start + directory, 2, isLittle: isLittle)
    else { return nil }
    for index in 0..<count {
      let entry = start + directory + 2 + 12 * index
      guard let name = number(entry, 2, isLittle: isLittle) else { return nil }
      if name == 0x0112 {
        return number(entry + 8, 2, isLittle: isLittle).flatMap(CGImage.Orientation.init(rawValue:))
      }
    }
    return nil
  }

  private func number(_ offset: Int, _ count: Int, isLittle: Bool) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return (0..<count).reduce(0) { sum, index in
      sum << 8 | Int(bytes[offset + (isLittle ? count - 1 - index : index)])
    }
  }
}
