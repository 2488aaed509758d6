import Testing

extension ExitTest.Result? {
  /// What the process wrote to standard error.
  var standardErrorText: String {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }
}
