import Budgets
public import Diagnostics

/// An Xcode project: its targets and their files.
public struct XcodeProject: Sendable {
  /// A folder whose files belong to targets without being listed. Projects can contain such folders since Xcode 16.
  private struct SynchronizedFolder: Sendable {
    var path: String
    var targets: Set<Int>
    /// The target indices of exceptions by their paths, which are relative to the folder: an exception is excluded from a
    /// target of the folder, or included in another target.
    var exceptions = FolderIndex<Int>()
  }

  /// The path of the folder `Name.xcodeproj`, or of the manifest that describes the project.
  public let path: String
  /// The path of the folder that contains the project, which file paths are relative to.
  public let folder: String
  /// The targets of the project.
  public private(set) var targets: [XcodeTarget] = []
  /// The indices of the targets of each listed file. A file that is only shown in the project has no targets.
  private(set) var members: [String: Set<Int>] = [:]
  /// ``members`` by the path in lower case, because file systems on Macs are usually case-insensitive.
  private(set) var foldedMembers: [String: Set<Int>] = [:]
  /// The paths of the synchronized folders, sorted.
  private(set) var synchronizedPaths: [String] = []
  private var synchronized = FolderIndex<SynchronizedFolder>()
  /// The folders that are copied as a whole.
  private var copiedFolders = FolderIndex<Void>()
  /// The sets of files in a manifest, with the indices of their targets.
  private var sets: [(files: ProjectManifest.Files, target: Int)] = []
  /// Problems in the project that do not prevent reading it.
  public private(set) var problems: [Diagnostic] = []
  /// Whether files that are not in any known target may be in one, because the manifest is only partly understood.
  let mayHaveMore: Bool

  /// Creates a project from a manifest.
  public init(_ manifest: ProjectManifest) {
    path = manifest.path
    folder = ProjectPath.folder(of: manifest.path)
    targets = manifest.targets.map(\.properties)
    mayHaveMore = manifest.mayHaveMore
    for (number, target) in manifest.targets.enumerated() {
      sets += target.files.map { ($0, number) }
    }
  }

  /// Parses the bytes of `project.pbxproj`.
  /// - Parameters:
  ///   - path: The path of the folder `Name.xcodeproj`.
  ///   - readFile: Reads a file of build settings, or returns nil if that is impossible.
  /// - Throws: A `Diagnostic` if the bytes are not a project.
  public init(
    parsing bytes: [UInt8], path: String, readFile: (String) -> [UInt8]? = { _ in nil }
  ) throws {
    self.path = path
    mayHaveMore = false
    let file = path + "/project.pbxproj"
    let root: PropertyListValue
    do {
      root = try PropertyListValue(parsing: bytes)
    } catch {
      throw Diagnostic(
        id: "unreadable-project", severity: error.isLimit ? .error : .warning, file: file,
        range: SourceRange(at: SourcePosition(line: error.line, column: 1, offset: 0)),
        message: "cannot read the project, so targets are unknown: \(error.reason)")
    }
    guard let objects = ProjectObjects(root) else {
      throw Diagnostic(
        id: "unreadable-project", severity: .warning, file: file,
        message: "cannot read the project, so targets are unknown: it has no root object")
    }
    let parent = ProjectPath.folder(of: path)
    let directory = objects.project["projectDirPath"]?.text ?? ""
    folder = ProjectPath.joined(parent.isEmpty ? "." : parent, directory)
    var budget = Self.budget(file)
    do {
      try read(objects, &budget, readFile)
    } catch {
      throw Diagnostic(
        id: "unreadable-project", severity: .error, file: file,
        message: "cannot read the project, so targets are unknown: \(error.reason)")
    }
  }

  /// The limits for a project with its settings files. The largest known projects need a tenth of them.
  package static let limits = (depth: 64, parts: 4_000_000, bytes: 64 << 20)

  /// The maximum total size in bytes of the texts that one value of a build setting inserts.
  package static let longestInsertion = 1 << 20

  private static func budget(_ file: String) -> Budget {
    Budget(file: file, depth: limits.depth, steps: limits.parts, bytes: limits.bytes)
  }

