import CoreGraphics

/// A display list is encoded as a flat table, children before their parents, each shared node and
/// each picture once; nested encoding would repeat them.
extension DisplayList: Codable {
  public init(from decoder: any Decoder) throws {
    let table = try DisplayTable(from: decoder)
    self = try table.displayList(codingPath: decoder.codingPath)
  }

  public func encode(to encoder: any Encoder) throws {
    try DisplayTable(self).encode(to: encoder)
  }
}
