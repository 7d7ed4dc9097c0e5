import PublishedAPI

/// A property of a class that a document may connect.
public struct SourceOutlet: Hashable, Sendable {
  /// The name in Objective-C.
  public var name: String
  /// The class of the value, without optionality, generic arguments and, for a collection, the array. Nil for `Any`,
  /// `id` and types without a class.
  public var type: String?
  /// The Swift module of that class, or nil if unknown or if the sources do not declare the class.
  public var typeModule: String?
  /// The protocols of the type, as in `id<Name>`, `any Name` and `UIView & Name`.
  public var protocols: [String]
  /// Whether the property is an array, so that it is an outlet collection.
  public var isCollection: Bool
  /// Whether the property keeps a strong reference.
  public var isStrong: Bool
  /// Whether a document cannot set the property, as with `let` or a getter without a setter. False for `private(set)`,
  /// and for an Objective-C `readonly` property with a variable, which key-value coding sets.
  public var isReadOnly: Bool
  /// Whether this is a `static` or class property.
  public var isStatic: Bool
  /// Whether the property is visible to Objective-C, as outlets, Objective-C properties and `@objc` properties are.
  public var isExposed: Bool
  /// Whether other modules can access the property.
  public var isPublic: Bool
  /// Whether the property runs code when it is set or read.
  public var isObserved: Bool
  /// Whether code assigns the property: code of the class, or code in a file that names the class.
  public var isAssigned = false
  /// The location of the declaration.
  public var place: SourcePlace

  /// Creates a property.
  public init(
    name: String, type: String?, typeModule: String? = nil, protocols: [String] = [],
    isCollection: Bool = false,
    isStrong: Bool = true, isReadOnly: Bool = false, isStatic: Bool = false,
    isExposed: Bool = true, isPublic: Bool = false, isObserved: Bool = false, place: SourcePlace
  ) {
    self.name = name
    self.type = type
    self.typeModule = typeModule
    self.protocols = protocols
    self.isCollection = isCollection
    self.isStrong = isStrong
    self.isReadOnly = isReadOnly
    self.isStatic = isStatic
    self.isExposed = isExposed
    self.isPublic = isPublic
    self.isObserved = isObserved
    self.place = place
  }
}

extension SourceOutlet {
  /// Returns whether a connection with one of the names sets the property. Key-value coding also looks for a variable
  /// with a leading underscore, and an Objective-C property is stored in such a variable.
  func isSet(byAnyOf names: Set<String>) -> Bool {
    names.contains(name) || names.contains("_" + name)
      || name.hasPrefix("_") && names.contains(String(name.dropFirst()))
      || names.contains { isSet(byKey: $0) }
  }

  /// Returns whether key-value coding sets the property for a key: the setter `setTitle:` is used for `title` and
  /// `Title`, and `setIsOn:` also for `on`.
  func isSet(byKey key: String) -> Bool {
    if name == key { return true }
    let (own, wanted) = (Self.capitalized(name), Self.capitalized(key))
    return own == wanted || own == "Is" + wanted
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether the property holds a helper that code may set as well as a document: a delegate, a data source, or any
  /// object whose type is only described by protocols.
  var isForHelper: Bool {
    let word = name.lowercased()
    return word.hasSuffix("delegate") || word.hasSuffix("datasource")
      || type == nil && !protocols.isEmpty
  }
}

/// A method that a document may use as an action.
public struct SourceAction: Hashable, Sendable {
  /// The kinds of methods.
  public enum Kind: String, Hashable, Sendable {
    /// `@IBAction`, `IBAction`.
    case action
    /// `@IBSegueAction`, `IBSegueAction`.
    case segueAction
    /// A method without such an attribute.
    case method
  }

  /// The Objective-C selector: `tap:`, `changedWithValue:event:`.
  public var selector: String
  /// The selector if the code uses a version before Swift 3, which omits the first label. Nil if the version is known
  /// or makes no difference.
  public var olderSelector: String?
  /// The kind of action.
  public var kind: Kind
  /// The classes of the parameters. Nil represents `Any` and `id`.
  public var parameterTypes: [String?]
  /// Whether the method returns a value.
  public var returnsValue: Bool
  /// Whether this is a `static` or class method.
  public var isStatic: Bool
  /// Whether the method is visible to Objective-C, as actions, Objective-C methods and `@objc` methods are.
  public var isExposed: Bool
  /// The location of the declaration.
  public var place: SourcePlace

  /// Creates a method.
  public init(
    selector: String, olderSelector: String? = nil, kind: Kind = .action,
    parameterTypes: [String?] = [],
    returnsValue: Bool = false, isStatic: Bool = false, isExposed: Bool = true, place: SourcePlace
  ) {
    self.selector = selector
    self.olderSelector = olderSelector
    self.kind = kind
    self.parameterTypes = parameterTypes
    self.returnsValue = returnsValue
    self.isStatic = isStatic
    self.isExposed = isExposed
    self.place = place
  }
}

extension SourceAction {
  /// Returns whether a message with a selector may call the method.
  public func mayAnswer(_ selector: String) -> Bool {
    self.selector == selector || olderSelector == selector
  }

  /// Returns whether the method has a name. In Swift, the selector contains the label of the first parameter.
  package func isCalled(_ name: String) -> Bool {
    selector.hasPrefix(name) && SwiftSelector.starts(of: selector).contains { $0.baseName == name }
  }
}
