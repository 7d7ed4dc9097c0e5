#if SourceChecks
  import SwiftSyntax

  /// The types that the sources of a module declare, by their names without enclosing types.
  struct DeclarationTable: Sendable {
    /// The known facts about a type.
    enum Kind: Hashable, Sendable {
      /// A class, with the name of its superclass.
      case classType(String?)
      /// A structure or an actor.
      case structure
      /// An enumeration, with the name of a case that has no associated values.
      case enumeration(String?)
      case protocolType
      case alias
    }

    private(set) var types: [String: Kind] = [:]

    /// Adds the types of a source.
    mutating func add(_ tree: SourceFileSyntax) {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(tree)
      for (name, kind) in collector.types where types[name] == nil { types[name] = kind }
    }

    /// Adds a protocol or an alias that is not in any Swift source.
    mutating func add(_ name: String, _ kind: Kind) {
      if types[name] == nil { types[name] = kind }
    }

    /// Adds a class that is not in any Swift source.
    mutating func add(class name: String, superclass: String?) {
      if types[name] == nil { types[name] = .classType(superclass) }
    }

    private final class Collector: SyntaxVisitor {
      var types: [(String, Kind)] = []

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let parent = node.inheritanceClause?.inheritedTypes.first?.type
        types.append((node.name.text, .classType(parent.map { SkeletonText.baseName(of: $0) })))
        return .visitChildren
      }

      override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.name.text, .structure))
        return .visitChildren
      }

      override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.name.text, .structure))
        return .visitChildren
      }

      override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        let plain = cases.flatMap(\.elements).first { $0.parameterClause == nil }
        types.append((node.name.text, .enumeration(plain?.name.text)))
        return .visitChildren
      }

      override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.name.text, .protocolType))
        return .skipChildren
      }

      override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.name.text, .alias))
        return .skipChildren
      }

      override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
  }

  /// The text of a syntax node on one line, without comments.
  enum SkeletonText {
    /// Returns the tokens of a node, with a space wherever the source has white space or a comment.
    static func line(_ node: some SyntaxProtocol) -> String {
      var text = ""
      var needsSpace = false
      for token in node.tokens(viewMode: .sourceAccurate) {
        if !text.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { text += " " }
        text += token.text
        needsSpace = !token.trailingTrivia.isEmpty
      }
      return text
    }

    /// Returns the name of a type without enclosing types, generic arguments and optional marks.
    static func baseName(of type: TypeSyntax) -> String {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
      if let type = type.as(MemberTypeSyntax.self) { return type.name.text }
      if let type = type.as(AttributedTypeSyntax.self) { return baseName(of: type.baseType) }
      if let type = type.as(CompositionTypeSyntax.self), let first = type.elements.first {
        return baseName(of: first.type)
      }
      return line(type)
    }
  }
#endif
