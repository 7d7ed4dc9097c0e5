import XcodeProjects

/// A source file that has been read.
struct SourceFile {
  /// The path as messages name it.
  let path: String
  /// What it declares.
  let record: FileRecord
  /// What its names may mean.
  let view: ModuleView

  /// The Swift modules that the file is compiled into, the first of them in ``view``.
  let modules: [String]
  /// Whether the code is older than Swift 3; nil if unknown.
  let isBeforeSwift3: Bool?

  /// Describes a file.
  /// - Parameters:
  ///   - module: The Swift module whose folder the file lies in, nil if nothing tells.
  ///   - targets: The targets that compile it, by their places; empty if unknown.
  ///   - projects: The projects of those targets.
  init(
    path: String, module: String?, record: FileRecord, targets: Set<Int> = [],
    projects: ProjectTargets? = nil
  ) {
    self.path = path
    self.record = record
    let compiling = targets.sorted().compactMap { projects?.targets[$0] }
    // What is tested is the app's.
    let main = compiling.filter { !$0.isForTests } + compiling.filter(\.isForTests)
    var modules = module.map { [$0] } ?? []
    if modules.isEmpty {
      for target in main where !modules.contains(target.module) { modules.append(target.module) }
    }
    // Objective-C knows no modules.
    let isSwift = path.hasSuffix(".swift")
    self.modules = isSwift ? modules : []
    view = ModuleView(
      module: self.modules.first, imports: record.imports, targets: targets)
    let ages = Set(compiling.map(\.isBeforeSwift3))
    isBeforeSwift3 = (ages.count == 1 ? ages.first ?? nil : nil) ?? record.isBeforeSwift3
  }
}

/// What a file sees of modules: its own and those that it imports.
struct ModuleView: Hashable {
  /// The Swift module that the file belongs to, nil if nothing tells.
  var module: String?
  var imports: [ImportRecord] = []
  /// The targets that compile the file, by their places; empty if unknown.
  var targets: Set<Int> = []

  /// Whether the file imports a name by itself, as `import class Kit.Sheet` does, or a type that it is nested in.
  func importsAlone(_ name: String, of module: String?) -> Bool {
    imports.contains { entry in
      guard entry.module == module, let type = entry.type else { return false }
      return name == type || name.hasPrefix(type + ".")
    }
  }

  /// Whether the file imports a whole module.
  func imports(_ module: String?) -> Bool {
    imports.contains { $0.module == module && $0.type == nil }
  }
}
