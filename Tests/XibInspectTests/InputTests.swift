import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
  private func files(_ run: Command) -> [String] {
    ((run.json as? [[String: Any]]) ?? []).compactMap { $0["file"] as? String }
  }

  @Test func `a folder is searched in sorted order`() throws {
    let scratch = try ScratchFolder()
    for path in ["b/z.xib", "b/a.storyboard", "a.xib", "c/d/e.xib", "B.xib", "x.txt"] {
      try scratch.copy("MyViews.xib", to: path)
    }
    let run = try Command(["tree", "--json", "."], in: scratch.url)
    #expect(run.status == 0)
    #expect(files(run) == ["./B.xib", "./a.xib", "./b/a.storyboard", "./b/z.xib", "./c/d/e.xib"])
  }

  @Test func `other people's folders are passed over unless they are named`() throws {
    let scratch = try ScratchFolder()
    for folder in ["Pods", "Carthage", ".build", "DerivedData", ".git", ".other", "Sources"] {
      try scratch.copy("MyViews.xib", to: "\(folder)/v.xib")
      try scratch.copy("MyViews.xib", to: "in/\(folder)/v.xib")
    }
    #expect(
      files(try Command(["tree", "--json", "."], in: scratch.url))
        == ["./Sources/v.xib", "./in/Sources/v.xib"])
    #expect(
      files(try Command(["tree", "--json", "Pods", "in/Carthage/"], in: scratch.url))
        == ["Pods/v.xib", "in/Carthage/v.xib"])
  }

  @Test func `links are not followed, so a loop does no harm`() throws {
    let scratch = try ScratchFolder()
    try scratch.copy("MyViews.xib", to: "a/v.xib")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: scratch.url.appending(path: "a/loop"), withDestinationURL: scratch.url)
    try manager.createSymbolicLink(
      at: scratch.url.appending(path: "a/w.xib"),
      withDestinationURL: scratch.url.appending(path: "a/v.xib"))
    let run = try Command(["tree", "--json", "."], in: scratch.url)
    #expect(files(run) == ["./a/v.xib"])
    #expect(try Command(["tree", "a/w.xib"], in: scratch.url).status == 0, "a named link is read")
  }

  @Test func `the order of the paths is kept`() throws {
    let run = try Command("outlets", "--json", "MyViews.xib", "Launch.storyboard", "DetailView.xib")
    #expect(files(run) == ["MyViews.xib", "Launch.storyboard", "DetailView.xib"])
  }

  @Test func `many files come out in order though they are read in parallel`() throws {
    let scratch = try ScratchFolder()
    for number in 100..<300 { try scratch.copy("Launch.storyboard", to: "\(number).storyboard") }
    let run = try Command(["tree", "--json", "."], in: scratch.url)
    #expect(files(run) == (100..<300).map { "./\($0).storyboard" })
  }

  @Test func `- is standard input, once`() throws {
    let run = try Command(["tree", "-"], input: Samples.bytes("MyViews.xib"))
    #expect(run.status == 0 && run.output.contains("8jD-b2-TnQ"))
    let broken = try Command(["tree", "-"], input: Array("nothing".utf8))
    #expect(broken.status == 2 && broken.errors.hasPrefix("<stdin>:1:1: error:"))
    #expect(try Command("tree", "-", "-").status == 2)
  }

  @Test func `a path that is not there is an error, and the others are done`() throws {
    let run = try Command("tree", "absent.xib", "MyViews.xib")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("absent.xib: error: "))
    #expect(run.errors.contains("[missing-file]") && run.output.contains("8jD-b2-TnQ"))
  }

  @Test func `an empty folder is an error`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([], "sub/readme.txt")
    let run = try Command(["tree", "sub"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("sub: error:") && run.errors.contains("[no-documents]"))
  }

  #if os(Linux)
    @Test func `a file whose name is not UTF-8 is an error, and the others are read`() throws {
      let scratch = try ScratchFolder()
      let file = try scratch.copy("MyViews.xib", to: "a.xib")
      let name = Array((scratch.url.path + "/b").utf8) + [0xFF] + Array(".xib".utf8) + [0]
      try #require(
        name.withUnsafeBytes { rename(file.path, $0.bindMemory(to: CChar.self).baseAddress!) } == 0)
      try scratch.copy("MyViews.xib", to: "a.xib")
      let run = try Command(["tree", "."], in: scratch.url)
      #expect(run.status == 2 && run.output.contains("MyView"))
      #expect(run.errors.contains("the file name is not valid UTF-8; rename the file"))
    }
  #endif

  // Root reads everything.
  @Test(.enabled(if: getuid() != 0, "root reads every file"))
  func `a file that may not be read is an error`() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.copy("MyViews.xib", to: "a.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let run = try Command(["tree", "a.xib"], in: scratch.url)
    #expect(run.status == 2 && run.errors.contains("[unreadable-file]"))
  }

  @Test(arguments: [
    ["frobnicate"], ["tree"], ["tree", "--nope", "MyViews.xib"],
    ["format", "--check", "--stdout", "MyViews.xib"], ["outlets", "--role", "king", "MyViews.xib"],
    ["format", "--stdout", "--json", "MyViews.xib"],
  ])
  func `bad usage is exit 2 and says how it is done`(_ arguments: [String]) throws {
    let run = try Command(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("Usage:"))
  }

  @Test func `help and version are no errors`() throws {
    let help = try Command("--help")
    #expect(help.status == 0 && help.output.contains("tree") && help.output.contains("outlets"))
    let version = try Command("--version")
    #expect(version.status == 0 && version.output.contains(".") && version.errors.isEmpty)
    #expect(try Command("tree", "--help").status == 0)
  }

  @Test(arguments: [("\"$1\"/*.xib", "0"), ("\"$1\"/Broken/empty.xib \"$1\"/*.xib", "2")])
  func `a reader that stops early is not an error and hides none`(files: String, status: String)
    throws
  {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", "\"$0\" tree --json \(files) 2>/dev/null | head -1; echo ${PIPESTATUS[0]}",
      Command.executable.path, Samples.folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let lines = output.split(separator: "\n")
    #expect(lines.first == "[" && lines.last == status[...])
  }

  @Test func `a file that is larger than memory is refused unread`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([], "sparse.xib")
    let file = try FileHandle(forWritingTo: scratch.url.appending(path: "sparse.xib"))
    try file.truncate(atOffset: 1 << 40)
    let run = try Command(["tree", "sparse.xib"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("sparse.xib: error: the file is too large"))
  }

  @Test(arguments: [["tree"], ["outlets"], ["format", "--check"], ["compile", "-o", "out"]])
  func `a nib that is a folder is a compiled nib to the verbs for documents`(_ verb: [String])
    throws
  {
    let scratch = try ScratchFolder()
    try scratch.write(Array("NIBArchive".utf8), "Berth.nib/runtime.nib")
    let run = try Command(verb + ["Berth.nib"], in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Berth.nib: error: this is a compiled nib, not a document; use dump or load [compiled-nib]\n"
    )
  }
}
