import Budgets
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A search through a folder and the folders in it, in the order of the names.
///
/// The caller takes one step after another, and enters the folders that it wants to search:
///
///     var walk = FolderWalk(root)
///     while let step = walk.next() {
///       if case .entry(let entry) = step, entry.kind == .folder { walk.enter(entry) }
///     }
///
/// Symbolic links in the folder are not followed, because a search could return to a folder again and again, or leave the repository.
/// The depth and the number of entries are limited: a folder that exceeds a limit is a problem, never a silent omission.
package struct FolderWalk {
  /// The names of the folders with the code of others and with build products, which do not belong to an app itself.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Returns whether a folder with a name does not belong to an app itself. The files in a template of Xcode contain parts
  /// that Xcode replaces.
  package static func passesOver(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    return foreign.contains(name) || name.hasEnding(".xctemplate")
  }

  /// Returns whether a file with a name contains the metadata that macOS writes next to another file.
  package static func isMetadata(_ name: String) -> Bool { name.hasPrefix("._") }

  /// How deeply folders may be nested, and how many files and folders they may contain in total.
  package static let limit = (depth: 512, entries: 1_000_000)

  /// The kind of the file at a path.
  package enum Kind: Hashable, Sendable {
    case folder
    case file
    case link
    /// A pipe, a socket or a device.
    case other
  }

  /// A file or folder in a folder of the search.
  package struct Entry: Sendable {
    package let name: String
    /// The path of the folder.
    package let folder: String
    /// The number of folders between the root and the entry.
    package let depth: Int

    package var path: String { folder == "/" ? "/" + name : folder + "/" + name }

    /// What the entry is; nil with `errno` set if this cannot be determined.
    package var kind: Kind? {
      var status = stat()
      guard SystemPath(path).call({ lstat($0, &status) }) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .file
      case S_IFLNK: return .link
      default: return .other
      }
    }

    /// Whether the name begins with a dot.
    package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
  }

  /// A folder that cannot be searched.
  package struct Problem: Error, Hashable, Sendable {
    /// The path of the folder.
    package let folder: String
    /// The reason, as a sentence without the path: `cannot read the folder: Permission denied`.
    package let message: String
    /// Whether the reason is a limit of the search, and not the file system.
    package let isLimit: Bool

    /// Returns the problem as a diagnostic.
    package func diagnostic(id: String, severity: Diagnostic.Severity) -> Diagnostic {
      Diagnostic(id: id, severity: severity, file: folder, message: message)
    }
  }

  /// A step of the search.
  package enum Step: Sendable {
    /// A folder whose entries follow, with their names.
    case folder(path: String, names: [String])
    case entry(Entry)
    case problem(Problem)
  }

  private struct Level {
    let path: String
    var names: ArraySlice<String>
  }

  private let root: String
  private let limit: (depth: Int, entries: Int)
  private var budget: Budget
  /// The folder that the next step opens.
  private var pending: String?
  /// Whether the last step returned an entry, which counts unless it is entered: then it counts as a folder.
  private var isAtEntry = false
  /// The open folders, each in the one before it, with the names that are left.
  private var levels: [Level] = []

  /// Creates a search.
  /// - Parameter root: The folder. It may be reached through symbolic links, unless one leads out of its repository: such
  ///   a folder is a problem.
  package init(_ root: String, limit: (depth: Int, entries: Int) = Self.limit) {
    self.root = root
    self.limit = limit
    budget = Budget(file: root, depth: limit.depth, steps: limit.entries)
    pending = root
  }

  /// Returns the next step; nil at the end of the search.
  package mutating func next() -> Step? {
    if let folder = pending {
      (pending, isAtEntry) = (nil, false)
      return open(folder)
    }
    if isAtEntry {
      isAtEntry = false
      do throws(Budget.Exceeded) { try budget.spend() } catch { return exceeded(error, root) }
    }
    while let last = levels.indices.last {
      if let name = levels[last].names.popFirst() {
        isAtEntry = true
        return .entry(Entry(name: name, folder: levels[last].path, depth: last))
      }
      levels.removeLast()
      budget.leave()
    }
    return nil
  }

  /// Searches a folder that the last step returned, before the entries that follow it.
  package mutating func enter(_ folder: Entry) { pending = folder.path }

  /// Leaves out the other entries of the current folder.
  package mutating func skip() {
    guard let last = levels.indices.last else { return }
    levels[last].names = []
  }

  private mutating func open(_ folder: String) -> Step {
    do throws(Budget.Exceeded) { try budget.enter() } catch { return exceeded(error, folder) }
    if folder == root, let (link, _) = RepositoryLinks.wayOut(of: root) {
      budget.leave()
      let message =
        "the symbolic link '\(link)' leads out of its repository, so the folder is not searched; name the folder that it leads to"
      return .problem(Problem(folder: folder, message: message, isLimit: false))
    }
    guard let names = FolderListing.names(of: folder) else {
      let reason = systemError()
      budget.leave()
      return .problem(
        Problem(folder: folder, message: "cannot read the folder: \(reason)", isLimit: false))
    }
    levels.append(Level(path: folder, names: names[...]))
    return .folder(path: folder, names: names)
  }

  private mutating func exceeded(_ error: Budget.Exceeded, _ folder: String) -> Step {
    guard error.limit == .steps else {
      return .problem(
        Problem(folder: folder, message: "cannot search the folder: \(error.reason)", isLimit: true)
      )
    }
    // The whole search ends. The folder that happens to be next explains nothing.
    levels = []
    return .problem(
      Problem(
        folder: root,
        message:
          "cannot search the folder: it contains more than \(limit.entries) files and folders",
        isLimit: true))
  }
}
