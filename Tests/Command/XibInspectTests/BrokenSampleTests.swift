import Foundation
import TestSupport
import Testing

@Suite struct BrokenSampleTests {
  @Test(arguments: [
    ("._AppleDouble.xib", "", "apple-double"), ("empty.xib", "", "empty-file"),
    ("not-xml.xib", "1:1", "not-xml"), ("truncated.xib", "24:38", "truncated"),
    ("mismatched-tags.xib", "22:25", "not-well-formed"),
    ("merge-conflict.xib", "18:1", "merge-conflict"),
    ("foreign-root.xib", "2:1", "not-a-document"), ("external-entity.xib", "2:1", "document-type"),
    ("entity-bomb.xib", "2:1", "document-type"),
    ("duplicate-ids.xib", "23:17", "duplicate-id"),
    ("dangling-references.xib", "27:25", "dangling-reference"),
  ])
  func `a broken sample is an error with its place, and exit 2`(
    _ name: String, _ place: String, _ id: String
  ) throws {
    let run = try Command("tree", "Broken/\(name)")
    #expect(run.status == 2)
    let first = run.errors.split(separator: "\n").first ?? ""
    let prefix = "Broken/\(name):" + (place.isEmpty ? "" : place + ":") + " error: "
    #expect(first.hasPrefix(prefix), "\(first)")
    #expect(first.hasSuffix(" [\(id)]"), "\(first)")
  }

  @Test(arguments: [
    "utf8-bom.xib", "crlf.xib", "utf16.xib", "latin1.xib", "unknown-elements.xib",
    "bad-values.xib",
  ])
  func `what is only unusual is read`(_ name: String) throws {
    let run = try Command("tree", "Broken/\(name)")
    #expect(run.status == 0)
    #expect(run.output.contains("#Ru7-wK-2pF"))
    #expect(run.errors.isEmpty == (name != "bad-values.xib"))
  }

  @Test func `a broken file does not stop the others`() throws {
    let run = try Command(
      "tree", "Broken/truncated.xib", "MyViews.xib", "Broken/empty.xib", "Launch.storyboard")
    #expect(run.status == 2)
    #expect(run.output.contains("8jD-b2-TnQ") && run.output.contains("Launch.storyboard"))
    #expect(run.errors.contains("[truncated]") && run.errors.contains("[empty-file]"))
  }

  @Test func `the conflict's lines are named`() throws {
    let run = try Command("outlets", "Broken/merge-conflict.xib")
    #expect(run.errors.contains("lines 18, 20, 22 ["))
  }

  @Test func `a broken file's JSON has the file and the error`() throws {
    let run = try Command("tree", "--json", "Broken/truncated.xib", "MyViews.xib")
    let list = try #require(run.json as? [[String: Any]])
    #expect(list.count == 2)
    #expect(list[0]["file"] as? String == "Broken/truncated.xib")
    #expect((list[0]["error"] as? String)?.contains("truncated") == true)
    #expect(list[1]["error"] == nil && list[1]["file"] as? String == "MyViews.xib")
  }

  @Test func `a truncated nib is an error for verbs that read documents`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Array("NIBArchive\u{1}\u{0}\u{0}\u{0}".utf8), "a.nib")
    let run = try Command(["tree", "a.nib"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: "[truncated-nib]").count == 2, "said once")
  }
}
