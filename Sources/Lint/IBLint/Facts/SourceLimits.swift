/// The limits for facts from sources.
package enum SourceLimits {
  /// The largest number of superclasses that a class may have in the sources; apps have a tenth of them. Without a limit,
  /// time and memory would grow with the square of a chain.
  package static let mostSuperclasses = 64
}
