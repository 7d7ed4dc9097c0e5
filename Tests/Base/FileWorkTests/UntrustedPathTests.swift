import Diagnostics
import FoundationEssentials
import TestSupport
import Testing

@testable import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths that come from repositories that nobody has checked.
@Suite struct UntrustedPathTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  // MARK: Enclosing folders

  /// Whether the process can give files to other users.
  private static let isRoot = geteuid() == 0

  @Test(.enabled(if: isRoot)) func `a folder of a third user is not searched, nor those above it`()
    throws
  {
    try scratch.write([], "theirs/ours/deep/a.xib")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: ".git"), withIntermediateDirectories: true)
    #expect(EnclosingFolders.around(path("theirs/ours/deep/a.xib")).count == 4)
    #expect(chown(path("theirs"), 4711, 4711) == 0)
    #expect(
      EnclosingFolders.around(path("theirs/ours/deep/a.xib")) == [path("theirs/ours/deep")])
    // A CI job that runs as root in the files of one other user searches these.
    #expect(chown(path("theirs/ours/deep"), 4711, 4711) == 0)
    #expect(chown(path("theirs/ours"), 4711, 4711) == 0)
    #expect(EnclosingFolders.around(path("theirs/ours/deep/a.xib")).count == 4)
  }

  // MARK: Reading

  @Test func `a pipe without a writer, a socket and a device are refused at once`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    for (file, kind) in [(path("pipe"), "pipe"), ("/dev/null", "device"), ("/dev/zero", "device")] {
      #expect {
        try FileBytes.read(file, limit: 100)
      } throws: { error in
        "\(error)".contains(kind)
      }
      #expect(throws: FileBytes.Failure.self) { try FileBytes.beginning(of: file, count: 10) }
    }
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("pipe"))
    #expect(throws: FileBytes.Failure.self) { try FileBytes.read(path("link"), limit: 100) }
  }

  @Test func `a pipe that the process has inherited is read`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(writeAll([1, 2, 3], to: ends[1]))
    close(ends[1])
    defer { close(ends[0]) }
    #expect(try FileBytes.read("/dev/fd/\(ends[0])", limit: 100) == [1, 2, 3])
  }

  @Test func `the beginning of a file has at most the bytes that are there`() throws {
    try scratch.write([1, 2, 3], "a")
    #expect(try FileBytes.beginning(of: path("a"), count: 2) == [1, 2])
    #expect(try FileBytes.beginning(of: path("a"), count: 9) == [1, 2, 3])
  }

  @Test func `a name that is not UTF-8 stands for its own bytes`() throws {
    let name: [UInt8] = [0x63, 0xE9, 0x2E, 0x78]
    let folder = Array((scratch.url.path + "/").utf8)
    let file = (folder + name + [0]).withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
    }
    #expect(file >= 0 && writeAll([7], to: file))
    close(file)
    let string = UndecodableName.string(folder + name)
    #expect(try FileBytes.read(string, limit: 100) == [7])
    #expect(PrintableText.line(string).hasSuffix("c\\xE9.x"))
    // Nothing is written under another name.
    #expect(try AtomicFile.write([8], to: string).isEmpty)
    #expect(try FileBytes.read(string, limit: 100) == [8])
    #expect(FolderListing.names(of: scratch.url.path)?.count == 1)
  }

  @Test func `every string of bytes has one name, and every name its bytes`() {
    var random = RandomSource(seed: 1)
    let pieces: [[UInt8]] = [
      [0x61], [0xE9], [0xC3, 0xA9], [0xF4, 0x8F, 0xBF, 0xA9], [0xED, 0xA0, 0x80], [0xFF], [0x2F],
      [0xF0, 0x9F, 0x9A, 0xA2], [0xC3],
    ]
    var names: [String: [UInt8]] = [:]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<6, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random)!
      }
      let name = UndecodableName.string(bytes)
      #expect(UndecodableName.bytes(name) == bytes)
      #expect(names.updateValue(bytes, forKey: name) ?? bytes == bytes)
    }
  }

  // MARK: Scopes

  @Test func `a scope is the repository, or the folder itself without one`() throws {
    for file in ["repo/.git/HEAD", "repo/App/View/a", "repo/b", "other/c", "alone/d/e"] {
      try scratch.write([1], file)
    }
    let inside = FolderScope(around: path("repo/App/View"))
    #expect(inside.contains(path("repo/App/View/a")) && inside.contains(path("repo/b")))
    #expect(!inside.contains(path("other/c")))
    let alone = FolderScope(around: path("alone/d"))
    #expect(alone.contains(path("alone/d/e")) && !alone.contains(path("repo/b")))
    #expect(!alone.contains(path("alone/d/missing")))
    #expect(!FolderScope(around: path("nowhere")).contains(path("repo/b")))
  }

  @Test func `a link out of the scope leads nowhere, and one inside it is followed`() throws {
    for file in ["repo/.git/HEAD", "repo/a/x", "repo/b/y", "repository/z"] {
      try scratch.write([1], file)
    }
    let links = ["in": "../b/y", "out": "../../repository/z", "up": "../..", "root": "/"]
    for (name, destination) in links {
      try FileManager.default.createSymbolicLink(
        atPath: path("repo/a/\(name)"), withDestinationPath: destination)
    }
    let scope = FolderScope(around: path("repo/a"))
    #expect(scope.contains(path("repo/a/in")))
    for name in ["out", "up", "up/repository/z", "root", "root/etc/passwd"] {
      #expect(!scope.contains(path("repo/a/\(name)")), "\(name)")
    }
    // A folder that leads out of its repository is no scope of its own.
    for (folder, file) in [("up", "repository/z"), ("root", "etc/passwd")] {
      let scope = FolderScope(around: path("repo/a/\(folder)"))
      #expect(!scope.contains(path("repo/a/\(folder)/\(file)")), "\(folder)")
    }
  }

  @Test(arguments: [
    ("a", true), ("a/b", true), ("a..b", true), ("...", true), ("", false), ("/a", false),
    ("..", false), ("../a", false), ("a/../b", false), ("a/..", false), ("a\0b", false),
    ("a//b", true), ("./a", true), ("..\u{301}/a", true), ("/\u{301}a", false),
  ])
  func `only names below a folder are followed`(name: String, isBelow: Bool) {
    #expect(FolderScope.isBelow(name) == isBelow)
  }

  // MARK: Writing

  @Test func `nothing is written through a link out of the output folder`() throws {
    try scratch.write([1], "out/real/a")
    try scratch.write([2], "elsewhere/b")
    for (link, destination) in [
      ("out/file", "../elsewhere/b"), ("out/folder", "../elsewhere"), ("out/own", "real"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link), withDestinationPath: destination)
    }
    for name in ["file", "folder/c", "folder/b"] {
      let problem = problem {
        try AtomicFile.write([9], to: path("out/\(name)"), below: path("out"))
      }
      #expect(problem?.message.contains("leads out of the output folder") == true, "\(name)")
    }
    #expect(throws: Diagnostic.self) {
      try AtomicFolder.write([("a", [1])], to: path("out/folder/d"), below: path("out"))
    }
    #expect(throws: Diagnostic.self) {
      try OutputFolder.make(path("out/folder/e/f"), below: path("out"))
    }
    #expect(throws: Diagnostic.self) {
      try AtomicFile.link(path("out/folder/g"), to: "x", below: path("out"))
    }
    try OutputFolder.make(path("out/own/h/i"), below: path("out"))
    try AtomicFile.write([9], to: path("out/own/h/i/j"), below: path("out"))
    #expect(try scratch.bytes("out/real/h/i/j") == [9])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("elsewhere")) == ["b"])
    #expect(try scratch.bytes("elsewhere/b") == [2])
  }

  @Test func `nothing is written through a link that leads out of its repository`() throws {
    for file in ["repo/.git/HEAD", "repo/a/x", "elsewhere/b"] { try scratch.write([1], file) }
    for (link, destination) in [
      ("repo/out", "../elsewhere/b"), ("repo/new", "../elsewhere/c"), ("repo/dir", "../elsewhere"),
      ("repo/chain", "out"), ("repo/root", "/"), ("repo/own", "a/x"), ("repo/fresh", "a/y"),
      ("repo/self", "."), ("mine", "elsewhere/b"), ("into", "repo/a"),
      ("repo/head", ".git/HEAD"), ("repo/hook", ".git/post-checkout"), ("repo/hooks", ".git"),
      ("repo/inner", "sub/.GIT/config"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link), withDestinationPath: destination)
    }
    for name in [
      "out", "new", "chain", "dir/b", "dir/c", "root/tmp/c", "self/out", "head", "hook", "hooks/a",
      "inner",
    ] {
      let problem = problem { try AtomicFile.write([9], to: path("repo/\(name)")) }
      #expect(problem?.message.contains("leads out of its repository") == true, "\(name)")
    }
    for name in ["dir", "dir/d"] {
      #expect(throws: Diagnostic.self) {
        try AtomicFolder.write([("a", [1])], to: path("repo/\(name)"))
      }
      #expect(throws: Diagnostic.self) { try OutputFolder.make(path("repo/\(name)")) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("elsewhere")) == ["b"])
    #expect(try scratch.bytes("elsewhere/b") == [1])
    for (name, target) in [("report.md", "a/x"), ("texts.strings", "a/App.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: path("repo/\(name)"), withDestinationPath: target)
      let problem = problem { try AtomicFile.write([9], to: path("repo/\(name)")) }
      #expect(problem?.message.contains("of another kind") == true, "\(name)")
    }
    // Links inside of the repository are followed, and so are those of the user.
    for (name, target) in [
      ("repo/own", "repo/a/x"), ("repo/fresh", "repo/a/y"), ("repo/self/z", "repo/z"),
      ("mine", "elsewhere/b"), ("into/w", "repo/a/w"),
    ] {
      try AtomicFile.write([7], to: path(name))
      #expect(try scratch.bytes(target) == [7], "\(name)")
    }
  }

  @Test func `folders are created, and a file in their place is a clear error`() throws {
    try OutputFolder.make(path("a/b/c"))
    try OutputFolder.make(path("a/b/c/"))
    try scratch.write([1], "file")
    let problem = problem { try OutputFolder.make(path("file/d")) }
    #expect(problem?.message == "cannot create the folder: Not a directory")
  }

  @Test func `a replaced file reports its other hard links`() throws {
    try scratch.write([1], "a")
    #expect(link(path("a"), path("b")) == 0)
    let warnings = try AtomicFile.write([2], to: path("a"))
    #expect(warnings.map(\.id) == ["split-hard-link"])
    #expect(warnings.first?.message.contains("1 other hard link, which keeps") == true)
    #expect(try scratch.bytes("b") == [1])
    #expect(try AtomicFile.write([3], to: path("a")).isEmpty)
  }

  @Test(.enabled(if: ExtendedAttribute.isSupported, "the file system has no attributes"))
  func `a replaced file keeps its extended attributes`() throws {
    try scratch.write([1], "a")
    let attribute = ExtendedAttribute(path: path("a"))
    #expect(attribute.write("blue"))
    #expect(try AtomicFile.write([2], to: path("a")).isEmpty)
    #expect(attribute.text == "blue")
    #expect(try scratch.bytes("a") == [2])
  }

  // MARK: Names that are not UTF-8

  #if os(Linux)
    @Test func `a link whose name or destination is not UTF-8 leads out of its repository as well`()
      throws
    {
      try scratch.write(Array("secret".utf8), "outside/S")
      try scratch.write([], "repository/.git/HEAD")
      let folder = path("repository") + "/"
      let odd = UndecodableName.string([0x78, 0xFF])
      for (link, place) in [
        (odd, "../outside"), (odd + ".xib", "../outside/S"), ("link", odd + "/S"),
      ] {
        #expect(symlink(place.systemPath, (folder + link).systemPath) == 0)
      }
      #expect(mkdir(folder + "x\u{FFFD}", 0o755) == 0)
      let names = try #require(FolderListing.names(of: path("repository")))
      for name in names where name.hasPrefix("x") && name != "x\u{FFFD}" || name == "link" {
        let file = path("repository") + "/" + name + (name.utf8.count == 5 ? "/S" : "")
        #expect(throws: FileBytes.Failure.self, "\(name)") { try FileBytes.read(file, limit: 100) }
        #expect(!FolderScope(around: path("repository")).contains(file), "\(name)")
      }
      #expect(names.count == 5)
    }
  #endif

  @Test func `a character for a byte never stands for a slash or a period`() {
    for value in UInt32(0x10FF00)...0x10FFFF {
      let name = String(Unicode.Scalar(value)!)
      let bytes = UndecodableName.bytes(name)
      #expect(bytes == Array(name.utf8) || bytes.count == 1 && bytes[0] >= 0x80)
      #expect(UndecodableName.bytes(UndecodableName.string(Array(name.utf8))) == Array(name.utf8))
    }
  }

  @Test func `a name has an ending, whatever stands before the period`() {
    #expect("B\u{D4E}.xib".hasEnding(".xib") && !"B\u{D4E}.xib".hasSuffix(".xib"))
    #expect(".xib".hasEnding(".xib") && !"xib".hasEnding(".xib") && !"a.xibs".hasEnding(".xib"))
  }
}

/// An extended attribute of a file, through the programs of the system.
private struct ExtendedAttribute {
  let path: String

  static let isSupported: Bool = {
    guard let scratch = try? ScratchFolder(), (try? scratch.write([1], "a")) != nil else {
      return false
    }
    return ExtendedAttribute(path: scratch.url.appending(path: "a").path).write("x")
  }()

  private func run(_ code: String, _ arguments: [String]) -> String? {
    let result = try? ChildProcess.run(
      "python3", ["-c", "import os, sys\n" + code, path] + arguments, reading: STDOUT_FILENO,
      silencing: STDERR_FILENO)
    return result?.status == 0 ? result?.text : nil
  }

  func write(_ text: String) -> Bool {
    run("os.setxattr(sys.argv[1], 'user.xibinspect', sys.argv[2].encode())", [text]) != nil
  }

  var text: String? {
    run("print(os.getxattr(sys.argv[1], 'user.xibinspect').decode())", [])
  }
}
