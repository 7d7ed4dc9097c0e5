package import Diagnostics
package import Foundation
import IBLanguageServer

/// A session of the language server on a stream of messages.
package struct ServerSession {
  private let server: LanguageServer

  /// Reads the settings, projects and sources.
  /// - Throws: An error if the settings cannot be read or the sources are missing.
  package init(_ options: LintOptions, report: @escaping ([Diagnostic]) -> Void) throws {
    let surroundings = try ServedFiles(options, report: report)
    server = LanguageServer(
      version: Version.current, workingDirectory: FileManager.default.currentDirectoryPath,
      sources: { surroundings.facts }, refresh: { surroundings.refresh() },
      readFile: { try? InputFile(path: $0).bytes() },
      lint: { bytes, path in surroundings.lint(bytes, path) })
  }

  private func send(_ messages: [[UInt8]], _ write: ([UInt8]) -> Void) {
    for answer in server.answers(to: messages) { write(MessageFraming.framed(answer)) }
  }

  /// Handles messages until the client sends `exit` or closes the stream.
  /// - Parameters:
  ///   - read: Returns the next bytes of the stream, or none at its end.
  ///   - write: Sends the bytes of an answer.
  /// - Returns: The exit status that the protocol requires: 1 if the client exits without announcing it.
  /// - Throws: A `Diagnostic` if the bytes are not messages.
  package func run(read: () -> Data, write: ([UInt8]) -> Void) throws -> Int32 {
    var framing = MessageFraming()
    while true {
      if let code = server.exitCode { return code }
      let bytes = read()
      if bytes.isEmpty { return 1 }
      framing.add(bytes)
      var messages: [[UInt8]] = []
      do {
        while let message = try framing.next() { messages.append(message) }
        send(messages, write)
      } catch {
        // The messages before a broken one are still answered.
        send(messages, write)
        throw Diagnostic(id: "bad-message", severity: .error, message: error.reason)
      }
    }
  }
}
