import Diagnostics
import IBLint

/// The code that loads nibs or may do so, by the names of the nibs.
struct NibLoadTable {
  private let program: SourceProgram
  /// The locations that load a nib by its name, each with the indices of the classes whose objects do so.
  private var loads: [String: [SourcePlace: Set<Int>]] = [:]
  /// The owners that calls pass, by the name of the nib: nil or the object itself. A call that passes another owner has no
  /// entry. One call may load several nibs, each named after a class.
  private var owners: [String: [SourcePlace: Owner]] = [:]
  /// The names of the functions that load nibs, each with the index of the class that declares it, or nil.
  private var containers: [SourcePlace: (function: String, index: Int?)] = [:]
  /// The positions in the code that load nibs whose names are computed at run time.
  private var computed: Set<SourcePlace> = []
  /// Code anywhere that may load any nib.
  private var doubts: [NibDoubt] = []
  /// The file and type indices of code that has been checked as part of a class.
  private var seen: Set<[Int]> = []
  /// The names of all types in the sources, without their enclosing types.
  private let typeNames: Set<String>
  /// The names of the functions in the sources, without labels.
  private let functionNames: Set<String>
  /// The modules in the sources.
  private let modules: Set<String>

  private enum Owner { case nobody, itself }

  init(_ program: SourceProgram) {
    self.program = program
    modules = Set(program.files.compactMap(\.view.module))
    let types = program.files.flatMap(\.record.types)
    typeNames = Set(types.filter { $0.kind != .addition }.map { Self.lastPart($0.name) })
    functionNames = Set(
      types.flatMap { type in
        type.functions.map(\.name) + type.constants.map(\.name)
          + type.methods.map(\.action.selector)
      }.map { FunctionRecord.baseName(of: $0) })
  }

  /// Adds the loads by objects of a class.
  mutating func add(_ functions: ClassFunctions) {
    for entry in functions.tables.flatMap(\.loading) {
      seen.insert([entry.file, entry.type])
      // Code that no target compiles loads nothing.
      guard program.files[entry.file].isCompiled else { continue }
      let isOwn = program.assembly.classes[functions.index].parts.contains {
        $0.file == entry.file && $0.type == entry.type
      }
      for load in program[entry].loads {
        if isOwn {
          containers[program.files[entry.file].place(load.line, load.column)] = (
            FunctionRecord.baseName(of: program[entry].name), functions.index
          )
        }
        add(
          load, named: functions.name(of: load, in: entry), in: entry.file,
          of: program[entry].isStatic ? nil : functions.index,
          isNamedAfterClass: functions.isOwnClass(load.name))
      }
    }
  }

  private mutating func add(
    _ load: LoadRecord, named name: String?, in file: Int, of index: Int?,
    isNamedAfterClass: Bool = false
  ) {
    let place = SourcePlace(
      file: program.files[file].path, line: load.line, column: load.column)
    guard let name else {
      computed.insert(place)
      return
    }
    loads[name, default: [:]][place, default: []].formUnion(index.map { [$0] } ?? [])
    // A function that loads the nib of any subclass may never be called for this subclass.
    guard !isNamedAfterClass else { return }
    if load.ownerIsNil { owners[name, default: [:]][place] = .nobody }
    // In a static function, `self` is the class.
    if load.ownerIsSelf, index != nil { owners[name, default: [:]][place] = .itself }
  }

  /// Adds the code outside classes, and reasons for doubt.
  /// - Parameter unread: The reasons why files could not be read.
  mutating func finish(unread: [Diagnostic]) {
    for (index, file) in program.files.enumerated() where file.isCompiled {
      for (place, type) in file.record.types.enumerated() {
        for function in type.functions {
          if !seen.contains([index, place]) {
            for load in function.loads {
              add(load, named: name(of: load, in: type), in: index, of: nil)
              containers[file.place(load.line, load.column)] = (
                FunctionRecord.baseName(of: function.name), nil
              )
            }
          }
          for helper in function.helpers where isUnknown(helper) {
            doubts.append(
              NibDoubt(
                .unknownHelper(helper.name), place: file.place(helper.line, helper.column)))
          }
        }
        for macro in type.macros where NibWords.speakOfNibs(macro.name) && isUnknown(macro) {
          doubts.append(NibDoubt(.macro(macro.name), place: file.place(macro.line, macro.column)))
        }
      }
      if let problem = file.record.problem {
        doubts.append(
          NibDoubt(
            .unreadFile, place: file.place(problem.position.line, problem.position.column)))
      }
    }
    doubts += unread.map { problem in
      NibDoubt(
        .unreadFile,
        place: problem.file.map { SourcePlace(file: $0, line: problem.range?.start.line ?? 1) })
    }
  }

  /// Returns the name of a nib that code outside classes loads.
  private func name(of load: LoadRecord, in type: TypeRecord) -> String? {
    switch load.name {
    case .literal(let text): return text
    case .className(let name): return Self.lastPart(name)
    case .constant(nil, let name):
      guard case .literal(let text)? = type.constants.first(where: { $0.name == name })?.value
      else { return nil }
      return text
    case .constant(let owner?, let name): return program.constant(name, of: owner)
    case .ownClass, .ownRuntimeClass, .unknown: return nil
    }
  }

  private func isUnknown(_ helper: HelperRecord) -> Bool {
    NibWords.speakOfNibs(helper.name) && !NibWords.isHarmless(helper.name)
      && !functionNames.contains(helper.name) && !typeNames.contains(Self.lastPart(helper.name))
  }

