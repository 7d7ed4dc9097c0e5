/// A source file that has been read.
struct SourceFile {
  /// The path as messages name it.
  let path: String
  /// What it declares.
  let record: FileRecord
  /// What its names may mean.
  let view: ModuleView

  /// Describes a file.
  /// - Parameter module: The Swift module whose folder contains the file, nil if it is unknown.
  init(path: String, module: String?, record: FileRecord) {
    self.path = path
    self.record = record
    // Objective-C knows no modules.
    let isSwift = path.hasSuffix(".swift")
    view = ModuleView(module: isSwift ? module : nil, imports: record.imports)
  }
}

/// What a file sees of modules: its own and those that it imports.
struct ModuleView: Hashable {
  /// The Swift module that the file belongs to, nil if nothing tells.
  var module: String?
  var imports: [ImportRecord] = []

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
