import DiagnosticText
import Diagnostics
public import IBLint
import InterfaceBuilder

/// A server of the Language Server Protocol for documents. It provides findings while the user types, fixes as code
/// actions, descriptions of objects, and the declarations of outlets and actions.
///
/// The server does not read or write streams: ``answers(to:)`` takes one message and returns the messages to send.
public final class LanguageServer {
  /// A function that lints the bytes of a document, given the path of its file.
  public typealias LintSource = ([UInt8], String) -> Linter.Result

  private let lint: LintSource
  let sources: () -> (any SourceFacts)?
  private let refresh: () -> Bool
  private let workingDirectory: String
  /// Reads a source file by its absolute path, or returns nil if it cannot be read.
  let readFile: (String) -> [UInt8]?
  private let version: String
  private(set) var documents: [String: Open] = [:]
  /// The changed documents whose findings have not been sent yet.
  private var changed: Set<String> = []
  private var isInitialized = false
  /// Whether the client can report changed files.
  private var canWatch = false
  /// Whether the client has requested a shutdown, after which the server only accepts `exit`.
  private var isShutDown = false
  /// The exit code, or nil before the client has sent `exit`.
  public private(set) var exitCode: Int32?

  /// A document that the client has opened.
  struct Open {
    var text: OpenText
    var findings: [Diagnostic] = []
    var document: IBDocument?
  }

  /// Creates a server.
  /// - Parameters:
  ///   - sources: Returns the current facts from the app's sources, for finding declarations.
  ///   - workingDirectory: The absolute path of the folder that the paths of sources are relative to.
  ///   - refresh: Reads changed sources, projects and settings again, and returns whether anything has changed.
  ///   - readFile: Reads a source file by its absolute path, for fixes that also change code. Without it, the server
  ///     does not offer these fixes.
  public init(
    version: String, workingDirectory: String,
    sources: @escaping () -> (any SourceFacts)? = { nil },
    refresh: @escaping () -> Bool = { false },
    readFile: @escaping (String) -> [UInt8]? = { _ in nil }, lint: @escaping LintSource
  ) {
    self.version = version
    self.workingDirectory = workingDirectory
    self.sources = sources
    self.refresh = refresh
    self.readFile = readFile
    self.lint = lint
  }

  /// Handles a message without its header.
  /// - Returns: The messages to send, in order.
  public func answers(to message: [UInt8]) -> [[UInt8]] { answers(to: [message]) }

  /// Handles messages that have arrived together.
  ///
  /// A document that several of them change is linted only once, because a client sends a message for each key that the
  /// user presses.
  /// - Returns: The messages to send, in order.
  public func answers(to messages: [[UInt8]]) -> [[UInt8]] {
    receive(messages) + publishChanges()
  }

  /// Handles messages that have arrived together, and leaves changed documents unchecked. A session calls
  /// ``publishChanges()`` when the user pauses.
  /// - Returns: The messages to send, in order.
  public func receive(_ messages: [[UInt8]]) -> [[UInt8]] { messages.flatMap { answer(to: $0) } }

  /// Whether there are changed documents whose findings have not been sent yet.
  public var hasChanges: Bool { !changed.isEmpty }

  /// Lints the changed documents whose findings have not been sent yet.
  /// - Returns: The messages to send, in order.
  public func publishChanges() -> [[UInt8]] {
    defer { changed = [] }
    return changed.sorted().compactMap { publish($0) }
  }

  private func answer(to message: [UInt8]) -> [[UInt8]] {
    guard let message = RPCValue(parsing: message) else {
      return [Self.failure(.null, code: -32700, "the message is not JSON")]
    }
    guard let method = message["method"]?.text else { return [] }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else {
      // The protocol ignores notifications before the client has sent `initialize`.
      guard isInitialized || method == "exit" else { return [] }
      if method == "textDocument/didChange" { return notified(method, parameters) }
      return publishChanges() + notified(method, parameters)
    }
    if isShutDown {
      return [Self.failure(id, code: -32600, "the server has been shut down")]
    }
    guard isInitialized || method == "initialize" else {
      return [Self.failure(id, code: -32002, "the client has not sent 'initialize'")]
    }
    // A request concerns the documents as they are now.
    let published = publishChanges()
    do throws(RequestProblem) {
      guard let result = try result(of: method, parameters) else {
        return published + [Self.failure(id, code: -32601, "unknown method '\(method)'")]
      }
      return published + [Self.message([("id", id.json), ("result", result)])]
    } catch {
      return published + [Self.failure(id, code: -32803, error.reason)]
    }
  }

