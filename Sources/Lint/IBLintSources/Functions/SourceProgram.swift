import Diagnostics
import IBLint

/// All functions in the sources, by class.
struct SourceProgram {
  let files: [SourceFile]
  let assembly: ClassAssembly
  let lineage: Lineage
  let classTables: [FunctionTable]
  let additionTables: [String: FunctionTable]
  let protocolTables: [String: FunctionTable]
  /// The names of functions that never return, without labels.
  private let neverReturning: Set<String>
  /// The names of the functions in the sources that contain relevant code, with labels. Empty for code outside
  /// functions.
  private let implemented: Set<String>
  private let listProperties: ListProperties
  /// The values of properties by name, each with the type that declares it.
  private let constants: [String: [(owner: String, value: NibName)]]

  /// The names of the members that subclasses redeclare, by the index of the superclass. A class without subclasses has
  /// no entry.
  private let redeclared: [Int: Set<String>]

  /// The names of all members by the name of their type without enclosing types.
  private let declared: [String: Set<String>]

  /// The locations of the classes in each file, by the name of the class. Several targets may have a class with the
  /// same name, so the declaration itself identifies the class.
  private let placesByFile: [String: [String: SourcePlace]]

  /// The names of the properties and variables that code assigns.
  private let assigned: Set<String>

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
      grouping: assembly.files.filter(\.isCompiled).flatMap { file in
        file.record.types.flatMap { type in
          type.constants.filter { !$0.isPrivate || type.kind != .file || file.path.hasEnding(".h") }
            .map { ($0.name, type.name, $0.value) }
        }
      }, by: \.0
    ).mapValues { $0.map { (owner: $0.1, value: $0.2) } }
    placesByFile = Dictionary(grouping: assembly.classes.map(\.declaration), by: \.place.file)
      .mapValues { Dictionary($0.map { ($0.name, $0.place) }) { first, _ in first } }
    declared = types.reduce(into: [:]) { found, type in
      let name = type.name.split(separator: ".").last.map { String($0) } ?? ""
      found[name, default: []].formUnion(type.memberNames)
    }
    redeclared = Self.redeclared(assembly, lineage)
    listProperties = ListProperties(assembly, lineage)
    assigned = Set(assembly.files.filter(\.isCompiled).flatMap(\.record.assignedNames))
    implemented = Set(types.flatMap(\.functions).map(\.name))
    neverReturning = Set(
      types.flatMap(\.functions).filter(\.neverReturns)
        .map { FunctionRecord.baseName(of: $0.name) })
  }

  /// Returns whether the sources declare a static member of a type, so that the member does not come from a library.
  private func isDeclared(_ maker: MakerRecord) -> Bool {
    if declared[maker.type]?.contains(maker.member) == true { return true }
    // Libraries add storyboards to the framework class in extensions.
    return FrameworkPrefixes.cover(maker.type)
      && !["UIStoryboard", "NSStoryboard"].contains(maker.type)
  }

  private static func redeclared(
    _ assembly: ClassAssembly, _ lineage: Lineage
  ) -> [Int: Set<String>] {
    var found: [Int: Set<String>] = [:]
    for index in assembly.classes.indices {
      let ancestors = lineage.line(of: index).classes.dropFirst()
      guard !ancestors.isEmpty else { continue }
      let names = assembly.classes[index].parts.flatMap { part in
        assembly.files[part.file].record.types[part.type].memberNames
      }
      for ancestor in ancestors { found[ancestor, default: []].formUnion(names) }
    }
    return found
  }

  subscript(entry: FunctionTable.Entry) -> FunctionRecord {
    files[entry.file].record.types[entry.type].functions[entry.function]
  }

  /// Returns the functions of a class, including inherited ones.
  func functions(of index: Int) -> ClassFunctions { ClassFunctions(index, in: self) }

  /// Returns the string value of a property of a type other than a class, or nil if it is ambiguous.
  func constant(_ name: String, of owner: String) -> String? {
    let found = Set(
      (constants[name] ?? []).filter { $0.owner == owner || $0.owner.hasSuffix("." + owner) }
        .map(\.value))
    guard found.count == 1, case .literal(let text)? = found.first else { return nil }
    return text
  }

  /// Returns the location of an `init(coder:)` in a class that is not certain to create an object.
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

  /// Returns the name of a class as code converts it to a string: the name without enclosing types.
  /// - Parameter isRuntimeName: Whether an attribute such as `@objc(Name)` changes the name.
  func nibName(of declaration: SourceClass, isRuntimeName: Bool) -> String {
    if isRuntimeName, declaration.language == .swift, let name = declaration.runtimeName {
      return name
    }
    return declaration.name.lastIndex(of: ".").map {
      String(declaration.name[declaration.name.index(after: $0)...])
    } ?? declaration.name
  }
}

