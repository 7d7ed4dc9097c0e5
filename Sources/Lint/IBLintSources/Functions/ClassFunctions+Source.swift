import IBLint

extension ClassFunctions {
  /// Returns the functions of the class in the form that rules use.
  /// - Parameter outlets: The names of the outlets of the class, including inherited ones.
  func sourceFunctions(outlets: Set<String>, in program: SourceProgram) -> [SourceFunction] {
    guard let own = tables.first else { return [] }
    let start = own.entries.filter { entry in
      let function = program[entry]
      return function.isInitializer || !function.loads.isEmpty || !function.additions.isEmpty
        || function.name == "loadView()" || function.name == "loadView"
        || function.callsSuper && SourceFunction.cellMethods.contains(function.name)
    }
    guard !start.isEmpty else { return [] }
    var seen: Set<FunctionTable.Entry> = []
    var entries: [FunctionTable.Entry] = []
    // In the order of the sources, with each function followed by the functions that it calls.
    var open = Array(start.reversed())
    while let entry = open.popLast() {
      guard seen.insert(entry).inserted else { continue }
      entries.append(entry)
      for call in program[entry].calls.reversed() { open += functions(calledAs: call) }
    }
    let placement = Placement(self, in: program)
    return entries.map { entry in
      let function = program[entry]
      let file = program.files[entry.file].path
      func place(_ line: Int, _ column: Int) -> SourcePlace {
        SourcePlace(file: file, line: line, column: column)
      }
      var calls: [String] = []
      var certain: Set<String> = []
      let guarded = Set(function.guardedCalls)
      for call in function.calls {
        for callee in functions(calledAs: call) {
          let name = program[callee].name
          if !calls.contains(name) { calls.append(name) }
          if !guarded.contains(call) { certain.insert(name) }
        }
      }
      return SourceFunction(
        name: function.name, isInitializer: function.isInitializer,
        callsSuper: function.callsSuper, calls: calls,
        guardedCalls: calls.filter { !certain.contains($0) },
        loads: function.loads.map { load in
          var found = SourceFunction.NibLoad(
            nibName: name(of: load, in: entry), ownerIsSelf: load.ownerIsSelf,
            place: place(load.line, load.column))
          found.isNamedAfterClass = isOwnClass(load.name)
          return found
        },
        additions: function.additions.filter { placement.isFromNib($0, outlets: outlets) }
          .map { addition in
            SourceFunction.Addition(
              name: addition.name, isPlaced: placement.isPlaced(addition),
              place: place(addition.line, addition.column))
          },
        created: function.created, refusal: refusal(of: entry, in: program),
        hasCondition: function.hasCondition,
        place: place(function.line, function.column))
    }
  }
}

extension ClassFunctions {
  /// Returns how a function fails to create an object. If conditions select one of several functions, a single working
  /// one is sufficient.
  private func refusal(
    of entry: FunctionTable.Entry, in program: SourceProgram
  ) -> SourceFunction.Refusal? {
    let function = program[entry]
    guard function.refusal != nil,
      let table = tables.first(where: { $0.entries.contains(entry) }),
      table.functions(named: function.name).allSatisfy({ program[$0].refusal != nil })
    else { return nil }
    return function.refusal
  }
}

/// The views that a class positions.
private struct Placement {
  private let functions: ClassFunctions
  private let program: SourceProgram
  private let placed: Set<String>
  private let loadsAsOwner: Bool
  private let layoutPlaces: Bool

  /// The functions in which a view positions its subviews, regardless of the names of the subviews.
  private static let layout: Set<String> = [
    "layoutSubviews()", "updateConstraints()", "layout()", "viewDidLayoutSubviews()",
    "viewWillLayoutSubviews()", "resizeSubviews(withOldSize:)", "layoutSubviews",
    "updateConstraints", "layout", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
  ]

  init(_ functions: ClassFunctions, in program: SourceProgram) {
    self.functions = functions
    self.program = program
    var placed: Set<String> = []
    var loadsAsOwner = false
    var layoutPlaces = false
    for table in functions.tables {
      for entry in table.entries {
        let function = program[entry]
        placed.formUnion(function.placed)
        if function.loads.contains(where: \.ownerIsSelf) { loadsAsOwner = true }
        if Self.layout.contains(function.name), !function.placed.isEmpty { layoutPlaces = true }
      }
    }
    self.placed = placed
    self.loadsAsOwner = loadsAsOwner
    self.layoutPlaces = layoutPlaces
  }

  /// Returns whether an added view comes from a nib.
  func isFromNib(_ addition: AdditionRecord, outlets: Set<String>) -> Bool {
    switch addition.origin {
    case .loaded: true
    case .call(let name): callees(name).contains { !program[$0].loads.isEmpty }
    case .property:
      outlets.contains(addition.name)
        ? loadsAsOwner : callees(addition.name).contains { !program[$0].loads.isEmpty }
    }
  }

  /// Returns whether an added view is positioned, in the same function or anywhere in the class.
  func isPlaced(_ addition: AdditionRecord) -> Bool {
    // Code that iterates over all subviews may position each of them.
    if addition.isPlaced || layoutPlaces || placed.contains("subviews") { return true }
    switch addition.origin {
    case .loaded: return false
    case .call(let name): return callees(name).contains { !program[$0].placed.isEmpty }
    case .property: return placed.contains(addition.name)
    }
  }

  private func callees(_ name: String) -> [FunctionTable.Entry] {
    functions.reached(from: functions.functions(calledAs: name))
  }
}
