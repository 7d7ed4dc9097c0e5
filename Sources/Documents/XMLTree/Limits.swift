/// Limits on the size of a document; a document that exceeds one is rejected.
///
/// The largest real documents have about 5,000 elements, 60 levels of nesting, elements with 25 attributes, and attributes
/// of a few kilobytes.
public struct Limits: Hashable, Sendable {
  /// The maximum size of the file, in bytes.
  public var bytes = 1 << 30
  /// The maximum depth of nested elements.
  public var depth = 1_000
  /// The maximum number of elements, texts, comments and instructions.
  public var nodes = 20_000_000
  /// The maximum number of attributes of all elements together.
  public var attributes = 80_000_000
  /// The maximum number of attributes of one element.
  public var elementAttributes = 65_535
  /// The maximum size of one attribute value, text or comment, in bytes.
  public var valueBytes = 10_000_000

  /// Creates the default limits.
  public init() {}

  /// The limits on documents of Interface Builder. Code that looks up attributes of an element by name compares each with
  /// each, and no real element has many.
  public static var document: Limits {
    var limits = Limits()
    limits.elementAttributes = 500
    return limits
  }
}
