import IBLint

/// The functions of one declaration and its extensions, by name.
struct FunctionTable {
  /// A function with the indices of its file and type.
  struct Entry: Hashable {
    var file: Int
    var type: Int
    var function: Int
  }

  private(set) var entries: [Entry] = []
  /// The functions that load nibs.
  private(set) var loading: [Entry] = []
  private var byName: [String: [Entry]] = [:]
  private var byBaseName: [String: [Entry]] = [:]
  /// The strings and nibs that properties and functions return, by name.
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

  /// Returns the functions that a call may refer to: functions with the same name or, because parameters may have
  /// default arguments, functions with the same base name.
  func functions(calledAs name: String) -> [Entry] {
    if let exact = byName[name] { return exact }
    let baseName = FunctionRecord.baseName(of: name)
    // A property has no parameters, and there are many initializers.
    guard baseName != name, baseName != "init" else { return [] }
    return byBaseName[baseName] ?? []
  }

  /// Returns the functions with exactly this name.
  func functions(named name: String) -> [Entry] { byName[name] ?? [] }
}

extension FunctionRecord {
  /// Returns a name without labels: `setUp` for `setUp(with:)` and `setUp:`.
  static func baseName(of name: String) -> String {
    String(name.prefix { $0 != "(" && $0 != ":" })
  }
}
