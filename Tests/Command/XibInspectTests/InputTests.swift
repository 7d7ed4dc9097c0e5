import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
  private func files(_ run: Command) -> [String] {
    ((run.json as? [[String: Any]]) ?? []).compactMap { $0["file"] as? String }
  }

  @Test func `the order of the paths is kept`() throws {
    let run = try Command("outlets", "--json", "MyViews.xib", "Launch.storyboard", "DetailView.xib")
    #expect(files(run) == ["MyViews.xib", "Launch.storyboard", "DetailView.xib"])
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

  #if os(Linux)
    @Test func `files whose names are not UTF-8, and files in such folders, are read`() throws {
      let scratch = try ScratchFolder()
      let script = """
        f=$(printf 'b\\377') && mkdir "$f" && cp a.xib "$f.xib" && cp a.xib "$f/c.xib" && exec "$0" tree .
        """
      try scratch.copy("MyViews.xib", to: "a.xib")
      let run = try Command([], in: scratch.url, setUp: script)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.components(separatedBy: "\n").count { $0.hasSuffix(".xib") } == 3)
      #expect(run.output.contains("b\\xFF.xib") && run.output.contains("b\\xFF/c.xib"))
    }

    @Test
    func `a character that stands for a byte of such a name is that character in a real name`()
      throws
    {
      // U+10FF2E and U+10FF2F would be a period and a slash.
      let scratch = try ScratchFolder()
      try scratch.copy("MyViews.xib", to: "secret/S.xib")
      let name = "\u{10FF2E}\u{10FF2E}\u{10FF2F}secret\u{10FF2F}S.xib"
      try scratch.write(Array("<document/>".utf8), "repository/.git/HEAD")
      try scratch.write(Array("no document".utf8), "repository/" + name)
      let run = try Command(["tree", "."], in: scratch.url.appending(path: "repository"))
      #expect(run.status == 2 && !run.output.contains("MyView"), "\(run.output)")
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

  @Test(arguments: [
    ["format", "--check"], ["compile", "-o", "out"],
    ["rename", "outlet", "a", "b"], ["strings", "update"],
  ])
  func `a nib that is a folder is a compiled nib to the verbs for documents`(_ verb: [String])
    throws
  {
    let scratch = try ScratchFolder()
    try scratch.write(Array("NIBArchive".utf8), "Berth.nib/runtime.nib")
    let run = try Command(verb + ["Berth.nib"], in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Berth.nib: error: this is a compiled nib, not a document; use dump or load to read it, or convert to make a document of it [compiled-nib]\n"
    )
  }

  @Test func `of the files of a folder, only those with a connection are printed`() throws {
    let scratch = try ScratchFolder()
    try scratch.copy("MyViews.xib", to: "a.xib")
    try scratch.copy("LoadingView.xib", to: "b.xib")
    let run = try Command(["outlets", "--role", "filesOwner", "."], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("b.xib\n") && !run.output.contains("a.xib"))
  }

  @Test(arguments: [["tree"], ["outlets"], ["find", "--class", "A"], ["list"]])
  func `a damaged nib in a folder is named by the verbs that read nibs`(_ verb: [String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Array("NIBArchive".utf8), "Berth.nib/runtime.nib")
    let run = try Command(verb + ["Berth.nib"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Berth.nib/runtime.nib: error: "), "\(run.errors)")
  }
}
