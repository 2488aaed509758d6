import Assets
import QuartzCore

extension UIImage {
  /// The picture called `name`, with or without its extension: looked for in the folder `assets`
  /// beside the executable, then in the package's resource bundles, then among the bundled pictures.
  ///
  /// Nil when it is nowhere, or, with a line on the console, what is there is no picture.
  public convenience init?(named name: String) {
    guard let data = Self.data(named: name),
      let image = Self.decoded(data, for: "UIImage(named: \"\(name)\")")
    else { return nil }
    self.init(cgImage: image)
  }

  /// Tried in this order when the name has no extension.
  private static let extensions = ["png", "jpg", "jpeg"]

  private static func data(named name: String) -> Data? {
    // A name is a file's name in these folders, never a way out of them.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let files = [name] + extensions.map { "\(name).\($0)" }
    for folder in folders {
      for file in files {
        if let data = FileManager.default.contents(atPath: folder + "/" + file) { return data }
      }
    }
    for file in files {
      guard let asset = AssetCatalogue.asset(named: "pictures/\(file)") else { continue }
      return Data(asset.bytes)
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
