public import Foundation
import Synchronization

/// The folders and bundles that are searched for nibs, after the bundle that the caller specified.
///
/// On non-Apple platforms, `Bundle.main` and `Bundle(for:)` are the folder of the executable, so tests add the folder
/// of their documents: `NibSearchPath.shared.add(folder: url)`.
public final class NibSearchPath: Sendable {
  private struct Lists: Sendable {
    var folders: [URL] = []
    var modules: [String] = []
    var languages = Locale.preferredLanguages
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

  /// Creates an empty search path.
  public init() { lists = Mutex(Lists()) }

  /// Creates a search path with the current folders, modules and languages of another one.
  public init(copying other: NibSearchPath) { lists = Mutex(other.lists.withLock { $0 }) }

  /// Appends a folder, unless the search path already contains it.
  /// - Returns: Whether the folder was appended.
  @discardableResult
  public func add(folder: URL) -> Bool {
    lists.withLock { lists in
      guard !lists.folders.contains(where: { $0.isSameFolder(as: folder) }) else { return false }
      lists.folders.append(folder)
      return true
    }
  }

  /// Runs a function while additional folders are searched. Afterward, the previous folders are restored.
  package func adding<Result, Failure: Error>(
    folders: [URL], _ run: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let added = folders.filter { add(folder: $0) }
    defer { for folder in added { remove(folder: folder) } }
    return try run()
  }

  /// Appends the resources of a bundle.
  public func add(bundle: Bundle) {
    if let folder = bundle.resourceURL { add(folder: folder) }
  }

  /// Removes a folder.
  public func remove(folder: URL) {
    lists.withLock { $0.folders.removeAll { $0.isSameFolder(as: folder) } }
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
  /// Returns whether two URLs refer to the same folder, ignoring a trailing slash and dot components.
  fileprivate func isSameFolder(as other: URL) -> Bool {
    standardizedFileURL.path == other.standardizedFileURL.path
  }
}
