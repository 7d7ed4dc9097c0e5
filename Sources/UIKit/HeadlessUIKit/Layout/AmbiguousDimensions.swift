/// The parts of a frame that constraints do not determine.
public struct AmbiguousDimensions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The left edge.
  public static let x = Self(rawValue: 1)
  /// The top edge.
  public static let y = Self(rawValue: 2)
  public static let width = Self(rawValue: 4)
  public static let height = Self(rawValue: 8)
}
