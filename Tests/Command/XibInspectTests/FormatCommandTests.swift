import Foundation
import TestSupport
import Testing

@Suite struct FormatCommandTests {
  private let scratch: ScratchFolder
  /// A sample with its indentation taken away.
  private let loose: [UInt8]
  private let tidy: [UInt8]

  init() throws {
    scratch = try ScratchFolder()
    tidy = try Samples.bytes("MyViews.xib")
    loose = Array(String(decoding: tidy, as: UTF8.self).replacing("    ", with: "").utf8)
  }

  private func format(_ arguments: String...) throws -> Command {
    try Command(["format"] + arguments, in: scratch.url)
  }

  private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: scratch.url.appending(path: path).path)
  }

  @Test func `--check finds a difference, says where, and writes nothing`() throws {
    try scratch.write(loose, "a.xib")
    try scratch.write(tidy, "b.xib")
    let run = try format("--check", "a.xib", "b.xib")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("a.xib:3:1: warning: ") && run.errors.contains("[format]"))
    #expect(!run.errors.contains("b.xib"))
    #expect(try scratch.bytes("a.xib") == loose)
    #expect(try format("--check", "b.xib").status == 0)
  }

  @Test func `an element with nothing but a line break is as it should be`() throws {
    let text = String(decoding: tidy, as: UTF8.self)
    let empty = "    <designables>\n    </designables>\n"
    let broken = text.replacing("</document>", with: empty + "</document>")
    try scratch.write(Array(broken.utf8), "a.xib")
    let run = try format("--check", "a.xib")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `--stdout prints the document and writes nothing`() throws {
    try scratch.write(loose, "a.xib")
    let run = try format("--stdout", "a.xib")
    #expect(run.status == 0 && Array(run.output.utf8) == tidy)
    #expect(try scratch.bytes("a.xib") == loose)
  }

  @Test func `standard input comes out on standard output`() throws {
    let run = try Command(["format", "-"], input: loose)
    #expect(run.status == 0 && Array(run.output.utf8) == tidy)
  }

  @Test func `a file is rewritten in place and keeps its mode`() throws {
    let file = try scratch.write(loose, "a.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let run = try format("a.xib")
    #expect(run.status == 0 && run.output == "formatted a.xib\n")
    #expect(try scratch.bytes("a.xib") == tidy)
    #expect(try attributes("a.xib")[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["a.xib"])
  }

  @Test func `a file that is as it should be is not touched`() throws {
    try scratch.write(tidy, "a.xib")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: scratch.url.appending(path: "a.xib").path)
    let before = try attributes("a.xib")[.systemFileNumber] as? Int
    #expect(try format("a.xib").output == "")
    #expect(try attributes("a.xib")[.systemFileNumber] as? Int == before)
    #expect(try attributes("a.xib")[.modificationDate] as? Date == old)
  }

  @Test func `a link stays a link to the file that is rewritten`() throws {
    try scratch.write(loose, "sub/real.xib")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "link.xib").path, withDestinationPath: "sub/real.xib")
    #expect(try format("link.xib").status == 0)
    #expect(try scratch.bytes("sub/real.xib") == tidy)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: scratch.url.appending(path: "link.xib").path) == "sub/real.xib")
  }

  @Test func `a broken file is left alone, the other files still done`() throws {
    let broken = try Samples.bytes("Broken/truncated.xib")
    let twins = try Samples.bytes("Broken/duplicate-ids.xib")
    let looseTwins = Array(String(decoding: twins, as: UTF8.self).replacing("    ", with: "").utf8)
    try scratch.write(broken, "a.xib")
    try scratch.write(looseTwins, "b.xib")
    try scratch.write(loose, "c.xib")
    let run = try format("a.xib", "b.xib", "c.xib", "absent.xib")
    #expect(run.status == 2)
    #expect(try scratch.bytes("a.xib") == broken)
    #expect(try scratch.bytes("b.xib") == looseTwins, "a document with errors is not rewritten")
    #expect(try scratch.bytes("c.xib") == tidy)
  }

  // Root writes everything.
  @Test(.enabled(if: getuid() != 0, "root may write every file"))
  func `a read-only file is refused and stays as it is`() throws {
    let file = try scratch.write(loose, "a.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let run = try format("a.xib")
    #expect(run.status == 2 && run.errors.contains("[unwritable-file]"))
    #expect(try scratch.bytes("a.xib") == loose)
  }

  @Test func `a folder is formatted, twice is once`() throws {
    try scratch.write(loose, "x/a.xib")
    try scratch.write(loose, "x/y/b.xib")
    #expect(try format("x").output == "formatted x/a.xib\nformatted x/y/b.xib\n")
    #expect(try format("x").output == "")
    #expect(try format("--check", "x").status == 0)
  }

  @Test func `--json says what was changed and what was written`() throws {
    try scratch.write(loose, "a.xib")
    let check = try #require(try format("--check", "--json", "a.xib").json as? [String: Any])
    #expect(check["changed"] as? Bool == true && check["written"] as? Bool == false)
    let written = try #require(try format("--json", "a.xib").json as? [String: Any])
    #expect(Set(written.keys) == ["file", "changed", "written"])
    #expect(written["changed"] as? Bool == true && written["written"] as? Bool == true)
  }

  @Test(arguments: ["utf16.xib", "latin1.xib", "utf8-bom.xib", "crlf.xib"])
  func `an unusual encoding is still a document that can be read after formatting`(
    _ name: String
  ) throws {
    try scratch.copy("Broken/\(name)", to: "a.xib")
    let before = try Command(["tree", "a.xib"], in: scratch.url).output
    #expect(try format("a.xib").status == 0)
    let after = try Command(["tree", "a.xib"], in: scratch.url)
    #expect(after.status == 0 && after.output == before)
    let text = try Command(["tree", "--json", "a.xib"], in: scratch.url)
    #expect(text.status == 0)
    #expect(try format("--check", "a.xib").status == 0)
  }

  @Test func `standard input gives a document, so JSON is refused`() throws {
    #expect(try Command("format", "--json", "MyViews.xib", "-").status == 2)
    #expect(try Command("format", "--json", "--check", "MyViews.xib").status == 0)
  }
}
