import IBLint

extension SourceProgram {
  /// Where code loads a nib that a class owns.
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - index: The class, by its place.
  /// - Returns: nil where what runs as an object is made may do what cannot be seen.
  func callSites(ofNib name: String, owner index: Int) -> [NibCallSite]? {
    let own = functions(of: index)
    guard !own.isUncertain else { return nil }
    let reached = own.reached(from: own.entrances)
    let helpers = helpers(loadingNib: name, outside: index)
    if reached.contains(where: { entry in
      callsUnknownHelper(self[entry], own) || mayLoad(through: helpers, self[entry], own)
    }) {
      return nil
    }
    var sites: [NibCallSite] = []
    var seen: Set<NibCallSite> = []
    func add(_ load: LoadRecord, _ entry: FunctionTable.Entry, isInInitializer: Bool) {
      let site = NibCallSite(
        file: files[entry.file].path, line: load.line, isInInitializer: isInInitializer)
      var other = site
      other.isInInitializer.toggle()
      if !seen.contains(other), seen.insert(site).inserted { sites.append(site) }
    }
    for entry in reached {
      for load in self[entry].loads {
        let found = own.name(of: load, in: entry)
        // A nib that is named at run time may be this one.
        if found == name || found == nil && load.ownerIsSelf {
          add(load, entry, isInInitializer: true)
        }
      }
    }
    // What extensions offer every view counts where the class makes use of it.
    let declared = own.tables.prefix(own.declaredCount).flatMap(\.entries)
    for entry in own.reached(from: declared) {
      for load in self[entry].loads where own.name(of: load, in: entry) == name {
        add(load, entry, isInInitializer: false)
      }
    }
    for (entry, load) in loads(ofNib: name, outside: index) {
      add(load, entry, isInInitializer: false)
    }
    return sites.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The loads of a nib that other classes, and code outside classes, do.
  private func loads(
    ofNib name: String, outside index: Int
  ) -> [(FunctionTable.Entry, LoadRecord)] {
    var found: [(FunctionTable.Entry, LoadRecord)] = []
    for other in assembly.classes.indices where other != index {
      let entries = classTables[other].entries.filter { !self[$0].loads.isEmpty }
      guard !entries.isEmpty else { continue }
      let functions = functions(of: other)
      for entry in entries {
        for load in self[entry].loads where functions.name(of: load, in: entry) == name {
          found.append((entry, load))
        }
      }
    }
    for (file, source) in files.enumerated() {
      for (type, declaration) in source.record.types.enumerated()
      where declaration.kind != .classDeclaration {
        for (function, written) in declaration.functions.enumerated() {
          for load in written.loads where load.name == .literal(name) {
            found.append((FunctionTable.Entry(file: file, type: type, function: function), load))
          }
        }
      }
    }
    return found
  }

  /// The functions of others, without labels, that may load a nib by its name or by one that they are given.
  private func helpers(loadingNib name: String, outside index: Int) -> Set<String> {
    var helpers: Set<String> = []
    let own = Set(assembly.classes[index].parts.map { [$0.file, $0.type] })
    for (file, source) in files.enumerated() {
      for (type, declaration) in source.record.types.enumerated() where !own.contains([file, type])
      {
        for function in declaration.functions
        where function.loads.contains(where: { Self.mayMean(name, $0.name) }) {
          helpers.insert(FunctionRecord.baseName(of: function.name))
        }
      }
    }
    return helpers
  }

  private static func mayMean(_ name: String, _ written: NibName) -> Bool {
    switch written {
    case .literal(let literal): literal == name
    case .className(let className): className == name
    case .ownClass: false
    case .constant, .unknown: true
    }
  }

  /// Whether a function hands its object to a helper, calls one that is none of the class' own, or calls by selector.
  private func mayLoad(
    through helpers: Set<String>, _ function: FunctionRecord, _ own: ClassFunctions
  ) -> Bool {
    if function.handsOverTo.contains(where: helpers.contains) { return true }
    return function.calls.contains { call in
      let baseName = FunctionRecord.baseName(of: call)
      guard helpers.contains(baseName) || baseName.hasPrefix("perform") else { return false }
      return own.functions(calledAs: call).isEmpty && baseName != "performSegue"
    }
  }

  /// Whether a function calls something that speaks of nibs and that no source declares.
  private func callsUnknownHelper(_ function: FunctionRecord, _ own: ClassFunctions) -> Bool {
    function.calls.contains { call in
      let baseName = FunctionRecord.baseName(of: call)
      // A property without a body only holds what somebody has loaded.
      guard call.hasSuffix(")") || call.hasSuffix(":"), baseName != "awakeFromNib",
        own.functions(calledAs: call).isEmpty
      else { return false }
      let lowercase = baseName.lowercased()
      return ["nib", "xib"].contains { lowercase.contains($0) }
    }
  }
}
