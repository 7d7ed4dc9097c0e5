import IBLint

/// The names of the properties that may contain a list for which a library function registers cells.
struct ListProperties {
  private let names: Set<String>

  /// Finds those properties that are passed to functions which may register cells.
  init(_ assembly: ClassAssembly, _ lineage: Lineage) {
    let used = Set(
      assembly.files.flatMap(\.record.identifierUses).filter { !$0.helper.isEmpty }
        .compactMap(\.list.name))
    // The lists of controllers, and of other objects in frameworks.
    var names: Set = ["tableView", "collectionView"]
    for file in used.isEmpty ? [] : assembly.files {
      for type in file.record.types {
        // The types of instance variables in Objective-C are unknown.
        let variables = type.variables.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        names.formUnion(variables.filter(used.contains))
        for property in type.properties.lazy.map(\.outlet)
        where used.contains(property.name) && !property.isStatic && !names.contains(property.name) {
          let mayBeList = property.type.map {
            Self.mayBeList(
              assembly.names.meaning(of: $0, in: type.name, seenBy: file.view), lineage)
          }
          if mayBeList ?? true { names.insert(property.name) }
        }
      }
    }
    self.names = names
  }

  private static func mayBeList(_ type: TypeTable.Meaning, _ lineage: Lineage) -> Bool {
    switch type {
    case .type(let index):
      let line = lineage.line(of: index)
      return line.isUncertain || line.end.map(RegistrationHelper.mayBeList) == true
    case .outside(let name): return RegistrationHelper.mayBeList(name)
    case .value: return false
    case .protocolType, .ambiguous: return true
    }
  }

  /// Returns whether an object that is passed to a function may be a list.
  func mayContain(_ list: SourceIdentifierUse.List) -> Bool {
    list.name.map(names.contains) ?? true
  }
}

extension SourceIdentifierUse.List {
  /// The name of the property that contains the list, or nil if no property does.
  fileprivate var name: String? {
    switch self {
    case .property(let name), .other(let name): name
    case .parameter, .local, .itself: nil
    }
  }
}