extension SourceProgram {
  /// Returns the identifiers that a file uses, in order. An identifier that is computed at run time is empty.
  func identifierUses(in file: SourceFile) -> [SourceIdentifierUse] {
    guard !file.record.identifierUses.isEmpty else { return [] }
    let own = placesByFile[file.path] ?? [:]
    let uses = file.record.identifierUses.filter { use in
      if let maker = use.maker, !isDeclared(maker) { return false }
      if file.neverRuns(use) { return false }
      // Code replaces the default value of the property.
      if use.kind == .creation, case .property(let name) = use.list, assigned.contains(name) {
        return false
      }
      // A function of a library may register cells.
      return use.helper.isEmpty
        || !implemented.contains(use.helper) && listProperties.mayContain(use.list)
    }
    return uses.map { use in
      let type =
        file.record.types.indices.contains(use.type)
        ? file.record.types[use.type] : TypeRecord(kind: .file, name: "", language: .swift)
      var found = SourceIdentifierUse(
        kind: use.kind, identifier: text(of: use.name, in: type, of: file) ?? "",
        place: SourcePlace(file: file.path, line: use.line, column: use.column))
      (found.list, found.function, found.className) = (use.list, use.function, use.className)
      (found.isInOwnBundle, found.isInGetter) = (use.isInOwnBundle, use.isInGetter)
      (found.isShown, found.members) = (use.isShown, use.members)
      found.nib = use.nib.flatMap { text(of: $0, in: type, of: file) }
      if let place = own[type.name] {
        found.owner = place
      } else if type.kind != .file,
        case .type(let index) = assembly.names.meaning(of: type.name, in: "", seenBy: file.view)
      {
        found.owner = assembly.classes[index].declaration.place
      }
      return found
    }.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }

  /// Returns the value of an expression in a type's code, or nil if it is computed at run time.
  private func text(of written: NibName, in type: TypeRecord, of file: SourceFile) -> String? {
    let view = file.view
    if type.kind != .file,
      case .type(let index) = assembly.names.meaning(of: type.name, in: "", seenBy: view)
    {
      let functions = functions(of: index)
      if isOverridden(written, in: functions) { return nil }
      if let text = functions.name(of: written, in: type.name, seenBy: view) { return text }
      // A member whose value is unknown hides a global constant with the same name.
      if case .constant(nil, let name) = written, hasMember(name, index) { return nil }
    }
    switch written {
    case .literal(let text): return text
    case .className(let name):
      return name.lastIndex(of: ".").map { String(name[name.utf8.index(after: $0)...]) } ?? name
    case .constant(nil, let name):
      // A constant of the type, or a global constant.
      return (type.kind == .file ? nil : constant(name, of: type.name))
        ?? file.record.constant(name) ?? constant(name, of: "")
    case .constant(let owner?, let name):
      if case .type(let index) = assembly.names.meaning(of: owner, in: type.name, seenBy: view) {
        return functions(of: index).name(
          of: .constant(owner: nil, name: name), in: owner, seenBy: view)
      }
      return constant(name, of: owner)
    case .ownClass, .ownRuntimeClass, .unknown: return nil
    }
  }

  /// Returns whether a class or one of its superclasses declares a member. An Objective-C variable may have an underscore.
  private func hasMember(_ name: String, _ index: Int) -> Bool {
    lineage.line(of: index).classes.flatMap { assembly.classes[$0].parts }.contains { part in
      let type = files[part.file].record.types[part.type]
      return type.memberNames.contains(name)
        || type.variables.contains { $0 == name || $0 == "_" + name }
    }
  }

  /// Returns whether an expression in the code of a class may have a different value for objects of its subclasses.
  private func isOverridden(_ written: NibName, in functions: ClassFunctions) -> Bool {
    guard let names = redeclared[functions.index] else { return false }
    switch written {
    case .ownClass, .ownRuntimeClass: return true
    case .constant(nil, let name):
      let value = functions.tables.lazy.compactMap { $0.constants[name]?.value }.first
      return names.contains(name) || value?.isOwnClass == true
    case .literal, .className, .constant, .unknown: return false
    }
  }
}

extension TypeRecord {
  /// The names of all members, without labels.
  fileprivate var memberNames: [String] {
    constants.map(\.name) + properties.map(\.outlet.name)
      + functions.map { FunctionRecord.baseName(of: $0.name) }
      + methods.map { FunctionRecord.baseName(of: $0.action.selector) }
  }
}

extension FileRecord {
  /// Returns the value of a constant outside types, which may be private to the file.
  fileprivate func constant(_ name: String) -> String? {
    for type in types where type.kind == .file {
      if case .literal(let text)? = type.constants.first(where: { $0.name == name })?.value {
        return text
      }
    }
    return nil
  }
}
