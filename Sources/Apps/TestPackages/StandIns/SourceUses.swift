#if SourceChecks
  import SourceRewriting
  import SwiftSyntax

  /// The names that one source uses, with the forms of their uses.
  struct SourceUses: Sendable {
    /// The uses of a type.
    struct TypeUse: Hashable, Sendable {
      /// The largest number of generic arguments.
      var arguments = 0
      /// Whether a position of the name shows that it is a protocol.
      var isProtocol = false
      /// Whether only objects can conform to the protocol.
      var isObject = false
      /// Whether a structure or an enumeration conforms to the protocol.
      var hasValues = false
      /// Whether a position of the name shows that it is a type, not a constant.
      var isCertain = false
      /// Whether a class inherits from the type, or conforms to it.
      var isFirst = false
      /// Whether the name is that of a type, and does not only precede the names of a module's types.
      var isWhole = false
      /// The nested types.
      var nested: Set<String> = []

      mutating func merge(_ other: TypeUse) {
        arguments = max(arguments, other.arguments)
        isProtocol = isProtocol || other.isProtocol
        isObject = isObject || other.isObject
        hasValues = hasValues || other.hasValues
        isFirst = isFirst || other.isFirst
        isCertain = isCertain || other.isCertain
        isWhole = isWhole || other.isWhole
        nested.formUnion(other.nested)
      }
    }

    /// The imported modules.
    var imports: Set<String> = []
    var types: [String: TypeUse] = [:]
    /// The names of generic parameters and associated types.
    var generics: Set<String> = []
    /// The calls of members, by name.
    var methods: [String: Set<CallShape>] = [:]
    /// The calls of members of types, by name.
    var staticMethods: [String: Set<CallShape>] = [:]
    /// The calls of functions and initializers, by name.
    var calls: [String: Set<CallShape>] = [:]
    /// The members whose values a condition such as `if let` binds.
    var bound: Set<String> = []
    /// The members without an explicit base, such as `.left`.
    var cases: Set<String> = []
    /// The calls of such members.
    var caseCalls: [String: Set<CallShape>] = [:]
    /// The calls whose results are unwrapped, as in `make()?.run()`.
    var unwrapped: Set<String> = []
    /// The members to which closures are assigned, with the number of parameters.
    var handlers: [String: Int] = [:]
    /// The members that are used without a call.
    var properties: Set<String> = []
    /// The names of the functions that the source declares.
    var functions: Set<String> = []
    /// The names of the variables that the source declares.
    var declared: Set<String> = []
    /// The numbers of values in patterns such as `.failure(let error)`.
    var patterns: [String: Int] = [:]
    /// The calls of a superclass's initializers, by the superclass.
    var superCalls: [String: Set<CallShape>] = [:]
    /// The arguments of attributes, by name.
    var attributes: [String: Set<CallShape>] = [:]
    /// The cases that statements `switch` without a default name, by the name of the variable.
    var switches: [String: [String: Int]] = [:]
    /// The types of parameters and variables, by name.
    var variableTypes: [String: Set<String>] = [:]
    /// The argument labels of subscripts.
    var subscripts: Set<[String]> = []

    init(_ tree: SourceFileSyntax) {
      let collector = UseCollector(viewMode: .sourceAccurate)
      collector.walk(tree)
      self = collector.uses
    }

    /// No uses.
    init() {}

    /// Adds the uses of another source.
    mutating func merge(_ other: SourceUses) {
      imports.formUnion(other.imports)
      types.merge(other.types) { first, second in
        var merged = first
        merged.merge(second)
        return merged
      }
      generics.formUnion(other.generics)
      methods.merge(other.methods) { $0.union($1) }
      staticMethods.merge(other.staticMethods) { $0.union($1) }
      calls.merge(other.calls) { $0.union($1) }
      bound.formUnion(other.bound)
      cases.formUnion(other.cases)
      caseCalls.merge(other.caseCalls) { $0.union($1) }
      patterns.merge(other.patterns) { max($0, $1) }
      subscripts.formUnion(other.subscripts)
      attributes.merge(other.attributes) { $0.union($1) }
      superCalls.merge(other.superCalls) { $0.union($1) }
      switches.merge(other.switches) { $0.merging($1) { max($0, $1) } }
      variableTypes.merge(other.variableTypes) { $0.union($1) }
      declared.formUnion(other.declared)
      properties.formUnion(other.properties)
      unwrapped.formUnion(other.unwrapped)
      handlers.merge(other.handlers) { max($0, $1) }
      functions.formUnion(other.functions)
    }
  }

  private final class UseCollector: SyntaxVisitor {
    var uses = SourceUses()

    // MARK: Types

    private func note(_ name: String, _ change: (inout SourceUses.TypeUse) -> Void = { _ in }) {
      guard LibraryText.isTypeName(name) else { return }
      change(&uses.types[name, default: SourceUses.TypeUse()])
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      // A name in backticks may contain any character, and names a file of the package.
      if let module = node.path.first?.name.identifier?.name, SwiftLiteral.isIdentifier(module) {
        uses.imports.insert(module)
      }
      return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if case .argumentList(let arguments) = node.arguments, let shape = CallShape(arguments) {
        uses.attributes[SkeletonText.line(node.attributeName), default: []].insert(shape)
      }
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text) { use in
        use.isCertain = true
        if node.parent?.is(MemberTypeSyntax.self) != true { use.isWhole = true }
        use.arguments = max(use.arguments, node.genericArgumentClause?.arguments.count ?? 0)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self) {
        note(base.name.text) { $0.nested.insert(node.name.text) }
      }
      return .visitChildren
    }

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
      for element in node.elements.dropFirst() { noteProtocol(element.type) }
      return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      uses.generics.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      uses.generics.insert(node.name.text)
      return .visitChildren
    }

    private func noteProtocol(_ type: TypeSyntax, isValue: Bool = false) {
      if let type = type.as(CompositionTypeSyntax.self) {
        for element in type.elements {
          if let name = element.type.as(IdentifierTypeSyntax.self)?.name.text {
            note(name) { $0.isProtocol = true }
          }
        }
        return
      }
      guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return }
      note(name) { use in
        use.isProtocol = true
        if isValue { use.hasValues = true }
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      for (number, parent) in (node.inheritanceClause?.inheritedTypes ?? []).enumerated() {
        if number > 0 {
          noteProtocol(parent.type)
        } else {
          note(SkeletonText.baseName(of: parent.type)) { $0.isFirst = true }
        }
      }
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      for parent in node.inheritanceClause?.inheritedTypes ?? [] {
        noteProtocol(parent.type, isValue: true)
      }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      for parent in node.inheritanceClause?.inheritedTypes ?? [] {
        noteProtocol(parent.type, isValue: true)
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      for parent in node.inheritanceClause?.inheritedTypes ?? [] { noteProtocol(parent.type) }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      for parent in node.inheritanceClause?.inheritedTypes ?? [] { noteProtocol(parent.type) }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      noteType(node.type, of: (node.secondName ?? node.firstName).text)
      return .visitChildren
    }

    private func noteType(_ type: TypeSyntax, of name: String) {
      let whole = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      guard let type = whole.as(IdentifierTypeSyntax.self)?.name.text else { return }
      uses.variableTypes[name, default: []].insert(type)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.subject.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? node.subject.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if let name {
        uses.switches[name, default: [:]].merge(SwitchCases.names(of: node)) { max($0, $1) }
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      uses.functions.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          uses.declared.insert(name)
          if let type = binding.typeAnnotation?.type { noteType(type, of: name) }
        }
      }
      if node.modifiers.contains(where: { $0.name.text == "weak" }) {
        for binding in node.bindings {
          guard let type = binding.typeAnnotation?.type else { continue }
          for name in LibraryText.typeNames(in: type) { note(name) { $0.isObject = true } }
        }
      }
      return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        return .skipChildren
      }
      // A constant can begin with a capital letter too.
      let isBase = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
      let isCalled =
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
      let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      note(node.baseName.text) { use in
        if isBase || isCalled { use.isCertain = true }
        if isCalled || member.map({ !LibraryText.isTypeName($0) }) ?? true { use.isWhole = true }
      }
      return .skipChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        note(name) { use in
          use.isCertain = true
          use.isWhole = true
          use.arguments = max(use.arguments, node.genericArgumentClause.arguments.count)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      guard call?.calledExpression.id != node.id else { return .visitChildren }
      if node.base == nil {
        uses.cases.insert(node.declName.baseName.text)
      } else if node.parent?.is(OptionalChainingExprSyntax.self) != true {
        uses.properties.insert(node.declName.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      uses.subscripts.insert(node.arguments.map { $0.label?.text ?? "_" })
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      var called = node.calledExpression
      if let optional = called.as(OptionalChainingExprSyntax.self) { called = optional.expression }
      if let generic = called.as(GenericSpecializationExprSyntax.self) {
        called = generic.expression
      }
      if node.parent?.is(OptionalChainingExprSyntax.self) == true
        || node.parent?.is(ForceUnwrapExprSyntax.self) == true
      {
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
          uses.unwrapped.insert(name)
        } else if let member = called.as(MemberAccessExprSyntax.self), member.base != nil {
          uses.unwrapped.insert(member.declName.baseName.text)
        }
      }
      guard let shape = CallShape(node) else { return .visitChildren }
      if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
        uses.calls[name, default: []].insert(shape)
      } else if let member = called.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        if name == "init", member.base?.is(SuperExprSyntax.self) == true {
          if let parent = superclass(around: node) {
            uses.superCalls[parent, default: []].insert(shape)
          }
        } else if let base = member.base {
          uses.methods[name, default: []].insert(shape)
          if isType(base) { uses.staticMethods[name, default: []].insert(shape) }
        } else {
          uses.caseCalls[name, default: []].insert(shape)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        let member = elements[0].as(MemberAccessExprSyntax.self), member.base != nil,
        let closure = elements[2].as(ClosureExprSyntax.self)
      {
        let name = member.declName.baseName.text
        uses.handlers[name] = max(uses.handlers[name] ?? 0, CallShape.parameterCount(of: closure))
      }
      return .visitChildren
    }

    /// Returns the first inherited type of the class around a node.
    private func superclass(around node: some SyntaxProtocol) -> String? {
      var next = node.parent
      while let parent = next {
        if let type = parent.as(ClassDeclSyntax.self) {
          return (type.inheritanceClause?.inheritedTypes.first?.type)
            .map { SkeletonText.baseName(of: $0) }
        }
        next = parent.parent
      }
      return nil
    }

    private func isType(_ expression: ExprSyntax) -> Bool {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return LibraryText.isTypeName(name)
      }
      if let member = expression.as(MemberAccessExprSyntax.self), member.base != nil {
        return LibraryText.isTypeName(member.declName.baseName.text)
      }
      return expression.is(GenericSpecializationExprSyntax.self)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard node.typeAnnotation == nil, var value = node.initializer?.value else {
        return .visitChildren
      }
      for _ in 0..<8 {
        if let inner = value.as(TryExprSyntax.self), inner.questionOrExclamationMark == nil {
          value = inner.expression
        } else if let inner = value.as(AwaitExprSyntax.self) {
          value = inner.expression
        }
      }
      if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
      let isChained = value.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .postfixQuestionMark
      }
      if !isChained {
        if let member = value.as(MemberAccessExprSyntax.self), member.base != nil {
          uses.bound.insert(member.declName.baseName.text)
        } else if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
          uses.bound.insert(name)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      var expression = node.expression
      if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      }
      if let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      {
        let name = member.declName.baseName.text
        uses.patterns[name] = max(uses.patterns[name] ?? 0, call.arguments.count)
        return .skipChildren
      }
      return .visitChildren
    }
  }
#endif
