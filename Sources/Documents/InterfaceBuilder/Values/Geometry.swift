/// A point, in points of the coordinate space that its owner specifies.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size from its extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points. A view's frame is in its superview's coordinate space, whose y-axis points down in the iOS
/// family and up on macOS.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge; the bottom edge on macOS.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a rectangle from its corner and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from the edges of a rectangle, in points. For directional insets, `left` is the leading inset.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left or leading edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right or trailing edge.
  public var right: Double

  /// Creates insets from their four distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A half-open range of integers, like `NSRange`.
public struct IndexRange: Hashable, Sendable {
  /// The first index.
  public var location: Int
  /// The number of indices.
  public var length: Int

  /// Creates a range from its first index and its length.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

extension Point {
  /// Reads `{x, y}`.
  public init?(_ text: String) {
    guard let numbers = bracedNumbers(text, count: 2) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Size {
  /// Reads `{width, height}`.
  public init?(_ text: String) {
    guard let numbers = bracedNumbers(text, count: 2) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension Rect {
  /// Reads `{{x, y}, {width, height}}`.
  public init?(_ text: String) {
    guard let numbers = bracedNumbers(text, count: 4) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Returns the numbers in a text such as `{{0, 0}, {320, 480}}`; nil for any other form or count.
func bracedNumbers(_ text: String, count: Int) -> [Double]? {
  let trimmed = text.utf8.filter { $0 != 0x20 }
  guard trimmed.first == UInt8(ascii: "{"), trimmed.last == UInt8(ascii: "}") else { return nil }
  let braces: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "}")]
  let numbers = trimmed.filter { !braces.contains($0) }
    .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    .map { Double(finite: String(decoding: $0, as: UTF8.self)) }
  guard numbers.count == count else { return nil }
  let present = numbers.compactMap { $0 }
  return present.count == count ? present : nil
}
