import Foundation
import TestSupport
import Testing

/// The drivers of git for paths that look like options or are not text.
@Suite struct GitNameTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.git("init", "-q", "-b", "main")
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.org")] {
      try scratch.git("config", key, value)
    }
    try scratch.write(Array("*.xib diff=xibinspect merge=xibinspect\n".utf8), ".gitattributes")
  }

  private var command: String { "'\(Command.executable.path)'" }

  private func configure(merge: String, diff: String, textconv: String) throws {
    try scratch.git("config", "merge.xibinspect.driver", "\(command) \(merge)")
    try scratch.git("config", "diff.xibinspect.command", "\(command) \(diff)")
    try scratch.git("config", "diff.xibinspect.textconv", "\(command) \(textconv)")
  }

  private func text(_ edits: (String, String)...) throws -> [UInt8] {
    var text = String(decoding: try Samples.bytes("LoadingView.xib"), as: UTF8.self)
    for (old, new) in edits { text = text.replacing(old, with: new) }
    return Array(text.utf8)
  }

  /// Changes the same document on two branches, and merges them.
  private func merge(_ name: String) throws -> String {
    try scratch.write(text(), name)
    try scratch.git("add", "-A")
    try scratch.git("commit", "-qm", "base")
    try scratch.git("checkout", "-qb", "other")
    try scratch.write(text(("Dot 3", "Dot 33")), name)
    try scratch.git("commit", "-qam", "other")
    try scratch.git("checkout", "-q", "main")
    try scratch.write(text(("Dot 1", "Dot 11")), name)
    try scratch.git("commit", "-qam", "main")
    try scratch.git("merge", "other", "-m", "merged")
    return String(decoding: try scratch.bytes(name), as: UTF8.self)
  }

  @Test(arguments: ["-dash.xib", "-h.xib", "--help.xib", "--version.xib", "--.xib"])
  func `a path like an option is merged, with the installed command and the one before`(
    name: String
  ) throws {
    for merge in ["merge -- %O %A %B %L %P", "merge %O %A %B %L %P"] {
      let other = try GitNameTests()
      try other.configure(merge: merge, diff: "diff", textconv: "diff --textconv")
      let merged = try other.merge(name)
      #expect(merged.contains("Dot 33") && merged.contains("Dot 11"), "\(merge) \(name)")
    }
  }

  @Test(arguments: ["-dash.xib", "-h.xib", "--help.xib", "--all.xib"])
  func `a path like an option is compared, with the installed command and the one before`(
    name: String
  ) throws {
    try scratch.write(text(), name)
    try scratch.git("add", "-A")
    try scratch.git("commit", "-qm", "base")
    try scratch.write(text(("Dot 1", "Dot 11")), name)
    for (diff, textconv) in [("diff --", "diff --textconv --"), ("diff", "diff --textconv")] {
      try configure(merge: "merge", diff: diff, textconv: textconv)
      let output = try scratch.git("diff")
      #expect(output.hasPrefix("\(name)\n") && output.contains("Dot 11"), "\(diff): \(output)")
      let log = try scratch.git("log", "-p")
      #expect(log.contains("Dot 1") && !log.contains("<document"), "\(textconv)")
    }
  }

  @Test
  func
    `a path like an option that is no document is compared by lines, and nothing else is written`()
    throws
  {
    // A pull request chooses the files that the driver gets, and their names.
    try scratch.write(Array("* diff=xibinspect\n".utf8), ".gitattributes")
    let victim = scratch.url.appending(path: "victim")
    try Data("precious".utf8).write(to: victim)
    let name = "--output=\(victim.path)"
    for version in ["first\n", "second\n"] {
      try scratch.write(Array(version.utf8), name)
      try scratch.git("add", "-A", "--", name)
      try scratch.git("commit", "-qm", version)
    }
    try scratch.write(Array("third\n".utf8), name)
    try configure(merge: "merge", diff: "diff --", textconv: "diff --textconv --")
    for (revision, old) in [("HEAD", "second"), ("HEAD~1", "first")] {
      let output = try scratch.git("diff", revision, "--", name)
      #expect(output.contains("-\(old)\n+third\n"), "\(output)")
      #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
    }
  }

  @Test func `a file whose name is a hyphen is not standard input`() throws {
    try scratch.write(Array("* diff=xibinspect\n".utf8), ".gitattributes")
    try scratch.write(Array("first\n".utf8), "-")
    try scratch.git("add", "-A")
    try scratch.git("commit", "-qm", "first")
    try scratch.write(Array("second\n".utf8), "-")
    try configure(merge: "merge", diff: "diff --", textconv: "diff --textconv --")
    let output = try scratch.git("diff")
    #expect(output.contains("-first\n+second\n"), "\(output)")
  }

  @Test func `a document whose name is not UTF-8 is compared, shown and merged`() throws {
    try scratch.write(text(), "plain.xib")
    let python = """
      import os, sys
      os.rename(b'plain.xib', b'caf\\xe9.xib')
      """
    func rename() throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", python]
      process.currentDirectoryURL = scratch.url
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try rename()
    try configure(
      merge: "merge -- %O %A %B %L %P", diff: "diff --", textconv: "diff --textconv --")
    try scratch.git("add", "-A")
    try scratch.git("commit", "-qm", "base")
    #expect(try scratch.git("log", "-p").contains("Dot 1"))
    try scratch.write(text(("Dot 1", "Dot 11")), "plain.xib")
    try rename()
    let output = try scratch.git("diff")
    #expect(output.hasPrefix(#"caf\xE9.xib"#) && output.contains("Dot 11"), "\(output)")
    try scratch.git("commit", "-qam", "changed")
    let run = try Command(["diff", "HEAD~1", "HEAD"], in: scratch.url)
    #expect(run.status == 1 && run.output.contains("Dot 11"), "\(run.output)\(run.errors)")
    #expect(try Command(["diff", "HEAD~1"], in: scratch.url).status == 1)
  }

  @Test func `an installation updates the commands of an older one, and says so`() throws {
    try scratch.git("config", "merge.xibinspect.driver", "xibinspect merge %O %A %B %L %P")
    let first = try Command(["diff", "--install-git"], in: scratch.url)
    #expect(first.status == 0)
    #expect(
      first.output.contains("(updated; it was 'xibinspect merge %O %A %B %L %P')"),
      "\(first.output)")
    #expect(try scratch.git("config", "merge.xibinspect.driver").contains(" merge -- %O"))
    let second = try Command(["diff", "--install-git"], in: scratch.url)
    #expect(second.status == 0 && !second.output.contains("updated"))
  }

  @Test(arguments: [
    ["merge", "a", "b", "c", "-h"], ["merge", "a", "b", "c", "--help"],
    ["merge", "--version", "b", "c", "7"], ["diff", "a", "b", "c", "--help"],
    ["merge", "a", "b", "c", "x", "-help"],
  ])
  func `a driver that did nothing does not end with 0`(arguments: [String]) throws {
    #expect(try Command(arguments, in: scratch.url).status > 0)
  }

  @Test func `help alone ends with 0`() throws {
    for arguments in [["merge", "--help"], ["diff", "-h"], ["help", "merge"], ["--version"]] {
      #expect(try Command(arguments, in: scratch.url).status == 0)
    }
  }
}
