import Foundation
import PackagePlugin

/// Lints a target's documents whenever they change, before the target is built.
@main
struct LintOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return LintedTarget(
      name: target.name, files: target.sourceFiles.map(\.url),
      settings: LintSettings(
        around: target.directoryURL, upTo: context.package.directoryURL)
    ).commands(
      tool: try context.tool(named: "xibinspect").url, folder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LintOnBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      return LintedTarget(
        name: target.displayName, files: target.inputFiles.map(\.url),
        settings: LintSettings(around: root, upTo: root)
      ).commands(
        tool: try context.tool(named: "xibinspect").url, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// A target of a package or of an Xcode project.
struct LintedTarget {
  let name: String
  /// The sources and resources.
  let files: [URL]
  let settings: LintSettings?

  /// Returns the command that lints the documents, or none if there are no documents.
  func commands(tool: URL, folder: URL) -> [Command] {
    let documents = files.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    guard !documents.isEmpty else { return [] }
    let findings = folder.appending(path: "findings.txt")
    var arguments = ["lint", "--reporter", "xcode", "--output", findings.path]
    var inputs = documents
    if let settings {
      arguments += ["--config", settings.file.path]
      inputs.append(settings.file)
    }
    if settings?.usesSources == true {
      // A build may not write to the usual cache.
      arguments += ["--sources-cache", folder.appending(path: "sources").path]
      inputs += files.filter { ["swift", "m", "mm", "h"].contains($0.pathExtension) }
    } else {
      // Sources are not inputs of the command, so findings about them would become outdated.
      arguments.append("--documents-only")
    }
    return [
      .buildCommand(
        displayName: "Linting the documents of \(name)", executable: tool,
        arguments: arguments + documents.map(\.path), inputFiles: inputs, outputFiles: [findings])
    ]
  }
}

/// A settings file of the linter.
struct LintSettings {
  let file: URL

  /// Finds the nearest settings file in a folder and its parent folders, up to the package's folder. The command looks
  /// from the working directory upward, which a build does not promise.
  init?(around folder: URL, upTo root: URL) {
    var current = folder.standardizedFileURL
    let root = root.standardizedFileURL
    while true {
      let file = current.appending(path: ".xibinspect.yml")
      if FileManager.default.fileExists(atPath: file.path) {
        self.file = file
        return
      }
      guard current.path != root.path, current.path.hasPrefix(root.path) else { return nil }
      current = current.deletingLastPathComponent()
    }
  }

  /// Whether the settings name sources or projects with which documents are compared.
  var usesSources: Bool {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).contains { line in
      ["sources:", "project:"].contains { line.hasPrefix($0) }
    }
  }
}
