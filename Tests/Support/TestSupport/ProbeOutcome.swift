/// What came of one damaged input.
public enum ProbeOutcome: Hashable, Sendable {
  /// It was refused with words.
  case refused
  /// It was read, and everything held.
  case read
  /// Something did not hold.
  case broken(String)
}
