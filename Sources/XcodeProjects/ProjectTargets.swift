public import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The targets of all projects of a run, and the files that belong to them.
public struct ProjectTargets: Sendable {
  /// What is known of a file.
  public enum Membership: Hashable, Sendable {
    /// No project contains the file, so nothing is known.
    case unknown
    /// It is in a project's folder, but in none of its targets.
    case noTarget
    /// It belongs to targets, by their places in ``ProjectTargets/targets``.
    case targets(Set<Int>)
  }

  /// The targets, project by project.
  public private(set) var targets: [XcodeTarget] = []
  /// What could not be read; nothing of it is an error of a document.
  public private(set) var problems: [Diagnostic] = []
  private var projects: [(project: XcodeProject, first: Int)] = []
  /// No real project is this large.
  private static let limit = 256 << 20

  /// Reads projects.
  /// - Parameter paths: Folders `Name.xcodeproj`.
  public init(projects paths: [String]) {
    for path in paths.map({ Self.real($0) }) {
      do {
        let bytes = try FileBytes.read(path + "/project.pbxproj", limit: Self.limit)
        add(
          try XcodeProject(parsing: bytes, path: path) {
            try? FileBytes.read($0, limit: Self.limit)
          })
      } catch let problem as Diagnostic {
        problems.append(problem)
      } catch {
        problems.append(
          Diagnostic(
            id: "unreadable-project", severity: .warning, file: path,
            message: "cannot read the project, so targets are unknown: \(error)"))
      }
    }
  }

  /// Takes projects that have been read; paths are compared by their texts alone.
  public init(_ projects: [XcodeProject]) {
    for project in projects { add(project) }
  }

  private mutating func add(_ project: XcodeProject) {
    projects.append((project, targets.count))
    targets += project.targets
  }

  /// The projects in folders, and in the folders around them up to a repository's own.
  ///
  /// `Pods`, `Carthage`, `.build`, `DerivedData` and hidden folders are skipped, and links are not followed.
  public static func search(_ folders: [String]) -> [String] {
    var found: [String] = []
    for folder in folders.map({ real($0) }) {
      let inside = projects(in: folder, depth: 0)
      found += inside
      if inside.isEmpty { found += projects(around: folder) }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  private static func projects(in folder: String, depth: Int) -> [String] {
    guard depth < 32, let names = FolderListing.names(of: folder) else { return [] }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") && !passedOver.contains(name) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      if name.hasSuffix(".xcodeproj") {
        if isProject(path) { found.append(path) }
      } else if !name.contains(".xcassets") {
        found += projects(in: path, depth: depth + 1)
      }
    }
    return found
  }

  private static func projects(around folder: String) -> [String] {
    var folder = folder
    while folder != "/", !folder.isEmpty {
      let names = FolderListing.names(of: folder) ?? []
      let found = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
        .filter(isProject)
      if !found.isEmpty { return found }
      // Beyond a repository begins something else.
      if names.contains(".git") { return [] }
      folder = ProjectPath.folder(of: folder)
    }
    return []
  }

  /// Whether a folder contains a complete project.
  private static func isProject(_ path: String) -> Bool {
    access(path + "/project.pbxproj", R_OK) == 0
  }

  /// The path without links, or the path itself where there is no such file.
  private static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return ProjectPath.joined("", path) }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether there is any project.
  public var isEmpty: Bool { projects.isEmpty }

  /// The targets that a file belongs to.
  ///
  /// A header belongs to the targets of the implementation next to it; the project lists other headers without a
  /// target.
  public func membership(of path: String) -> Membership {
    let path = Self.real(path)
    if let found = listed(path) { return found }
    guard let dot = path.lastIndex(of: "."), path[dot...] == ".h" else { return fallback(path) }
    for ending in [".m", ".mm"] {
      if case .targets(let found)? = listed(String(path[..<dot]) + ending) {
        return .targets(found)
      }
    }
    return .unknown
  }

  /// The targets that a file belongs to, by their places; empty if it is in none or unknown.
  public func targetNumbers(of path: String) -> Set<Int> {
    if case .targets(let found) = membership(of: path) { found } else { [] }
  }

  private func listed(_ path: String) -> Membership? {
    var found: Set<Int> = []
    var isKnown = false
    for (project, first) in projects {
      guard let targets = project.targets(of: path) else { continue }
      isKnown = true
      found.formUnion(targets.map { $0 + first })
    }
    if !found.isEmpty { return .targets(found) }
    return isKnown && !path.hasSuffix(".h") ? .noTarget : nil
  }

  /// What follows from the place of a file that no project lists.
  private func fallback(_ path: String) -> Membership {
    let around = projects.filter { path.hasPrefix($0.project.folder + "/") }
    guard !around.isEmpty, !around.contains(where: { $0.project.isCopied(path) }) else {
      return .unknown
    }
    return .noTarget
  }
}
