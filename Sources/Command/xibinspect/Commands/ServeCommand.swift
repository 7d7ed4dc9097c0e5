import ArgumentParser
import Diagnostics
import Foundation
import IBTools

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract:
      "Run as a language server on standard input and output, which shows findings in an editor.",
    discussion: """
      The server speaks the Language Server Protocol. The editor shows findings when you pause typing, offers fixes \
      as code actions, formats documents as Interface Builder writes them, and describes the object under the pointer. With --sources, it also jumps to the declarations of outlets \
      and actions. The settings come from .xibinspect.yml.
      """)

  @Option(
    name: .long, help: "A folder with the app's Swift and Objective-C sources. May be repeated.",
    completion: .directory)
  var sources: [String] = []

  @Option(
    name: .long,
    help: "The Xcode project. May be repeated. With --sources, projects are found automatically.",
    completion: .directory)
  var project: [String] = []

  @Option(
    name: .long, help: "A folder with asset catalogs and images. May be repeated.",
    completion: .directory)
  var assets: [String] = []

  @Option(name: .long, help: "The settings file. Default: the nearest .xibinspect.yml.")
  var config: String?

  func run() throws {
    var options = LintOptions()
    (options.sources, options.projects, options.assets) = (sources, project, assets)
    options.settingsFile = config
    let session = try ServerSession(options) { problems in
      // Editors show the standard error of a server in their log.
      StandardError.write(problems.map(\.line).joined())
    }
    let status = try session.run { pause in
      InputWait.hasInput(on: FileHandle.standardInput.fileDescriptor, milliseconds: pause)
    } read: {
      FileHandle.standardInput.availableData
    } write: { answer in
      StandardOutput.write(answer)
      StandardOutput.flush()
    }
    if status != 0 { throw ExitCode(status) }
  }
}
