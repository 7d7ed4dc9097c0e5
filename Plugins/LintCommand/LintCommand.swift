import Foundation
import PackagePlugin

/// `swift package lint-documents [--target NAME …] [options of xibinspect lint]`
@main
struct LintCommand: CommandPlugin {
  /// Lints the documents of the named targets, or of all of the package's own.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
    guard !folders.isEmpty else {
      Diagnostics.error("no target has sources to lint; choose a target with --target")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "xibinspect").url
    process.arguments = ["lint"] + arguments.remainingArguments + folders
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("xibinspect reported errors; see above")
    default: Diagnostics.error("xibinspect could not lint all documents; see above")
    }
  }
}
