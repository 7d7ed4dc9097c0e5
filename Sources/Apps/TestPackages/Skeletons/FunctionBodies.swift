#if SourceChecks
  import SourceRewriting
  import SwiftSyntax

  /// The bodies of the functions in a source, and the code that can take their place.
  struct FunctionBodies {
    /// A body that does not compile.
    struct Body: Hashable {
      /// The key of the body in ``ReplacedBodies``.
      let key: String
      /// The code that takes its place.
      let code: String
      /// The name of the function or property.
      let name: String

      /// Whether the code stops the program.
      var stops: Bool { code.contains(Declaration.stop) }
    }

    private let tree: SourceFileSyntax
    private let names: SkeletonNames
    private let converter: SourceLocationConverter

    init(_ tree: SourceFileSyntax, names: SkeletonNames) {
      self.tree = tree
      self.names = names
      converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// Returns the body of a member, or of a function outside of types, that contains a position; nil if there is none
    /// or if no code can take its place.
    func body(line: Int, column: Int) -> Body? {
      guard converter.isValid(line: line, column: column) else { return nil }
      let place = converter.position(ofLine: line, column: column)
      var next = tree.token(at: place)?.parent
      var found: Declaration?
      while let node = next {
        if node.is(MemberBlockSyntax.self) { break }
        if let declaration = Declaration(node), declaration.contains(place) { found = declaration }
        next = node.parent
      }
      guard let found, let code = found.code(names) else { return nil }
      let text = found.text
      return Body(
        key: ReplacedBodies.key(text, number: number(of: found, text)), code: code, name: found.name
      )
    }

    /// Returns the number of a declaration among those with the same text.
    private func number(of declaration: Declaration, _ text: String) -> Int {
      let counter = DeclarationCounter(text, until: declaration.start)
      counter.walk(tree)
      return counter.count
    }

    private final class DeclarationCounter: SyntaxAnyVisitor {
      let text: String
      let end: AbsolutePosition
      var count = 0

      init(_ text: String, until end: AbsolutePosition) {
        (self.text, self.end) = (text, end)
        super.init(viewMode: .sourceAccurate)
      }

      override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let declaration = Declaration(node), declaration.start <= end, declaration.text == text {
          count += 1
        }
        return .visitChildren
      }
    }
  }

  /// A declaration with a body.
  private struct Declaration {
    private enum Kind {
      case function(FunctionDeclSyntax)
      case initializer(InitializerDeclSyntax)
      case deinitializer
      /// A computed property, or one with observers.
      case property(PatternBindingSyntax, AccessorBlockSyntax)
      /// A property whose value a closure returns.
      case closure(PatternBindingSyntax)
    }

    private let kind: Kind
    /// The position of the word that begins the declaration.
    let start: AbsolutePosition
    /// The position of the brace that begins the body, and that of the brace that ends it.
    private let opening: AbsolutePosition
    private let closing: AbsolutePosition
    /// The text from the word that begins the declaration to the body.
    let text: String

    /// Returns nil if a node is not a declaration with a body.
    init?(_ node: Syntax) {
      let first: TokenSyntax
      let braces: (TokenSyntax, TokenSyntax)
      if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
        kind = .function(function)
        first = function.funcKeyword
        braces = (body.leftBrace, body.rightBrace)
      } else if let function = node.as(InitializerDeclSyntax.self), let body = function.body {
        kind = .initializer(function)
        first = function.initKeyword
        braces = (body.leftBrace, body.rightBrace)
      } else if let function = node.as(DeinitializerDeclSyntax.self), let body = function.body {
        kind = .deinitializer
        first = function.deinitKeyword
        braces = (body.leftBrace, body.rightBrace)
      } else if let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first
      {
        first = variable.bindingSpecifier
        if let block = binding.accessorBlock {
          kind = .property(binding, block)
          braces = (block.leftBrace, block.rightBrace)
        } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          let closure = call.calledExpression.as(ClosureExprSyntax.self), closure.signature == nil
        {
          kind = .closure(binding)
          braces = (closure.leftBrace, closure.rightBrace)
        } else {
          return nil
        }
      } else {
        return nil
      }
      start = first.positionAfterSkippingLeadingTrivia
      opening = braces.0.positionAfterSkippingLeadingTrivia
      closing = braces.1.positionAfterSkippingLeadingTrivia
      var written = ""
      for token in node.tokens(viewMode: .sourceAccurate)
      where token.position >= first.position && token.position < braces.0.position {
        written += written.isEmpty ? token.text : token.leadingTrivia.description + token.text
        written += token.trailingTrivia.description
      }
      while written.last?.isWhitespace == true { written.removeLast() }
      text = written
    }

    func contains(_ place: AbsolutePosition) -> Bool { opening < place && place <= closing }

    /// The name of the function or property.
    var name: String {
      switch kind {
      case .function(let function): function.name.text
      case .initializer: "init"
      case .deinitializer: "deinit"
      case .property(let binding, _), .closure(let binding): SkeletonText.line(binding.pattern)
      }
    }

    static let stop =
      "fatalError(\"init-tests left out this code, which does not compile\")"

    /// Returns the code that takes the place of the body, or nil if there is none.
    func code(_ names: SkeletonNames) -> String? {
      switch kind {
      case .deinitializer: return ""
      case .function(let function):
        let result = function.signature.returnClause?.type
        if let result, SkeletonText.line(result).hasPrefix("some ") { return nil }
        let isOverride = function.modifiers.contains { $0.name.text == "override" }
        if isOverride, let arguments = arguments(function.signature) {
          let effects = function.signature.effectSpecifiers
          let marks =
            (effects?.throwsClause == nil ? "" : "try ")
            + (effects?.asyncSpecifier == nil ? "" : "await ")
          return (result == nil ? "" : "return ") + marks
            + "super.\(function.name.text)(\(arguments))"
        }
        return result.map { Self.returning($0, names) } ?? ""
      case .initializer(let function): return code(function, names)
      case .property(let binding, let block):
        if case .accessors(let list) = block.accessors,
          list.allSatisfy({ ["didSet", "willSet"].contains($0.accessorSpecifier.text) })
        {
          return "didSet {}"
        }
        guard let type = binding.typeAnnotation?.type, !SkeletonText.line(type).hasPrefix("some ")
        else { return nil }
        let value = Self.returning(type, names)
        guard case .accessors(let list) = block.accessors else { return value }
        let accessors = list.map(\.accessorSpecifier.text)
        guard accessors.contains("get") else { return nil }
        return "get { \(value) }" + (accessors.contains("set") ? " set {}" : "")
      case .closure(let binding):
        return (binding.typeAnnotation?.type).map { Self.returning($0, names) }
      }
    }

    private static func returning(_ type: TypeSyntax, _ names: SkeletonNames) -> String {
      guard let value = names.value(of: type) else { return stop }
      return value == "()" ? "" : "return \(value)"
    }

    private func code(_ function: InitializerDeclSyntax, _ names: SkeletonNames) -> String {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      func has(_ modifier: String) -> Bool {
        function.modifiers.contains { $0.name.text == modifier }
      }
      if has("override") || labels == ["coder"], !has("convenience"),
        let arguments = arguments(function.signature)
      {
        return "super.init(\(arguments))"
      }
      var next = Syntax(function).parent
      while let node = next, !node.is(ClassDeclSyntax.self), !node.is(ExtensionDeclSyntax.self) {
        next = node.parent
      }
      if has("convenience"), !SkeletonWriter.inherited.contains(labels),
        let type = next?.as(ClassDeclSyntax.self)?.name.text,
        let call = names.root(of: type).initialization
      {
        return call
      }
      return Self.stop
    }

    /// Returns the arguments of a call with a function's own parameters, or nil if there can be none.
    private func arguments(_ signature: FunctionSignatureSyntax) -> String? {
      var arguments: [String] = []
      for parameter in signature.parameterClause.parameters {
        guard parameter.ellipsis == nil else { return nil }
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        guard name != "_" else { return nil }
        let mark = SkeletonText.line(parameter.type).hasPrefix("inout ") ? "&" : ""
        arguments.append((label == "_" ? "" : "\(label): ") + mark + name)
      }
      return arguments.joined(separator: ", ")
    }
  }
#endif
