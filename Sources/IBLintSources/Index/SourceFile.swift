import XcodeProjects

/// A source file that has been parsed.
struct SourceFile {
  /// The path for messages.
  let path: String
  /// The declarations in the file.
  var record: FileRecord
  /// The modules that the file can access.
  let view: ModuleView

  /// The Swift modules that the file is compiled into. The first one is the module in ``view``.
  let modules: [String]
  /// Whether the code is older than Swift 3, or nil if unknown.
  let isBeforeSwift3: Bool?

  /// Creates a source file.
  /// - Parameters:
  ///   - module: The Swift module whose folder contains the file, or nil if unknown.
  ///   - targets: The indices of the targets that compile the file, empty if unknown.
  ///   - projects: The projects with those targets.
  init(
    path: String, module: String?, record: FileRecord, targets: Set<Int> = [],
    projects: ProjectTargets? = nil
  ) {
    self.path = path
    self.record = record
    let compiling = targets.sorted().compactMap { projects?.targets[$0] }
    // Prefer the app's targets to test targets.
    let main = compiling.filter { !$0.isForTests } + compiling.filter(\.isForTests)
    var modules = module.map { [$0] } ?? []
    if modules.isEmpty {
      for target in main where !modules.contains(target.module) { modules.append(target.module) }
    }
    // Objective-C has no modules.
    let isSwift = path.hasSuffix(".swift")
    self.modules = isSwift ? modules : []
    view = ModuleView(
      module: self.modules.first, imports: record.imports, targets: targets)
    let ages = Set(compiling.map(\.isBeforeSwift3))
    isBeforeSwift3 = (ages.count == 1 ? ages.first ?? nil : nil) ?? record.isBeforeSwift3
  }
}

/// The modules that a file can access: its own module and imported modules.
struct ModuleView: Hashable {
  /// The Swift module of the file, or nil if unknown.
  var module: String?
  var imports: [ImportRecord] = []
  /// The indices of the targets that compile the file, empty if unknown.
  var targets: Set<Int> = []

  /// Returns whether the file imports a type or its enclosing type individually, as with `import class Kit.Sheet`.
  func importsAlone(_ name: String, of module: String?) -> Bool {
    imports.contains { entry in
      guard entry.module == module, let type = entry.type else { return false }
      return name == type || name.hasPrefix(type + ".")
    }
  }

  /// Returns whether the file imports a whole module.
  func imports(_ module: String?) -> Bool {
    imports.contains { $0.module == module && $0.type == nil }
  }
}
