/// An object of the code under study, named so that two runs name it alike.
public struct ObjectReference: Hashable, Codable, Sendable {
  /// The dynamic type's name without its module.
  public var type: String
  /// The object's number in its stage, given in order of creation from 1.
  public var id: Int

  public init(type: String, id: Int) {
    self.type = type
    self.id = id
  }
}
