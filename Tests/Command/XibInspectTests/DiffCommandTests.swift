import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  private let scratch: ScratchFolder
  private let old: [UInt8]
  private let new: [UInt8]

  init() throws {
    scratch = try ScratchFolder()
    old = try Samples.bytes("Accessibility.xib")
    new = Self.changed(old)
  }

  private static func changed(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    return Array(text.replacing(#"placeholder="Email""#, with: #"placeholder="E-mail""#).utf8)
  }

  private static let line = #"text field "E-mail": placeholder Email → E-mail  #bbd-tK-tSh"#

  private func diff(_ arguments: String...) throws -> Command {
    try Command(["diff"] + arguments, in: scratch.url)
  }

  /// A repository with both versions of a document as its last two commits.
  private func makeRepository() throws {
    try scratch.git("init", "-q", "-b", "main")
    try scratch.write(old, "Views/A.xib")
    try scratch.git("add", ".")
    try scratch.git("commit", "-qm", "first")
    try scratch.write(new, "Views/A.xib")
    try scratch.git("commit", "-qam", "second")
  }

  @Test func `two files are compared, with the exit codes of diff`() throws {
    try scratch.write(old, "a.xib")
    try scratch.write(new, "b.xib")
    try scratch.write(Array("<document".utf8), "broken.xib")
    let run = try diff("a.xib", "b.xib")
    #expect(run.status == 1 && run.output == Self.line + "\n" && run.errors == "")
    #expect(try diff("a.xib", "a.xib").status == 0)
    #expect(try diff("a.xib", "a.xib").output == "")
    let broken = try diff("a.xib", "broken.xib")
    #expect(broken.status == 2 && broken.errors.hasPrefix("broken.xib:1:"))
    let missing = try diff("a.xib", "none.xib")
    #expect(missing.status == 2 && missing.errors.contains("none.xib"))
    #expect(try diff("a.xib").status == 2)
  }

  @Test func `JSON has the review and every change`() throws {
    try scratch.write(old, "a.xib")
    try scratch.write(new, "b.xib")
    let run = try diff("--json", "a.xib", "b.xib")
    let file = try #require(run.json as? [String: Any])
    #expect(run.status == 1)
    #expect(Set(file.keys) == ["file", "old", "new", "review", "changes"])
    #expect(file["old"] as? String == "a.xib" && file["new"] as? String == "b.xib")
    #expect(file["review"] as? [String] == [Self.line])
    let changes = try #require(file["changes"] as? [[String: Any]])
    #expect(changes.count == 1)
    #expect(changes[0]["at"] as? String == "bbd-tK-tSh")
    #expect(changes[0]["name"] as? String == "placeholder")
  }

  @Test func `folders are compared document by document`() throws {
    try scratch.write(old, "one/A.xib")
    try scratch.write(old, "one/Same.xib")
    try scratch.write(new, "two/A.xib")
    try scratch.write(old, "two/Same.xib")
    try scratch.write(old, "two/sub/New.xib")
    let run = try diff("one", "two")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.starts(with: ["A.xib", "  \(Self.line)", "sub/New.xib"]))
    #expect(lines.last?.hasPrefix("  document added, with ") == true)
    #expect(try diff("one", "two/A.xib").status == 2)
  }

  @Test func `revisions are compared with each other and with the working tree`() throws {
    try makeRepository()
    let expected = "Views/A.xib\n  \(Self.line)\n"
    for arguments in [["HEAD~1"], ["HEAD~1", "HEAD"], ["HEAD~1", "--", "Views"]] {
      let run = try Command(["diff"] + arguments, in: scratch.url)
      #expect(run.status == 1 && run.output == expected, "\(arguments)")
    }
    #expect(try diff("HEAD", "--", "Views").status == 0)
    #expect(try diff("HEAD~1", "HEAD", "--", "Elsewhere").output == "")
    let wrong = try diff("nothing", "--", "Views")
    #expect(wrong.status == 2 && wrong.output == "")
  }

  @Test func `git calls it for its own diff, for its log and for merges`() throws {
    try makeRepository()
    let install = try diff("--install-git")
    #expect(install.status == 0)
    let command = try scratch.git("config", "diff.xibinspect.command").split(separator: "\n")[0]
    let escaped = String(command).replacing("'", with: #"'\''"#)
    #expect(install.output.contains("git config --local diff.xibinspect.command '\(escaped)'\n"))
    let attributes = String(decoding: try scratch.bytes(".gitattributes"), as: UTF8.self)
    #expect(attributes.contains("*.storyboard diff=xibinspect merge=xibinspect\n"))
    #expect(try diff("--install-git").status == 0)
    #expect(String(decoding: try scratch.bytes(".gitattributes"), as: UTF8.self) == attributes)
    // Also after an editor has written the file as on Windows.
    let windows = attributes.replacing("\n", with: "\r\n")
    try scratch.write(Array(windows.utf8), ".gitattributes")
    #expect(try diff("--install-git").status == 0)
    #expect(String(decoding: try scratch.bytes(".gitattributes"), as: UTF8.self) == windows)
    try scratch.write(Array(attributes.utf8), ".gitattributes")
    #expect(try scratch.git("diff", "HEAD~1", "HEAD") == "Views/A.xib\n  \(Self.line)\n")
    let log = try scratch.git("log", "-p", "-1")
    #expect(log.contains("+    placeholder: E-mail") || log.contains("placeholder: E-mail"))
    #expect(!log.contains("<textField"))
    // Git's lines would be in conflict here: both sides change one of them.
    try scratch.git("checkout", "-qb", "side", "HEAD~1")
    let field = #"placeholder="Email" textAlignment="natural""#
    let text = String(decoding: old, as: UTF8.self)
    #expect(text.contains(field))
    let other = text.replacing(field, with: #"placeholder="Email" textAlignment="right""#)
    try scratch.write(Array(other.utf8), "Views/A.xib")
    try scratch.git("commit", "-qam", "other")
    try scratch.git("merge", "-q", "-m", "merge", "main")
    let merged = String(decoding: try scratch.bytes("Views/A.xib"), as: UTF8.self)
    #expect(merged.contains(#"placeholder="E-mail" textAlignment="right""#))
    #expect(try scratch.git("status", "--porcelain", "Views") == "")
  }

  @Test func `a page shows both versions with the changes`() throws {
    try scratch.write(old, "old.xib")
    try scratch.write(new, "new.xib")
    let run = try diff("old.xib", "new.xib", "--html", "-o", "page.html")
    #expect(run.status == 1)
    // Both versions lack the same image, which is reported once.
    #expect(run.errors.components(separatedBy: "[missing-image]").count == 2, "\(run.errors)")
    let page = String(decoding: try scratch.bytes("page.html"), as: UTF8.self)
    #expect(page.contains(">Email</text>") && page.contains(">E-mail</text>"))
    #expect(page.contains("<button data-object=\"bbd-tK-tSh\""))
    #expect(try diff("old.xib", "old.xib", "--html").output.contains("There are no differences."))
    #expect(try diff("old.xib", "new.xib", "--html", "--json").status == 2)
  }

  @Test func `a page shows dates the same on any machine`() throws {
    func document(_ width: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="vw1-00-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
            <subviews>
              <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="time" minuteInterval="1" style="wheels" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="pck-00-001">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="216"/>
                <date key="date" timeIntervalSinceReferenceDate="614602800"/>
              </datePicker>
            </subviews>
          </view>
        </objects>
      </document>
      """
    }
    try scratch.write(Array(document(320).utf8), "a.xib")
    try scratch.write(Array(document(300).utf8), "b.xib")
    let pages = try ["UTC", "Asia/Tokyo"].map { zone in
      try Command(
        ["diff", "a.xib", "b.xib", "--html"], in: scratch.url, setUp: "export TZ=\(zone)"
      ).output
    }
    #expect(pages[0].contains("<text") && pages[0] == pages[1])
  }

  @Test func `a version that git cannot show by objects is shown by lines`() throws {
    try scratch.write(old, "a.xib")
    try scratch.write(Array("<<<<<<< ours\n".utf8) + old, "b.xib")
    let hash = String(repeating: "0", count: 40)
    let run = try diff("A.xib", "a.xib", hash, "100644", "b.xib", hash, "100644")
    #expect(run.status == 0 && run.output.contains("+<<<<<<< ours"))
    // The names are those of the document, not of git's temporary files.
    #expect(run.output.contains("--- a/A.xib\n") && run.output.contains("+++ b/A.xib\n"))
    let text = try diff("--textconv", "b.xib")
    #expect(text.status == 0 && text.output.hasPrefix("<<<<<<< ours\n"))
  }
}
