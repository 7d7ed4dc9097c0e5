import IBLint
import InterfaceBuilder

/// The functions that objects of a class have, its own and inherited ones.
struct ClassFunctions {
  /// The class.
  let index: Int
  /// Where functions are searched: the class, its superclasses, extensions of framework classes, and protocols with
  /// default implementations.
  let tables: [FunctionTable]
  /// How many of the tables are those of the class and its superclasses.
  private let declaredCount: Int
  /// How many of the following ones are extensions of framework classes.
  private let additionCount: Int
  /// Whether something above the class is not known, and may do anything.
  let isUncertain: Bool
  private let program: SourceProgram

  init(_ index: Int, in program: SourceProgram) {
    self.index = index
    self.program = program
    let line = program.lineage.line(of: index)
    var tables = line.classes.map { program.classTables[$0] }
    declaredCount = tables.count
    for name in Self.frameworkClasses(line.end) {
      if let table = program.additionTables[name] { tables.append(table) }
    }
    additionCount = tables.count - declaredCount
    var protocols: [String] = []
    for place in line.classes {
      for part in program.assembly.classes[place].parts {
        protocols += program.files[part.file].record.types[part.type].inheritance
      }
    }
    var seen: Set<String> = []
    while let name = protocols.popLast() {
      guard seen.insert(name).inserted, let parts = program.assembly.protocols[name] else {
        continue
      }
      if let table = program.protocolTables[name] { tables.append(table) }
      for part in parts {
        protocols += program.files[part.file].record.types[part.type].inheritance
      }
    }
    self.tables = tables
    isUncertain = line.isUncertain || line.end.map { !Self.isFramework($0) } ?? false
  }

  /// What the class does, and what frameworks' classes are given as far as the class calls it.
  var entries: [FunctionTable.Entry] {
    reached(
      from: (tables.prefix(declaredCount) + tables.dropFirst(declaredCount + additionCount))
        .flatMap(\.entries))
  }

  /// The superclasses of a class in frameworks, which extensions may add to.
  private static func frameworkClasses(_ end: String?) -> [String] {
    guard let end else { return [] }
    return FrameworkClass(named: end)?.lineage.map(\.name) ?? [end, "NSObject"]
  }

  /// Whether a class that no source declares is a framework's by its name, and so known to load no nib of an app's.
  private static func isFramework(_ name: String) -> Bool {
    FrameworkPrefixes.cover(name)
  }

  /// The functions that a call of the object itself may mean: the nearest ones.
  func functions(calledAs name: String) -> [FunctionTable.Entry] {
    for table in tables {
      let found = table.functions(calledAs: name)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What a function calls, directly and through others, itself first.
  func reached(from start: [FunctionTable.Entry]) -> [FunctionTable.Entry] {
    var seen: Set<FunctionTable.Entry> = []
    var order: [FunctionTable.Entry] = []
    var open = start
    while let entry = open.popLast() {
      guard seen.insert(entry).inserted else { continue }
      order.append(entry)
      let function = program[entry]
      for call in function.calls { open += functions(calledAs: call) }
      if function.callsSuper {
        for table in tables { open += table.functions(named: function.name) }
      }
    }
    return order
  }

  /// The nib that a load of a function names, for an object of this class: a name, or nil if it is made up at run
  /// time.
  func name(of load: LoadRecord, in entry: FunctionTable.Entry) -> String? {
    let file = program.files[entry.file]
    return name(
      of: load.name, in: file.record.types[entry.type].name, seenBy: file.view, depth: 0)
  }

  /// The text that an expression gives in the code of a type.
  func name(of written: NibName, in type: String, seenBy view: ModuleView) -> String? {
    name(of: written, in: type, seenBy: view, depth: 0)
  }

  private func name(
    of written: NibName, in type: String, seenBy view: ModuleView, depth: Int
  ) -> String? {
    guard depth < 8 else { return nil }
    switch written {
    case .literal(let text): return text
    case .ownClass: return program.nibName(of: program.assembly.classes[index].declaration)
    case .className(let name):
      return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    case .unknown: return nil
    case .constant(nil, let name):
      for table in tables {
        if let constant = table.constants[name] {
          return self.name(of: constant.value, in: type, seenBy: view, depth: depth + 1)
        }
      }
      return nil
    case .constant(let owner?, let name):
      let value = NibName.constant(owner: nil, name: name)
      switch program.assembly.names.meaning(of: owner, in: type, seenBy: view) {
      case .type(index):
        return self.name(of: value, in: type, seenBy: view, depth: depth + 1)
      case .type(let other):
        return program.functions(of: other).name(
          of: value, in: owner, seenBy: view, depth: depth + 1)
      case .value, .outside: return program.constant(name, of: owner)
      case .protocolType, .ambiguous: return nil
      }
    }
  }
}
