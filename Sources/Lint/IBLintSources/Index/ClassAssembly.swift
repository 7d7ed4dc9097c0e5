import IBLint

/// The classes in the sources, assembled from their declarations in all files.
struct ClassAssembly {
  /// A class, or the extensions of a framework class.
  struct Assembled {
    var declaration: SourceClass
    /// The declarations of the class, starting with the class itself.
    var parts: [Part]
    /// The superclasses as written. There is more than one if conditions select one.
    var superclasses: [Superclass] = []
    /// Whether an attribute of the class exposes its members to Objective-C.
    var exposesMembers = false
    /// The indices of the targets that compile the class, empty if unknown.
    var targets: Set<Int> = []
    /// Whether several files declare a class with this name, and it is unknown which one a use refers to.
    var isConflicting = false
    /// Whether additions to a class with the same name may belong to this class.
    var mayHaveMore = false
  }

  /// A superclass as written in a file.
  struct Superclass: Hashable {
    var name: String
    var view: ModuleView
  }

  /// A declaration with its file.
  struct Part {
    var file: Int
    var type: Int
  }

  let files: [SourceFile]
  /// Whether files of unknown version use a version before Swift 3, if all other files agree.
  let usualAge: Bool?
  private(set) var classes: [Assembled] = []
  /// The additions to classes that the sources do not declare, by name.
  private(set) var additions: [String: Assembled] = [:]
  /// The extensions of protocols, by the protocol's name.
  private(set) var protocols: [String: [Part]] = [:]
  private(set) var names = TypeTable()
  private var places: [Key: [Int]] = [:]
  /// The indices of the files whose code mentions a class, by the name without enclosing types.
  private(set) var filesNaming: [String: [Int]] = [:]

  private struct Key: Hashable {
    var name: String
    var module: String?
  }

  /// Assembles the classes in files.
  init(_ files: [SourceFile]) {
    self.files = files
    let ages = Set(files.compactMap(\.isBeforeSwift3))
    usualAge = ages.count > 1 ? nil : ages.first ?? false
    for file in files.indices { declare(file) }
    for file in files.indices { extend(file) }
    let names = Set(classes.map(\.declaration.name.lastPart))
    for (index, file) in files.enumerated() {
      for name in file.record.mentions where names.contains(name) {
        filesNaming[name, default: []].append(index)
      }
    }
  }

  private mutating func declare(_ file: Int) {
    let view = files[file].view
    for alias in files[file].record.aliases { names.add(alias: alias, in: view) }
    for (index, type) in files[file].record.types.enumerated() {
      let part = Part(file: file, type: index)
      let module = view.module
      switch type.kind {
      case .classDeclaration: declare(type, part, module: module)
      case .protocolDeclaration:
        names.add(protocol: type.name, module: module)
        protocols[type.name, default: []].append(part)
      case .otherType: names.add(value: type.name, module: module)
      case .addition, .file: break
      }
    }
  }

  private mutating func declare(_ type: TypeRecord, _ part: Part, module: String?) {
    let key = Key(name: type.name, module: module)
    let targets = files[part.file].view.targets
    let index: Int
    if let known = places[key]?.first(where: { Self.isSame(classes[$0], type, targets) }) {
      index = known
      if type.language == .swift, classes[index].declaration.place.file != files[part.file].path {
        classes[index].isConflicting = true
      }
      classes[index].parts.append(part)
      classes[index].targets.formUnion(targets)
    } else {
      index = classes.count
      places[key, default: []].append(index)
      let place = SourcePlace(file: files[part.file].path, line: type.line, column: type.column)
      let declaration = SourceClass(
        name: type.name, runtimeName: type.runtimeName, module: module,
        otherModules: Array(files[part.file].modules.dropFirst()), isGeneric: type.isGeneric,
        language: type.language, place: place)
      classes.append(Assembled(declaration: declaration, parts: [part], targets: targets))
      names.add(class: index, name: type.name, module: module, targets: targets)
      if let runtimeName = type.runtimeName, runtimeName != type.name {
        names.add(class: index, name: runtimeName, module: nil, targets: targets)
      }
    }
    classes[index].exposesMembers = classes[index].exposesMembers || type.exposesMembers
    // An Objective-C declaration lists its superclass first. In Swift, the superclass is first if there is one.
    if let first = type.inheritance.first {
      let superclass = Superclass(name: first, view: files[part.file].view)
      if !classes[index].superclasses.contains(superclass) {
        classes[index].superclasses.append(superclass)
      }
    }
  }

  /// Returns whether a declaration belongs to a class with the same name: targets without common files have different
  /// classes. An Objective-C header may be in no target, but does not belong to a Swift class then.
  private static func isSame(_ known: Assembled, _ type: TypeRecord, _ targets: Set<Int>) -> Bool {
    if known.targets.isEmpty && targets.isEmpty { return true }
    if known.targets.isEmpty || targets.isEmpty {
      return type.language == .objectiveC && known.declaration.language == .objectiveC
    }
    return !known.targets.isDisjoint(with: targets)
  }

  /// Returns the meaning of a superclass of a class.
  func meaning(of superclass: Superclass, in assembled: Assembled) -> TypeTable.Meaning {
    let name = assembled.declaration.name
    let scope = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    return names.meaning(of: superclass.name, in: scope, seenBy: superclass.view)
  }

  private mutating func extend(_ file: Int) {
    for (index, type) in files[file].record.types.enumerated() where type.kind == .addition {
      let part = Part(file: file, type: index)
      switch names.meaning(of: type.name, in: "", seenBy: files[file].view) {
      case .type(let place): classes[place].parts.append(part)
      case .protocolType(let name): protocols[name, default: []].append(part)
      case .outside(let name): addOutside(part, to: name)
      // If an addition may belong to any of several classes, none of them is complete.
      case .ambiguous:
        for place in names.classes(named: type.name) { classes[place].mayHaveMore = true }
      case .value: break
      }
    }
  }

  private mutating func addOutside(_ part: Part, to name: String) {
    let type = files[part.file].record.types[part.type]
    let place = SourcePlace(file: files[part.file].path, line: type.line, column: type.column)
    let declaration = SourceClass(name: name, language: type.language, place: place)
    additions[name, default: Assembled(declaration: declaration, parts: [])].parts.append(part)
  }
}
