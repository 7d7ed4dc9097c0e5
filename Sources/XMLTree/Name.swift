/// The number of an element or attribute name in a tree.
///
/// Names of the tree's ``Vocabulary`` have the same number in every tree of that vocabulary, so they
/// can be constants; other names are numbered per tree, and mean nothing outside it.
@frozen
public struct Name: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32

  /// Creates a name from its number.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
