#if SourceChecks
  import SwiftSyntax

  /// Finds the first location where code may create objects of a class without a call of its name: a type alias, a
  /// generic argument, or a call such as `.init()` anywhere in a file that mentions the class. Only a compiler knows
  /// the type of such a call.
  final class UnnamedCreations: SyntaxVisitor {
    private(set) var first: Syntax?
    private let name: String

    /// Searches a file.
    init(of name: String, in tree: SourceFileSyntax) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
      walk(tree)
      if first == nil { first = ImplicitInitializers(Syntax(tree)).first }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      guard first == nil, node.name.identifierText == name else { return .visitChildren }
      var parent = node.parent
      while let here = parent {
        if here.is(GenericArgumentSyntax.self) || here.is(TypeAliasDeclSyntax.self) {
          first = Syntax(node)
          break
        }
        if here.is(CodeBlockItemSyntax.self) || here.is(MemberBlockItemSyntax.self) { break }
        parent = here.parent
      }
      return .visitChildren
    }
  }

  /// Finds the first call of an initializer without the name of its type that may create a view: `.init()` or
  /// `.init(frame: bounds)`, or a use of the initializer as a value.
  final class ImplicitInitializers: SyntaxVisitor {
    private(set) var first: Syntax?

    init(_ node: Syntax) {
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if first == nil, node.base == nil, node.declName.baseName.text == "init" {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let isOther = call.map { !$0.labels.isEmpty && $0.labels != ["frame"] } ?? false
        if !isOther { first = Syntax(node) }
      }
      return .visitChildren
    }
  }

  /// Finds the names of the properties, functions and parameters that are declared with a type.
  final class TypedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let type: String

    init(of type: String, in tree: SourceFileSyntax) {
      self.type = type
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      guard node.name.identifierText == type else { return .visitChildren }
      var parent = node.parent
      while let here = parent {
        if let function = here.as(FunctionDeclSyntax.self) {
          names.insert(function.name.identifierText)
        } else if let binding = here.as(PatternBindingSyntax.self),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)
        {
          names.insert(name.identifier.identifierText)
        } else if let element = here.as(EnumCaseElementSyntax.self) {
          names.insert(element.name.identifierText)
        } else if let owner = here.as(InitializerDeclSyntax.self) {
          var type = owner.parent
          while let outer = type, !outer.isProtocol((any DeclGroupSyntax).self) {
            type = outer.parent
          }
          names.formUnion(type?.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? [])
        }
        if here.is(CodeBlockItemSyntax.self) || here.is(MemberBlockItemSyntax.self) { break }
        parent = here.parent
      }
      return .visitChildren
    }
  }

  /// Finds the uses of `subviews` in a file.
  final class SubviewUses: SyntaxVisitor {
    private var uses: [DeclReferenceExprSyntax] = []
    /// Whether the file declares something named `view`, which may not be a controller's own view.
    private(set) var declaresView = false

    init(in tree: SourceFileSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    /// Returns the first use that meets a condition.
    func first(where condition: (DeclReferenceExprSyntax) -> Bool) -> DeclReferenceExprSyntax? {
      uses.first(where: condition)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "subviews" { uses.append(node) }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      note(node.secondName ?? node.firstName)
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      note(node.secondName ?? node.firstName)
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      note(node.name)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      note(node.identifier)
    }

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      if name.text == "view" { declaresView = true }
      return .visitChildren
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether the name is a member of the object that contains the code, or of a controller's own view: `subviews`,
    /// `self.subviews`, `view.subviews`.
    var isOfSelf: Bool {
      guard isMember else { return true }
      return ["self", "view", "self.view", "view!", "self.view!"].contains(baseText)
    }

    /// Whether the name is a member of something named `view`.
    var isOfView: Bool { isMember && ["view", "view!"].contains(baseText) }

    private var baseText: String {
      parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    }
  }

  /// Finds the first use of a bundle that may be neither a class's bundle nor the app's.
  final class OtherBundles: SyntaxVisitor {
    private(set) var first: Syntax?
    private let range: Range<Int>?

    /// Searches a range of a file; nil searches nothing.
    init(_ tree: SourceFileSyntax, within range: Range<Int>?) {
      self.range = range
      super.init(viewMode: .sourceAccurate)
      if range != nil { walk(tree) }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard first == nil, let range, range.contains(node.position.utf8Offset) else {
        return .visitChildren
      }
      let isBundle = node.base?.trimmedDescription == "Bundle"
      if isBundle, node.declName.baseName.text != "main" { first = Syntax(node) }
      if node.declName.baseName.text == "loadNibNamed", let base = node.base,
        !Self.isKnown(base.trimmedDescription)
      {
        first = Syntax(node)
      }
      return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      if first == nil, node.label?.text == "bundle", let range,
        range.contains(node.position.utf8Offset),
        !Self.isKnown(node.expression.trimmedDescription)
      {
        first = Syntax(node)
      }
      return .visitChildren
    }

    /// Whether an expression is the app's bundle, a class's bundle, or a constant, whose value is searched as well.
    private static func isKnown(_ text: String) -> Bool {
      text == "nil" || text == "Bundle.main" || text == ".main" || text.hasPrefix("Bundle(for:")
        || text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
        }
    }
  }
#endif
