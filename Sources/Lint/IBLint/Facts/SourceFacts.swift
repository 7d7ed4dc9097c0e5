public import Diagnostics

/// Facts from an app's sources.
///
/// The linter does not read sources. Its caller provides the facts once for a whole run.
public protocol SourceFacts: Sendable {
  /// Returns the known superclasses of a class, nearest first.
  /// - Parameter module: The module in the document. Nil for an Objective-C class and for a class of the app.
  /// - Returns: The superclasses, or nil if the sources do not declare the class.
  func superclasses(of className: String, module: String?) -> [String]?
  /// Returns how code loads a nib.
  /// - Parameters:
  ///   - name: The name of the nib, without folder and extension.
  ///   - className: The class of the nib's owner in the document.
  ///   - module: The module of that class in the document.
  /// - Returns: The locations that load it, or nil if unknown or if the sources do not declare the class.
  func loading(ofNib name: String, className: String, module: String?) -> NibLoading?
  /// Returns the positions in the code that load a nib by its name, sorted by file, then by line.
  /// - Parameter name: The name of the nib, without folder and extension.
  func nibLoads(named name: String) -> [SourceNibLoad]
  /// Returns the declaration of a class.
  /// - Returns: The declaration, or nil if there is none, or if `module` is nil and several modules declare the class.
  func declaration(of className: String, module: String?) -> SourceClass?
  /// All classes in the sources, sorted by file, then by line.
  var declarations: [SourceClass] { get }
  /// Returns the classes with a name in any module, sorted by file, then by line.
  /// - Parameter name: The full name, its last component, the Objective-C name, or the mangled name.
  func declarations(named name: String) -> [SourceClass]
  /// Returns a class with its superclasses in the sources.
  /// - Returns: The classes, or nil if ``declaration(of:module:)`` returns nil.
  func ancestry(of className: String, module: String?) -> SourceAncestry?
  /// Returns the members that extensions and categories add to a class that the sources do not declare, such as a
  /// framework class.
  /// - Returns: The additions, or nil if there are none.
  func additions(to className: String) -> SourceClass?
  /// Returns whether code mentions a class, so that the class must exist, wherever it is declared.
  func mentions(_ className: String) -> Bool
  /// Returns whether code imports a module that is not in the sources, such as a library.
  func importsLibrary(_ module: String) -> Bool
  /// The members of `UIFont` that code uses, without labels, wherever they are declared.
  var fontMembers: Set<String> { get }
  /// Whether code imports a module that is neither in the sources nor from Apple, so that it may add members to any
  /// class.
  var importsLibraries: Bool { get }
  /// The positions in the code that use storyboard identifiers, sorted by file, then by line.
  var identifierUses: [SourceIdentifierUse] { get }
  /// The locations where code uses an identifier that is computed at run time, sorted by file, then by line. Their
  /// identifiers are empty.
  var openIdentifierUses: [SourceIdentifierUse] { get }
  /// Returns whether code contains a string literal, class or constant with this text.
  /// - Returns: Nil if unknown.
  func names(_ text: String) -> Bool?
  /// Returns whether a string literal in the code has this text, except in some files.
  /// - Returns: Nil if unknown.
  func containsText(_ text: String, outside files: [String]) -> Bool?
  /// Returns whether code uses a property by its name, according to the words in the code. Declarations are not uses.
  /// - Returns: Nil if unknown.
  func uses(_ property: String, in scope: SourceScope) -> Bool?
  /// Returns the first file that names something, in code or in a string, although no target compiles the file.
  /// - Returns: Nil if there is none.
  func uncompiledFile(naming name: String) -> String?
  /// Returns whether code uses a property, a method or a case with a name that an object or type other than the object
  /// itself has. A name of a function in the sources does not count.
  /// - Returns: Nil if unknown.
  func usesMember(_ name: String) -> Bool?
  /// Returns whether code uses a method by its name, apart from its declarations.
  /// - Parameters:
  ///   - method: The name without parameters.
  ///   - files: The files that each declare the method once.
  /// - Returns: Nil if unknown.
  func calls(_ method: String, declaredIn files: [String]) -> Bool?
  /// Returns whether code uses a method of a class by its name, apart from its declarations. A call in other classes counts
  /// only if its receiver may be an object of the class.
  /// - Parameters:
  ///   - method: The name without parameters.
  ///   - owner: The class that declares the method.
  ///   - files: The files that each declare the method once.
  /// - Returns: Nil if unknown.
  func calls(_ method: String, of owner: SourceClass, declaredIn files: [String]) -> Bool?
  /// Returns whether code may set the title or the accessibility label of a view in a property: a file that uses the
  /// property also uses a word for setting labels.
  /// - Returns: Nil if unknown.
  func mayLabel(_ property: String) -> Bool?
  /// Returns whether code may set the font of a view in a property: a file that uses the property also uses a word for
  /// setting fonts.
  /// - Returns: Nil if unknown.
  func maySetFont(of property: String) -> Bool?
  /// Returns whether code may go through the views in a view that a property contains: a file that uses the property also
  /// uses a list of subviews.
  /// - Returns: Nil if unknown.
  func mayGoThroughViews(of property: String) -> Bool?
  /// Returns whether code creates objects of a class, or passes the class on.
  /// - Returns: Nil if unknown.
  func creates(_ className: String) -> Bool?
  /// The members that extensions and categories add to classes that the sources do not declare.
  var additions: [SourceClass] { get }
  /// Returns the methods with a name that structures and enumerations declare in a file, and that only code of the app calls.
  func valueMethods(named name: String, in file: String) -> [SourceAction]
  /// Returns the source edits that are needed when a document's File's Owner, a view, becomes its root view: code no
  /// longer loads the document in the view, and no longer passes an owner.
  /// - Parameters:
  ///   - className: The class of the owner.
  ///   - module: The module of that class in the document.
  ///   - nibName: The name of the document, without folder and extension.
  ///   - rootOutlets: The outlets of the class to the document's root view.
  /// - Throws: A ``SourceObstacle`` if the sources cannot be changed automatically.
  func edits(
    movingOwner className: String, module: String?, ofNib nibName: String, rootOutlets: [String]
  ) throws(SourceObstacle) -> [Diagnostic.FileEdit]
  /// Returns the facts after source edits, or nil if the edits cannot be made.
  func applying(_ edits: [Diagnostic.FileEdit]) -> (any SourceFacts)?
  /// Returns the facts for one document: if several classes have the same name, those in the document's own targets are
  /// used.
  /// - Parameter file: The document, or nil for a document without a file.
  func seen(from file: String?) -> any SourceFacts
}

