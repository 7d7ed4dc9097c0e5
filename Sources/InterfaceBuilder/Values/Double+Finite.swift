extension Double {
  /// A number that stands in a document: `nan`, `inf` and what is too large for a number are none.
  init?(finite text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
