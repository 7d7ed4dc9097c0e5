import Budgets

/// The objects in a project's property list, by id.
struct ProjectObjects {
  private let objects: [String: PropertyListValue]
  /// The project object.
  let project: PropertyListValue

  /// Finds the objects. Returns nil if none of them is a project.
  init?(_ root: PropertyListValue) {
    guard case .dictionary(let objects)? = root["objects"], let id = root["rootObject"]?.text,
      let project = objects[id]
    else { return nil }
    self.objects = objects
    self.project = project
  }

  subscript(id: String) -> PropertyListValue? { objects[id] }

  /// All objects by id.
  var all: [String: PropertyListValue] { objects }

  /// Whether the project was last updated by a version of Xcode before 8, which introduced multiple Swift versions.
  var isBeforeXcode8: Bool {
    let attributes = project["attributes"]
    let checks = ["LastSwiftUpdateCheck", "LastUpgradeCheck", "LastSwiftMigration"].compactMap {
      attributes?[$0]?.text.flatMap { Int($0) }
    }
    let targets = attributes?["TargetAttributes"]
    var migrations: [Int] = []
    if case .dictionary(let values)? = targets {
      migrations = values.values.compactMap { $0["LastSwiftMigration"]?.text.flatMap { Int($0) } }
    }
    return !checks.isEmpty && (checks + migrations).allSatisfy { $0 < 800 }
  }

  /// Returns the names of a target's configurations, in order.
  func configurationNames(of target: PropertyListValue) -> [String] {
    configurations(of: target).compactMap { $0["name"]?.text }
  }

  /// Returns the settings of a target in one of its configurations. Without a name, this is the default configuration
  /// for command-line builds, or else Release.
  func settings(
    of target: PropertyListValue, named name: String, _ paths: ProjectPaths,
    in configuration: String? = nil, _ files: inout SettingsFiles, _ budget: inout Budget,
    _ read: SettingsFiles.Reader
  ) throws(Budget.Exceeded) -> BuildSettings {
    let own = configurations(of: target)
    let shared = configurations(of: project)
    try budget.spend(own.count + shared.count)
    let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let chosen = configuration ?? list?["defaultConfigurationName"]?.text ?? "Release"
    var settings = BuildSettings()
    for configurations in [shared, own] {
      guard
        let configuration = configurations.first(where: { $0["name"]?.text == chosen })
          ?? configurations.last
      else { continue }
      if let reference = configuration["baseConfigurationReference"]?.text {
        let path = paths.files[reference] ?? ""
        if !path.isEmpty { try files.read(path, &budget, read) }
        try settings.add(files[path], &budget)
      }
      try settings.add(configuration["buildSettings"], &budget)
    }
    settings.complete("TARGET_NAME", name)
    settings.complete("PRODUCT_NAME", "$(TARGET_NAME)")
    settings.complete(BuildSettings.module, "$(PRODUCT_NAME:c99extidentifier)")
    return settings
  }

  private func configurations(of object: PropertyListValue) -> [PropertyListValue] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return list?["buildConfigurations"]?.texts.compactMap { objects[$0] } ?? []
  }
}

/// The paths of a project's files and folders.
struct ProjectPaths {
  /// The paths of file references, by their ids.
  private(set) var files: [String: String] = [:]
  /// The files in variant groups, by the group's id. Targets contain such a group as a single file: a document with its
  /// localizations.
  private var variants: [String: [String]] = [:]
  /// The paths of synchronized folders, whose files are not listed, by id.
  private(set) var synchronized: [String: String] = [:]
  /// The paths of folders that are copied as a whole.
  private(set) var copiedFolders: [String] = []
  /// The ids of the groups that contain themselves.
  private(set) var cycles: [String] = []
  private var knownCycles: Set<String> = []
  private let folder: String

  /// Finds the paths of all files below the main group.
  /// - Throws: `Budget.Exceeded` if groups are nested too deeply.
  init(_ objects: ProjectObjects, folder: String, _ budget: inout Budget) throws(Budget.Exceeded) {
    self.folder = folder
    if let main = objects.project["mainGroup"]?.text {
      try read(main, in: folder, objects, &budget)
    }
  }

  /// Returns the files that a reference represents.
  func files(of reference: String) -> [String] {
    variants[reference] ?? files[reference].map { [$0] } ?? []
  }

  private mutating func read(
    _ id: String, in parent: String, _ objects: ProjectObjects, _ budget: inout Budget
  ) throws(Budget.Exceeded) {
    guard let object = objects[id] else { return try budget.spend() }
    switch budget.begin(id) {
    case .first: break
    // A file belongs to the first group that lists it.
    case .again: return try budget.spend()
    case .inside:
      // The first ones are enough for messages.
      if knownCycles.insert(id).inserted, cycles.count < 10 { cycles.append(id) }
      return try budget.spend()
    }
    defer { budget.end(id) }
    try budget.enter()
    defer { budget.leave() }
    guard let path = path(of: object, in: parent) else { return }
    try budget.spend(bytes: path.utf8.count)
    switch object["isa"]?.text {
    case "PBXGroup", "XCVersionGroup":
      for child in object["children"]?.texts ?? [] { try read(child, in: path, objects, &budget) }
      // Targets contain a data model as a single file.
      if object["isa"]?.text == "XCVersionGroup" { files[id] = path }
    case "PBXVariantGroup":
      let children = object["children"]?.texts ?? []
      for child in children { try read(child, in: path, objects, &budget) }
      variants[id] = children.compactMap { files[$0] }
    case "PBXFileReference":
      files[id] = path
      if object["lastKnownFileType"]?.text == "folder" { copiedFolders.append(path) }
    case "PBXFileSystemSynchronizedRootGroup": synchronized[id] = path
    default: break
    }
  }

  /// Returns the path of an object, or nil if the object is not in the source tree.
  private func path(of object: PropertyListValue, in parent: String) -> String? {
    let path = object["path"]?.text
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return path.map { ProjectPath.joined(parent, $0) } ?? parent
    case "SOURCE_ROOT": return path.map { ProjectPath.joined(folder, $0) } ?? folder
    case "<absolute>": return path
    default: return nil
    }
  }
}
