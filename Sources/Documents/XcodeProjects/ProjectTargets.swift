public import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The targets of all projects in a run, and the files in the targets.
public struct ProjectTargets: Sendable {
  /// The targets that contain a file, as far as they are known.
  public enum Membership: Hashable, Sendable {
    /// No project contains the file.
    case unknown
    /// The file is in a project's folder, but not in any of its targets.
    case noTarget
    /// The file is in targets, given by their indices in ``ProjectTargets/targets``.
    case targets(Set<Int>)
  }

  /// The targets of all projects, in the order of the projects.
  public private(set) var targets: [XcodeTarget] = []
  /// Problems with reading the projects. These are not problems in documents.
  public var problems: [Diagnostic] { readingProblems + (memberships.problem.map { [$0] } ?? []) }
  private var readingProblems: [Diagnostic] = []
  private let memberships = KnownMemberships()
  private var projects: [(project: XcodeProject, first: Int)] = []
  /// The projects by what they contain.
  private var contents = ProjectContents()
  private let packages = PackageFolders()
  /// The maximum sizes of a project file and of a settings file, in bytes.
  private static let limit = (project: 64 << 20, settings: 4 << 20)

  /// Reads projects.
  /// - Parameters:
  ///   - paths: The paths of folders `Name.xcodeproj`, and of manifests.
  ///   - readManifest: Reads a manifest. Without it, manifests are ignored.
  public init(projects paths: [String], readManifest: ProjectManifest.Reader? = nil) {
    for named in paths {
      let path = Self.real(named)
      do {
        // The resolved path no longer shows the link.
        if let (link, _) = RepositoryLinks.wayOut(of: named) {
          throw Diagnostic(
            id: "unreadable-project", severity: .warning, file: named,
            message:
              "the symbolic link '\(link)' leads out of its repository, so the project is not read and targets are unknown; name the project that it leads to"
          )
        }
        let project = try Supervisor.reading(path) {
          try Self.project(at: path, readManifest: readManifest)
        }
        if let project { add(project) }
      } catch let problem as Diagnostic {
        readingProblems.append(problem)
      } catch {
        readingProblems.append(
          Diagnostic(
            id: "unreadable-project", severity: Self.severity(of: error), file: path,
            message: "cannot read the project, so targets are unknown: \(ErrorText.sentence(error))"
          ))
      }
    }
  }

  /// Finds the projects in folders, as ``search(_:around:report:)`` does, and reads them.
  /// - Parameters:
  ///   - folders: The folders in which to search.
  ///   - readManifest: Reads a manifest. Without it, manifests are ignored.
  public init(searching folders: [String], readManifest: ProjectManifest.Reader? = nil) {
    var found: [Diagnostic] = []
    let paths = Self.search(folders) { found.append($0) }
    self.init(projects: paths, readManifest: readManifest)
    readingProblems = found + readingProblems
  }

  /// Reads a project; nil for a manifest that is ignored.
  private static func project(
    at path: String, readManifest: ProjectManifest.Reader?
  ) throws -> XcodeProject? {
    if isManifest(path) {
      guard let readManifest else { return nil }
      let bytes = try FileBytes.read(path, limit: limit.settings)
      return try readManifest(path, bytes).map { XcodeProject($0) }
    }
    let bytes = try FileBytes.read(path + "/project.pbxproj", limit: limit.project)
    let scope = FolderScope(around: ProjectPath.folder(of: path))
    let project = try XcodeProject(parsing: bytes, path: path) {
      // A project must not cause results to include other files on the machine.
      scope.contains($0) ? try? FileBytes.read($0, limit: limit.settings) : nil
    }
    guard scope.contains(project.folder) || !SystemPath(project.folder).exists else {
      throw Diagnostic(
        id: "unreadable-project", severity: .error, file: path,
        message:
          "'projectDirPath' makes '\(project.folder)' the project's folder, which is outside of its repository, so targets are unknown; correct it"
      )
    }
    return project
  }

  /// Creates the targets from projects. Paths are compared as text.
  public init(_ projects: [XcodeProject]) {
    for project in projects { add(project) }
  }

  private mutating func add(_ project: XcodeProject) {
    contents.add(project, number: projects.count)
    projects.append((project, targets.count))
    targets += project.targets
    readingProblems += project.problems
  }

  /// A project that exceeds the limits is an error, because other tools may have to read it.
  private static func severity(of error: any Error) -> Diagnostic.Severity {
    if case .tooLarge? = error as? FileBytes.Failure { .error } else { .warning }
  }

