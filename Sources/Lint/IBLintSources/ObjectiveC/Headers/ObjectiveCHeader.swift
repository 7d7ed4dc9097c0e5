/// The declarations of an Objective-C file that Swift code can use.
package struct ObjectiveCHeader: Hashable, Sendable {
  /// Classes and categories, in file order.
  package internal(set) var interfaces: [Interface] = []
  package internal(set) var protocols: [Interface] = []
  package internal(set) var enumerations: [Enumeration] = []
  package internal(set) var structures: [Structure] = []
  /// Other type definitions.
  package internal(set) var aliases: [Alias] = []
  /// Variables outside types, and macros that are a value.
  package internal(set) var constants: [Constant] = []
  /// Functions outside types.
  package internal(set) var functions: [Method] = []
  /// The imported headers, without folder and extension.
  package internal(set) var imports: Set<String> = []
  /// The modules and frameworks that the file imports.
  package internal(set) var modules: Set<String> = []

  /// A class, a category or a protocol.
  package struct Interface: Hashable, Sendable {
    package var name: String
    /// The name in Swift if the header specifies it.
    package var swiftName: String?
    /// Whether the members belong to a category.
    package var isCategory = false
    package var superclass: String?
    package var protocols: [String] = []
    /// The names of the generic parameters.
    package var parameters: [String] = []
    package var properties: [Property] = []
    package var methods: [Method] = []
    /// The number of bytes of the declaration.
    package var length = 0
  }

  /// A property.
  package struct Property: Hashable, Sendable {
    package var name: String
    package var type: ObjectiveCType
    package var swiftName: String?
    /// The name of the method that returns the value, if it is not the property's name.
    package var getter: String?
    package var isReadOnly = false
    package var isStatic = false
    package var isWeak = false
    package var isOutlet = false
    /// Whether a class may omit it, in a protocol.
    package var isOptional = false
  }

  /// A method, or a function outside types.
  package struct Method: Hashable, Sendable {
    /// The parts of the selector, without colons. A method without parameters has one.
    package var pieces: [String]
    package var parameters: [Parameter] = []
    package var result: ObjectiveCType
    package var swiftName: String?
    package var isStatic = false
    /// Whether a class may omit it, in a protocol.
    package var isOptional = false
    /// Whether Swift code cannot call it.
    package var isHidden = false
    /// Whether its error parameter stays a parameter.
    package var keepsError = false

    package var selector: String {
      parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined()
    }
  }

  /// A parameter of a method or function.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var type: ObjectiveCType
  }

  /// An enumeration of any kind.
  package struct Enumeration: Hashable, Sendable {
    /// The kinds of enumerations.
    package enum Kind: Hashable, Sendable {
      /// `NS_ENUM` and similar macros.
      case closed
      /// `NS_OPTIONS`.
      case options
      /// An enumeration of C.
      case plain
    }

    package var kind: Kind
    /// Empty for an enumeration without a name.
    package var name: String
    package var swiftName: String?
    /// The type of the values, or nil for an enumeration of C.
    package var type: ObjectiveCType?
    package var cases: [Case] = []
  }

  /// A case of an enumeration.
  package struct Case: Hashable, Sendable {
    package var name: String
    package var swiftName: String?
    /// The words and signs of the value, empty if the header does not specify it.
    package var value: [String] = []
  }

  /// A structure of C.
  package struct Structure: Hashable, Sendable {
    package var name: String
    package var fields: [Parameter] = []
  }

  /// A type definition.
  package struct Alias: Hashable, Sendable {
    package var name: String
    package var type: ObjectiveCType
    package var swiftName: String?
    /// Whether the type is a set of named values, a structure in Swift.
    package var isTyped = false
  }

  /// A constant or a variable outside types.
  package struct Constant: Hashable, Sendable {
    /// A value that the file specifies.
    package enum Value: Hashable, Sendable {
      case text(String)
      case number(String)
    }

    package var name: String
    /// The type, or nil for a macro.
    package var type: ObjectiveCType?
    package var swiftName: String?
    package var value: Value?
    package var isVariable = false
  }

  /// Reads a header or an implementation file.
  package init(_ bytes: [UInt8]) {
    var reader = ObjectiveCHeaderReader(bytes)
    self = reader.read()
  }

  init() {}
}
