import Foundation
import PackagePlugin

/// Compiles a target's documents to the nibs and storyboards that UIKit loads, as resources of the target.
///
/// The environment variable `IBC_EXEC` names another compiler with the options of `ibtool`, as in swift-build.
@main
struct CompileInterface: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let documents = target.sourceFiles.map(\.url).filter {
      ["xib", "storyboard"].contains($0.pathExtension)
    }
    guard !documents.isEmpty else { return [] }
    let tool: URL
    if let path = ProcessInfo.processInfo.environment["IBC_EXEC"], !path.isEmpty {
      tool = URL(fileURLWithPath: path)
    } else {
      tool = try context.tool(named: "ibtool").url
    }
    return documents.map { document in
      let result = self.result(of: document, in: context.pluginWorkDirectoryURL)
      return .buildCommand(
        displayName: "Compiling \(document.lastPathComponent)", executable: tool,
        arguments: [
          "--errors", "--warnings", "--notices", "--output-format", "human-readable-text",
          "--module", target.moduleName, "--compile", result.path, document.path,
        ], inputFiles: [document], outputFiles: [result])
    }
  }

  /// Returns the place of a compiled document, which keeps its language folder.
  private func result(of document: URL, in folder: URL) -> URL {
    let language = document.deletingLastPathComponent()
    let place =
      language.pathExtension == "lproj"
      ? folder.appending(path: language.lastPathComponent) : folder
    let name = document.deletingPathExtension().lastPathComponent
    return place.appending(
      path: document.pathExtension == "storyboard" ? "\(name).storyboardc" : "\(name).nib")
  }
}
