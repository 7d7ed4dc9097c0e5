#if SourceChecks
  import SwiftSyntax

  /// A writer of the declarations of a Swift source without its code.
  ///
  /// Types keep their names, superclasses, outlets, actions and other members, whose bodies do nothing. A member is
  /// omitted if it contains an unknown type, or if no value is known that it could return, so a skeleton never stops a
  /// program. Each declaration is on one line, so the line number of a compiler error shows which declaration does not
  /// compile.
  struct SkeletonWriter {
    /// The positions of declarations.
    struct Scope {
      enum Kind {
        case file
        case classType(SkeletonNames.Root)
        case structure(hasInitializer: Bool)
        case enumeration
        case protocolType
        /// An extension, with the way in which objects of its class are created.
        case addition(SkeletonNames.Root)
      }

      var kind: Kind
      var typeName = ""
      var generics: Set<String> = []
      var depth = 0
      /// The line that begins the innermost type or extension.
      var header = ""
      /// Lines of which the first one that compiles ends the type.
      var endings: [String] = []
    }

    let names: SkeletonNames
    /// The lines that do not compile.
    let dropped: Set<String>
    private(set) var lines: [String] = []

    /// Returns the lines of the skeleton of a source.
    /// - Parameter dropped: The lines of an earlier skeleton, without surrounding spaces, that do not compile.
    static func lines(
      of tree: SourceFileSyntax, names: SkeletonNames, dropped: Set<String>
    ) -> [String] {
      var writer = SkeletonWriter(names: names, dropped: dropped)
      for statement in tree.statements {
        if case .decl(let declaration) = statement.item {
          writer.write(declaration, in: Scope(kind: .file))
        }
      }
      return writer.lines
    }

    private init(names: SkeletonNames, dropped: Set<String>) {
      self.names = names
      self.dropped = dropped
    }

    private func isDropped(_ line: String, _ scope: Scope) -> Bool {
      AppSkeletons.isDropped(line, in: scope.header, dropped)
    }

    /// Adds a line unless it is known not to compile.
    @discardableResult mutating func emit(_ line: String, _ scope: Scope) -> Bool {
      guard !isDropped(line, scope), !line.contains("\n") else { return false }
      lines.append(String(repeating: "  ", count: scope.depth) + line)
      return true
    }

    mutating func write(_ declaration: DeclSyntax, in scope: Scope) {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let written): write(written, in: scope)
      case .classDecl(let type): write(type, in: scope)
      case .structDecl(let type):
        let members = type.memberBlock.members
        let hasInitializer = members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        write(
          type, keyword: "struct", type.genericParameterClause, type.genericWhereClause,
          kind: .structure(hasInitializer: hasInitializer), in: scope)
      case .actorDecl(let type):
        write(
          type, keyword: "actor", type.genericParameterClause, type.genericWhereClause,
          kind: .classType(.none), in: scope)
      case .enumDecl(let type):
        write(
          type, keyword: "enum", type.genericParameterClause, type.genericWhereClause,
          kind: .enumeration, in: scope)
      case .protocolDecl(let type):
        write(
          type, keyword: "protocol", nil, type.genericWhereClause, kind: .protocolType, in: scope)
      case .extensionDecl(let type): write(type, in: scope)
      case .typeAliasDecl(let alias):
        guard !isHidden(alias.modifiers),
          names.areKnown(in: alias.initializer, generics(of: alias.genericParameterClause, scope))
        else { return }
        emit(SkeletonText.line(alias.with(\.attributes, [])), scope)
      case .associatedTypeDecl(let type):
        if names.areKnown(in: type, scope.generics) { emit(SkeletonText.line(type), scope) }
      case .enumCaseDecl(let cases): write(cases, in: scope)
      case .variableDecl(let variable): write(variable, in: scope)
      case .functionDecl(let function): write(function, in: scope)
      case .initializerDecl(let function): write(function, in: scope)
      case .ifConfigDecl(let condition): write(condition, in: scope)
      default: break
      }
    }

    // MARK: Types

    private mutating func write(_ written: ImportDeclSyntax, in scope: Scope) {
      guard let module = written.path.first?.name.text, names.hasModule(module) else { return }
      let kind = written.importKindSpecifier.map { $0.text + " " } ?? ""
      emit("import \(kind)\(SkeletonText.line(written.path))", scope)
    }

    private func generics(of clause: GenericParameterClauseSyntax?, _ scope: Scope) -> Set<String> {
      scope.generics.union(clause?.parameters.map(\.name.text) ?? [])
    }

    func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
    }

    private func accessText(_ modifiers: DeclModifierListSyntax) -> String {
      modifiers.filter { ["public", "open", "indirect", "final"].contains($0.name.text) }
        .map { $0.name.text + " " }.joined()
    }

    /// The attributes that matter in a skeleton.
    func attributesText(_ attributes: AttributeListSyntax) -> String {
      attributes.compactMap { element -> String? in
        guard let attribute = element.as(AttributeSyntax.self) else { return nil }
        let name = SkeletonText.line(attribute.attributeName)
        return Self.keptAttributes.contains(name) ? SkeletonText.line(attribute) + " " : nil
      }.joined()
    }

    private static let keptAttributes: Set<String> = [
      "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "MainActor",
      "discardableResult",
    ]

    /// Returns the protocols that a type can conform to.
    private func conformances(_ types: some Sequence<InheritedTypeSyntax>, _ generics: Set<String>)
      -> [String]
    {
      types.map(\.type).filter { names.areKnown(in: $0, generics) }.map { SkeletonText.line($0) }
    }

    private func inheritanceText(_ parents: [String]) -> String {
      parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    }

    private mutating func write(_ type: ClassDeclSyntax, in scope: Scope) {
      let name = type.name.text
      guard !isHidden(type.modifiers) else { return }
      let inside = generics(of: type.genericParameterClause, scope)
      var written = type.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
      var parent: String?
      if let first = written.first {
        parent = names.superclass(of: name, written: first.type, inside)
        // A library's class cannot be a protocol of the skeleton.
        if parent != nil { written.removeFirst() }
      }
      let clause = type.genericParameterClause.map { SkeletonText.line($0) } ?? ""
      let access = accessText(type.modifiers)
      // The superclass's skeleton may be less visible than the class.
      let accesses =
        access.contains("open ")
        ? [access, access.replacing("open ", with: "public "), ""] : [access]
      let end = (type.genericWhereClause.map { " " + SkeletonText.line($0) } ?? "") + " {"
      let first = [parent].compactMap { $0 }
      let headers = accesses.flatMap { access in
        let start = attributesText(type.attributes) + access + "class \(name)\(clause)"
        return [
          start + inheritanceText(first + conformances(written, inside)) + end,
          start + inheritanceText(first) + end,
        ]
      }
      write(
        type.memberBlock.members, headers: headers,
        Scope(
          kind: .classType(names.root(of: name)), typeName: name, generics: inside,
          depth: scope.depth + 1, endings: plainInitializers(of: type)), in: scope)
    }

    /// Returns the forms that an initializer without arguments can have, if other skeletons create objects with it and the
    /// class would lose it because it has others.
    private func plainInitializers(of type: ClassDeclSyntax) -> [String] {
      let written = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        .filter { !isHidden($0.modifiers) }
      guard names.root(of: type.name.text) == .none, !written.isEmpty,
        written.allSatisfy({ initializer in
          !initializer.signature.parameterClause.parameters.isEmpty
            || initializer.modifiers.contains { $0.name.text == "override" }
        })
      else { return [] }
      return names.hasSuperclass(type.name.text)
        ? ["override init() {}", "init() {}"] : ["init() {}"]
    }

    private mutating func write(
      _ type: some DeclGroupSyntax & NamedDeclSyntax, keyword: String,
      _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
      kind: Scope.Kind, in scope: Scope
    ) {
      guard !isHidden(type.modifiers) else { return }
      let inside = generics(of: parameters, scope)
      let written = type.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
      let start =
        attributesText(type.attributes) + accessText(type.modifiers)
        + "\(keyword) \(type.name.text)" + (parameters.map { SkeletonText.line($0) } ?? "")
      let end = (requirements.map { " " + SkeletonText.line($0) } ?? "") + " {"
      let all = conformances(written, inside)
      write(
        type.memberBlock.members,
        headers: [
          start + inheritanceText(all) + end, start + inheritanceText(Array(all.prefix(1))) + end,
          start + end,
        ],
        Scope(kind: kind, typeName: type.name.text, generics: inside, depth: scope.depth + 1),
        in: scope)
    }

    private mutating func write(_ type: ExtensionDeclSyntax, in scope: Scope) {
      guard !isHidden(type.modifiers), names.areKnown(in: type.extendedType, []),
        type.genericWhereClause.map({ names.areKnown(in: $0, []) }) ?? true
      else { return }
      let name = SkeletonText.baseName(of: type.extendedType)
      let start =
        attributesText(type.attributes) + accessText(type.modifiers)
        + "extension \(SkeletonText.line(type.extendedType))"
      let end = (type.genericWhereClause.map { " " + SkeletonText.line($0) } ?? "") + " {"
      let written = type.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
      write(
        type.memberBlock.members,
        headers: [start + inheritanceText(conformances(written, [])) + end, start + end],
        Scope(kind: .addition(names.root(of: name)), typeName: name, depth: scope.depth + 1),
        in: scope)
    }

    /// Writes a type with the first of its possible headers that compiles.
    private mutating func write(
      _ members: MemberBlockItemListSyntax, headers: [String], _ inner: Scope, in scope: Scope
    ) {
      guard let header = headers.first(where: { !isDropped($0, scope) }), emit(header, scope) else {
        return
      }
      var inner = inner
      inner.header = header
      let count = lines.count
      for member in members { write(member.decl, in: inner) }
      for line in inner.endings where emit(line, inner) { break }
      // An extension without protocols and members has no effect.
      if case .addition = inner.kind, lines.count == count, header == headers.last {
        lines.removeLast()
        return
      }
      lines.append(String(repeating: "  ", count: scope.depth) + "}")
    }

    private mutating func write(_ cases: EnumCaseDeclSyntax, in scope: Scope) {
      guard
        cases.elements.allSatisfy({ element in
          element.parameterClause.map { names.areKnown(in: $0, scope.generics) } ?? true
        })
      else { return }
      emit(SkeletonText.line(cases.with(\.attributes, [])), scope)
    }

    private mutating func write(_ condition: IfConfigDeclSyntax, in scope: Scope) {
      for clause in condition.clauses {
        // Tests are built as for a simulator: code for other platforms is omitted.
        lines.append(
          clause.poundKeyword.text + (clause.condition.map { " " + SkeletonText.line($0) } ?? ""))
        switch clause.elements {
        case .decls(let members): for member in members { write(member.decl, in: scope) }
        case .statements(let statements):
          for statement in statements {
            if case .decl(let declaration) = statement.item { write(declaration, in: scope) }
          }
        default: break
        }
      }
      lines.append("#endif")
    }
  }
#endif