extension SourceFacts {
  /// The default implementation returns nil.
  public func loading(ofNib name: String, className: String, module: String?) -> NibLoading? { nil }

  /// By default, the list is empty.
  public func nibLoads(named name: String) -> [SourceNibLoad] { [] }

  /// The default implementation returns nil.
  public func declaration(of className: String, module: String?) -> SourceClass? { nil }

  /// By default, the list is empty.
  public var declarations: [SourceClass] { [] }

  /// The default implementation returns nil.
  public func ancestry(of className: String, module: String?) -> SourceAncestry? { nil }

  /// The default implementation returns nil.
  public func additions(to className: String) -> SourceClass? { nil }

  /// The default implementation returns false.
  public func mentions(_ className: String) -> Bool { false }

  /// The default implementation returns false.
  public func importsLibrary(_ module: String) -> Bool { false }

  /// By default, the set is empty.
  public var fontMembers: Set<String> { [] }

  /// By default, code may import libraries.
  public var importsLibraries: Bool { true }

  /// By default, the list is empty.
  public var identifierUses: [SourceIdentifierUse] { [] }

  /// By default, the list is empty.
  public var openIdentifierUses: [SourceIdentifierUse] { [] }

  /// The default implementation returns nil.
  public func names(_ text: String) -> Bool? { nil }

  /// The default implementation returns nil.
  public func containsText(_ text: String, outside files: [String]) -> Bool? { nil }

  /// The default implementation returns nil.
  public func uses(_ property: String, in scope: SourceScope) -> Bool? { nil }

  /// The default implementation returns nil.
  public func uncompiledFile(naming name: String) -> String? { nil }

  /// The default implementation returns nil.
  public func usesMember(_ name: String) -> Bool? { nil }

  /// The default implementation returns nil.
  public func calls(_ method: String, declaredIn files: [String]) -> Bool? { nil }

  /// The default implementation does not distinguish methods with the same name.
  public func calls(_ method: String, of owner: SourceClass, declaredIn files: [String]) -> Bool? {
    calls(method, declaredIn: files)
  }

  /// The default implementation returns nil.
  public func maySetFont(of property: String) -> Bool? { nil }

  /// The default implementation returns nil.
  public func mayLabel(_ property: String) -> Bool? { nil }

  /// The default implementation returns nil.
  public func mayGoThroughViews(of property: String) -> Bool? { nil }

  /// The default implementation returns nil.
  public func creates(_ className: String) -> Bool? { nil }

  /// By default, the list is empty.
  public var additions: [SourceClass] { [] }

  /// By default, the list is empty.
  public func valueMethods(named name: String, in file: String) -> [SourceAction] { [] }

  /// The default implementation throws an obstacle.
  public func edits(
    movingOwner className: String, module: String?, ofNib nibName: String, rootOutlets: [String]
  ) throws(SourceObstacle) -> [Diagnostic.FileEdit] {
    throw SourceObstacle("the sources are not available", place: nil)
  }

  /// The default implementation returns nil.
  public func applying(_ edits: [Diagnostic.FileEdit]) -> (any SourceFacts)? { nil }

  /// The default implementation returns these facts unchanged.
  public func seen(from file: String?) -> any SourceFacts { self }
}

extension SourceFacts {
  /// Returns words for a message that no code uses something, if only code that no target compiles does. Otherwise empty.
  func uncompiledUse(of name: String) -> String {
    uncompiledFile(naming: name).map { " (no target compiles '\($0)', which names it)" } ?? ""
  }

  /// All methods in the sources, including those in extensions of other classes.
  var allMethods: [SourceAction] {
    (declarations + additions).flatMap { $0.actions + $0.otherMethods }
  }

  /// Whether there may be methods that are not listed.
  var mayHaveMoreMethods: Bool { (declarations + additions).contains(where: \.mayHaveMore) }
}

/// The part of an app's code that a search covers.
public enum SourceScope: Hashable, Sendable {
  /// All files.
  case everywhere
  /// Only some of the files.
  case files([String])
  /// All files except some.
  case outside([String])
}