  private mutating func read(
    _ objects: ProjectObjects, _ budget: inout Budget, _ readFile: SettingsFiles.Reader
  ) throws(Budget.Exceeded) {
    let paths = try ProjectPaths(objects, folder: folder, &budget)
    var files = SettingsFiles()
    var ids: [String] = []
    var seen: Set<String> = []
    for id in objects.project["targets"]?.texts ?? [] where seen.insert(id).inserted {
      guard let target = objects[id], let name = target["name"]?.text else { continue }
      ids.append(id)
      let number = targets.count
      let settings = try objects.settings(of: target, named: name, paths, &files, &budget, readFile)
      var made = try XcodeTarget(name, target, settings, objects, project: path, &budget)
      for configuration in objects.configurationNames(of: target) {
        let other = try objects.settings(
          of: target, named: name, paths, in: configuration, &files, &budget, readFile)
        if let module = try other.value(of: BuildSettings.module, &budget) {
          made.otherModules.insert(module)
        }
        made.isModuleKnown = made.isModuleKnown && !other.mayRename
      }
      made.otherModules.remove(made.module)
      targets.append(made)
      try addFiles(of: target, number, objects, paths, &budget)
    }
    // A file that is in the project but not in any target gets an empty list of targets.
    for path in paths.files.values where members[path] == nil { members[path] = [] }
    foldedMembers = Dictionary(members.map { ($0.key.lowercased(), $0.value) }) { $0.union($1) }
    try addSynchronized(ids, objects, paths, &budget)
    for path in paths.copiedFolders { copiedFolders.add((), of: path) }
    problems += paths.cycles.map { id in
      let name = objects[id]?["name"]?.text ?? objects[id]?["path"]?.text ?? id
      return problem("the group '\(name)' contains itself; remove it from its own groups")
    }
    problems += files.cycles.sorted().map { file in
      problem("the settings file '\(file)' includes itself; remove the '#include'")
    }
  }

  private func problem(_ message: String) -> Diagnostic {
    Diagnostic(
      id: "damaged-project", severity: .error, file: path + "/project.pbxproj", message: message)
  }

  private mutating func addFiles(
    of target: PropertyListValue, _ number: Int, _ objects: ProjectObjects, _ paths: ProjectPaths,
    _ budget: inout Budget
  ) throws(Budget.Exceeded) {
    for phase in target["buildPhases"]?.texts ?? [] {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        let files = paths.files(of: reference)
        try budget.spend(files.count + 1)
        for path in files { members[path, default: []].insert(number) }
      }
    }
  }

  /// - Parameter ids: The ids of the targets, in order.
  private mutating func addSynchronized(
    _ ids: [String], _ objects: ProjectObjects, _ paths: ProjectPaths, _ budget: inout Budget
  ) throws(Budget.Exceeded) {
    var targets: [String: Set<Int>] = [:]
    var numbers: [String: Int] = [:]
    for (number, id) in ids.enumerated() {
      numbers[id] = number
      for group in objects[id]?["fileSystemSynchronizedGroups"]?.texts ?? [] {
        targets[group, default: []].insert(number)
      }
    }
    for (id, path) in paths.synchronized.sorted(on: \.value) {
      var folder = SynchronizedFolder(path: path, targets: targets[id] ?? [])
      var exceptions: [Int: Set<String>] = [:]
      for exception in objects[id]?["exceptions"]?.texts ?? [] {
        guard let set = objects[exception], let target = set["target"]?.text,
          let number = numbers[target]
        else { continue }
        let names = set["membershipExceptions"]?.texts ?? []
        try budget.spend(names.count + 1)
        exceptions[number, default: []].formUnion(names)
      }
      for (number, names) in exceptions {
        for name in names { folder.exceptions.add(number, of: name) }
      }
      synchronizedPaths.append(path)
      synchronized.add(folder, of: path)
    }
  }

  /// Returns the indices of the targets that compile or copy a file, or nil if the project does not contain the file.
  ///
  /// If no path has exactly this spelling, finds a path that differs only in case, as on a Mac.
  /// - Parameter path: The path of the file, absolute or relative in the same way as the project's path.
  public func targets(of path: String) -> Set<Int>? {
    var steps = 0
    return targets(of: path, folded: path.lowercased(), &steps)
  }

  /// - Parameters:
  ///   - folded: The path in lowercase, for a search in many projects.
  ///   - steps: Counts the steps of comparisons with patterns.
  func targets(of path: String, folded: String, _ steps: inout Int) -> Set<Int>? {
    if let listed = members[path] { return listed }
    if let folder = synchronized.values(around: path).first,
      let inner = path.path(below: folder.path)
    {
      // An exception is a file or a folder.
      let exceptions = folder.exceptions.values(around: inner + "/")
      // An exception inverts the folder's targets.
      return folder.targets.symmetricDifference(exceptions)
    }
    if let listed = foldedMembers[folded] { return listed }
    guard !sets.isEmpty, let inner = path.path(below: folder).map({ PathGlob.Path($0) }) else {
      return nil
    }
    var found: Set<Int> = []
    for set in sets where set.files.contains(inner, &steps) { found.insert(set.target) }
    return found.isEmpty ? nil : found
  }

  /// The paths of the files that the project lists. A manifest does not list any.
  public var listedFiles: [String] { Array(members.keys) }

  /// Returns whether a file is in a folder that is copied as a whole.
  func isCopied(_ path: String) -> Bool { !copiedFolders.values(around: path).isEmpty }

  /// Whether ``targets(of:)`` depends on the folder of a file, and not only on the files that the project lists.
  var hasPatterns: Bool { !sets.isEmpty }
}