  private func result(
    of method: String, _ parameters: RPCValue
  ) throws(RequestProblem) -> JSONValue? {
    switch method {
    case "initialize":
      let watched = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
      canWatch = watched?["dynamicRegistration"] == .bool(true)
      isInitialized = true
      return Self.capabilities(version)
    case "shutdown":
      isShutDown = true
      return .null
    case "textDocument/codeAction": return codeActions(parameters)
    case "textDocument/hover": return hover(parameters)
    case "textDocument/definition": return definition(parameters)
    case "textDocument/documentSymbol": return outline(parameters)
    case "workspace/symbol": return workspaceSymbols(parameters)
    case "textDocument/references": return references(parameters)
    case "textDocument/prepareRename": return prepareRename(parameters)
    case "textDocument/rename": return try renamed(parameters)
    case "textDocument/formatting": return try formatting(parameters)
    case "textDocument/completion": return completion(parameters)
    default: return nil
    }
  }

  /// Handles a notification, which has no response.
  /// - Returns: The findings in the documents that the notification concerns.
  private func notified(_ method: String, _ parameters: RPCValue) -> [[UInt8]] {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.text else {
      switch method {
      case "exit": exitCode = isShutDown ? 0 : 1
      case "initialized" where canWatch: return [Self.registration]
      case "workspace/didChangeWatchedFiles" where refresh(): return publishAll()
      default: break
      }
      return []
    }
    switch method {
    case "textDocument/didOpen":
      documents[uri] = Open(text: OpenText(item?["text"]?.text ?? ""))
      // A client that watches files has reported all changes.
      return !canWatch && refresh() ? publishAll() : publish(uri).map { [$0] } ?? []
    case "textDocument/didChange":
      if let open = documents[uri] {
        documents[uri]?.text = open.text.applying(parameters["contentChanges"]?.list ?? [])
      }
      changed.insert(uri)
      return []
    // The saved file may be a source.
    case "textDocument/didSave":
      return refresh() ? publishAll() : publish(uri).map { [$0] } ?? []
    case "textDocument/didClose":
      documents[uri] = nil
      changed.remove(uri)
      return [Self.notification(uri, [])]
    default: return []
    }
  }

  private func publishAll() -> [[UInt8]] { documents.keys.sorted().compactMap { publish($0) } }

  private func publish(_ uri: String) -> [UInt8]? {
    guard var open = documents[uri] else { return nil }
    let result = lint(open.text.bytes, FileURI.path(of: uri))
    (open.findings, open.document) = (result.findings, result.document)
    documents[uri] = open
    return Self.notification(uri, open.findings.map { json(of: $0, in: open, uri) })
  }

  func open(_ parameters: RPCValue) -> (uri: String, document: Open)? {
    guard let uri = parameters["textDocument"]?["uri"]?.text, let open = documents[uri] else {
      return nil
    }
    return (uri, open)
  }

  /// Returns the location at which the outlet or action of a connection is declared.
  func declaration(of connection: IBConnection) -> SourcePlace? {
    sources().flatMap {
      $0.seen(from: connection.source?.document.file).declaration(of: connection)
    }
  }

  /// Returns the URI that clients use for a path.
  func uri(of path: String) -> String { FileURI.uri(of: self.path(of: path)) }

  /// Returns the absolute path of a file.
  func path(of file: String) -> String {
    PathBase(workingDirectory, workingDirectory: workingDirectory).absolute(file)
  }

  // MARK: Messages

  private static func capabilities(_ version: String) -> JSONValue {
    .object([
      (
        "capabilities",
        .object([
          // A change with a range.
          (
            "textDocumentSync",
            .object([("openClose", .bool(true)), ("change", .int(2)), ("save", .bool(true))])
          ),
          ("codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])),
          ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)),
          ("documentSymbolProvider", .bool(true)), ("workspaceSymbolProvider", .bool(true)),
          ("referencesProvider", .bool(true)), ("documentFormattingProvider", .bool(true)),
          ("renameProvider", .object([("prepareProvider", .bool(true))])),
          (
            "completionProvider", .object([("triggerCharacters", .array([.string("\"")]))])
          ),
        ])
      ),
      ("serverInfo", .object([("name", .string("xibinspect")), ("version", .string(version))])),
    ])
  }

  /// A request to the client to report changes to the files that findings depend on.
  private static var registration: [UInt8] {
    let watchers = JSONValue.array([
      .object([
        (
          "globPattern",
          .string("**/*.{swift,h,m,mm,xib,storyboard,strings,pbxproj,xcconfig,yml,json}")
        )
      ])
    ])
    let entry = JSONValue.object([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", watchers)])),
    ])
    return message([
      ("id", .string("register-files")), ("method", .string("client/registerCapability")),
      ("params", .object([("registrations", .array([entry]))])),
    ])
  }

  private static func notification(_ uri: String, _ diagnostics: [JSONValue]) -> [UInt8] {
    message([
      ("method", .string("textDocument/publishDiagnostics")),
      ("params", .object([("uri", .string(uri)), ("diagnostics", .array(diagnostics))])),
    ])
  }

  private static func failure(_ id: RPCValue, code: Int, _ text: String) -> [UInt8] {
    message([
      ("id", id.json), ("error", .object([("code", .int(code)), ("message", .string(text))])),
    ])
  }

  private static func message(_ members: [(String, JSONValue)]) -> [UInt8] {
    JSONValue.object([("jsonrpc", .string("2.0"))] + members).bytes
  }
}
