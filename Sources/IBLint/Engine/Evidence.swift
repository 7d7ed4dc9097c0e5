/// How sure a finding is that depends on more than the document itself.
public enum Evidence: String, Hashable, Sendable, Comparable, CaseIterable {
  /// A name suggests it.
  case possible
  /// A name suggests it, and the connections look like it.
  case likely
  /// It is known.
  case certain

  /// Possible is less than likely.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .possible: 0
    case .likely: 1
    case .certain: 2
    }
  }
}
