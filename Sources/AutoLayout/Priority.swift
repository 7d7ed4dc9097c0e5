/// How important a constraint is: 1000 is required, anything less is optional.
///
/// Priorities are lexicographic: no number of constraints of a lower one outweighs one of a higher.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority; ``LinearSystem/add(_:)`` refuses one that is not above 0 and at most 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = Priority(1000)

  /// Whether the first one matters less.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a number as in `749.5`.
  public init(floatLiteral value: Float) { rawValue = value }
  /// Creates a priority from a number as in `750`.
  public init(integerLiteral value: Int) { rawValue = Float(value) }
}