  /// Whether a project exceeds a limit or is damaged, so that its contents are missing.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  private static func isManifest(_ path: String) -> Bool {
    ProjectManifest.fileNames.contains { ProjectPath.name(of: path) == $0 }
  }

  /// Returns the projects in folders and in their parent folders, up to the repository's root, or without one up to the
  /// working directory. In a folder without a project, finds a manifest.
  ///
  /// Skips `Pods`, `Carthage`, `.build`, `DerivedData` and hidden folders, and does not follow symbolic links.
  /// - Parameters:
  ///   - folders: The folders in which to search, with all folders inside them.
  ///   - others: The folders that are searched without the folders inside them, such as those of documents.
  ///   - report: Receives a problem for each folder that exceeds a limit of the search.
  public static func search(
    _ folders: [String], around others: [String] = [], report: (Diagnostic) -> Void = { _ in }
  ) -> [String] {
    var found: [String] = []
    var known: [PathKey: [String]] = [:]
    for folder in folders.map({ real($0) }) {
      let inside = projects(in: folder, report)
      found += inside
      if inside.isEmpty { found += projects(around: folder, &known) }
    }
    for folder in others { found += projects(around: real(folder), &known) }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func projects(
    in root: String, _ report: (Diagnostic) -> Void
  ) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(root)
    while let step = walk.next() {
      switch step {
      case .problem(let problem):
        // A folder that cannot be read has no project that could be read.
        if problem.isLimit {
          report(problem.diagnostic(id: "unreadable-project", severity: .warning))
        }
      case .folder(let folder, let names): found += manifests(in: folder, names)
      case .entry(let entry):
        guard !entry.isHidden, !FolderWalk.passesOver(entry.name),
          entry.kind == .folder
        else { continue }
        if entry.name.hasEnding(".xcodeproj") {
          if isProject(entry.path) { found.append(entry.path) }
        } else if !entry.name.contains(".xcassets") {
          walk.enter(entry)
        }
      }
    }
    return found
  }

  /// - Parameter known: The projects in each folder that has been listed before.
  private static func projects(
    around folder: String, _ known: inout [PathKey: [String]]
  ) -> [String] {
    for folder in EnclosingFolders.around(folder) {
      let key = PathKey(folder)
      let found = known[key] ?? projects(directlyIn: folder)
      known[key] = found
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func projects(directlyIn folder: String) -> [String] {
    let names = FolderListing.names(of: folder) ?? []
    return names.filter { $0.hasEnding(".xcodeproj") }.map { folder + "/" + $0 }.filter(isProject)
      + manifests(in: folder, names)
  }

  /// Returns the manifests among the files of a folder, if the folder contains no project.
  private static func manifests(in folder: String, _ names: [String]) -> [String] {
    let isGenerated = names.contains { $0.hasEnding(".xcodeproj") && isProject(folder + "/" + $0) }
    return isGenerated
      ? [] : names.filter { ProjectManifest.fileNames.contains($0) }.map { folder + "/" + $0 }
  }

  /// Returns whether a folder contains a readable project file.
  private static func isProject(_ path: String) -> Bool {
    access((path + "/project.pbxproj").systemPath, R_OK) == 0
  }

  /// Returns a path with symbolic links resolved, or the path itself if the file does not exist.
  private static func real(_ path: String) -> String {
    String.realPath(path) ?? ProjectPath.joined("", path)
  }

  /// The folders of the projects.
  public var folders: [String] { projects.map(\.project.folder) }

  /// The paths of the files that the projects list, without those outside of their repositories.
  public var listedFiles: [String] {
    projects.flatMap { project, _ in
      let root = FolderScope(around: ProjectPath.folder(of: project.path)).root
      return project.listedFiles.filter { file in
        guard file.isAbsolutePath, let root else { return true }
        return root == "/" || file.isPath(below: root)
      }
    }
  }

  /// Returns whether a project lists a file or contains it in its folder.
  public func mayContain(_ path: String) -> Bool {
    let path = Self.real(path)
    var steps = 0
    return listed(path, &steps) != nil || !contents.projects(around: path).isEmpty
  }

  /// Whether there are no projects.
  public var isEmpty: Bool { projects.isEmpty }

  /// Returns the targets that contain a file.
  ///
  /// A header belongs to the targets of the implementation file next to it, if any. The targets of other headers are
  /// unknown.
  public func membership(of path: String) -> Membership {
    memberships.membership(of: Self.real(path)) { path, steps in found(path, &steps) }
  }

  private func found(_ path: String, _ steps: inout Int) -> Membership {
    if let found = listed(path, &steps) { return found }
    guard let dot = path.lastIndex(of: "."), path[dot...] == ".h" else { return fallback(path) }
    let found = [".m", ".mm"].compactMap { listed(String(path[..<dot]) + $0, &steps) }
    return found.first { $0 != .noTarget } ?? found.first ?? .unknown
  }

  /// Returns the indices of the targets that contain a file, empty if there are none or if unknown.
  public func targetNumbers(of path: String) -> Set<Int> {
    if case .targets(let found) = membership(of: path) { found } else { [] }
  }

  /// Returns the module of the targets that contain a file, or nil if it is unknown.
  ///
  /// Test targets matter only if no other target contains the file. If the modules of the targets differ, no single
  /// module is correct.
  public func module(of path: String) -> String? {
    let containing = targetNumbers(of: path).map { targets[$0] }
    let apps = containing.filter { !$0.isForTests }
    let modules = Set((apps.isEmpty ? containing : apps).map(\.module))
    return modules.count == 1 ? modules.first : nil
  }

  private func listed(_ path: String, _ steps: inout Int) -> Membership? {
    var found: Set<Int> = []
    var isKnown = false
    let folded = path.lowercased()
    for number in contents.projects(thatMayList: path, folded: folded) {
      guard let targets = projects[number].project.targets(of: path, folded: folded, &steps) else {
        continue
      }
      isKnown = true
      found.formUnion(targets.map { $0 + projects[number].first })
    }
    if !found.isEmpty { return .targets(found) }
    return isKnown && !path.hasEnding(".h") ? .noTarget : nil
  }

  /// Returns the membership of a file that no project lists, based on its folder.
  private func fallback(_ path: String) -> Membership {
    contents.fallback(ofFolder: ProjectPath.folder(of: path)) {
      let around = contents.projects(around: path)
      guard let outermost = around.first.map({ projects[$0].project.folder }),
        !around.contains(where: {
          projects[$0].project.mayHaveMore || projects[$0].project.isCopied(path)
        }),
        !packages.contain(path, inside: outermost)
      else { return .unknown }
      return .noTarget
    }
  }
}
