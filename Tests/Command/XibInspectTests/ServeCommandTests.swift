import Foundation
import TestSupport
import Testing

@Suite struct ServeCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let owner = Documents.xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
                <connections><outlet property="bar" destination="b" id="c"/></connections>
            </placeholder>
            <view id="root"><subviews><view id="b"/></subviews></view>
    """)

  private func write(_ text: String, _ path: String) throws {
    let file = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var document: URL { scratch.url.appending(path: "LoadingView.xib") }

  @Test func `the server answers on standard output until it is told to exit`() throws {
    func framed(_ text: String) -> [UInt8] {
      Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    }
    let text = Self.owner.replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    let input =
      framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
      + framed(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///x/LoadingView.xib","text":"\#(text)"}}}"#
      )
      + framed(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
      + framed(#"{"jsonrpc":"2.0","method":"exit"}"#)
    let server = try Command(["serve"], input: input, in: scratch.url)
    #expect(server.status == 0)
    #expect(server.output.hasPrefix("Content-Length: "))
    #expect(server.output.contains("\"view-as-file-owner\""))
    #expect(try Command(["serve"], input: Array("x".utf8), in: scratch.url).status == 1)
  }

  @Test func `the server reads changed settings when a file is saved`() throws {
    let server = try RunningServer(in: scratch.url)
    #expect(
      try server.tell("didOpen", document, ["text": Self.owner]).contains("\"view-as-file-owner\""))
    try write("rules: {view-as-file-owner: off}\n", ".xibinspect.yml")
    let changed = try server.tell("didSave", document)
    #expect(changed.contains("\"diagnostics\""))
    #expect(!changed.contains("\"view-as-file-owner\""))
    // With an error in the settings, the last ones remain in use.
    try write("rules: {no-such-rule: off}\n", ".xibinspect.yml")
    let broken = try server.tell("didSave", document)
    #expect(broken.contains("\"diagnostics\""))
    #expect(!broken.contains("\"view-as-file-owner\""))
  }

  #if SourceChecks
    @Test func `the server reads changed sources, also through a symbolic link`() throws {
      // The watch of the working folder does not follow the link, so the folder of sources needs its own watch.
      let real = try ScratchFolder()
      try Data("class LoadingView: UIView { @IBOutlet var bar: UIView! }".utf8)
        .write(to: real.url.appending(path: "LoadingView.swift"))
      try FileManager.default.createSymbolicLink(
        at: scratch.url.appending(path: "App"), withDestinationURL: real.url)
      try write(Self.owner, "LoadingView.xib")
      let server = try RunningServer("--sources", "App", in: scratch.url)
      let opened = try server.tell("didOpen", document, ["text": Self.owner])
      #expect(opened.contains("File's Owner LoadingView is a view"))
      try Data("class LoadingView: UIViewController { @IBOutlet var line: UIView! }".utf8)
        .write(to: real.url.appending(path: "LoadingView.swift"))
      let saved = try server.tell("didSave", document)
      #expect(!saved.contains("\"view-as-file-owner\""))
      #expect(saved.contains("\"missing-outlet\""))
    }

    @Test func `the server logs the problems with sources and projects`() throws {
      try write("class LoadingView: UIView {", "App/LoadingView.swift")
      try write("{ objects", "App.xcodeproj/project.pbxproj")
      let server = try RunningServer("--sources", "App", in: scratch.url)
      _ = try server.tell("didOpen", document, ["text": Self.owner])
      #expect(server.log.contains("App/LoadingView.swift:1"))
      #expect(server.log.contains("[unreadable-project]"))
    }
  #endif
}
