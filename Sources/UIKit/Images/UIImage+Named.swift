import Assets
import QuartzCore

extension UIImage {
  /// The picture called `name`, with or without its extension: looked for in the folder `assets`
  /// beside the executable, then in the package's resource bundles, then among the bundled pictures.
  ///
  /// Of `a.png`, `a@2x.png` and `a@3x.png` it is the one for the screen's scale that counts, and
  /// `scale` is what the name says. A drawing (SVG) is made with the screen's scale. Nil when it is
  /// nowhere, or, with a line on the console, what is there is no picture.
  public convenience init?(named name: String) {
    guard let found = Self.file(named: name) else { return nil }
    self.init(data: found.data, scale: found.scale, for: "UIImage(named: \"\(name)\")")
  }

  /// Tried in this order when the name has no extension.
  private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]

  private static func file(named name: String) -> (data: Data, scale: CGFloat?)? {
    // A name is a file's name in these folders, never a way out of them.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let scale = screenScale
    let files = ([name] + extensions.map { "\(name).\($0)" }).flatMap {
      ScaledFile.candidates(for: $0, screenScale: scale)
    }
    for folder in folders {
      for file in files {
        let path = folder + "/" + file.path
        if let data = FileManager.default.contents(atPath: path) { return (data, file.scale) }
      }
    }
    for file in files {
      guard let asset = AssetCatalogue.asset(named: "pictures/\(file.path)") else { continue }
      return (Data(asset.bytes), file.scale)
    }
    return nil
  }

  /// `assets` beside the executable, then SwiftPM's resource bundles there, by name.
  private static var folders: [String] {
    let home = Bundle.main.bundleURL.path
    let bundles = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    return ["\(home)/assets"]
      + bundles.filter { $0.hasSuffix(".resources") }.sorted().map { "\(home)/\($0)" }
  }
}
