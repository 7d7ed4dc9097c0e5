/// Counts of triples: those that are right, those of Apple's that are missed, and those that are extra.
public struct Tally: Sendable, Hashable {
  /// Triples that both nibs have.
  public var right = 0
  /// Triples that only Apple's nib has.
  public var missed = 0
  /// Triples that only our nib has.
  public var extra = 0

  /// Counts of nothing.
  public init() {}

  /// Counts.
  public init(right: Int, missed: Int, extra: Int) {
    self.right = right
    self.missed = missed
    self.extra = extra
  }

  /// Triples that are not right.
  public var wrong: Int { missed + extra }

  /// The harmonic mean of precision and recall; 1 where there is nothing to compare.
  public var f1: Double {
    wrong == 0 ? 1 : Double(2 * right) / Double(2 * right + wrong)
  }

  /// Adds counts.
  public static func += (left: inout Tally, right: Tally) {
    left.right += right.right
    left.missed += right.missed
    left.extra += right.extra
  }
}
