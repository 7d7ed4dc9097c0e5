import IBLint

extension SourceProgram {
  /// Where code loads a nib that a class owns.
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - index: The class, by its place.
  /// - Returns: nil where an initializer may do what cannot be seen.
  func callSites(ofNib name: String, owner index: Int) -> [NibCallSite]? {
    let own = functions(of: index)
    guard !own.isUncertain else { return nil }
    let reached = own.reached(from: own.initializers)
    if reached.contains(where: { callsUnknownHelper(self[$0], own) }) { return nil }
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
      let type = files[entry.file].record.types[entry.type].name
      for load in self[entry].loads {
        let found = own.name(of: load.name, in: type)
        // A nib that is named at run time may be this one.
        if found == name || found == nil && load.ownerIsSelf {
          add(load, entry, isInInitializer: true)
        }
      }
    }
    // What extensions offer every view counts where the class makes use of it.
    let declared = own.tables.prefix(own.declaredCount).flatMap(\.entries)
    for entry in own.reached(from: declared) {
      let type = files[entry.file].record.types[entry.type].name
      for load in self[entry].loads where own.name(of: load.name, in: type) == name {
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
        let type = files[entry.file].record.types[entry.type].name
        for load in self[entry].loads where functions.name(of: load.name, in: type) == name {
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