extension XcodeTarget {
  fileprivate init(
    _ name: String, _ target: PropertyListValue, _ settings: BuildSettings,
    _ objects: ProjectObjects, project: String, _ budget: inout Budget
  ) throws(Budget.Exceeded) {
    self.init(
      name: name, project: project,
      module: try settings.value(of: BuildSettings.module, &budget) ?? ProjectPath.identifier(name))
    swiftVersion = try settings.value(of: "SWIFT_VERSION", &budget)
    if swiftVersion?.isEmpty == true { swiftVersion = nil }
    developmentRegion = objects.project["developmentRegion"]?.text
    productType = target["productType"]?.text
    infoPlist = try settings.value(of: "INFOPLIST_FILE", &budget)
    bridgingHeader = try settings.value(of: "SWIFT_OBJC_BRIDGING_HEADER", &budget)
    if try settings.value(of: "GENERATE_INFOPLIST_FILE", &budget) == "YES" {
      for key in Self.documentKeys {
        generatedDocumentNames[key] = try settings.value(of: Self.setting(forKey: key), &budget)
      }
    }
    for platform in Platform.allCases {
      if let version = try settings.value(of: platform.deploymentSetting, &budget) {
        deploymentTargets[platform] = version
      }
    }
    let supported = try settings.value(of: "SUPPORTED_PLATFORMS", &budget)
    let root = try settings.value(of: "SDKROOT", &budget)
    let roots = (supported ?? root ?? "").split(separator: " ")
    platforms = Set(roots.compactMap { Platform(sdk: $0) })
    if let version = swiftVersion {
      let major = version.split(separator: ".").first.flatMap { Int($0) }
      isBeforeSwift3 = major.map { $0 < 3 }
      exposesMembers = major.map { $0 < 4 } ?? false
    } else if !settings.isIncomplete {
      isBeforeSwift3 = objects.isBeforeXcode8 ? true : nil
    }
    let inference = try settings.value(of: "SWIFT_SWIFT3_OBJC_INFERENCE", &budget)
    if isBeforeSwift3 == true || inference == "On" {
      exposesMembers = true
    }
  }
}

extension XcodeTarget.Platform {
  fileprivate var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  fileprivate init?(sdk: Substring) {
    switch sdk {
    case _ where sdk.hasPrefix("iphone"): self = .iOS
    case _ where sdk.hasPrefix("macosx"): self = .macOS
    case _ where sdk.hasPrefix("appletv"): self = .tvOS
    case _ where sdk.hasPrefix("watch"): self = .watchOS
    case _ where sdk.hasPrefix("xr"): self = .visionOS
    default: return nil
    }
  }
}
