import Diagnostics
import Synchronization

/// The numbers of projects by the files and folders that they contain, so that a file is not looked for in each of them.
struct ProjectContents: Sendable {
  /// The projects that list a file, by its path in lowercase.
  private var listing: [String: [Int]] = [:]
  /// The projects whose targets contain files by their folders.
  private var byFolder = FolderIndex<Int>()
  private var homes = FolderIndex<Int>()
  private let fallbacks = Fallbacks()

  /// The memberships of the files in a folder that no project lists.
  private final class Fallbacks: Sendable {
    let known = Mutex<[PathKey: ProjectTargets.Membership]>([:])
  }

  mutating func add(_ project: XcodeProject, number: Int) {
    for path in project.foldedMembers.keys { listing[path, default: []].append(number) }
    for path in project.synchronizedPaths { byFolder.add(number, of: path) }
    if project.hasPatterns { byFolder.add(number, of: project.folder) }
    homes.add(number, of: project.folder)
  }

  /// Returns the projects that may list a file, in their order.
  func projects(thatMayList path: String, folded: String) -> [Int] {
    let found = (listing[folded] ?? []) + byFolder.values(around: path)
    return found.count < 2 ? found : Set(found).sorted()
  }

  /// Returns the projects whose folders contain a file, the outermost first.
  func projects(around path: String) -> [Int] { homes.values(around: path) }

  /// Returns the membership of a file that no project lists. It depends only on the folders around the file.
  func fallback(
    ofFolder folder: String, _ compute: () -> ProjectTargets.Membership
  ) -> ProjectTargets.Membership {
    let key = PathKey(folder)
    if let known = fallbacks.known.withLock({ $0[key] }) { return known }
    let found = compute()
    fallbacks.known.withLock { $0[key] = found }
    return found
  }
}
