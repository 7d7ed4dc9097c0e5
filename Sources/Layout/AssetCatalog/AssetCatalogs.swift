import FileWork
package import Foundation
import Synchronization

/// A lookup of colors and images by name in the asset catalogs and image files of folders.
///
/// Catalogs are read only in their source form, folders named `Name.xcassets`, and each only once. The compiled form
/// (`Assets.car`) is not supported.
package enum AssetCatalogs {
  private struct Cache {
    var catalogs: [String: AssetFolder] = [:]
    var colors: [String: ColorAsset?] = [:]
    var images: [String: ImageAsset?] = [:]
    /// The names of the files in folders that documents name as part of an image.
    var listings: [String: Set<String>?] = [:]
  }

  private static let cache = Mutex(Cache())

  /// Returns the color with a name from the first folder that contains one.
  package static func color(named name: String, in folders: [URL]) -> ColorAsset? {
    find(in: folders) { folder in
      guard let set = folder.colorSets[name] else { return nil }
      return known(set.path, \.colors) { ColorAsset(name: name, folder: set) }
    }
  }

  /// Returns the image with a name from the first folder that contains one, from a catalog or else from a file.
  package static func image(named name: String, in folders: [URL]) -> ImageAsset? {
    find(in: folders) { folder in
      if let set = folder.imageSets[name] {
        return known(set.path, \.images) { ImageAsset(name: name, folder: set) }
      }
      guard folder.mayContain(image: name) else { return nil }
      return known(folder.url.path + "/" + name, \.images) {
        ImageAsset(name: name, filesIn: folder)
      }
    }
  }

  /// Returns the file of the data set with a name, from a catalog in the first folder that contains one.
  package static func data(named name: String, in folders: [URL]) -> DataAsset? {
    find(in: folders) { folder in folder.dataSets[name].flatMap(DataAsset.init) }
  }

  private static func find<Asset>(in folders: [URL], _ look: (AssetFolder) -> Asset?) -> Asset? {
    for folder in folders {
      if let asset = look(catalogs(in: folder)) { return asset }
    }
    return nil
  }

  private static func catalogs(in folder: URL) -> AssetFolder {
    if let known = cache.withLock({ $0.catalogs[folder.path] }) { return known }
    let found = AssetFolder(folder)
    cache.withLock { $0.catalogs[folder.path] = found }
    return found
  }

  /// Returns the names of the files in a folder, which is listed once; an empty set if the folder does not exist.
  static func names(in folder: String) -> Set<String> {
    known(folder, \.listings) { FolderListing.names(of: folder).map { Set($0) } } ?? []
  }

  private static func known<Asset: Sendable>(
    _ key: String, _ assets: any WritableKeyPath<Cache, [String: Asset?]> & Sendable,
    read: () -> Asset?
  ) -> Asset? {
    if let known = cache.withLock({ $0[keyPath: assets][key] }) { return known }
    let asset = read()
    cache.withLock { $0[keyPath: assets][key] = .some(asset) }
    return asset
  }
}

/// The sets in the asset catalogs of a folder, by name.
struct AssetFolder: Sendable {
  let url: URL
  private(set) var colorSets: [String: URL] = [:]
  private(set) var imageSets: [String: URL] = [:]
  private(set) var dataSets: [String: URL] = [:]
  /// The names of the files in the folder itself. They are listed once, because an image may have dozens of file names.
  private let files: Set<String>
  /// The names of images for which there may be files in the folder itself.
  private let imageNames: Set<String>

  init(_ url: URL) {
    self.url = url
    let items = Self.contents(of: url)
    files = Set(items.map(\.lastPathComponent))
    imageNames = Set(files.flatMap(ImageAsset.names(ofFile:)))
    for item in items where item.pathExtension == "xcassets" && isInside(item) {
      add(catalog: item)
    }
  }

  /// Returns the names of the files in a folder below this one; an empty path is this one. There are none in a folder that
  /// is not below it.
  func files(in folder: String) -> Set<String> {
    if folder.isEmpty { return files }
    guard FolderScope.isBelow(folder) else { return [] }
    return AssetCatalogs.names(in: url.appendingPathComponent(folder).path)
  }

  /// Returns whether there may be files of an image, which is answered without comparing dozens of file names if the name
  /// does not contain a folder.
  func mayContain(image name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/")) || imageNames.contains(name)
  }

  /// Adds the sets in a catalog. Those beyond the limits of a search are not found, like all others that do not exist.
  private mutating func add(catalog: URL) {
    var walk = FolderWalk(catalog.path)
    // The prefixes of the names in each open folder.
    var prefixes = [""]
    while let step = walk.next() {
      guard case .entry(let entry) = step else { continue }
      let item = URL(filePath: entry.path, directoryHint: .isDirectory)
      guard isInside(item) else { continue }
      prefixes.removeLast(prefixes.count - entry.depth - 1)
      let prefix = prefixes[entry.depth]
      let name = prefix + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": colorSets[name] = item
      case "imageset": imageSets[name] = item
      case "dataset": dataSets[name] = item
      default:
        guard entry.kind == .folder, CatalogGroup.isGroup(entry.name) else { continue }
        prefixes.append(CatalogGroup.prefix(of: item, in: prefix))
        walk.enter(entry)
      }
    }
  }

  /// Whether an item is in the repository of the folder, with symbolic links resolved.
  private func isInside(_ item: URL) -> Bool {
    !Self.isLink(item) || FolderScope(around: url.path).contains(item.path)
  }

  private static func isLink(_ item: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: item.path)) != nil
  }

  /// Returns the items of a folder, sorted by name; empty for a file.
  private static func contents(of folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (items ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
