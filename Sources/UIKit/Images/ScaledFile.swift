import QuartzCore

/// A file's name, and the pixels per point that it stands for.
struct ScaledFile: Equatable {
  let path: String
  /// Nil where the name does not tell.
  let scale: CGFloat?

  /// The names under which `path` may be stored, the best for the screen first: its own scale, then
  /// larger ones, which stay sharp, then smaller ones. A name with a scale stands for itself.
  static func candidates(for path: String, screenScale: CGFloat) -> [ScaledFile] {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let dot = name.lastIndex(of: ".")
    let stem = path.dropLast(dot.map { name.distance(from: $0, to: name.endIndex) } ?? 0)
    let ending = path.dropFirst(stem.count)
    if let own = scales.first(where: { stem.hasSuffix("@\($0)x") }) {
      return [ScaledFile(path: path, scale: CGFloat(own))]
    }
    let wanted = Int(screenScale.rounded(.up))
    return scales.sorted { rank($0, wanted) < rank($1, wanted) }.map { scale in
      scale == 1
        ? ScaledFile(path: path, scale: nil)
        : ScaledFile(path: "\(stem)@\(scale)x\(ending)", scale: CGFloat(scale))
    }
  }

  private static let scales = [1, 2, 3]

  private static func rank(_ scale: Int, _ wanted: Int) -> Int {
    scale >= wanted ? scale - wanted : 10 + wanted - scale
  }
}
