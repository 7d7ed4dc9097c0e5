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
    guard tree.problems.isEmpty else {
      for problem in tree.problems { Diagnostics.error(problem) }
      return []
    }
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
