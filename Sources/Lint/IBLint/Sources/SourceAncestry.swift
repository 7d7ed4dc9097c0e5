/// A class in the sources with its superclasses.
public struct SourceAncestry: Hashable, Sendable {
  /// The class and those of its superclasses that the sources declare, nearest first.
  public var classes: [SourceClass]
  /// The first superclass outside the sources: a framework class or an unknown class. Nil for a class without a
  /// superclass, or if the superclass is unknown.
  public var end: String?
  /// Whether a superclass is uncertain, because conditions or modules lead to several declarations, or because of a
  /// cycle.
  public var isUncertain: Bool
  /// If a superclass is uncertain, the other classes in the sources that may be superclasses.
  public var possible: [SourceClass]

  /// Creates an ancestry.
  public init(
    classes: [SourceClass], end: String? = nil, isUncertain: Bool = false,
    possible: [SourceClass] = []
  ) {
    self.classes = classes
    self.end = end
    self.isUncertain = isUncertain
    self.possible = possible
  }
}
