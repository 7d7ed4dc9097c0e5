/// Facts from an app's sources.
///
/// The linter does not read sources. Its caller passes in the facts, one value for a whole run.
public protocol SourceFacts: Sendable {
  /// The superclasses of a class, the nearest first, as far as they are known.
  /// - Parameter module: The module that the document names, nil for a class of Objective-C and for the app's own.
  /// - Returns: nil if the sources declare no such class.
  func superclasses(of className: String, module: String?) -> [String]?
  /// How code loads a nib.
  /// - Parameters:
  ///   - name: The nib's name, without its folder and extension.
  ///   - className: The class that the nib's document names for its owner.
  ///   - module: The module of that class, as the document names it.
  /// - Returns: nil if unknown, or if the sources do not declare the class.
  func loading(ofNib name: String, className: String, module: String?) -> NibLoading?
  /// The declaration of a class.
  /// - Returns: nil if the sources declare no such class, and if several modules do and `module` is nil.
  func declaration(of className: String, module: String?) -> SourceClass?
  /// Every class of the sources, by file, then by line.
  var declarations: [SourceClass] { get }
  /// A class with the superclasses that the sources declare.
  /// - Returns: nil where ``declaration(of:module:)`` has none.
  func ancestry(of className: String, module: String?) -> SourceAncestry?
  /// What sources add to a class that they do not declare, a framework's, by extensions and categories.
  /// - Returns: nil if they add nothing.
  func additions(to className: String) -> SourceClass?
  /// Whether code uses a class, declared anywhere: without the class, the code would not compile.
  func mentions(_ className: String) -> Bool
  /// Where code names what storyboards identify, by file, then by line.
  var identifierUses: [SourceIdentifierUse] { get }
  /// Where code names something that storyboards identify by a name that is made up at run time, by file, then by
  /// line; the identifiers are empty.
  var openIdentifierUses: [SourceIdentifierUse] { get }
  /// Whether code has a text in quotes, names a class or has a constant that reads like it.
  /// - Returns: nil if that was not examined, or is unknown.
  func names(_ text: String) -> Bool?
  /// What sources add to classes that they do not declare, by extensions and categories.
  var additions: [SourceClass] { get }
  /// The facts as a document sees them: of classes of one name, those of its own targets.
  /// - Parameter file: The document; nil for one without a file.
  func seen(from file: String?) -> any SourceFacts
}

extension SourceFacts {
  /// Nobody has looked.
  public func loading(ofNib name: String, className: String, module: String?) -> NibLoading? { nil }

  /// Nothing is known but names.
  public func declaration(of className: String, module: String?) -> SourceClass? { nil }

  /// Nothing is known but names.
  public var declarations: [SourceClass] { [] }

  /// Nothing is known but names.
  public func ancestry(of className: String, module: String?) -> SourceAncestry? { nil }

  /// Nothing is known but names.
  public func additions(to className: String) -> SourceClass? { nil }

  /// Not determined.
  public func mentions(_ className: String) -> Bool { false }

  /// Not determined.
  public var identifierUses: [SourceIdentifierUse] { [] }

  /// Not determined.
  public var openIdentifierUses: [SourceIdentifierUse] { [] }

  /// Nobody has looked.
  public func names(_ text: String) -> Bool? { nil }

  /// Nothing is known but names.
  public var additions: [SourceClass] { [] }

  /// Nothing tells targets apart.
  public func seen(from file: String?) -> any SourceFacts { self }
}

extension SourceFacts {
  /// Every method of the sources, those that extensions add to classes of others among them.
  var allMethods: [SourceAction] {
    (declarations + additions).flatMap { $0.actions + $0.otherMethods }
  }

  /// Whether more methods may be there than are listed.
  var mayHaveMoreMethods: Bool { (declarations + additions).contains(where: \.mayHaveMore) }
}
