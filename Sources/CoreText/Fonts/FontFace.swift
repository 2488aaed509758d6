package import Assets

/// One bundled font file.
package enum FontFace: String, CaseIterable, Sendable {
  case interRegular = "fonts/Inter-Regular.otf"
  case interMedium = "fonts/Inter-Medium.otf"
  case interSemiBold = "fonts/Inter-SemiBold.otf"
  case interBold = "fonts/Inter-Bold.otf"

  /// The face of `family` whose weight is nearest.
  package init(family: FontFamily, weight: FontWeight) {
    switch (family, weight) {
    case (.inter, .ultraLight), (.inter, .thin), (.inter, .light), (.inter, .regular):
      self = .interRegular
    case (.inter, .medium): self = .interMedium
    case (.inter, .semibold): self = .interSemiBold
    case (.inter, .bold), (.inter, .heavy), (.inter, .black): self = .interBold
    }
  }

  /// The font file.
  package var asset: Asset {
    guard let asset = AssetCatalogue.asset(named: rawValue) else {
      fatalError("The binary does not hold \(rawValue)")
    }
    return asset
  }

  /// The file's own measures, read once.
  package var tables: FontTables { Self.allTables[self]! }

  private static let allTables = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, FontTables(reading: $0.asset.bytes)) })
}
