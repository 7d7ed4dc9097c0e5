/// A public declaration, as described by the compiler's symbol graph.
package struct Symbol: Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, method, property, `init`, `subscript`, `case`
    case function, variable, alias, associatedType
    case typeMethod, typeProperty, typeSubscript, `operator`, other
  }

  /// The compiler's unique name for the declaration: its USR.
  package let usr: String
  package let kind: Kind
  /// The names from the outermost type down to the declaration, with labels: `["UIView", "addSubview(_:)"]`.
  package let path: [String]
  /// The declaration on one line.
  package let declaration: String
  package let isDeprecated: Bool

  /// The type that the symbol is a member of; empty for a symbol outside types.
  package var owner: String { path.dropLast().joined(separator: ".") }
  /// The name with labels: `addSubview(_:)`.
  package var name: String { path.last ?? "" }
  /// The name without labels.
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  package var isType: Bool { [.class, .struct, .enum, .protocol, .actor].contains(kind) }
}

extension Symbol.Kind {
  init(identifier: String) {
    switch identifier.split(separator: ".").dropFirst().joined(separator: ".") {
    case "type.method": self = .typeMethod
    case "type.property": self = .typeProperty
    case "type.subscript": self = .typeSubscript
    case "enum.case": self = .case
    case "func": self = .function
    case "func.op": self = .operator
    case "var": self = .variable
    case "typealias": self = .alias
    case "associatedtype": self = .associatedType
    case let name: self = Self(rawValue: name) ?? .other
    }
  }
}
