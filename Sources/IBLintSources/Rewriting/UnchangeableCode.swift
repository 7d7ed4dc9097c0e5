#if SourceChecks
  import SwiftSyntax

  /// Finds the first place where code may create objects of a class without a call of its name: a type alias, a
  /// generic argument, or `.init` where the class is the type.
  final class UnnamedCreations: SyntaxVisitor {
    private(set) var first: Syntax?
    private let name: String

    /// Searches a file.
    init(of name: String, in tree: SourceFileSyntax) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      guard first == nil, node.name.identifierText == name else { return .visitChildren }
      var parent = node.parent
      while let here = parent {
        if here.is(GenericArgumentSyntax.self) || here.is(TypeAliasDeclSyntax.self) {
          first = Syntax(node)
          break
        }
        if here.is(VariableDeclSyntax.self) || here.is(FunctionDeclSyntax.self) {
          first = ImplicitInitializers(here).first
          break
        }
        if here.is(CodeBlockItemSyntax.self) || here.is(MemberBlockItemSyntax.self) { break }
        parent = here.parent
      }
      return .visitChildren
    }
  }

  /// Finds the first call of an initializer without the name of its type: `.init()`.
  private final class ImplicitInitializers: SyntaxVisitor {
    private(set) var first: Syntax?

    init(_ node: Syntax) {
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if first == nil, node.base == nil, node.declName.baseName.text == "init" {
        first = Syntax(node)
      }
      return .visitChildren
    }
  }

  /// Finds the first use of a bundle that need not be that of a class or of the app.
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

    /// Whether an expression is the app's bundle, that of a class, or a constant, whose value is searched as well.
    private static func isKnown(_ text: String) -> Bool {
      text == "nil" || text == "Bundle.main" || text == ".main" || text.hasPrefix("Bundle(for:")
        || text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
        }
    }
  }
#endif
