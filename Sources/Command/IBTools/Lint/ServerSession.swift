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

  /// The time in milliseconds without a message after which changed documents are linted. Many people press the next
  /// key earlier.
  private static let pause: Int32 = 150

  private func send(_ answers: [[UInt8]], _ write: ([UInt8]) -> Void) {
    for answer in answers { write(MessageFraming.framed(answer)) }
  }

  /// Handles messages until the client sends `exit` or closes the stream.
  /// - Parameters:
  ///   - waits: Returns whether the stream has more bytes, or ends, within some milliseconds. Without it, a changed
  ///     document is linted after each message.
  ///   - read: Returns the next bytes of the stream, or none at its end.
  ///   - write: Sends the bytes of an answer.
  /// - Returns: The exit status that the protocol requires: 1 if the client exits without announcing it.
  /// - Throws: A `Diagnostic` if the bytes are not messages.
  package func run(
    waits: (Int32) -> Bool = { _ in false }, read: () -> Data, write: ([UInt8]) -> Void
  ) throws -> Int32 {
    var framing = MessageFraming()
    while true {
      if let code = server.exitCode { return code }
      if server.hasChanges, !waits(Self.pause) { send(server.publishChanges(), write) }
      let bytes = read()
      if bytes.isEmpty {
        send(server.publishChanges(), write)
        return 1
      }
      framing.add(bytes)
      var messages: [[UInt8]] = []
      do {
        while let message = try framing.next() { messages.append(message) }
        send(server.receive(messages), write)
      } catch {
        // The messages before a broken one are still answered.
        send(server.answers(to: messages), write)
        throw Diagnostic(id: "bad-message", severity: .error, message: error.reason)
      }
    }
  }
}
