/// A class of the sources and what it is made from.
public struct SourceAncestry: Hashable, Sendable {
  /// The class and those of its superclasses that the sources declare, the nearest first.
  public var classes: [SourceClass]
  /// The first superclass outside the sources: a framework class, or an unknown one. Nil for a class without a
  /// superclass, or if the superclass is unknown.
  public var end: String?
  /// Whether the way up ends where nothing is known: a superclass that conditions or modules give in several
  /// ways, or a circle.
  public var isUncertain: Bool

  /// Describes where a class comes from.
  public init(classes: [SourceClass], end: String? = nil, isUncertain: Bool = false) {
    self.classes = classes
    self.end = end
    self.isUncertain = isUncertain
  }
}
