/// A class in an app's sources, combined with its extensions and categories.
public struct SourceClass: Hashable, Sendable {
  /// The name in the sources. The name of a nested class includes the enclosing types: `Sheet.Row`.
  public var name: String
  /// The name in `@objc(Name)`, or nil if there is none. The name of an Objective-C class.
  public var runtimeName: String?
  /// The Swift module of the class, or nil for an Objective-C class or if unknown.
  public var module: String?
  /// Other modules of the class, if several targets compile its file.
  public var otherModules: [String]
  /// The superclass as written, without generic arguments, or nil if there is none.
  public var superclass: String?
  /// The protocols as written. In Swift, everything else after the colon.
  public var conformances: [String]
  /// Whether the class has generic parameters. Interface Builder cannot create such a class, only its subclasses.
  public var isGeneric: Bool
  /// The language of its declaration.
  public var language: SourceLanguage
  /// The location of the declaration.
  public var place: SourcePlace
  /// The files that declare, implement and extend the class, its own file first.
  public var files: [String]
  /// The outlets in the order of their declaration. Outlets in extensions come last.
  public var outlets: [SourceOutlet]
  /// Properties that are not declared as outlets but can be connected. A connection fails at run time if the property
  /// is not visible to Objective-C (``SourceOutlet/isExposed``).
  public var otherProperties: [SourceOutlet]
  /// The Objective-C instance variables, which key-value coding sets if there is no setter.
  public var variables: [String]
  /// Whether an unknown macro may declare additional members.
  public var mayHaveMore: Bool
  /// The actions, segue actions and unwind actions.
  public var actions: [SourceAction]
  /// The other methods, which help to distinguish an action without its attribute from a missing action.
  public var otherMethods: [SourceAction]
  /// The functions that matter for loading nibs: initializers, functions that load a nib or are called by such a
  /// function, and overrides of `loadView`.
  public var functions: [SourceFunction]
  /// The location of an `init(coder:)` that may fail to create an object: it may terminate the program or return nil,
  /// depends on conditions, or does not call the superclass. Nil if there is none, or if it always creates an object.
  public var coderDoubt: SourcePlace?

  /// Creates a class.
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
  /// All modules of the class, empty if unknown.
  public var modules: [String] { [module].compactMap { $0 } + otherModules }
}

/// The language of a class declaration.
public enum SourceLanguage: String, Hashable, Sendable, Codable {
  /// Swift.
  case swift
  /// Objective-C.
  case objectiveC
}
