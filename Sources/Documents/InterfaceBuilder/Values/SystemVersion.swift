/// The version of an operating system: `13.0`.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version; nil if the text does not consist of numbers separated by periods.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, !numbers.isEmpty, numbers.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The version as used in file names: `13.0`.
  public var description: String { "\(major).\(minor)" }

  /// Returns whether the first version is older.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
