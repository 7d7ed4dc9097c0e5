import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a project: those in its folder, and listed files elsewhere.
struct ProjectFiles {
  private(set) var sources: [String] = []
  private(set) var documents: [String] = []
  /// The paths of catalogs and strings files.
  private(set) var resources: [String] = []
  /// The paths of the headers and implementation files of Objective-C.
  private(set) var objectiveC: [String] = []
  /// The folders whose files never belong to the app itself.
  private(set) var others: [String] = []
  /// The folders that exceed a limit of the search, so that files may be missing.
  private(set) var problems: [Diagnostic] = []

  /// No files.
  init() {}

  /// Headers alone.
  init(headers: [String]) { objectiveC = headers }

  /// Finds the files of a project.
  /// - Parameters:
  ///   - home: The absolute path of the folder that contains the project.
  ///   - listed: The absolute paths of the files that the project lists.
  init(around home: String, listed: [String]) {
    add(folder: home)
    // A project may be a stranger's, so only the files of its repository count.
    let scope = FolderScope(around: home)
    for path in Set(listed).sorted() where !path.isPath(below: home) && scope.contains(path) {
      add(path)
    }
  }

  /// Adds the files of a folder outside the project's folder.
  mutating func add(folder: String) {
    var walk = FolderWalk(folder)
    while let step = walk.next() {
      switch step {
      case .problem(let problem):
        if problem.isLimit {
          problems.append(problem.diagnostic(id: "unreadable-folder", severity: .error))
        }
      case .folder: break
      case .entry(let entry):
        guard !entry.isHidden, let kind = entry.kind else { continue }
        if FolderWalk.passesOver(entry.name) {
          others.append(entry.path)
        } else if kind == .folder, !entry.name.hasEnding(".xcassets") {
          if !entry.name.hasEnding(".xcodeproj") { walk.enter(entry) }
        } else {
          add(entry.path)
        }
      }
    }
  }

  /// Returns the files for which a condition is true.
  func filtered(_ belongs: (String) -> Bool) -> ProjectFiles {
    var kept = self
    kept.sources = sources.filter(belongs)
    kept.documents = documents.filter(belongs)
    kept.resources = resources.filter(belongs)
    kept.objectiveC = objectiveC.filter(belongs)
    return kept
  }

  /// Adds the files of a module.
  mutating func add(_ other: ProjectFiles) {
    sources += other.sources
    documents += other.documents
    resources += other.resources
    objectiveC += other.objectiveC
  }

  /// Returns the folder that contains a file.
  static func folder(of path: String) -> String {
    String(path[..<(path.lastSlash ?? path.endIndex)])
  }

  private mutating func add(_ path: String) {
    if path.hasEnding(".swift") {
      sources.append(path)
    } else if path.hasEnding(".xib") || path.hasEnding(".storyboard") {
      documents.append(path)
    } else if [".h", ".m", ".mm"].contains(where: path.hasEnding) {
      objectiveC.append(path)
    } else if [".xcassets", ".strings", ".xcstrings"].contains(where: path.hasSuffix) {
      resources.append(path)
    }
  }

  /// Returns the folders that contain files, with the names of their links and their files. One folder contains all
  /// files below the project's folder; the others are next to it or contain it.
  static func folders(
    of files: [String], home: String
  ) -> [(link: String, path: String, files: [String])] {
    let inside = files.filter { $0.isPath(below: home) }
    var groups = inside.isEmpty ? [] : [inside]
    let rest = Dictionary(grouping: files.filter { !$0.isPath(below: home) }) { path in
      // The first folder that is not also on the file's path.
      let parts = path.pathParts
      let shared = zip(parts, home.pathParts).prefix { $0 == $1 }.count
      return parts.prefix(min(shared + 1, parts.count - 1)).joined(separator: "/")
    }
    groups += rest.inKeyOrder.map(\.value)
    return groups.enumerated().compactMap { number, files in
      commonFolder(of: files).map { (number == 0 ? "app" : "app\(number + 1)", $0, files) }
    }
  }

  /// Returns the innermost folder that contains all files, or nil if there are no files.
  static func commonFolder(of files: [String]) -> String? {
    guard let first = files.first else { return nil }
    var folder = first.pathParts.dropLast()
    for file in files {
      let parts = file.pathParts.dropLast()
      folder = folder.prefix(zip(folder, parts).prefix { $0 == $1 }.count)
    }
    return "/" + folder.joined(separator: "/")
  }

  /// Returns the sources in a folder that do not belong to the app, and the folders in it that have their own links, as
  /// paths relative to the folder. If a subfolder contains no files of the app, the result contains the subfolder
  /// instead of its sources.
  func without(_ own: [String], below folder: String, linked: [String]) -> [String] {
    let kept = Set(own)
    // The folders that contain files of the app, as paths relative to the folder.
    var used: Set<String> = []
    for file in own {
      guard var path = file.path(below: folder) else { continue }
      while let slash = path.lastSlash {
        path = String(path[..<slash])
        if !used.insert(path).inserted { break }
      }
    }
    var found = Set(linked + others).sorted().compactMap { $0.path(below: folder) }
    var known = Set(found)
    for source in sources where !kept.contains(source) {
      guard let parts = source.path(below: folder)?.pathParts else { continue }
      var path = parts.joined(separator: "/")
      for count in 1..<max(parts.count, 1) {
        let outer = parts.prefix(count).joined(separator: "/")
        if !used.contains(outer) {
          path = outer
          break
        }
      }
      if known.insert(path).inserted { found.append(path) }
    }
    return found
  }
}
