/// A matrix as a value that few layers have: it is held by reference, so that it costs the others
/// a word.
package final class SpaceTransform: Hashable, Sendable {
  package let matrix: CATransform3D

  package init(_ matrix: CATransform3D) { self.matrix = matrix }

  package static func == (one: SpaceTransform, other: SpaceTransform) -> Bool {
    one === other || CATransform3DEqualToTransform(one.matrix, other.matrix)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(matrix.numbers) }
}

extension SpaceTransform: CustomStringConvertible {
  /// The sixteen numbers, row by row.
  package var description: String { "\(matrix.numbers)" }
}
