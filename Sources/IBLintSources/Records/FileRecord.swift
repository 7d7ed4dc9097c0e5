import Diagnostics
import IBLint

/// What one source file declares, before it is known what the other files do.
///
/// Its places contain no file name, so the same bytes give the same record in any file.
struct FileRecord: Hashable, Sendable {
  /// Types, extensions, categories and implementations in the order of the file.
  var types: [TypeRecord] = []
  /// The modules that the file imports besides its own.
  var imports: [ImportRecord] = []
  /// Other names for types.
  var aliases: [AliasRecord] = []
  /// The names in the code that begin with a capital letter and do not belong to a framework, and the modules that it
  /// sees. Classes that other files declare are among them.
  var mentions: [String] = []
  /// The headers that it imports, without folder and extension.
  var headers: [String] = []
  /// Identifiers of storyboards that code names.
  var identifierUses: [IdentifierRecord] = []
  /// What the code's own labels tell of its version; nil if nothing does.
  var isBeforeSwift3: Bool?
  /// Texts in quotes that a nib could be called, each once.
  var texts: [TextRecord] = []
  /// The names of properties and variables that code gives a value other than nil.
  var assignedNames: [String] = []
  /// What could not be read, the first of each file.
  var problem: Problem?

  /// Something that is not well formed.
  struct Problem: Hashable, Sendable {
    var message: String
    var position: SourcePosition
  }
}

/// A place that names something which storyboards identify.
struct IdentifierRecord: Hashable, Sendable {
  var kind: SourceIdentifierUse.Kind
  /// The identifier as it is written.
  var name: NibName
  /// The type whose code it is, by its place in the record; -1 outside any.
  var type = -1
  var line: Int
  var column: Int
}

/// A text that a nib could be called.
struct TextRecord: Hashable, Sendable {
  var text: String
  var line: Int
  var column: Int
}

/// A macro, a property wrapper or an attribute that is not known to be harmless.
struct MacroRecord: Hashable, Sendable {
  var name: String
  var line: Int
  var column: Int
}

/// A module, or one type of it, that a file sees.
struct ImportRecord: Hashable, Sendable {
  var module: String
  /// The type in `import class Kit.Sheet`, nil for the whole module.
  var type: String?
}

/// Another name for a type.
struct AliasRecord: Hashable, Sendable {
  /// The name with the types around it.
  var name: String
  /// Its meaning, as written, without generic arguments.
  var target: String
}

/// A declaration that adds to a type.
struct TypeRecord: Hashable, Sendable {
  /// What sort of declaration it is.
  enum Kind: UInt8, Hashable, Sendable {
    /// A class' own declaration.
    case classDeclaration
    /// A structure, enumeration or actor, which no document can name.
    case otherType
    case protocolDeclaration
    /// An extension, a category, or the implementation of a class.
    case addition
    /// Declarations outside any type.
    case file
  }

  var kind: Kind
  /// Its name with enclosing types; for an extension or category, the extended type as written.
  var name: String
  var language: SourceLanguage
  var runtimeName: String?
  /// The inheritance clause, as written, without generic arguments.
  var inheritance: [String] = []
  var isGeneric = false
  /// Whether unmarked members are visible to Objective-C.
  var exposesMembers = false
  /// Whether an unknown macro may declare members.
  var mayHaveMore = false
  var line = 1
  var column = 1
  var properties: [PropertyRecord] = []
  /// The instance variables of Objective-C that it names, outlets among them.
  var variables: [String] = []
  var methods: [MethodRecord] = []
  var functions: [FunctionRecord] = []
  /// Texts and nibs that properties and functions give, by name.
  var constants: [ConstantRecord] = []
  /// Attributes and macros that add hidden code to the type, or may do so.
  var macros: [MacroRecord] = []
  /// The line that declares an `initWithCoder:` which is unavailable, 0 if there is none.
  var unavailableCoderLine = 0
}

/// Why a member is visible to Objective-C.
enum Exposure: UInt8, Hashable, Sendable {
  /// The member or its enclosing declaration is marked.
  case explicit
  /// Where the class, or one above it, exposes its members.
  case withClass
  /// Not at all.
  case hidden
}

/// A property, which may be an outlet.
struct PropertyRecord: Hashable, Sendable {
  var isOutlet: Bool
  var exposure: Exposure
  /// The type as written; its meaning is determined when all files are known.
  var outlet: SourceOutlet
}

/// A method, which may be an action.
struct MethodRecord: Hashable, Sendable {
  var exposure: Exposure
  var action: SourceAction
}
