/// The limits for facts from sources.
package enum SourceLimits {
  /// The maximum number of superclasses that a class may have in the sources; apps have a tenth of them. Without a
  /// limit, time and memory would be quadratic in the length of the chain.
  package static let mostSuperclasses = 64
  /// The maximum nesting depth of brackets in a source, which is more than people write. Nested Swift is parsed recursively,
  /// and nested messages of Objective-C are read again for each level.
  package static let depth = 200
}
