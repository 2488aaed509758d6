import Assets
import Foundation
import Testing

@Suite("Asset catalogue")
struct AssetCatalogueTests {
  /// The repository's `assets` folder.
  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "assets")

  @Test("Every embedded file holds the bytes of the file in assets", arguments: 0..<4)
  func bytes(index: Int) throws {
    let asset = AssetCatalogue.all[index]
    let file = try Data(contentsOf: folder.appending(path: asset.name))
    #expect(Data(asset.bytes) == file)
  }

  @Test("The catalogue lists the fonts in the order of their names")
  func names() {
    #expect(
      AssetCatalogue.all.map(\.name) == [
        "fonts/Inter-Bold.otf", "fonts/Inter-Medium.otf", "fonts/Inter-Regular.otf",
        "fonts/Inter-SemiBold.otf", "pictures/lake.jpg",
      ])
  }

  @Test("A name is looked up exactly; an unknown one gives nil")
  func lookup() {
    #expect(AssetCatalogue.asset(named: "fonts/Inter-Bold.otf")?.name == "fonts/Inter-Bold.otf")
    #expect(AssetCatalogue.asset(named: "Inter-Bold.otf") == nil)
    #expect(AssetCatalogue.asset(named: "fonts/inter-bold.otf") == nil)
    #expect(AssetCatalogue.asset(named: "") == nil)
  }

  @Test("Asking twice gives the same memory: nothing is copied")
  func sharing() throws {
    let first = try #require(AssetCatalogue.asset(named: "fonts/Inter-Regular.otf"))
    let second = try #require(AssetCatalogue.asset(named: "fonts/Inter-Regular.otf"))
    #expect(first.bytes.baseAddress == second.bytes.baseAddress)
  }
}
