import Diagnostics

/// An Xcode project: its targets, and which files belong to them.
public struct XcodeProject: Sendable {
  /// A folder whose files belong to targets without being listed, as projects have them since Xcode 16.
  struct SynchronizedFolder: Hashable, Sendable {
    var path: String
    var targets: Set<Int>
    /// Paths relative to the folder that are left out of a target of the folder, or belong to another one.
    var exceptions: [Int: Set<String>] = [:]
  }

  /// The path of the folder `Name.xcodeproj`.
  public let path: String
  /// The folder that holds it, which the paths of its files are relative to.
  public let folder: String
  /// Its targets.
  public private(set) var targets: [XcodeTarget] = []
  /// The targets of each listed file, by index; a file that the project only shows has none.
  private(set) var members: [String: Set<Int>] = [:]
  private(set) var synchronized: [SynchronizedFolder] = []
  /// Folders that are copied as they are.
  private(set) var copiedFolders: [String] = []

  /// Reads the bytes of `project.pbxproj`.
  /// - Parameters:
  ///   - path: The folder `Name.xcodeproj`.
  ///   - readFile: Reads a file of build settings; nil if that is impossible.
  /// - Throws: a `Diagnostic` for bytes that are not a project.
  public init(
    parsing bytes: [UInt8], path: String, readFile: (String) -> [UInt8]? = { _ in nil }
  ) throws {
    self.path = path
    let file = path + "/project.pbxproj"
    let root: PropertyListValue
    do {
      root = try PropertyListValue(parsing: bytes)
    } catch {
      throw Diagnostic(
        id: "unreadable-project", severity: .warning, file: file,
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
    let paths = ProjectPaths(objects, folder: folder)
    let ids = objects.project["targets"]?.texts ?? []
    for id in ids {
      guard let target = objects[id], let name = target["name"]?.text else { continue }
      let number = targets.count
      let settings = objects.settings(of: target, named: name, paths, readFile)
      targets.append(XcodeTarget(name, target, settings, objects, project: path))
      addFiles(of: target, number, objects, paths)
    }
    // What the project shows without a target is known to be in none.
    for path in paths.files.values where members[path] == nil { members[path] = [] }
    addSynchronized(ids, objects, paths)
    copiedFolders = paths.copiedFolders
  }

  private mutating func addFiles(
    of target: PropertyListValue, _ number: Int, _ objects: ProjectObjects, _ paths: ProjectPaths
  ) {
    for phase in target["buildPhases"]?.texts ?? [] {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        for path in paths.files(of: reference) { members[path, default: []].insert(number) }
      }
    }
  }

  private mutating func addSynchronized(
    _ ids: [String], _ objects: ProjectObjects, _ paths: ProjectPaths
  ) {
    let known = ids.filter { objects[$0]?["name"]?.text != nil }
    for (id, path) in paths.synchronized.sorted(by: { $0.value < $1.value }) {
      var folder = SynchronizedFolder(path: path, targets: [])
      for (number, target) in known.enumerated()
      where objects[target]?["fileSystemSynchronizedGroups"]?.texts.contains(id) == true {
        folder.targets.insert(number)
      }
      for exception in objects[id]?["exceptions"]?.texts ?? [] {
        guard let set = objects[exception], let target = set["target"]?.text,
          let number = known.firstIndex(of: target)
        else { continue }
        folder.exceptions[number, default: []].formUnion(set["membershipExceptions"]?.texts ?? [])
      }
      synchronized.append(folder)
    }
  }

  /// The targets that compile or copy a file, by index; nil if the project does not know the file.
  /// - Parameter path: The file, from the same place as the project's own path.
  public func targets(of path: String) -> Set<Int>? {
    if let listed = members[path] { return listed }
    for folder in synchronized where path.hasPrefix(folder.path + "/") {
      let inner = String(path.dropFirst(folder.path.utf8.count + 1))
      var found = folder.targets
      for (number, names) in folder.exceptions
      where names.contains(where: { inner == $0 || inner.hasPrefix($0 + "/") }) {
        // An exception turns round what the folder says.
        if found.remove(number) == nil { found.insert(number) }
      }
      return found
    }
    return nil
  }

  /// Whether a file lies in a folder that is copied as it is.
  func isCopied(_ path: String) -> Bool { copiedFolders.contains { path.hasPrefix($0 + "/") } }
}

extension XcodeTarget {
  fileprivate init(
    _ name: String, _ target: PropertyListValue, _ settings: BuildSettings,
    _ objects: ProjectObjects, project: String
  ) {
    self.init(
      name: name, project: project,
      module: settings["PRODUCT_MODULE_NAME"] ?? ProjectPath.identifier(name))
    swiftVersion = settings["SWIFT_VERSION"].flatMap { $0.isEmpty ? nil : $0 }
    developmentRegion = objects.project["developmentRegion"]?.text
    productType = target["productType"]?.text
    for platform in Platform.allCases {
      if let version = settings[platform.deploymentSetting] {
        deploymentTargets[platform] = version
      }
    }
    let roots = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "")
      .split(separator: " ")
    platforms = Set(roots.compactMap { Platform(sdk: $0) })
    if let version = swiftVersion {
      isBeforeSwift3 = version.split(separator: ".").first.flatMap { Int($0) }.map { $0 < 3 }
    } else if !settings.isIncomplete {
      isBeforeSwift3 = objects.isBeforeXcode8 ? true : nil
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
