internal import CAssets

/// The embedded files by name.
package enum AssetCatalogue {
  /// Every embedded file in the order of the names.
  package static let all: [Asset] = {
    var count = 0
    guard let entries = cassets_catalogue(&count) else { return [] }
    return UnsafeBufferPointer(start: entries, count: count).map { entry in
      Asset(
        name: String(cString: entry.name),
        bytes: UnsafeRawBufferPointer(start: entry.bytes, count: entry.count))
    }
  }()

  /// The file with this exact name, or nil.
  package static func asset(named name: String) -> Asset? {
    all.first { $0.name == name }
  }
}
