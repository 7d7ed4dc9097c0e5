/// A location where code uses an identifier of a storyboard, or the name of a document.
public struct SourceIdentifierUse: Hashable, Sendable {
  /// The kinds of identifiers.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A segue that code performs.
    case segue
    /// A scene that code instantiates.
    case scene
    /// A cell or reusable view that code dequeues.
    case reuse
    /// A cell that code dequeues without an index path, so that the result is nil if no document contains it.
    case optionalReuse
    /// A cell or reusable view that code registers, so that documents need not contain it.
    case registration
    /// The name of a storyboard.
    case storyboard
    /// The name of a storyboard whose initial view controller code instantiates.
    case initialScene
    /// The name of a nib in the app's own bundle.
    case nib
    /// A segue whose identifier code compares, as in `segue.identifier == "detail"`.
    case segueComparison
    /// A segue whose destination code casts to a class, by the identifier in the condition around the cast.
    case segueDestination
    /// A class of which code creates an object without arguments.
    case creation
  }

  /// The table or collection view for which code registers or dequeues a cell.
  public enum List: Hashable, Sendable {
    /// A property of the object that contains the code, such as an outlet.
    case property(String)
    /// A property of another object.
    case other(String)
    /// A parameter of the function.
    case parameter
    /// A variable of the function.
    case local
    /// The object that contains the code.
    case itself
  }

  /// The kind of the identifier.
  public var kind: Kind
  /// The identifier.
  public var identifier: String
  /// The location in the code.
  public var place: SourcePlace
  /// The list of a cell. The variable property whose default value an object is.
  public var list = List.local
  /// The name of the nib that code registers for a reuse identifier, or nil for a class or an unknown name.
  public var nib: String?
  /// The class that code registers or creates, or to which it casts the object by `as!`. Nil if there is none.
  public var className: String?
  /// Whether code shows the created controller, embeds it, or returns it to code that does.
  public var isShown = false
  /// The members of the created controller that code uses.
  public var members: [String] = []
  /// Whether a storyboard or nib is in the app's own bundle: code passes the main bundle, or none.
  public var isInOwnBundle = true
  /// The name of the enclosing function without its labels, or of the property. Empty outside functions.
  public var function = ""
  /// Whether the code runs only if other code reads the property around it.
  public var isInGetter = false
  /// The declaration of the enclosing class. Nil outside classes, and in extensions of framework classes and protocols.
  public var owner: SourcePlace?

  /// Creates a use.
  public init(kind: Kind, identifier: String, place: SourcePlace) {
    self.kind = kind
    self.identifier = identifier
    self.place = place
  }
}
