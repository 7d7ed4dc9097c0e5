/// The priority of a constraint: 1000 is required, anything less is optional.
///
/// Priorities are lexicographic: no number of constraints of a lower priority outweighs one of a higher priority.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority; ``LinearSystem/add(_:)`` rejects a value that is not above 0 and at most 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority 1000, with which a constraint must hold.
  public static let required = Priority(1000)

  /// Returns whether the first priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal such as `749.5`.
  public init(floatLiteral value: Float) { rawValue = value }
  /// Creates a priority from a literal such as `750`.
  public init(integerLiteral value: Int) { rawValue = Float(value) }
}
