import Diagnostics
import InterfaceBuilder
import XcodeProjects

/// A parsed source file.
struct SourceFile {
  /// The path for messages.
  let path: String
  /// The declarations in the file.
  var record: FileRecord
  /// The modules that the file can access.
  let view: ModuleView

  /// The Swift modules that the file may be compiled into, empty if unknown. The first one is the module in ``view``.
  let modules: [String]
  /// Whether the code uses a version before Swift 3, or nil if unknown.
  let isBeforeSwift3: Bool?
  /// Whether members of classes are visible to Objective-C without an attribute, as in Swift 3.
  let exposesMembers: Bool

  /// The oldest version of iOS that the targets with the file run on, or nil if unknown.
  let oldestSystem: SystemVersion?

  /// Whether a target compiles the file, or may do so.
  let isCompiled: Bool

  /// Creates a source file.
  /// - Parameters:
  ///   - module: The Swift module whose folder contains the file, or nil if unknown.
  ///   - projects: The projects whose targets compile the file, or nil if unknown.
  init(path: String, module: String?, record: FileRecord, projects: ProjectTargets? = nil) {
    self.path = path
    self.record = record
    let membership = projects?.membership(of: path) ?? .unknown
    isCompiled = membership != .noTarget
    let targets: Set<Int> = if case .targets(let numbers) = membership { numbers } else { [] }
    let compiling = targets.sorted().compactMap { projects?.targets[$0] }
    // Prefer the app's targets to test targets.
    let main = compiling.filter { !$0.isForTests } + compiling.filter(\.isForTests)
    var modules = module.map { [$0] } ?? []
    if modules.isEmpty {
      for name in main.map(\.module) + main.flatMap({ $0.otherModules.sorted() })
      where !modules.contains(name) {
        modules.append(name)
      }
    }
    // Objective-C has no modules.
    let isSwift = path.hasEnding(".swift")
    // Without the settings that specify the product name, the file may be in any module.
    let isKnown = module != nil || main.allSatisfy(\.isModuleKnown)
    self.modules = isSwift && isKnown ? modules : []
    view = ModuleView(
      module: self.modules.first, imports: record.imports,
      // The files that no target compiles have classes of their own.
      targets: isCompiled ? targets : [-1])
    let versions = compiling.map { $0.deploymentTargets[.iOS].flatMap { SystemVersion($0) } }
    oldestSystem = versions.contains(nil) ? nil : versions.compactMap { $0 }.min()
    exposesMembers = compiling.contains(where: \.exposesMembers)
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
