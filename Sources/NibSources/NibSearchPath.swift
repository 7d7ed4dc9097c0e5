public import Foundation
import Synchronization

/// The folders and bundles that nibs are looked for in, after the bundle that the caller named.
///
/// Off Apple's platforms `Bundle.main` and `Bundle(for:)` are the folder of the executable, so tests name
/// the folder of their documents: `NibSearchPath.shared.add(folder: url)`.
public final class NibSearchPath: Sendable {
  /// The search path of the process.
  public static let shared = NibSearchPath()

  private struct Lists {
    var folders: [URL] = []
    var modules: [String] = []
    var languages = Locale.preferredLanguages
  }

  private let lists = Mutex(Lists())

  /// The folders, in the order in which they are searched.
  public var folders: [URL] { lists.withLock { $0.folders } }

  /// The modules that classes are looked for in when the module that the document names is not in the process,
  /// or has no such class: an app's views may stand in a module of another name where they are tested.
  public var modules: [String] { lists.withLock { $0.modules } }

  /// The languages that nibs are loaded in, preferred first: those of the system unless they are set, as on a
  /// device. Strings of a document in a `Base.lproj` folder are taken from `Main.strings` in the folder of the first
  /// language that has one beside it. With none, strings stay as they were written.
  public var languages: [String] {
    get { lists.withLock { $0.languages } }
    set { lists.withLock { $0.languages = newValue } }
  }

  /// An empty search path.
  public init() {}

  /// Adds a folder at the end; one that is there already stays where it is.
  public func add(folder: URL) {
    lists.withLock { lists in
      guard !lists.folders.contains(where: { $0.isSameFolder(as: folder) }) else { return }
      lists.folders.append(folder)
    }
  }

  /// Adds the resources of a bundle at the end.
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

  /// Adds a module at the end; one that is there already stays where it is.
  public func add(module: String) {
    lists.withLock { if !$0.modules.contains(module) { $0.modules.append(module) } }
  }

  /// Removes a module.
  public func remove(module: String) {
    lists.withLock { $0.modules.removeAll { $0 == module } }
  }
}

extension URL {
  /// Whether two URLs lead to one folder, written with or without a slash at the end or dots on the way.
  fileprivate func isSameFolder(as other: URL) -> Bool {
    standardizedFileURL.path == other.standardizedFileURL.path
  }
}
