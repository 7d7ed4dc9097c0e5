import IBLint

/// The functions that one declaration and its extensions have, by name.
struct FunctionTable {
  /// A function with the place of its file and its type.
  struct Entry: Hashable {
    var file: Int
    var type: Int
    var function: Int
  }

  private(set) var entries: [Entry] = []
  /// Those that load nibs.
  private(set) var loading: [Entry] = []
  private var byName: [String: [Entry]] = [:]
  private var byBaseName: [String: [Entry]] = [:]
  /// Texts and nibs by the names of the properties and functions that give them.
  private(set) var constants: [String: ConstantRecord] = [:]

  /// Collects the functions.
  init(_ parts: [ClassAssembly.Part], in files: [SourceFile]) {
    for part in parts {
      let type = files[part.file].record.types[part.type]
      for (index, function) in type.functions.enumerated() {
        let entry = Entry(file: part.file, type: part.type, function: index)
        entries.append(entry)
        if !function.loads.isEmpty { loading.append(entry) }
        byName[function.name, default: []].append(entry)
        byBaseName[FunctionRecord.baseName(of: function.name), default: []].append(entry)
      }
      for constant in type.constants where constants[constant.name] == nil {
        constants[constant.name] = constant
      }
    }
  }

  /// The functions that a call may refer to: those with its name or, because arguments may have defaults, those whose
  /// names begin like it.
  func functions(calledAs name: String) -> [Entry] {
    if let exact = byName[name] { return exact }
    let baseName = FunctionRecord.baseName(of: name)
    // A property has no arguments to leave out, and initializers are many.
    guard baseName != name, baseName != "init" else { return [] }
    return byBaseName[baseName] ?? []
  }

  /// The functions of exactly that name.
  func functions(named name: String) -> [Entry] { byName[name] ?? [] }
}

extension FunctionRecord {
  /// A name without its labels: `setUp` of `setUp(with:)` and of `setUp:`.
  static func baseName(of name: String) -> String {
    String(name.prefix { $0 != "(" && $0 != ":" })
  }
}
