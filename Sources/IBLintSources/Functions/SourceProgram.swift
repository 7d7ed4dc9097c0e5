import IBLint

/// All functions of the sources, and who has which.
struct SourceProgram {
  let files: [SourceFile]
  let assembly: ClassAssembly
  let lineage: Lineage
  let classTables: [FunctionTable]
  let additionTables: [String: FunctionTable]
  let protocolTables: [String: FunctionTable]
  /// The functions that never come back, without labels.
  private let neverReturning: Set<String>
  /// What properties hold, with the types that have them, by their names.
  private let constants: [String: [(owner: String, value: NibName)]]

  /// Collects the functions.
  init(_ assembly: ClassAssembly, _ lineage: Lineage) {
    files = assembly.files
    self.assembly = assembly
    self.lineage = lineage
    classTables = assembly.classes.map { FunctionTable($0.parts, in: assembly.files) }
    additionTables = assembly.additions.mapValues { FunctionTable($0.parts, in: assembly.files) }
    protocolTables = assembly.protocols.mapValues { FunctionTable($0, in: assembly.files) }
    let types = assembly.files.flatMap(\.record.types)
    constants = Dictionary(
      grouping: types.flatMap { type in type.constants.map { ($0.name, type.name, $0.value) } },
      by: \.0
    ).mapValues { $0.map { (owner: $0.1, value: $0.2) } }
    neverReturning = Set(
      types.flatMap(\.functions).filter(\.neverReturns)
        .map { FunctionRecord.baseName(of: $0.name) })
  }

  subscript(entry: FunctionTable.Entry) -> FunctionRecord {
    files[entry.file].record.types[entry.type].functions[entry.function]
  }

  /// The functions that objects of a class have.
  func functions(of index: Int) -> ClassFunctions { ClassFunctions(index, in: self) }

  /// The text of a property of a type other than a class, nil if several may be meant.
  func constant(_ name: String, of owner: String) -> String? {
    let found = Set(
      (constants[name] ?? []).filter { $0.owner == owner || $0.owner.hasSuffix("." + owner) }
        .map(\.value))
    guard found.count == 1, case .literal(let text)? = found.first else { return nil }
    return text
  }

  /// The `init(coder:)` that a class declares and that is not certain to make an object.
  func coderDoubt(of index: Int) -> SourcePlace? {
    for part in assembly.classes[index].parts {
      let type = files[part.file].record.types[part.type]
      if type.unavailableCoderLine > 0 {
        return SourcePlace(file: files[part.file].path, line: type.unavailableCoderLine)
      }
      for function in type.functions
      where function.isCoderInitializer
        && !(function.isCertain && neverReturning.isDisjoint(with: function.calledNames))
      {
        return SourcePlace(
          file: files[part.file].path, line: function.line, column: function.column)
      }
    }
    return nil
  }

  /// The name of a class when code converts it to a string: without enclosing types.
  func nibName(of declaration: SourceClass) -> String {
    if declaration.language == .swift, let name = declaration.runtimeName { return name }
    return declaration.name.lastIndex(of: ".").map {
      String(declaration.name[declaration.name.index(after: $0)...])
    } ?? declaration.name
  }
}

extension SourceProgram {
  /// The identifiers that a file names, in order; empty ones where they are made up at run time.
  func identifierUses(in file: SourceFile) -> [SourceIdentifierUse] {
    file.record.identifierUses.map { use in
      let type =
        file.record.types.indices.contains(use.type)
        ? file.record.types[use.type] : TypeRecord(kind: .file, name: "", language: .swift)
      return SourceIdentifierUse(
        kind: use.kind, identifier: text(of: use.name, in: type, seenBy: file.view) ?? "",
        place: SourcePlace(file: file.path, line: use.line, column: use.column))
    }.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }

  /// The text that an expression gives in a type's code, nil if it is made up at run time.
  func text(of written: NibName, in type: TypeRecord, seenBy view: ModuleView) -> String? {
    if type.kind != .file,
      case .type(let index) = assembly.names.meaning(of: type.name, in: "", seenBy: view),
      let text = functions(of: index).name(of: written, in: type.name, seenBy: view)
    {
      return text
    }
    switch written {
    case .literal(let text): return text
    case .className(let name):
      return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    case .constant(nil, let name):
      // A constant of the type, or one outside any.
      return constant(name, of: type.name) ?? constant(name, of: "")
    case .constant(let owner?, let name):
      if case .type(let index) = assembly.names.meaning(of: owner, in: type.name, seenBy: view) {
        return functions(of: index).name(
          of: .constant(owner: nil, name: name), in: owner, seenBy: view)
      }
      return constant(name, of: owner)
    case .ownClass, .unknown: return nil
    }
  }
}
