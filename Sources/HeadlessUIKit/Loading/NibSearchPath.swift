public import Foundation
import Synchronization

/// The folders and bundles that nibs are looked for in, after the bundle that the caller named.
///
/// Off Apple's platforms `Bundle.main` and `Bundle(for:)` are the folder of the executable, so tests name
/// the folder of their documents: `NibSearchPath.shared.add(folder: url)`.
public final class NibSearchPath: Sendable {
  /// The devices that a nib may have a variant for: `Name~iphone.nib`, `Name~ipad.nib`.
  public enum Idiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
  }

  /// The search path of the process.
  public static let shared = NibSearchPath()

  private let list = Mutex<[URL]>([])

  /// The folders, in the order in which they are searched.
  public var folders: [URL] { list.withLock { $0 } }

  private let preferredIdiom = Mutex(Idiom.phone)

  /// The device whose variants are preferred to the common nib.
  public var idiom: Idiom {
    get { preferredIdiom.withLock { $0 } }
    set { preferredIdiom.withLock { $0 = newValue } }
  }

  /// An empty search path.
  public init() {}

  /// Adds a folder at the end; one that is there already stays where it is.
  public func add(folder: URL) {
    list.withLock { if !$0.contains(folder) { $0.append(folder) } }
  }

  /// Adds the resources of a bundle at the end.
  public func add(bundle: Bundle) {
    if let folder = bundle.resourceURL { add(folder: folder) }
  }

  /// Removes a folder.
  public func remove(folder: URL) {
    list.withLock { $0.removeAll { $0 == folder } }
  }
}
