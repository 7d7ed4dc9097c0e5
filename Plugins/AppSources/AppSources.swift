import Foundation
import PackagePlugin

/// Compiles an app's own sources, unchanged, into a target: rewrites copies of them before each build.
///
/// The sources are those that the target's folder contains and that the target excludes, links followed: `exclude:
/// ["app"]`, where `app` is a link to the app's folder. A file `app-sources.json` next to them may list files to leave
/// out.
@main
struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let settingsFile = target.directoryURL.appending(path: "app-sources.json")
    let settings = try AppSettings(settingsFile)
    let tree = AppTree(
      target.directoryURL, compiled: Set(target.sourceFiles.map(\.url.path)), settings)
    guard !tree.sources.isEmpty else {
      Diagnostics.warning(
        "target '\(target.name)' excludes no folder with Swift sources, so AppSources has nothing to rewrite; add the app's folder to its 'exclude'"
      )
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let copies = tree.sources.map { source in
      let stem = source.url.deletingPathExtension().lastPathComponent
      return folder.appending(path: "\(stem)-\(StableHash.text(source.name)).swift")
    }
    let list = folder.appending(path: "sources.txt")
    let lines =
      zip(tree.sources, copies).map { "source\t\($0.url.path)\t\($1.path)\t\($0.name)" }
      + (settings.exists ? ["settings\t\(settingsFile.path)"] : [])
      + tree.skipped.sorted().map { "skipped\t\($0)" }
      + tree.folders.map { "folder\t\($0)" } + tree.assets
      + (target.kind == .executable ? ["program"] : [])
    let text = lines.joined(separator: "\n") + "\n"
    if (try? String(contentsOf: list, encoding: .utf8)) != text {
      try text.write(to: list, atomically: true, encoding: .utf8)
    }
    let index = folder.appending(path: "AppSourceIndex.swift")
    return [
      .buildCommand(
        displayName: "Rewriting the app's sources for \(target.name)",
        executable: try context.tool(named: "app-sources").url,
        arguments: [list.path, index.path],
        inputFiles: tree.sources.map(\.url) + [list] + (settings.exists ? [settingsFile] : []),
        outputFiles: copies + [index])
    ]
  }
}

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
  private let settings: AppSettings
  private let compiled: Set<String>

  init(_ root: URL, compiled: Set<String>, _ settings: AppSettings) {
    self.settings = settings
    self.compiled = compiled
    visit(root, "", [root.resolvingSymlinksInPath().path])
  }

  /// The endings of files that code looks up by name.
  private static let documents: Set<String> = [
    "xib", "storyboard", "nib", "storyboardc", "xcassets", "strings", "stringsdict", "xcstrings",
    "lproj", "json", "plist", "txt", "csv", "html", "css", "js", "xml", "png", "jpg", "jpeg", "gif",
    "pdf", "svg", "ttf", "otf", "mp3", "m4a", "wav", "caf", "mp4", "mov", "sqlite", "db",
  ]
  /// How deeply folders may be nested.
  private static let deepest = 64
  /// The folders that were visited, links resolved: links between folders could lead to endlessly many paths.
  private var followed: Set<String> = []
  private static let packages: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "lproj", "bundle", "framework", "xcdatamodeld",
    "playground",
  ]

  /// - Parameter path: The folders on the way, links resolved: a link back to one of them is not followed.
  private mutating func visit(_ folder: URL, _ name: String, _ path: [String]) {
    // Bounded: by the number of folders on the way, and by not following the same link again.
    guard path.count < Self.deepest, followed.insert(path[path.count - 1]).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var hasDocuments = false
    for entry in names.sorted() where !entry.hasPrefix(".") {
      let url = folder.appending(path: entry)
      let relative = name.isEmpty ? entry : "\(name)/\(entry)"
      if settings.notInTarget.contains(relative) { continue }
      if Self.documents.contains(url.pathExtension) { hasDocuments = true }
      if url.pathExtension == "xcassets" { addAssets(in: url, "") }
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
  /// - Parameter namespace: The names of the folders around that provide a namespace, each followed by a slash.
  private mutating func addAssets(in folder: URL, _ namespace: String, depth: Int = 0) {
    // Bounded: catalogs are some five folders deep.
    guard depth < Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in names.sorted() {
      let url = folder.appending(path: entry)
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

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
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
