internal import Assets
internal import CSDL2TTF

/// The open fonts and what has been learnt about their characters.
struct FontShelf {
  /// A face at a size in 64ths of a pixel.
  struct Key: Hashable {
    let face: FontFace
    let size64: Int
  }

  /// Fonts kept open at once for drawing.
  static let fontLimit = 32
  /// Room for the sum of (pixels per em)² over the fonts kept open; bounds their glyph bitmaps.
  static let areaLimit = 1 << 20
  /// Characters remembered for each face.
  static let clusterLimit = 4096
  /// Measured pieces of text remembered for each face.
  static let advanceLimit = 4096
  /// Beginnings of lines remembered for each font kept open.
  static let leftReachLimit = 1024
  /// Lines whose extent is remembered for each font kept open.
  static let extentLimit = 1024
  /// Bytes of all bitmaps remembered.
  static let bitmapLimit = 16 << 20

  private var rulers: [FontFace: OpaquePointer] = [:]
  private var pens: [Key: OpaquePointer] = [:]
  /// Keys of `pens`, the least recently used first.
  private var recency: [Key] = []
  private var clusters: [FontFace: BoundedTable<Character, Cluster>] = [:]
  /// In font units. Shaping costs far more than looking up, and windows measure the same again.
  private var advances: [FontFace: BoundedTable<[UInt8], Int>] = [:]
  /// How far beginnings of lines reach to the left of their origin, in pixels.
  var leftReaches: [Key: BoundedTable<[UInt8], Int>] = [:]
  var extents: [Key: BoundedTable<[UInt8], BitmapExtent>] = [:]
  var bitmaps = BoundedTable<DrawnText, LibraryBitmap>(limit: bitmapLimit)
}

extension FontShelf {
  /// The face at one pixel a font unit, where every measure is exact.
  mutating func ruler(_ face: FontFace) -> OpaquePointer {
    if let font = rulers[face] { return font }
    let font = open(face, pointSize: Int32(face.tables.unitsPerEm))
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    rulers[face] = font
    return font
  }

  /// The face at a size in 64ths of a pixel, for drawing; valid until the next call.
  ///
  /// Vertical hinting only, glyphs placed at 64ths of a pixel horizontally: advances stay those of
  /// the unhinted font.
  mutating func pen(_ key: Key) -> OpaquePointer {
    if let font = pens[key] {
      recency.removeAll { $0 == key }
      recency.append(key)
      return font
    }
    let font = open(key.face, pointSize: 1)
    // One point at d dots an inch is d/72 pixels: any 64th of a pixel can be reached.
    let dotsPerInch = UInt32((key.size64 * 72 + 32) / 64)
    TTF_SetFontSizeDPI(font, 1, dotsPerInch, dotsPerInch)
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    pens[key] = font
    recency.append(key)
    return font
  }

  /// Closes the fonts used longest ago until the rest is within the limits.
  mutating func trim() {
    func area(_ key: Key) -> Int { key.size64 * key.size64 / 4096 }
    var total = recency.reduce(0) { $0 + area($1) }
    while let oldest = recency.first, recency.count > Self.fontLimit || total > Self.areaLimit {
      total -= area(oldest)
      recency.removeFirst()
      TTF_CloseFont(pens.removeValue(forKey: oldest))
      leftReaches[oldest] = nil
      extents[oldest] = nil
    }
  }

  /// A character as `face` draws it.
  ///
  /// Characters that differ in spelling only (composed or not) are equal in Swift and share an
  /// entry; all spellings are drawn in the composed form, so that no result depends on which of
  /// them came first.
  mutating func cluster(_ character: Character, _ face: FontFace) -> Cluster {
    if var known = clusters[face]?[character] {
      known.character = character
      return known
    }
    let font = ruler(face)
    let composed = String(character).precomposedStringWithCanonicalMapping
    let (scalars, isMissing) = Cluster.drawnScalars(of: composed) { scalar in
      Self.provides(scalar, font)
    }
    let utf8 = scalars.flatMap { Array(String($0).utf8) }
    let cluster = Cluster(
      character: character, kind: Cluster.Kind(character), utf8: utf8,
      advance: advance(of: utf8, face), isMissing: isMissing)
    clusters[face, default: BoundedTable(limit: Self.clusterLimit)].keep(cluster, for: character)
    return cluster
  }

  /// The sum of the advances of one shaped piece of UTF-8 text, in font units.
  mutating func advance(of utf8: [UInt8], _ face: FontFace) -> Int {
    if utf8.isEmpty { return 0 }
    if let known = advances[face]?[utf8] { return known }
    let advance = measuredAdvance(of: utf8, face)
    advances[face, default: BoundedTable(limit: Self.advanceLimit)].keep(advance, for: utf8)
    return advance
  }

  /// The characters of `text` as `face` draws them.
  mutating func clusters(of text: some StringProtocol, _ face: FontFace) -> [Cluster] {
    text.map { cluster($0, face) }
  }

  /// The one space that shows ink.
  private static let oghamSpace: Unicode.Scalar = "\u{1680}"

  private static func provides(_ scalar: Unicode.Scalar, _ font: OpaquePointer) -> Bool {
    if TTF_GlyphIsProvided32(font, scalar.value) != 0 { return true }
    // What the shaper composes from parts or replaces by a plain space is not missing either.
    if scalar.properties.generalCategory == .spaceSeparator && scalar != oghamSpace { return true }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.count > 1 && parts.allSatisfy { TTF_GlyphIsProvided32(font, $0.value) != 0 }
  }

  private func open(_ face: FontFace, pointSize: Int32) -> OpaquePointer {
    if TTF_WasInit() == 0, TTF_Init() != 0 {
      fatalError("SDL2_ttf does not start: \(String(cString: SDL_GetError()))")
    }
    let bytes = face.asset.bytes
    let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
    guard let font = TTF_OpenFontRW(stream, 1, pointSize) else {
      let reason = String(cString: SDL_GetError())
      fatalError("SDL2_ttf cannot open \(face.rawValue): \(reason)")
    }
    return font
  }
}
