/// A position at which code loads a nib by its name, with the owner that it passes.
public struct SourceNibLoad: Hashable, Sendable {
  /// The object that code passes as File's Owner.
  public enum Owner: Hashable, Sendable {
    /// Code passes nil.
    case nobody
    /// The object that contains the code passes itself. The owner has one of these classes.
    case itself([SourceClass])
    /// Any other object, or an unknown one.
    case other
  }

  /// The owner.
  public var owner: Owner
  /// The position in the sources.
  public var place: SourcePlace
  /// The name of the enclosing function without its labels. Empty outside functions.
  public var function = ""
  /// The declaration of the enclosing class. Nil outside classes.
  public var container: SourcePlace?

  /// Creates a load.
  public init(owner: Owner, place: SourcePlace) {
    self.owner = owner
    self.place = place
  }
}
