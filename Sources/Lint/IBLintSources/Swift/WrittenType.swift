#if SourceChecks
  import SwiftSyntax

  /// A type as written, with the parts that matter for an outlet.
  struct WrittenType: Hashable {
    /// The name without optionality, arrays and generic arguments, or nil for `Any` and types without a name.
    var name: String?
    /// The protocols and other types in a composition.
    var protocols: [String] = []
    /// Whether the type is an array.
    var isCollection = false

    /// Analyzes a type.
    /// - Parameter genericNames: The names of generic parameters.
    init(_ type: TypeSyntax, genericNames: Set<String> = []) {
      read(type, genericNames)
    }

    private mutating func read(_ type: TypeSyntax, _ genericNames: Set<String>) {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType(let type): read(type.wrappedType, genericNames)
      case .implicitlyUnwrappedOptionalType(let type):
        read(type.wrappedType, genericNames)
      case .attributedType(let type): read(type.baseType, genericNames)
      case .arrayType(let type):
        read(type.element, genericNames)
        isCollection = true
      case .tupleType(let type):
        guard type.elements.count == 1, let only = type.elements.first else { return }
        read(only.type, genericNames)
      case .someOrAnyType(let type):
        read(type.constraint, genericNames)
        if let name { (self.name, protocols) = (nil, [name]) }
      case .compositionType(let type):
        for element in type.elements {
          let part = WrittenType(element.type, genericNames: genericNames)
          protocols += [part.name].compactMap { $0 } + part.protocols
        }
      case .identifierType(let type):
        let name = type.name.identifierText
        let arguments = type.genericArgumentClause.map { Array($0.arguments) } ?? []
        switch name {
        case "Optional" where arguments.count == 1, "Array" where arguments.count == 1:
          if case .type(let inner) = arguments[0].argument {
            read(inner, genericNames)
          }
          if name == "Array" { isCollection = true }
        case "NSArray": isCollection = true
        case "Any", "AnyObject": break
        default: self.name = genericNames.contains(name) ? nil : name
        }
      case .memberType(let type):
        let base = WrittenType(type.baseType)
        name = base.name.map { $0 + "." + type.name.identifierText }
      default: break
      }
    }

    /// Creates a type from a name.
    init(name: String?) { self.name = name }
  }

  extension TypeSyntax {
    /// The names that the type has in an inheritance clause, without generic arguments.
    var inheritedName: [String] {
      let type = WrittenType(self)
      return [type.name].compactMap { $0 } + type.protocols
    }
  }

  extension TokenSyntax {
    /// The text of a name, without backticks.
    var identifierText: String { identifier?.name ?? text }
  }
#endif
