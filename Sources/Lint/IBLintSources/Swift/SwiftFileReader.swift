#if SourceChecks
  import Diagnostics
  import IBLint
  import PublishedAPI
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax

  /// A reader of the declarations in a Swift file.
  struct SwiftFileReader {
    /// The scope of declarations.
    struct Scope {
      /// The enclosing types, outermost first.
      var name = ""
      /// The index of the enclosing type in the record, or nil at file scope.
      var type: Int?
      /// The names of generic parameters.
      var genericNames: Set<String> = []
      /// The visibility to Objective-C of members without attributes, declared by an extension, or nil if it declares
      /// none.
      var exposure: Exposure?
    }

    private(set) var record = FileRecord()
    private let lines: SourceLines
    private var fileType: Int?
    private var assignedNames: Set<String> = []
    private var constructedNames: Set<String> = []
    /// The offsets of the code that a body reader has read.
    private var readCode: [Range<Int>] = []

    /// Returns the declarations in a file.
    static func record(of bytes: [UInt8]) -> FileRecord {
      bytes.withUnsafeBufferPointer { buffer in
        let nesting = SwiftNesting(buffer)
        let lines = SourceLines(buffer)
        let texts = TextScanner.texts(in: buffer, besides: nesting.comments, lines: lines)
        guard !nesting.isTooDeep else { return .nestedTooDeeply(texts) }
        guard !nesting.isTooLong else {
          return .ignored("the code is too long; the file is ignored", texts)
        }
        let tree = OldSwift.parse(buffer)
        var reader = SwiftFileReader(lines: lines)
        reader.record.texts = texts
        reader.read(tree.statements, in: Scope())
        if NibWords.loading.contains(where: nesting.words.contains) {
          reader.recordUnreadLoads(in: tree)
        }
        reader.addControllerUses(in: tree)
        reader.record.note(OldSystemBranches.parts(in: tree, nesting.words, lines))
        reader.record.mentions = FileRecord.mentions(
          nesting.names, imports: reader.record.imports.map(\.module))
        reader.record.assignedNames = reader.assignedNames.sorted()
        reader.record.constructedNames = reader.constructedNames.sorted()
        reader.record.words = nesting.words
        reader.record.fontMembers = nesting.fontMembers.sorted()
        if tree.hasError {
          reader.record.problem = reader.problem(in: tree)
          let fault = tree.statements.first(where: \.hasError)
          reader.record.doubtMembers(from: fault.map { lines.place(of: $0).line })
        }
        return reader.record
      }
    }

    private init(lines: SourceLines) { self.lines = lines }

    private func problem(in tree: SourceFileSyntax) -> FileRecord.Problem? {
      guard let first = FirstFault.diagnostic(in: tree) else { return nil }
      let (line, column) = lines.place(of: first.position.utf8Offset)
      return FileRecord.Problem(
        message:
          "cannot parse the whole file, so some declarations may be missing: \(first.message.prefix(200))",
        position: SourcePosition(
          line: line, column: column, offset: first.position.utf8Offset))
    }

    /// Adds what code does with the controllers in properties.
    private mutating func addControllerUses(in tree: SourceFileSyntax) {
      let holders = Set(record.identifierUses.map(\.holder).filter { !$0.isEmpty })
      guard !holders.isEmpty else { return }
      let found = ControllerUseFinder(of: holders, in: tree).found
      for index in record.identifierUses.indices {
        for use in found[record.identifierUses[index].holder] ?? [] {
          record.identifierUses[index].add(use)
        }
        record.identifierUses[index].holder = ""
      }
    }

    // MARK: Declarations

    private mutating func read(_ statements: CodeBlockItemListSyntax, in scope: Scope) {
      for statement in statements {
        if case .decl(let declaration) = statement.item { read(declaration, in: scope) }
      }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, in scope: Scope) {
      for member in members { read(member.decl, in: scope) }
    }

    private mutating func read(_ declaration: DeclSyntax, in scope: Scope) {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      switch declaration.as(DeclSyntaxEnum.self) {
      case .classDecl(let type):
        let index = open(
          .classDeclaration, type.name, type.inheritanceClause, type.attributes, in: scope)
        record.types[index].isGeneric = type.genericParameterClause != nil
        read(
          type.memberBlock.members,
          in: inner(index, type.genericParameterClause, scope))
      case .structDecl(let type):
        let index = open(.otherType, type.name, type.inheritanceClause, type.attributes, in: scope)
        read(type.memberBlock.members, in: inner(index, type.genericParameterClause, scope))
      case .enumDecl(let type):
        let index = open(.otherType, type.name, type.inheritanceClause, type.attributes, in: scope)
        read(type.memberBlock.members, in: inner(index, type.genericParameterClause, scope))
      case .actorDecl(let type):
        let index = open(.otherType, type.name, type.inheritanceClause, type.attributes, in: scope)
        read(type.memberBlock.members, in: inner(index, type.genericParameterClause, scope))
      case .protocolDecl(let type):
        let index = open(
          .protocolDeclaration, type.name, type.inheritanceClause, type.attributes, in: scope)
        read(type.memberBlock.members, in: inner(index, nil, scope))
      case .extensionDecl(let type): read(type, in: scope)
      case .typeAliasDecl(let alias):
        let target = WrittenType(alias.initializer.value, genericNames: scope.genericNames)
        // A composition with one class is that class, with protocols.
        if let name = target.name ?? target.protocols.first, !target.isCollection {
          record.aliases.append(
            AliasRecord(name: scope.qualified(alias.name.identifierText), target: name))
        }
      case .importDecl(let written): read(written)
      case .enumCaseDecl(let cases): read(cases, in: scope)
      case .macroExpansionDecl(let macro):
        // `#warning` and `#error` only produce messages.
        if let type = scope.type, !["warning", "error"].contains(macro.macroName.text) {
          record.types[type].mayHaveMore = true
        }
        add([MacroRecord(macro, lines: lines)].compactMap { $0 }, in: scope)
      case .variableDecl(let variable): read(variable, in: scope)
      case .functionDecl(let function): read(function, in: scope)
      case .initializerDecl(let function): read(function, in: scope)
      case .deinitializerDecl(let function): readBody("deinit", function.body, in: scope)
      case .subscriptDecl(let function): readBody("subscript", function.accessorBlock, in: scope)
      case .ifConfigDecl(let condition):
        for clause in condition.clauses where !clause.isNeverCompiled {
          switch clause.elements {
          case .statements(let statements): read(statements, in: scope)
          case .decls(let members): read(members, in: scope)
          default: break
          }
        }
      default: break
      }
    }

    /// Reads the raw values of an enumeration with strings: `case list`, `case list = "List"`.
    private mutating func read(_ cases: EnumCaseDeclSyntax, in scope: Scope) {
      guard let type = scope.type, record.types[type].inheritance.first == "String" else { return }
      for element in cases.elements where element.parameterClause == nil {
        let name = element.name.identifierText
        var text: String? = name
        if let value = element.rawValue?.value {
          text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        guard let text else { continue }
        record.types[type].constants.append(
          ConstantRecord(name: name, value: .literal(text), isNib: false))
      }
    }

    /// Reads `import Kit`, `import Kit.Part` or `import class Kit.Sheet`.
    private mutating func read(_ written: ImportDeclSyntax) {
      let path = written.path.map(\.name.identifierText)
      guard let module = path.first else { return }
      let type = written.importKindSpecifier == nil ? nil : path.dropFirst().joined(separator: ".")
      let entry = ImportRecord(module: module, type: type)
      if !record.imports.contains(entry) { record.imports.append(entry) }
    }

    private mutating func read(_ type: ExtensionDeclSyntax, in scope: Scope) {
      guard let name = WrittenType(type.extendedType).name else { return }
      let place = lines.place(of: type.extendedType)
      record.types.append(
        TypeRecord(
          kind: .addition, name: name, language: .swift,
          inheritance: names(in: type.inheritanceClause), line: place.line, column: place.column,
          macros: type.attributes.macros(lines)))
      record.types[record.types.count - 1].mayHaveMore = type.attributes.mayBeMacros
      var inner = Scope(name: name, type: record.types.count - 1)
      if type.attributes.has("objc") { inner.exposure = .explicit }
      if type.attributes.has("nonobjc") { inner.exposure = .hidden }
      read(type.memberBlock.members, in: inner)
    }

    private mutating func open(
      _ kind: TypeRecord.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
      _ attributes: AttributeListSyntax, in scope: Scope
    ) -> Int {
      let place = lines.place(of: name)
      record.types.append(
        TypeRecord(
          kind: kind, name: scope.qualified(name.identifierText), language: .swift,
          runtimeName: attributes.objectiveCName, inheritance: names(in: inheritance),
          exposesMembers: attributes.has("objcMembers"), mayHaveMore: attributes.mayBeMacros,
          line: place.line, column: place.column,
          macros: attributes.macros(lines)))
      return record.types.count - 1
    }

    private func inner(
      _ index: Int, _ generics: GenericParameterClauseSyntax?, _ scope: Scope
    ) -> Scope {
      let names = generics?.parameters.map { $0.name.identifierText } ?? []
      let isObjectiveC =
        record.types[index].kind == .protocolDeclaration && record.types[index].exposesMembers
      return Scope(
        name: record.types[index].name, type: index,
        genericNames: scope.genericNames.union(names), exposure: isObjectiveC ? .explicit : nil)
    }

    private func names(in clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap(\.type.inheritedName) ?? []
    }

    // MARK: Members

    private mutating func read(_ variable: VariableDeclSyntax, in scope: Scope) {
      let attributes = variable.attributes
      add(attributes, in: scope)
      let modifiers = variable.modifiers
      let isOutlet = attributes.has("IBOutlet")
      let isWeak = modifiers.contains { $0.name.text == "weak" || $0.name.text == "unowned" }
      let exposure = exposure(attributes, modifiers, in: scope)
      var properties: [PropertyRecord] = []
      // `var a, b: UILabel!` gives both variables the type.
      var annotation: TypeSyntax?
      for binding in variable.bindings.reversed() {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        annotation = binding.typeAnnotation?.type ?? annotation
        let type =
          annotation.map { WrittenType($0, genericNames: scope.genericNames) }
          ?? WrittenType(name: binding.initializer?.value.constructedType)
        let isReadOnly =
          variable.bindingSpecifier.text == "let" || binding.accessorBlock?.hasGetterAlone == true
        let outlet = SourceOutlet(
          name: attributes.objectiveCName ?? pattern.identifier.identifierText, type: type.name,
          protocols: type.protocols, isCollection: type.isCollection, isStrong: !isWeak,
          isReadOnly: isReadOnly, isStatic: modifiers.isStatic, isExposed: exposure == .explicit,
          isPublic: modifiers.contains { ["public", "open"].contains($0.name.text) },
          isObserved: binding.accessorBlock != nil, place: place(of: pattern.identifier))
        // Without a document, the outlet has its initial value, or the value that its getter returns.
        if isOutlet,
          binding.initializer?.value.isEmptyValue == false
            || binding.accessorBlock?.hasGetter == true
        {
          assignedNames.insert(outlet.name)
        }
        readBody(of: binding, in: variable, pattern.identifier, in: scope)
        properties.append(PropertyRecord(isOutlet: isOutlet, exposure: exposure, outlet: outlet))
      }
      if let type = scope.type { record.types[type].properties += properties.reversed() }
    }

    private mutating func read(_ function: FunctionDeclSyntax, in scope: Scope) {
      readBody(of: function, in: scope)
      guard let type = scope.type else { return }
      let attributes = function.attributes
      let parameters = function.signature.parameterClause.parameters
      let kind: SourceAction.Kind =
        attributes.has("IBAction")
        ? .action : attributes.has("IBSegueAction") ? .segueAction : .method
      let effects = function.signature.effectSpecifiers
      let baseName = function.name.identifierText
      let result = function.signature.returnClause.map { WrittenType($0.type) }
      let isVoid = function.signature.returnClause?.type.isVoid ?? true
      let exposure = exposure(attributes, function.modifiers, in: scope)
      func selector(_ labels: [String]) -> String {
        SwiftSelector.selector(
          baseName, labels: labels, isAsync: effects?.asyncSpecifier != nil,
          throwsError: effects?.throwsClause != nil)
      }
      let labels = parameters.map(\.label)
      var older: String?
      if attributes.objectiveCName == nil, let first = parameters.first, first.secondName == nil {
        older = selector([""] + labels.dropFirst())
      }
      recordAge(baseName, parameters.first)
      let action = SourceAction(
        selector: attributes.objectiveCName ?? selector(labels), olderSelector: older, kind: kind,
        parameterTypes: parameters.map {
          WrittenType($0.type, genericNames: scope.genericNames).name
        },
        returnsValue: !isVoid && result != nil, isStatic: function.modifiers.isStatic,
        isExposed: exposure == .explicit, place: place(of: function.name))
      record.types[type].methods.append(MethodRecord(exposure: exposure, action: action))
    }

    /// Determines the version of Swift from the labels of well-known functions. Since Swift 3, the first parameter has
    /// a label by default, so `tableView(tableView:)` is older.
    private mutating func recordAge(_ baseName: String, _ first: FunctionParameterSyntax?) {
      guard let first, record.isBeforeSwift3 == nil else { return }
      let isKnown =
        first.innerName == baseName
        || Self.appearance.contains(baseName) && first.innerName == "animated"
      if isKnown, first.firstName.text == "_" {
        record.isBeforeSwift3 = false
      } else if isKnown, first.secondName == nil {
        record.isBeforeSwift3 = true
      } else if baseName == "prepare", first.label == "for", first.secondName != nil {
        record.isBeforeSwift3 = false
      } else if baseName == "prepareForSegue" {
        record.isBeforeSwift3 = true
      }
    }

    private static let appearance: Set<String> = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "setEditing",
    ]

    // MARK: Bodies

    private mutating func read(_ function: InitializerDeclSyntax, in scope: Scope) {
      let place = lines.place(of: function.initKeyword)
      let parameters = function.signature.parameterClause.parameters
      var written = FunctionRecord(
        name: FunctionRecord.name("init", labels: parameters.map(\.label)), isInitializer: true,
        line: place.line, column: place.column)
      written.refusal = function.body?.refusal
      if written.isCoderInitializer {
        let reading = SwiftCoderInitializer(function)
        (written.isCertain, written.calledNames) = (reading.isCertain, reading.calledNames)
      }
      add(function.attributes, in: scope)
      read(
        function.body, of: written, parameters: parameters.map(\.innerName),
        genericNames: scope.genericNames.union(function.genericParameterClause.names), in: scope)
    }

    /// Reads code that other functions do not call by name.
    private mutating func readBody(
      _ name: String, _ body: (some SyntaxProtocol)?, in scope: Scope
    ) {
      guard let body else { return }
      let place = lines.place(of: body)
      read(
        body, of: FunctionRecord(name: name, line: place.line, column: place.column),
        parameters: [], genericNames: scope.genericNames, in: scope)
    }

    private mutating func readBody(of function: FunctionDeclSyntax, in scope: Scope) {
      let place = lines.place(of: function.name)
      let parameters = function.signature.parameterClause.parameters
      let result = function.signature.returnClause?.type.as(IdentifierTypeSyntax.self)
      let written = FunctionRecord(
        name: FunctionRecord.name(
          function.name.identifierText, labels: parameters.map(\.label)),
        isStatic: function.modifiers.isStatic, neverReturns: result?.name.text == "Never",
        line: place.line, column: place.column)
      add(function.attributes, in: scope)
      read(
        function.body, of: written, parameters: parameters.map(\.innerName),
        genericNames: scope.genericNames.union(function.genericParameterClause.names), in: scope)
      if parameters.isEmpty, let body = function.body {
        readConstant(
          function.name.identifierText, body.statements.onlyExpression,
          isStatic: written.isStatic, in: scope)
      }
    }

    private mutating func readBody(
      of binding: PatternBindingSyntax, in variable: VariableDeclSyntax, _ name: TokenSyntax,
      in scope: Scope
    ) {
      let isStatic = variable.modifiers.isStatic
      let place = lines.place(of: name)
      let written = FunctionRecord(
        name: name.identifierText, isStatic: isStatic, line: place.line, column: place.column)
      if binding.initializer != nil || binding.accessorBlock != nil {
        read(
          Syntax(binding.accessorBlock) ?? Syntax(binding.initializer), of: written, parameters: [],
          genericNames: scope.genericNames, in: scope)
      }
      // The value of a variable may change.
      if variable.bindingSpecifier.text == "var", binding.initializer != nil { return }
      readConstant(
        name.identifierText, binding.initializer?.value ?? binding.accessorBlock?.onlyExpression,
        isStatic: isStatic, isPrivate: variable.modifiers.isPrivate, in: scope)
    }

    private mutating func read(
      _ body: (some SyntaxProtocol)?, of function: FunctionRecord, parameters: [String],
      genericNames: Set<String>, in scope: Scope
    ) {
      var function = function
      var isRelevant = !function.isEmpty || function.name == "loadView()"
      if let body {
        let reader = SwiftBodyReader(
          body, of: function, parameters: parameters, genericNames: genericNames, lines: lines)
        function = reader.function
        if function.isInitializer { function.created = reader.constructedNames.sorted() }
        readCode.append(body.offsets)
        record.identifierUses += reader.identifierUses.map { use in
          var use = use
          (use.type, use.isInGetter) = (typePlace(scope), body.runsOnlyWhenRead)
          return use
        }
        add(reader.macros, in: scope)
        assignedNames.formUnion(reader.assignedNames)
        constructedNames.formUnion(reader.constructedNames)
        isRelevant = isRelevant || !function.isEmpty || !reader.identifierUses.isEmpty
      }
      guard isRelevant else { return }
      record.types[typePlace(scope)].functions.append(function)
    }

    /// Records loads with unknown names for all code that loads nibs outside the code that was read: statements at file
    /// scope, default arguments and the like.
    private mutating func recordUnreadLoads(in tree: SourceFileSyntax) {
      let loads = tree.tokens(viewMode: .sourceAccurate).filter { token in
        guard NibWords.loading.contains(token.identifierText) else { return false }
        // `UINib` by itself is a type.
        let isType = token.text.hasSuffix("Nib")
        let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
        if isType, next != .leftParen, next != .period { return false }
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return !readCode.contains { $0.contains(offset) }
      }
      guard !loads.isEmpty else { return }
      var function = FunctionRecord(name: "", isStatic: true)
      function.loads = loads.map { token in
        let (line, column) = lines.place(of: token)
        return LoadRecord(name: .unknown, ownerIsSelf: false, line: line, column: column)
      }
      record.types[typePlace(Scope())].functions.append(function)
    }

    private mutating func add(_ attributes: AttributeListSyntax, in scope: Scope) {
      add(attributes.macros(lines), in: scope)
    }

    private mutating func add(_ macros: [MacroRecord], in scope: Scope) {
      if !macros.isEmpty { record.types[typePlace(scope)].macros += macros }
    }

    private mutating func readConstant(
      _ name: String, _ expression: ExprSyntax?, isStatic: Bool, isPrivate: Bool = false,
      in scope: Scope
    ) {
      guard let expression else { return }
      let nib = NibName.made(by: expression)
      let value = NibName(
        nib?.expression ?? expression, isStatic: isStatic, genericNames: scope.genericNames
      ) { _ in nil }
      guard value != .unknown else { return }
      record.types[typePlace(scope)].constants.append(
        ConstantRecord(name: name, value: value, isNib: nib != nil, isPrivate: isPrivate))
    }

    /// Returns the index of a scope's type, or of the file's own record.
    private mutating func typePlace(_ scope: Scope) -> Int {
      if let type = scope.type { return type }
      if let fileType { return fileType }
      record.types.append(TypeRecord(kind: .file, name: "", language: .swift))
      fileType = record.types.count - 1
      return record.types.count - 1
    }

    // MARK: Marks

    private func exposure(
      _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in scope: Scope
    ) -> Exposure {
      if attributes.contains(where: { $0.isAnyOf(Self.exposing) }) { return .explicit }
      if attributes.has("nonobjc") { return .hidden }
      // The overridden member may be an Objective-C member.
      if modifiers.contains(where: { $0.name.text == "override" }) { return .explicit }
      if let exposure = scope.exposure { return exposure }
      return modifiers.isPrivate ? .hidden : .withClass
    }

    private static let exposing: Set<String> = [
      "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable",
      "NSManaged",
    ]

    private func place(of token: TokenSyntax) -> SourcePlace {
      let (line, column) = lines.place(of: token)
      return SourcePlace(file: "", line: line, column: column)
    }
  }

  extension SwiftFileReader.Scope {
    fileprivate func qualified(_ inner: String) -> String {
      name.isEmpty ? inner : name + "." + inner
    }
  }
#endif
