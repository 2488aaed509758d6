/// Which of the words there are is near to one that there is not.
enum NearWords {
  /// The nearest ones first, `count` at the most, none that are too far away.
  static func nearest(to word: String, among words: [String], count: Int = 1) -> [String] {
    // Most of it must be right: a short word is near to any other short one.
    let farthest = min(3, (word.count - 1) / 2)
    let near = words.map { (word: $0, distance: distance($0, word)) }
      .filter { $0.distance <= farthest || word.count >= 3 && count > 1 && $0.word.contains(word) }
    return near.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.prefix(count).map(\.element.word)
  }

  /// As the part of a message: "did you mean 'a' or 'b'? ", or nothing.
  static func hint(for word: String, among words: [String], count: Int = 1) -> String {
    let near = nearest(to: word, among: words, count: count)
    guard !near.isEmpty else { return "" }
    return "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))? "
  }

  /// How many characters must be changed, added or left out to turn one word into the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let other = Array(second)
    var row = Array(0...other.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let substituted = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
