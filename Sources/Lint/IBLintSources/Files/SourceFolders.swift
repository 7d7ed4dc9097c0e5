import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The source files in folders, sorted. Symbolic links are not followed, so cycles are impossible.
struct SourceFolders {
  private(set) var paths: [String] = []
  /// Problems with unreadable folders, and with files and folders without sources.
  private(set) var problems: [Diagnostic] = []
  /// The folders and files with third-party sources, which are skipped.
  private static let passedOver: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", ".git",
  ]

  /// Searches folders. Paths of files are included unchanged.
  init(_ roots: [String]) {
    var seen: Set<String> = []
    var empty: [String] = []
    for root in roots {
      var status = stat()
      guard stat(root, &status) == 0 else {
        problems.append(Self.unreadable(root, systemError()))
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        var root = root
        while root.count > 1, root.endsWithSlash { root.removeLast() }
        let before = (paths.count, problems.count)
        search(root)
        if before == (paths.count, problems.count) { empty.append(root) }
      } else if Self.isSource(root) {
        paths.append(root)
      } else {
        problems.append(
          Self.problem(
            root, "not a Swift or Objective-C source file (\(Self.extensionWords)); ignored"
          ))
      }
    }
    // If there are other sources, a folder without sources is only a warning.
    let severity: Diagnostic.Severity = paths.isEmpty ? .error : .warning
    problems += empty.map { folder in
      Self.problem(
        folder,
        "no sources in this folder (\(Self.extensionWords)); choose the folder with the app's sources",
        severity)
    }
    paths = paths.filter { seen.insert($0).inserted }
  }

  private static func problem(
    _ path: String, _ message: String, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(id: "no-source", severity: severity, file: path, message: message)
  }

  private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-source", severity: .error, file: path,
      message: "cannot read the file: \(reason)")
  }

  private static let extensions = [".swift", ".h", ".m", ".mm"]
  private static let extensionWords = extensions.joined(separator: ", ")

  private static func isSource(_ name: String) -> Bool {
    extensions.contains { name.hasEnding($0) }
  }

  private mutating func search(_ root: String) {
    var walk = FolderWalk(root)
    while let step = walk.next() {
      switch step {
      case .problem(let problem):
        problems.append(problem.diagnostic(id: "unreadable-source", severity: .error))
      // A package that `init-tests` has written tests the app, but is not part of it.
      case .folder(_, let names): if names.contains("app-sources.json") { walk.skip() }
      case .entry(let entry):
        switch entry.kind {
        case nil:
          if errno != ENOENT { problems.append(Self.unreadable(entry.path, systemError())) }
        case .folder
        where !Self.passedOver.contains(entry.name) && !entry.name.hasEnding(".xctemplate"):
          walk.enter(entry)
        case .file where Self.isSource(entry.name) && !FolderWalk.isMetadata(entry.name):
          paths.append(entry.path)
        default: break
        }
      }
    }
  }
}
