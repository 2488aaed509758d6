import Foundation

/// What an SVG file says about its size, read before a decoder takes memory for it.
struct SVGHeader {
  /// CSS pixels, of which 96 are an inch; above 0.
  let width: CGFloat
  let height: CGFloat

  /// Nil where the root element gives no size: neither `width` and `height`, nor a `viewBox`.
  init?(_ data: Data) {
    guard let tag = Self.rootTag(of: data) else { return nil }
    let box = Self.attribute("viewBox", of: tag).map { text in
      text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { Double($0) }
    }
    func length(_ name: String, _ index: Int) -> CGFloat? {
      if let text = Self.attribute(name, of: tag), let own = Self.pixels(text), own > 0 {
        return own
      }
      guard let box, box.count == 4, box[index] > 0 else { return nil }
      return CGFloat(box[index])
    }
    guard let width = length("width", 2), let height = length("height", 3), width.isFinite,
      height.isFinite
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Whether `data` is one from its beginning: what precedes the root element is XML's.
  static func isSVG(_ data: Data) -> Bool { rootTag(of: data) != nil }

  /// Whether the root element is closed.
  static func hasEnd(_ data: Data) -> Bool {
    if data.range(of: Data("</svg".utf8), options: .backwards) != nil { return true }
    return rootTag(of: data)?.hasSuffix("/") ?? false
  }

  /// As far as a root element is looked for, comments before it and its attributes included.
  private static let reach = 16384

  /// What stands between `<svg` and `>`; quotes may hold a `>`.
  private static func rootTag(of data: Data) -> String? {
    var rest = Substring(decoding: data.prefix(reach), as: UTF8.self)
    if rest.first == "\u{feff}" { rest.removeFirst() }
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[rest.index(after: end)...]
      } else {
        break
      }
    }
    guard rest.hasPrefix("<svg") else { return nil }
    rest = rest.dropFirst(4)
    guard let next = rest.first, next.isWhitespace || next == ">" || next == "/" else { return nil }
    var quote: Character?
    for index in rest.indices {
      let character = rest[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return String(rest[..<index])
      }
    }
    return nil
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split { $0.isWhitespace }.last
      let value = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      if let key, key == name { return String(value.dropFirst()[..<end]) }
      rest = value[value.index(after: end)...]
    }
    return nil
  }

  /// Nil for what depends on a surrounding page: `%`, `em`, `ex`.
  private static func pixels(_ text: String) -> CGFloat? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let units: [(String, CGFloat)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    for (unit, size) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(2)).map { CGFloat($0) * size }
    }
    return Double(text).map { CGFloat($0) }
  }
}
