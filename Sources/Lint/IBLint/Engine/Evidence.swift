/// The certainty of a finding that depends on more than the document itself.
public enum Evidence: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Only a name suggests the finding.
  case possible
  /// A name suggests the finding, and the connections agree.
  case likely
  /// The finding is certain.
  case certain

  /// Orders evidence from `possible` to `certain`.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .possible: 0
    case .likely: 1
    case .certain: 2
    }
  }
}
