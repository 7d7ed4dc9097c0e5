public import Foundation
import Synchronization

/// The folders and bundles that are searched for nibs, after the bundle that the caller specified.
///
/// On non-Apple platforms, `Bundle.main` and `Bundle(for:)` are the folder of the executable, so tests add the folder
/// of their documents: `NibSearchPath.shared.add(folder: url)`.
public final class NibSearchPath: Sendable {
  private struct Lists: Sendable {
    var folders: [URL] = []
    /// The paths of the folders: comparing a folder with all others would take quadratic time for many.
    var paths: Set<String> = []
    var modules: [String] = []
    var languages = Locale.preferredLanguages
    var includesMainBundle = true
  }

  private let lists: Mutex<Lists>

  /// The folders in search order.
  public var folders: [URL] { lists.withLock { $0.folders } }

  /// The modules that are searched for a class if the document's module does not exist or does not contain the class;
  /// in tests, an app's views may be in another module.
  public var modules: [String] { lists.withLock { $0.modules } }

  /// The languages in which nibs are loaded, in order of preference; by default, the system's languages, as on a
  /// device. The strings of a document in a `Base.lproj` folder come from `Main.strings` in the folder of the first
  /// language that has one. If the list is empty, strings are not translated.
  public var languages: [String] {
    get { lists.withLock { $0.languages } }
    set { lists.withLock { $0.languages = newValue } }
  }

  /// Whether the main bundle is searched first if the caller names no other one. A tool that reads documents of others turns
  /// this off: on non-Apple platforms, the main bundle is the folder of its executable.
  public var includesMainBundle: Bool {
    get { lists.withLock { $0.includesMainBundle } }
    set { lists.withLock { $0.includesMainBundle = newValue } }
  }

  /// Creates an empty search path.
  public init() { lists = Mutex(Lists()) }

  /// Creates a search path with the current folders, modules and languages of another one.
  public init(copying other: NibSearchPath) { lists = Mutex(other.lists.withLock { $0 }) }

  /// Appends a folder, unless the search path already contains it.
  /// - Returns: Whether the folder was appended.
  @discardableResult
  public func add(folder: URL) -> Bool {
    lists.withLock { lists in
      guard lists.paths.insert(folder.folderPath).inserted else { return false }
      lists.folders.append(folder)
      return true
    }
  }

  /// Runs a function while additional folders are searched. Afterward, the previous folders are restored.
  package func adding<Result, Failure: Error>(
    folders: [URL], _ run: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let added = folders.filter { add(folder: $0) }
    defer { remove(added) }
    return try run()
  }

  /// Appends the resources of a bundle.
  public func add(bundle: Bundle) {
    if let folder = bundle.resourceURL { add(folder: folder) }
  }

  /// Removes a folder.
  public func remove(folder: URL) { remove([folder]) }

  private func remove(_ folders: [URL]) {
    let paths = Set(folders.map(\.folderPath))
    lists.withLock { lists in
      guard !lists.paths.isDisjoint(with: paths) else { return }
      lists.paths.subtract(paths)
      lists.folders.removeAll { paths.contains($0.folderPath) }
    }
  }

  /// Removes the resources of a bundle.
  public func remove(bundle: Bundle) {
    if let folder = bundle.resourceURL { remove(folder: folder) }
  }

  /// Appends a module, unless the search path already contains it.
  public func add(module: String) {
    lists.withLock { if !$0.modules.contains(module) { $0.modules.append(module) } }
  }

  /// Removes a module.
  public func remove(module: String) {
    lists.withLock { $0.modules.removeAll { $0 == module } }
  }
}

extension URL {
  /// The path of a folder without a trailing slash and dot components.
  fileprivate var folderPath: String { standardizedFileURL.path }
}
