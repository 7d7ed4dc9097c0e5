/// The number of an element's or attribute's name in a tree.
///
/// Names in the tree's ``Vocabulary`` have the same number in every tree with that vocabulary, so they can be
/// constants. All other names are numbered separately in each tree.
@frozen
public struct Name: RawRepresentable, Hashable, Sendable {
  /// The number of the name.
  public let rawValue: UInt32

  /// Creates a name from its number.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
