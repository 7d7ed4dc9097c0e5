/// The limits for facts from sources.
package enum SourceLimits {
  /// The maximum number of superclasses that a class may have in the sources; apps have a tenth of them. Without a
  /// limit, time and memory would be quadratic in the length of the chain.
  package static let mostSuperclasses = 64
  /// The maximum nesting depth of brackets in a Swift file, which is more than people write. Nested code is parsed
  /// recursively.
  package static let depth = 200
}
