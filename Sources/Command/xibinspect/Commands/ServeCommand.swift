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

  @OptionGroup var app: ProjectArguments

  func run() throws {
    var options = LintOptions()
    app.apply(to: &options)
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
