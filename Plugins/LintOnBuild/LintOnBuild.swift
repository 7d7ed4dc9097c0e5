import Foundation
import PackagePlugin

/// Lints a target's documents whenever they change, before the target is built.
@main
struct LintOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let documents = target.sourceFiles.map(\.url).filter {
      ["xib", "storyboard"].contains($0.pathExtension)
    }
    guard !documents.isEmpty else { return [] }
    // Settings are looked for from the working directory upward, which a build does not promise.
    let settings = context.package.directoryURL.appending(path: ".xibinspect.yml")
    let hasSettings = FileManager.default.fileExists(atPath: settings.path)
    let findings = context.pluginWorkDirectoryURL.appending(path: "findings.txt")
    return [
      .buildCommand(
        displayName: "Linting the documents of \(target.name)",
        executable: try context.tool(named: "xibinspect").url,
        // Sources are not inputs of the command, so findings about them would become outdated.
        arguments: ["lint", "--documents-only", "--reporter", "xcode", "--output", findings.path]
          + (hasSettings ? ["--config", settings.path] : []) + documents.map(\.path),
        inputFiles: documents + (hasSettings ? [settings] : []), outputFiles: [findings])
    ]
  }
}
