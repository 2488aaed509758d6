/// The text in a C array of characters, which is imported as a tuple.
func string<Characters>(fromFixed characters: Characters) -> String {
  withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
