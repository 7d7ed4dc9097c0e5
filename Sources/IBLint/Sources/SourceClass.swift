/// A class as an app's sources declare it, its extensions and categories taken together.
public struct SourceClass: Hashable, Sendable {
  /// Its name as sources write it, a nested class with the types around it: `Sheet.Row`.
  public var name: String
  /// The name that `@objc(Name)` gives it, nil if it has none of its own; an Objective-C class has its name.
  public var runtimeName: String?
  /// The Swift module it belongs to, nil for Objective-C and where nothing tells.
  public var module: String?
  /// Further modules that it belongs to, where several targets compile its file.
  public var otherModules: [String]
  /// Its superclass as written, without generic arguments; nil if none is named.
  public var superclass: String?
  /// The protocols and, in Swift, everything else after the colon, as written.
  public var conformances: [String]
  /// Whether it has generic parameters: Interface Builder cannot make such a class itself, only its subclasses.
  public var isGeneric: Bool
  /// The language of its declaration.
  public var language: SourceLanguage
  /// Where it is declared.
  public var place: SourcePlace
  /// The files that declare, implement and extend the class, its own first.
  public var files: [String]
  /// Its outlets in the order of their declaration, those of extensions behind.
  public var outlets: [SourceOutlet]
  /// Properties that are not declared as outlets but could be connected: a connection to one fails if Objective-C
  /// does not see the property (``SourceOutlet/isExposed``), and works otherwise.
  public var otherProperties: [SourceOutlet]
  /// Its instance variables as Objective-C names them, which key value coding sets where there is no setter.
  public var variables: [String]
  /// Whether a macro that the reader does not know may declare more than is listed here.
  public var mayHaveMore: Bool
  /// What it declares as actions, segue actions and unwind actions.
  public var actions: [SourceAction]
  /// Its other methods, which distinguish an action without its attribute from a missing one.
  public var otherMethods: [SourceAction]
  /// What its functions do with nibs, one for each initializer and for each function that loads one, that
  /// is called by such, or that replaces `loadView`.
  public var functions: [SourceFunction]
  /// Where it declares an `init(coder:)` that may not create an object: one that may stop the program, returns nil,
  /// depends on conditions or does not call the superclass. Nil if it has none, or one that always creates an object.
  public var coderDoubt: SourcePlace?

  /// Describes a class.
  public init(
    name: String, runtimeName: String? = nil, module: String? = nil, otherModules: [String] = [],
    superclass: String? = nil,
    conformances: [String] = [], isGeneric: Bool = false, language: SourceLanguage = .swift,
    place: SourcePlace, files: [String]? = nil, outlets: [SourceOutlet] = [],
    otherProperties: [SourceOutlet] = [], variables: [String] = [], mayHaveMore: Bool = false,
    actions: [SourceAction] = [], otherMethods: [SourceAction] = [],
    functions: [SourceFunction] = [], coderDoubt: SourcePlace? = nil
  ) {
    self.name = name
    self.runtimeName = runtimeName
    self.module = module
    self.otherModules = otherModules
    self.superclass = superclass
    self.conformances = conformances
    self.isGeneric = isGeneric
    self.language = language
    self.place = place
    self.files = files ?? [place.file]
    self.outlets = outlets
    self.otherProperties = otherProperties
    self.variables = variables
    self.mayHaveMore = mayHaveMore
    self.actions = actions
    self.otherMethods = otherMethods
    self.functions = functions
    self.coderDoubt = coderDoubt
  }
}

extension SourceClass {
  /// All modules that it belongs to, none if nothing tells.
  public var modules: [String] { [module].compactMap { $0 } + otherModules }
}

/// A language that classes are declared in.
public enum SourceLanguage: String, Hashable, Sendable, Codable {
  case swift
  case objectiveC
}
