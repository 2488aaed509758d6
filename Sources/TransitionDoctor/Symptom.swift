/// A finding with what it is about, which tells one occurrence from another.
struct Symptom {
  /// The transition's number; nil for what has to do with none.
  var transition: Int?
  /// The number of the view or controller that it is about, where it is about one.
  var object: Int?
  var finding: Finding

  /// The same for whatever is one occurrence.
  var occurrence: Occurrence {
    Occurrence(rule: finding.rule, transition: transition, object: object)
  }

  struct Occurrence: Hashable {
    let rule: String
    let transition: Int?
    let object: Int?
  }
}