  private func isUnknown(_ macro: MacroRecord) -> Bool {
    !typeNames.contains(Self.lastPart(String(macro.name.dropFirst())))
  }

  private static func lastPart(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  // MARK: Answers

  /// Returns how a nib is loaded.
  /// - Parameter index: The index of the class that the nib's document contains for its owner.
  func loading(ofNib name: String, owner index: Int) -> NibLoading {
    var sites: [NibCallSite] = []
    for (place, classes) in (loads[name] ?? [:]).inKeyOrder {
      let site = NibCallSite(
        file: place.file, line: place.line, isInObject: classes.contains(index))
      if !sites.contains(site) { sites.append(site) }
    }
    var doubts = computed.sorted(by: <).map { NibDoubt(.computedName, place: $0) }
    doubts += self.doubts
    doubts += self.doubts(about: index)
    // Code that loads the nib mentions its name too, so other mentions matter only if nothing loads it.
    if sites.isEmpty { doubts += mentions(of: name) }
    return NibLoading(
      sites: sites, doubts: Self.shortened(doubts),
      mayLoadWhenCreated: !doubts.isEmpty && mayLoadWhenCreated(nib: name, index)
        || sites.contains(where: \.isInObject))
  }

  /// Returns whether creating an object of a class may load a nib, because code that runs then loads it or is unknown.
  private func mayLoadWhenCreated(nib: String, _ index: Int) -> Bool {
    let functions = program.functions(of: index)
    if functions.isUncertain { return true }
    let doubts = doubts(about: index)
    if doubts.contains(where: { $0.reason.isOfTheClass }) { return true }
    let usesLibraries = doubts.contains { $0.reason.isOfHelper }
    return functions.entriesOfCreation.contains { entry in
      let function = program[entry]
      return function.loads.contains { load in
        functions.name(of: load, in: entry).map { $0 == nib } ?? true
      }
        || function.helpers.contains { helper in
          helper.getsObject && !NibWords.isHarmless(helper.name) || isUnknown(helper)
        }
        // A library may add a method to the class.
        || usesLibraries
          && function.calls.contains { !functionNames.contains(FunctionRecord.baseName(of: $0)) }
    }
  }

  /// Returns the positions that load a nib by its name, with their owners.
  /// - Parameter declaration: Returns the declaration of a class by its index.
  func loads(named name: String, declaration: (Int) -> SourceClass?) -> [SourceNibLoad] {
    (loads[name] ?? [:]).inKeyOrder.map { place, classes in
      let owner: SourceNibLoad.Owner =
        switch owners[name]?[place] {
        case .nobody: .nobody
        case .itself: .itself(classes.sorted().compactMap(declaration))
        case nil: .other
        }
      var load = SourceNibLoad(owner: owner, place: place)
      if let container = containers[place] {
        load.function = container.function
        load.container = container.index.flatMap(declaration)?.place
      }
      return load
    }
  }

  /// Returns the first doubts of each kind, because a single one is sufficient.
  private static func shortened(_ doubts: [NibDoubt]) -> [NibDoubt] {
    var seen: Set<NibDoubt.Reason> = []
    return doubts.filter { seen.insert($0.reason).inserted }
  }

  private func mentions(of name: String) -> [NibDoubt] {
    program.files.filter(\.isCompiled).flatMap { file in
      file.record.texts.filter { $0.text == name }
        .map { NibDoubt(.mention, place: file.place($0.line, $0.column)) }
    }
  }

  /// Returns the reasons why a class and its superclasses may execute unknown code.
  private func doubts(about index: Int) -> [NibDoubt] {
    let functions = program.functions(of: index)
    var doubts: [NibDoubt] = functions.isUncertain ? [NibDoubt(.superclass)] : []
    for part in program.lineage.line(of: index).classes.flatMap({
      program.assembly.classes[$0].parts
    }) {
      let file = program.files[part.file]
      let type = file.record.types[part.type]
      doubts += file.record.imports.map(\.module).filter {
        !NibWords.isFrameworkModule($0) && !modules.contains($0)
      }.map { NibDoubt(.unknownHelper($0), place: file.place(1, 1)) }
      doubts += type.macros.filter(isUnknown).map {
        NibDoubt(.macro($0.name), place: file.place($0.line, $0.column))
      }
      if type.mayHaveMore, type.macros.isEmpty {
        doubts.append(NibDoubt(.macro("a macro"), place: file.place(type.line, type.column)))
      }
      doubts += type.inheritance.filter {
        NibWords.speakOfNibs($0) && !typeNames.contains(Self.lastPart($0))
          && !NibWords.isHarmless($0)
      }.map { NibDoubt(.unknownHelper($0), place: file.place(type.line, type.column)) }
    }
    for entry in functions.entries {
      for helper in program[entry].helpers
      where helper.getsObject && !NibWords.isHarmless(helper.name) {
        doubts.append(
          NibDoubt(
            .handOver(helper.name),
            place: program.files[entry.file].place(helper.line, helper.column)))
      }
    }
    return doubts
  }
}

extension NibDoubt.Reason {
  /// Whether the class has code that was not read.
  fileprivate var isOfTheClass: Bool {
    switch self {
    case .macro, .superclass, .unreadFile: true
    case .computedName, .mention, .handOver, .unknownHelper: false
    }
  }

  /// Whether a function, protocol or module is not in the sources.
  fileprivate var isOfHelper: Bool {
    if case .unknownHelper = self { true } else { false }
  }
}

extension SourceFile {
  /// Returns a location in the file.
  fileprivate func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: path, line: line, column: column)
  }
}
