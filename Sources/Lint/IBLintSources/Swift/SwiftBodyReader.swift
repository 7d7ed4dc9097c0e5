#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// A visitor of function bodies. It finds uses of nibs, of views and of the object itself.
  final class SwiftBodyReader: SyntaxVisitor {
    /// The value of a constant or variable in the function.
    enum Local {
      case parameter
      case nib(NibName)
      case storyboard(NibName)
      case text(NibName)
      /// A view or object from a nib.
      case loaded
      /// The result of a function of the class.
      case call(String)
      /// The value of a property of the class.
      case property(String)
      /// The value of a static member of a type.
      case made(MakerRecord)
      case other

      /// The value if the variable may be assigned again, in which case a name is unknown.
      var asVariable: Local {
        switch self {
        case .text, .nib, .storyboard: .other
        default: self
        }
      }
    }

    var function: FunctionRecord
    var identifierUses: [IdentifierRecord] = []
    let lines: SourceLines
    let genericNames: Set<String>
    var locals: [String: Local] = [:]
    /// The values that the function assigns to properties.
    private var assigned: [String: AdditionRecord.Origin] = [:]
    /// The names of properties and variables that the function assigns.
    private(set) var assignedNames: Set<String> = []
    /// The names of the types that the function creates.
    private(set) var constructedNames: Set<String> = []
    let baseName: String
    /// The uses of the variables and properties that the function gives new objects.
    private var controllerUses: [String: [ControllerUse]] = [:]
    private var calls: Set<String> = []
    /// The calls that no condition decides about.
    private var certainCalls: Set<String> = []
    private var conditions = CodeConditions()
    private var placed: Set<String> = []
    private(set) var macros: [MacroRecord] = []
    /// Names in closures and patterns that hide members of the class.
    var shadowed: Set<String> = []
    /// The calls that create nibs which are instantiated immediately, by position.
    private var loadedNibs: Set<Int> = []

    /// Creates a reader for a body.
    init(
      _ body: some SyntaxProtocol, of function: FunctionRecord, parameters: [String],
      genericNames: Set<String>, lines: SourceLines
    ) {
      self.function = function
      self.lines = lines
      self.genericNames = genericNames
      baseName = String(function.name.prefix { $0 != "(" })
      super.init(viewMode: .sourceAccurate)
      for parameter in parameters { locals[parameter] = .parameter }
      walk(body)
      finish()
    }

    private func finish() {
      // Ignores recursion.
      calls.remove(function.name)
      function.calls = calls.sorted()
      function.guardedCalls = calls.subtracting(certainCalls).sorted()
      function.placed = placed.sorted()
      for index in identifierUses.indices where locals[identifierUses[index].holder] != nil {
        for use in controllerUses[identifierUses[index].holder] ?? [] {
          identifierUses[index].add(use)
        }
        identifierUses[index].holder = ""
      }
      for index in function.additions.indices
      where placed.contains(function.additions[index].name) {
        function.additions[index].isPlaced = true
      }
    }

    // MARK: Nodes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { pass(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { pass(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { pass(node) }

    /// Skips a type inside a function, and records an unknown load if the type's code loads nibs.
    private func pass(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      let loads = node.tokens(viewMode: .sourceAccurate).contains {
        ["loadNibNamed", "UINib", "NSNib", "nibName"].contains($0.text)
      }
      if loads { load(.unknown, ownerIsSelf: false, at: Syntax(node)) }
      return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      shadowed.insert(node.identifier.identifierText)
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      shadowed.insert(node.name.identifierText)
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      shadowed.insert((node.secondName ?? node.firstName).identifierText)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        // Visits the value first: in `let view = view`, it refers to a different declaration.
        if let initializer = node.initializer { walk(initializer) }
        if let accessors = node.accessorBlock { walk(accessors) }
        let value = node.initializer.map { local($0.value) } ?? .other
        let specifier = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier
        locals[name] = specifier?.tokenKind == .keyword(.var) ? value.asVariable : value
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { return .visitChildren }
      if let initializer = node.initializer {
        walk(initializer)
        locals[name] = local(initializer.value)
      } else if locals[name] == nil {
        // `if let view` means `if let view = view`.
        locals[name] = .property(name)
      }
      return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      if node.conditions.canBeFalse { conditions.enter() }
      return .visitChildren
    }

    override func visitPost(_ node: IfExprSyntax) {
      if node.conditions.canBeFalse { conditions.leave() }
    }

    override func visitPost(_ node: GuardStmtSyntax) {
      if node.conditions.canBeFalse { conditions.addExit() }
    }

    override func visitPost(_ node: ReturnStmtSyntax) { conditions.endFunction() }
    override func visitPost(_ node: ThrowStmtSyntax) { conditions.endFunction() }
    override func visitPost(_ node: SwitchExprSyntax) { conditions.leave() }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      node.isNeverCompiled ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      conditions.enter()
      if isSegueIdentifier(node.subject) {
        for item in node.patternItems {
          addIdentifier(.segueComparison, item)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        locals[name] = .other
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      // Code may create an object of a class that it passes on, as in `register(Row.self)`.
      if ["self", "init"].contains(node.declName.baseName.text) {
        constructedNames.formUnion(node.base?.typeName.map { [$0] } ?? [])
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      constructedNames.formUnion(node.createdNames)
      if node.calledExpression.lastName == "setValue" {
        assignedNames.formUnion(node.argument("forKey")?.literal.map { [$0] } ?? [])
      }
      read(node)
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      assignedNames.formUnion(node.expression.assignedNames)
      return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      // `form[keyPath: \.title] = label`, `labels.assign(to: \.title, on: form)`
      if let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text,
        ["keyPath", "to"].contains(label)
      {
        assignedNames.formUnion(node.lastProperty.map { [$0] } ?? [])
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      readComparisons(Array(node.elements))
      let elements = Array(node.elements.prefix(3))
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
        return .visitChildren
      }
      if !elements[2].is(NilLiteralExprSyntax.self) {
        assignedNames.formUnion(elements[0].assignedNames)
      }
      // A variable that is assigned after its declaration.
      if let name = elements[0].ownName {
        let value = local(elements[2])
        if locals[name] != nil {
          // Another branch may assign another value.
          locals[name] = value.asVariable
        } else {
          assign(value, to: name)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      macros += MacroRecord(node, lines: lines).map { [$0] } ?? []
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      macros += MacroRecord(node, lines: lines).map { [$0] } ?? []
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      macros += MacroRecord(node, lines: lines).map { [$0] } ?? []
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.tokenKind == .keyword(.self), let taker = node.taker {
        addHelper(taker, getsObject: true, at: Syntax(node))
      }
      guard !node.baseName.isCapitalized, node.baseName.tokenKind != .keyword(.self),
        node.baseName.tokenKind != .keyword(.super)
      else { return .visitChildren }
      if node.baseName.text == "$0" { note("$0", at: Syntax(node)) }
      let name = node.baseName.identifierText
      if let member = node.parent?.as(MemberAccessExprSyntax.self),
        member.declName.id == node.id
      {
        // `let load = bundle.loadNibNamed`
        let isCalled = member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
        if name == "loadNibNamed", isCalled != member.id {
          load(.unknown, ownerIsSelf: false, at: Syntax(node))
        }
        guard member.base?.isOwnObject == true else { return .visitChildren }
        refer(to: name, at: Syntax(member))
      } else if let local = locals[name] {
        addControllerUse(of: name, ExprSyntax(node))
        note(name, at: Syntax(node))
        if case .property(let property) = local { note(property, at: Syntax(node)) }
      } else {
        refer(to: name, at: Syntax(node))
      }
      return .visitChildren
    }

    /// Adds what code does with a variable if it contains an object that the function creates.
    private func addControllerUse(of name: String, _ expression: ExprSyntax) {
      if controllerUses[name] != nil { controllerUses[name]?.append(expression.controllerUse) }
    }

    /// Remembers the name of a variable or property that contains a new object.
    func expectControllerUses(of name: String) {
      if controllerUses[name] == nil { controllerUses[name] = [] }
    }

    /// Records an assignment to a property.
    private func assign(_ value: Local, to property: String) {
      switch value {
      case .loaded: assigned[property] = .loaded
      case .call(let function): assigned[property] = .call(function)
      default: break
      }
    }

    /// Records a reference to a member of the class.
    private func refer(to name: String, at node: Syntax) {
      if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id { return }
      addCall(name)
      note(name, at: node)
    }

    private func addCall(_ name: String) {
      calls.insert(name)
      if !conditions.decide { certainCalls.insert(name) }
    }

    private func note(_ name: String, at node: Syntax) {
      if ViewUse(of: node) == .maybePlacing { placed.insert(name) }
    }

    // MARK: Calls

    /// Records code that may load a nib indirectly.
    private func addHelper(_ name: String, getsObject: Bool, at node: Syntax) {
      let (line, column) = lines.place(of: node)
      function.helpers.append(
        HelperRecord(name: name, getsObject: getsObject, line: line, column: column))
    }

    private func read(_ call: FunctionCallExprSyntax) {
      let callee = call.calledExpression.withoutWrapping
      if let name = callee.nibHelper { addHelper(name, getsObject: false, at: Syntax(callee)) }
      if let member = callee.as(MemberAccessExprSyntax.self) {
        read(call, member: member)
      } else if let name = (callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee)
        .plainName
      {
        if name == "UINib" || name == "NSNib" {
          readNib(call)
        } else if callee.typePath != nil {
          readConstruction(call, isOwn: false)
        } else if locals[name] == nil {
          addCall(FunctionRecord.name(name, labels: call.labels))
          readAddition(name, call)
          readIdentifiers(name, call, of: nil)
        }
      }
    }

    private func read(_ call: FunctionCallExprSyntax, member: MemberAccessExprSyntax) {
      let name = member.declName.baseName.identifierText
      let base = member.base?.withoutWrapping
      let isSuper = base?.is(SuperExprSyntax.self) == true
      // An initializer may call another initializer of the superclass.
      if isSuper && name == baseName,
        name != "init" || FunctionRecord.name(name, labels: call.labels) == function.name
      {
        function.callsSuper = true
      }
      if isSuper || base?.isOwnObject == true || base?.isOwnType == true {
        if !(isSuper && name == baseName) {
          addCall(FunctionRecord.name(name, labels: call.labels))
        }
        if name == "init" { readConstruction(call, isOwn: true) }
      }
      switch name {
      case "loadNibNamed":
        let named = call.argument("named") ?? call.arguments.first?.expression
        if let named, member.base?.isOwnBundle == true { addIdentifier(.nib, named) }
        load(named, owner: call.argument("owner"), at: Syntax(member.declName))
      case "instantiate" where call.labels.first == "withOwner":
        readInstantiation(call, member)
      // This includes `.init(nibName: name, bundle: nil)`.
      case "init" where !isSuper && (base == nil || base?.typePath != nil):
        readConstruction(call, isOwn: false)
      default:
        let isOwn = base.map { $0.isOwnObject || Self.isOwnContent($0) } ?? false
        if isOwn { readAddition(name, call) }
        readIdentifiers(name, call, of: base)
        readHelper(call, callee: member)
      }
    }

    /// Returns whether an expression is the main view of the object: a cell's `contentView`, a controller's `view`.
    private static func isOwnContent(_ base: ExprSyntax) -> Bool {
      base.ownName == "contentView" || base.ownName == "view"
    }

    /// Reads `UINib(nibName:bundle:)`, unless the nib is instantiated immediately.
    private func readNib(_ call: FunctionCallExprSyntax) {
      if let name = NibName.made(by: ExprSyntax(call))?.expression,
        call.argument("bundle").map(\.isOwnBundle) ?? true
      {
        addIdentifier(.nib, name)
      }
      guard !loadedNibs.contains(call.position.utf8Offset) else { return }
      load(NibName.made(by: ExprSyntax(call))?.expression, owner: nil, at: Syntax(call))
    }

    private func readInstantiation(
      _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
    ) {
      guard let base = member.base?.withoutWrapping else { return }
      let owner = call.argument("withOwner")
      if let name = NibName.made(by: base) {
        loadedNibs.insert(base.position.utf8Offset)
        load(name.expression, owner: owner, at: Syntax(member.declName))
      } else if let name = base.plainName, case .nib(let nib)? = locals[name] {
        load(nib, owner: owner, at: Syntax(member.declName))
      } else {
        load(base, owner: owner, at: Syntax(member.declName))
      }
    }

    /// Reads the creation of a controller with a nib name.
    private func readConstruction(_ call: FunctionCallExprSyntax, isOwn: Bool) {
      readCreation(call)
      if ["UIStoryboard", "NSStoryboard"].contains(call.calledExpression.typePath),
        let name = call.argument("name")
      {
        addIdentifier(.storyboard, name)
        identifierUses[identifierUses.count - 1].isInOwnBundle =
          call.argument("bundle").map(\.isOwnBundle) ?? true
      }
      guard
        let name = call.argument("nibName") ?? call.argument("nibNamed")
          ?? call.argument("windowNibName"), !name.is(NilLiteralExprSyntax.self)
      else { return }
      // An initializer that passes its parameter on does not name a nib.
      if let parameter = name.withoutWrapping.plainName, case .parameter? = locals[parameter] {
        return
      }
      if let label = call.arguments.first?.label?.text, label == "nibName",
        call.argument("bundle").map(\.isOwnBundle) ?? true
      {
        addIdentifier(.nib, name)
        // If no bundle is specified, UIKit may find the nib of a controller in the bundle of its class.
        identifierUses[identifierUses.count - 1].isInOwnBundle =
          call.argument("bundle")?.withoutWrapping.is(NilLiteralExprSyntax.self) == false
      }
      load(nibName(name), ownerIsSelf: isOwn, at: Syntax(name))
    }

    /// Reads a call of an external function that receives the object and has a name about nibs.
    private func readHelper(_ call: FunctionCallExprSyntax, callee: MemberAccessExprSyntax) {
      guard call.arguments.contains(where: { $0.expression.isOwnObject }),
        callee.base?.isOwnObject != true
      else { return }
      let text = callee.trimmedDescription.lowercased()
      if text.contains("nib") || text.contains("xib") {
        load(.unknown, ownerIsSelf: true, at: Syntax(callee.declName))
      }
    }

    private func readAddition(_ name: String, _ call: FunctionCallExprSyntax) {
      guard name == "addSubview" || name == "insertSubview",
        let view = call.arguments.first?.expression
      else { return }
      let (line, column) = lines.place(of: view)
      func add(_ name: String, _ origin: AdditionRecord.Origin) {
        function.additions.append(
          AdditionRecord(
            name: name, origin: origin, isPlaced: false, line: line, column: column))
      }
      if let name = view.withoutWrapping.plainName, let local = locals[name] {
        switch local {
        case .loaded: add(name, .loaded)
        case .call(let function): add(name, .call(function))
        case .property(let property): add(property, .property)
        case .parameter, .nib, .storyboard, .text, .made, .other: break
        }
      } else if let name = view.ownName {
        add(name, assigned[name] ?? .property)
      } else {
        switch local(view) {
        case .loaded: add("the view", .loaded)
        case .call(let function): add(function, .call(function))
        default: break
        }
      }
    }

    // MARK: Values

    private func load(_ name: ExprSyntax?, owner: ExprSyntax?, at node: Syntax) {
      load(name.map(nibName) ?? .unknown, owner: owner, at: node)
    }

    private func load(_ name: NibName, owner: ExprSyntax?, at node: Syntax) {
      let isNil = owner?.withoutWrapping.is(NilLiteralExprSyntax.self) ?? false
      load(name, ownerIsSelf: owner?.isOwnObject ?? false, ownerIsNil: isNil, at: node)
    }

    private func load(
      _ name: NibName, ownerIsSelf: Bool, ownerIsNil: Bool = false, at node: Syntax
    ) {
      let (line, column) = lines.place(of: node)
      if conditions.decide { function.hasCondition = true }
      function.loads.append(
        LoadRecord(
          name: name, ownerIsSelf: ownerIsSelf, ownerIsNil: ownerIsNil, line: line, column: column))
    }
  }
#endif
