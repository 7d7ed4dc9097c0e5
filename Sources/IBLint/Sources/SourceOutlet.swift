/// A property of a class that a document may connect.
public struct SourceOutlet: Hashable, Sendable {
  /// Its name as Objective-C sees it.
  public var name: String
  /// The class that it holds, without optionality, generic arguments and, for a collection, the array around
  /// it; nil for `Any`, `id` and what no class is named for.
  public var type: String?
  /// The Swift module of that class, nil if nothing tells and for classes that no source declares.
  public var typeModule: String?
  /// The protocols of its type, as in `id<Name>`, `any Name` and `UIView & Name`.
  public var protocols: [String]
  /// Whether it is an array: an outlet collection.
  public var isCollection: Bool
  /// Whether it keeps what it holds alive.
  public var isStrong: Bool
  /// Whether no document can set it: `let`, a getter without a setter; `private(set)` does not count, and neither does
  /// `readonly` where Objective-C keeps the value in a variable, which key value coding sets.
  public var isReadOnly: Bool
  /// Whether it is `static`, or a class property.
  public var isStatic: Bool
  /// Whether it is visible to Objective-C: true for outlets and Objective-C code, and for `@objc` in Swift.
  public var isExposed: Bool
  /// Whether code of the class gives it a value.
  public var isAssigned = false
  /// Where it is declared.
  public var place: SourcePlace

  /// Describes a property.
  public init(
    name: String, type: String?, typeModule: String? = nil, protocols: [String] = [],
    isCollection: Bool = false,
    isStrong: Bool = true, isReadOnly: Bool = false, isStatic: Bool = false,
    isExposed: Bool = true, place: SourcePlace
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
    self.place = place
  }
}

extension SourceOutlet {
  /// Whether a connection with one of some names sets it: a variable of Objective-C begins with an underscore that key
  /// value coding adds, and a property is kept in such a variable.
  func isSet(byAnyOf names: Set<String>) -> Bool {
    names.contains(name) || names.contains("_" + name)
      || name.hasPrefix("_") && names.contains(String(name.dropFirst()))
      || names.contains { isSet(byKey: $0) }
  }

  /// Whether key value coding sets it by a key: the setter `setTitle:` answers `title` and `Title`, and `setIsOn:`
  /// answers `on` as well.
  func isSet(byKey key: String) -> Bool {
    if name == key { return true }
    let (own, wanted) = (Self.capitalized(name), Self.capitalized(key))
    return own == wanted || own == "Is" + wanted
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether it is for a helper that code may set as well as a document: a delegate, a data source, or anything that
  /// its type only describes by protocols.
  var isForHelper: Bool {
    let word = name.lowercased()
    return word.hasSuffix("delegate") || word.hasSuffix("datasource")
      || type == nil && !protocols.isEmpty
  }
}

/// A method of a class that a document may name as an action.
public struct SourceAction: Hashable, Sendable {
  /// The kind of action.
  public enum Kind: String, Hashable, Sendable {
    /// `@IBAction`, `IBAction`.
    case action
    /// `@IBSegueAction`, `IBSegueAction`.
    case segueAction
    /// A method without such an attribute.
    case method
  }

  /// Its selector, as Objective-C sees it: `tap:`, `changedWithValue:event:`.
  public var selector: String
  /// The selector that it has if its code is older than Swift 3, which leaves the first label out of it; nil where the
  /// version is known or makes no difference.
  public var olderSelector: String?
  /// The kind of action.
  public var kind: Kind
  /// The classes of its parameters, nil for `Any` and `id`.
  public var parameterTypes: [String?]
  /// Whether it returns something.
  public var returnsValue: Bool
  /// Whether it is `static`, or a class method.
  public var isStatic: Bool
  /// Whether it is visible to Objective-C: true for actions and Objective-C code, and for `@objc` in Swift.
  public var isExposed: Bool
  /// Where it is declared.
  public var place: SourcePlace

  /// Describes a method.
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
  /// Whether a message with a selector may reach it.
  public func mayAnswer(_ selector: String) -> Bool {
    self.selector == selector || olderSelector == selector
  }
}
