extension Double {
  /// Creates a number from a document's text; nil for `nan`, `inf` and numbers that are too large.
  init?(finite text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
