import ArgumentParser
import FileWork
import Foundation
import IBLanguageServer
import IBLint
import XcodeProjects

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract:
      "Run as a language server on standard input and output, which shows findings in an editor.",
    discussion: """
      The server speaks the Language Server Protocol. The editor shows findings while you type, offers fixes as code \
      actions and describes the object under the pointer. With --sources, it also jumps to the declarations of outlets \
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
    let surroundings = try ServedFiles(self)
    let folder = FileManager.default.currentDirectoryPath
    let server = LanguageServer(
      version: Version.current, workingDirectory: folder, sources: { surroundings.facts },
      refresh: { surroundings.refresh() },
      readFile: { try? InputFile(path: $0, problem: nil).bytes() },
      lint: { bytes, path in surroundings.lint(bytes, path) })
    try Self.loop(server)
  }

  /// Handles messages until the client sends `exit` or closes the stream.
  private static func loop(_ server: LanguageServer) throws {
    var framing = MessageFraming()
    while server.exitCode == nil {
      let bytes = FileHandle.standardInput.availableData
      if bytes.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
      framing.add(bytes)
      do {
        while let message = try framing.next() {
          for answer in server.answers(to: message) {
            StandardOutput.write(MessageFraming.framed(answer))
          }
          StandardOutput.flush()
        }
      } catch {
        StandardError.write("xibinspect: \(error.reason)\n")
        throw ExitCode(ExitStatus.cannot.rawValue)
      }
    }
    if let code = server.exitCode, code != 0 { throw ExitCode(code) }
  }
}
