/// A type as an Objective-C header writes it.
package struct ObjectiveCType: Hashable, Sendable {
  /// Whether a pointer may be nil.
  package enum Nullability: Hashable, Sendable {
    case nonnull, nullable
    /// The header does not say.
    case unspecified
  }

  /// The name, with single spaces between the words of a type such as `unsigned int`.
  package var name: String
  /// The types in angle brackets: those of the elements of a collection.
  package var arguments: [ObjectiveCType] = []
  /// The protocols in angle brackets.
  package var protocols: [String] = []
  /// The number of asterisks.
  package var pointers = 0
  package var nullability: Nullability
  package var isConstant = false
  /// The result and the parameters of a block, in this order, or nil for other types.
  package var block: [ObjectiveCType]?
  /// Whether a function calls the block only before it returns.
  package var isNoEscape = false

  package init(
    name: String, pointers: Int = 0, nullability: Nullability = .unspecified,
    block: [ObjectiveCType]? = nil
  ) {
    self.name = name
    self.pointers = pointers
    self.nullability = nullability
    self.block = block
  }
}
