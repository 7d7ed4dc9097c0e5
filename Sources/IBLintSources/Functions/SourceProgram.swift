import IBLint

/// All functions of the sources, and who has which.
struct SourceProgram {
  let files: [SourceFile]
  let assembly: ClassAssembly
  let lineage: Lineage
  let classTables: [FunctionTable]
  let additionTables: [String: FunctionTable]
  let protocolTables: [String: FunctionTable]

  /// Collects the functions.
  init(_ assembly: ClassAssembly, _ lineage: Lineage) {
    files = assembly.files
    self.assembly = assembly
    self.lineage = lineage
    classTables = assembly.classes.map { FunctionTable($0.parts, in: assembly.files) }
    additionTables = assembly.additions.mapValues { FunctionTable($0.parts, in: assembly.files) }
    protocolTables = assembly.protocols.mapValues { FunctionTable($0, in: assembly.files) }
  }

  subscript(entry: FunctionTable.Entry) -> FunctionRecord {
    files[entry.file].record.types[entry.type].functions[entry.function]
  }

  /// The functions that objects of a class have.
  func functions(of index: Int) -> ClassFunctions { ClassFunctions(index, in: self) }

  /// The name that a class has where code turns it into a text: without what is around it.
  func nibName(of declaration: SourceClass) -> String {
    if declaration.language == .swift, let name = declaration.runtimeName { return name }
    return declaration.name.lastIndex(of: ".").map {
      String(declaration.name[declaration.name.index(after: $0)...])
    } ?? declaration.name
  }
}
