import Foundation

/// What `app-sources.json` says. SwiftPM keeps the plan of a build, so that `app-sources` reads the file again in each build.
struct AppSettings {
  /// Paths below the target's folder, and names of files and folders, that the user leaves out.
  var exclude: Set<String> = []
  /// Paths below the target's folder that do not belong to the app.
  var notInTarget: Set<String> = []
  /// Whether there is such a file.
  var exists = false

  init(_ url: URL) throws {
    guard let data = try? Data(contentsOf: url) else { return }
    exists = true
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    exclude = Set(json?["exclude"] as? [String] ?? [])
    notInTarget = Set(json?["notInTarget"] as? [String] ?? [])
  }
}

/// The files of an app below a target's folder.
struct AppTree {
  /// The Swift sources with their paths below the folder, in order.
  private(set) var sources: [(name: String, url: URL)] = []
  /// The folders that have documents, catalogs, texts or other files that code looks up by name.
  private(set) var folders: [String] = []
  /// The colors and images in catalogs, as `app-sources` reads them: `color`, a tab, and the name.
  private(set) var assets: [String] = []
  /// The entries of `exclude` by which folders were skipped.
  private(set) var skipped: Set<String> = []
  /// Sentences that name the folders whose contents exceed a limit.
  private(set) var problems: [String] = []
  private let settings: AppSettings
  private let compiled: Set<String>

  init(
    _ root: URL, compiled: Set<String>, _ settings: AppSettings,
    limit: (depth: Int, entries: Int) = (64, 200_000)
  ) {
    self.settings = settings
    self.compiled = compiled
    self.limit = limit
    visit(root, "", [root.resolvingSymlinksInPath().path])
  }

  /// The endings of files that code looks up by name.
  private static let documents: Set<String> = [
    "xib", "storyboard", "nib", "storyboardc", "xcassets", "strings", "stringsdict", "xcstrings",
    "lproj", "json", "plist", "txt", "csv", "html", "css", "js", "xml", "png", "jpg", "jpeg", "gif",
    "pdf", "svg", "ttf", "otf", "mp3", "m4a", "wav", "caf", "mp4", "mov", "sqlite", "db",
  ]
  /// How deeply folders may be nested, and how many files and folders there may be. A stranger's project must not make
  /// each build endless.
  private let limit: (depth: Int, entries: Int)
  private var entries = 0
  /// The folders that were visited, links resolved: links between folders could lead to endlessly many paths.
  private var followed: Set<String> = []
  private static let packages: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "lproj", "bundle", "framework", "xcdatamodeld",
    "playground",
  ]

  /// Returns the names in a folder, sorted, or none if a limit is exceeded, which is a problem.
  private mutating func names(in folder: URL, depth: Int) -> [String] {
    guard problems.isEmpty else { return [] }
    guard depth < limit.depth else {
      problems.append("\(folder.path): folders are nested more than \(limit.depth) levels deep")
      return []
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    entries += names.count
    guard entries <= limit.entries else {
      problems.append(
        "\(folder.path): the app's folders contain more than \(limit.entries) files; name folders to leave out under 'exclude' in app-sources.json"
      )
      return []
    }
    return names.sorted()
  }

  /// - Parameter path: The folders on the way, links resolved: a link back to one of them is not followed.
  private mutating func visit(_ folder: URL, _ name: String, _ path: [String]) {
    // Bounded: `names` limits the depth and the number of files, and no folder is visited twice.
    guard followed.insert(path[path.count - 1]).inserted else { return }
    var hasDocuments = false
    for entry in names(in: folder, depth: path.count - 1) where !entry.hasPrefix(".") {
      let url = folder.appending(path: entry)
      let relative = name.isEmpty ? entry : "\(name)/\(entry)"
      if settings.notInTarget.contains(relative) { continue }
      if Self.documents.contains(url.pathExtension) { hasDocuments = true }
      if url.pathExtension == "xcassets" { addAssets(in: url, "", depth: path.count) }
      if Self.packages.contains(url.pathExtension) { continue }
      let real = url.resolvingSymlinksInPath()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: real.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        let entry = [relative, entry].first { settings.exclude.contains($0) }
        if let entry {
          skipped.insert(entry)
        } else if !path.contains(real.path) {
          visit(url, relative, path + [real.path])
        }
      } else if url.pathExtension == "swift", entry != "main.swift", !compiled.contains(url.path) {
        sources.append((relative, real))
      }
    }
    if hasDocuments { folders.append(folder.resolvingSymlinksInPath().path) }
  }

  /// Lists the sets of a catalog, as `AssetNames` does: a plugin cannot use the targets of its package.
  ///
  /// Links in a catalog are not followed: two links to the catalog itself would give endlessly many paths.
  /// - Parameter namespace: The names of the folders around that provide a namespace, each followed by a slash.
  private mutating func addAssets(in folder: URL, _ namespace: String, depth: Int) {
    // Bounded: `names` limits the depth and the number of files.
    for entry in names(in: folder, depth: depth) {
      let url = folder.appending(path: entry)
      guard Self.type(of: url) == .typeDirectory else { continue }
      let name = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": assets.append("color\t\(name)")
      case "imageset": assets.append("image\t\(name)")
      case "":
        addAssets(
          in: url, Self.providesNamespace(url) ? name + "/" : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  /// Returns the type of a file or folder. A link counts as a link, not as what it leads to.
  private static func type(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appending(path: "Contents.json")
    // A pipe or a device could block the build.
    guard type(of: file) == .typeRegular, let data = try? Data(contentsOf: file) else {
      return false
    }
    let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let properties = contents?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }
}

/// A number of a text that stays the same from run to run.
enum StableHash {
  static func text(_ text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
