/// The parts of a frame that constraints do not determine.
public struct AmbiguousDimensions: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt8

  /// Creates a set of parts from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The left edge.
  public static let x = Self(rawValue: 1)
  /// The top edge.
  public static let y = Self(rawValue: 2)
  /// The width.
  public static let width = Self(rawValue: 4)
  /// The height.
  public static let height = Self(rawValue: 8)
}
