import Compositor
import CoreGraphics
import DisplayList
import Foundation
import MediaExport
import QuartzCore
import Testing

/// Everything that layers can show beside the same drawn by cairo, and a page of all of it, which is
/// compared byte for byte with `docs/layer-features.png`. To record it anew: INTERLUDE_RECORD=1.
@Suite("What layers show") @MainActor struct LayerFeatureTests {
  private static let features =
    LayerFeature.plain + LayerFeature.effects
    + LayerFeature.pictures
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "docs/layer-features.png")

  private func entry(_ feature: LayerFeature) -> FeatureSheet.Entry {
    let context = StageContext()
    context.outputScale = LayerFeature.scale
    let list = DisplayList(
      root: feature.node(context),
      size: CGSize(width: LayerFeature.side, height: LayerFeature.side))
    let ours = Compositor().composite(list, scale: LayerFeature.scale).image
    var oracle = Oracle(
      side: Int(LayerFeature.side * LayerFeature.scale), scale: LayerFeature.scale,
      ground: Ink.ground)
    feature.oracle(&oracle)
    let expected = oracle.image
    var (sum, worst) = (0, 0)
    for y in 0..<ours.height {
      for x in 0..<ours.width {
        let (one, other) = (ours.buffer[x, y], expected.buffer[x, y])
        for shift in [0, 8, 16] as [UInt32] {
          let difference = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
          sum += difference * difference
          worst = max(worst, difference)
        }
      }
    }
    let rmse = (Double(sum) / Double(3 * ours.width * ours.height)).squareRoot()
    return FeatureSheet.Entry(
      title: feature.title, ours: ours, oracle: expected, rmse: rmse, worst: worst)
  }

  @Test("As cairo draws it, and as docs/layer-features.png shows it")
  func features() throws {
    var entries: [FeatureSheet.Entry] = []
    for feature in Self.features {
      let entry = entry(feature)
      #expect(
        entry.rmse <= feature.limits.rmse && Double(entry.worst) <= feature.limits.worst,
        "\(entry.title): \(entry.rmse), at most \(entry.worst)")
      entries.append(entry)
    }
    let actual = FeatureSheet(entries: entries).image
    if ProcessInfo.processInfo.environment["INTERLUDE_RECORD"] == "1" {
      return try PNGWriter.write(actual, to: Self.page.path)
    }
    guard try actual != PNGReader.read(Self.page.path) else { return }
    let path = FileManager.default.temporaryDirectory.appending(path: "layer-features.png").path
    try PNGWriter.write(actual, to: path)
    Issue.record(
      """
      the page of features does not look as it did: that of now is \(path), the reference \
      \(Self.page.path); look at both, and record with INTERLUDE_RECORD=1 if it is meant
      """)
  }
}
