import Diagnostics
import IBLint

/// The declarations in a single source file, without knowledge of other files.
///
/// Locations in a record do not contain file names, so that equal bytes result in equal records.
struct FileRecord: Hashable, Sendable {
  /// Types, extensions, categories and implementations, in file order.
  var types: [TypeRecord] = []
  /// The imported modules, excluding the file's own.
  var imports: [ImportRecord] = []
  /// Type aliases.
  var aliases: [AliasRecord] = []
  /// The capitalized names in the code that do not belong to frameworks, and the imported modules. Includes classes
  /// that other files declare.
  var mentions: [String] = []
  /// The imported headers, without folder and extension.
  var headers: [String] = []
  /// The identifiers of storyboards that code uses.
  var identifierUses: [IdentifierRecord] = []
  /// Whether argument labels show that the code uses a version before Swift 3, or nil if unknown.
  var isBeforeSwift3: Bool?
  /// The string literals that may be names of nibs, without duplicates.
  var texts: [TextRecord] = []
  /// The names of properties and variables that code sets to a value other than nil.
  var assignedNames: [String] = []
  /// The names of the types that code creates with an initializer.
  var constructedNames: [String] = []
  /// The words that the code uses.
  var words = UsedWords()
  /// The members of `UIFont` that the code uses, without labels.
  var fontMembers: [String] = []
  /// The first problem with parsing the file, or nil if there is none.
  var problem: Problem?

  /// A syntax error or similar problem.
  struct Problem: Hashable, Sendable {
    var message: String
    var position: SourcePosition
  }

  /// Returns the record of a file that is not read, because of a limit.
  static func ignored(_ message: String, _ texts: [TextRecord]) -> FileRecord {
    FileRecord(
      texts: texts,
      problem: Problem(message: message, position: SourcePosition(line: 1, column: 1, offset: 0)))
  }

  /// Returns the record of a file with too many brackets inside of each other (``SourceLimits/depth``).
  static func nestedTooDeeply(_ texts: [TextRecord]) -> FileRecord {
    ignored("the code is nested too deeply; the file is ignored", texts)
  }
}

/// A location that uses an identifier of a storyboard, or the name of a document.
struct IdentifierRecord: Hashable, Sendable {
  var kind: SourceIdentifierUse.Kind
  /// The identifier as written.
  var name: NibName
  /// The list of a cell. The property whose default value an object is.
  var list = SourceIdentifierUse.List.local
  /// The nib that is registered, as written, or nil if there is none.
  var nib: NibName?
  /// The class that is registered or created, or to which the object is cast, or nil.
  var className: String?
  /// The name of the enclosing function without its labels.
  var function = ""
  /// Whether the code runs only if other code reads the enclosing property.
  var isInGetter = false
  /// The name of the called function with its labels if it is not one of UIKit's: it registers cells only if the
  /// sources do not declare it. Otherwise empty.
  var helper = ""
  /// The type and the member from which code gets the storyboard of a scene, as in `Boards.main`, or nil.
  var maker: MakerRecord?
  /// Whether a storyboard or nib is in the app's own bundle.
  var isInOwnBundle = true
  /// Whether code shows the created controller.
  var isShown = false
  /// The members of the created controller that code uses.
  var members: [String] = []
  /// The variable or property that contains the created controller, or empty. Not stored.
  var holder = ""
  /// The version of iOS on which the code no longer runs, or empty: it is in the `else` of `if #available(iOS 13, *)`.
  var obsoleteSystem = ""
  /// The index of the enclosing type in the record, or -1 outside types.
  var type = -1
  var line: Int
  var column: Int
}

/// A static member of a type, as in `Boards.main`.
struct MakerRecord: Hashable, Sendable {
  var type: String
  /// The name without labels. A selector in Objective-C.
  var member: String
}

/// A string literal that may be the name of a nib.
struct TextRecord: Hashable, Sendable {
  var text: String
  var line: Int
  var column: Int
}

/// A macro, property wrapper or attribute that is not known to be harmless.
struct MacroRecord: Hashable, Sendable {
  var name: String
  var line: Int
  var column: Int
}

/// A module, or a single type in a module, that a file can access.
struct ImportRecord: Hashable, Sendable {
  var module: String
  /// The type in `import class Kit.Sheet`, or nil for the whole module.
  var type: String?
}

/// A type alias.
struct AliasRecord: Hashable, Sendable {
  /// The name with its enclosing types.
  var name: String
  /// The aliased type as written, without generic arguments.
  var target: String
}

/// A declaration of a type, or an addition to a type.
struct TypeRecord: Hashable, Sendable {
  /// The kinds of declarations.
  enum Kind: UInt8, Hashable, Sendable {
    /// The declaration of a class.
    case classDeclaration
    /// A structure, enumeration or actor, which documents cannot use.
    case otherType
    case protocolDeclaration
    /// An extension, a category, or the implementation of a class.
    case addition
    /// The declarations outside types.
    case file
  }

  var kind: Kind
  /// The name with enclosing types. For an extension or category, the extended type as written.
  var name: String
  var language: SourceLanguage
  var runtimeName: String?
  /// The inheritance clause as written, without generic arguments.
  var inheritance: [String] = []
  var isGeneric = false
  /// Whether members without attributes are visible to Objective-C.
  var exposesMembers = false
  /// Whether an unknown macro may declare members.
  var mayHaveMore = false
  var line = 1
  var column = 1
  var properties: [PropertyRecord] = []
  /// The Objective-C instance variables, including outlets.
  var variables: [String] = []
  var methods: [MethodRecord] = []
  var functions: [FunctionRecord] = []
  /// The strings and nibs that properties and functions return, by name.
  var constants: [ConstantRecord] = []
  /// Attributes and macros that may add hidden code to the type.
  var macros: [MacroRecord] = []
  /// The line of an `initWithCoder:` that is marked as unavailable, or 0 if there is none.
  var unavailableCoderLine = 0
}

/// The reason why a member is visible to Objective-C.
enum Exposure: UInt8, Hashable, Sendable {
  /// The member or its enclosing declaration is marked.
  case explicit
  /// The member is visible if the class or a superclass exposes its members.
  case withClass
  /// The member is not visible.
  case hidden
}

/// A property that may be an outlet.
struct PropertyRecord: Hashable, Sendable {
  var isOutlet: Bool
  var exposure: Exposure
  /// The property with its type as written, which is resolved when all files are known.
  var outlet: SourceOutlet
}

/// A method that may be an action.
struct MethodRecord: Hashable, Sendable {
  var exposure: Exposure
  var action: SourceAction
}
