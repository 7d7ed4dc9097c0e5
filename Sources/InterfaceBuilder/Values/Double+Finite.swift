extension Double {
  /// A number in a document: `nan`, `inf` and numbers that are too large are nil.
  init?(finite text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
