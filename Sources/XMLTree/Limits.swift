/// How much of a document is read before it is refused.
///
/// The largest real documents have about 5,000 elements, 60 levels and attributes of a few kilobytes.
public struct Limits: Hashable, Sendable {
  /// The bytes of the file.
  public var bytes = 1 << 30
  /// Levels of nested elements.
  public var depth = 1_000
  /// Elements, texts, comments and instructions.
  public var nodes = 20_000_000
  /// Attributes of all elements together.
  public var attributes = 80_000_000
  /// The bytes of one attribute value, text or comment.
  public var valueBytes = 10_000_000

  /// The limits above.
  public init() {}
}
