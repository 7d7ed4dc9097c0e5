import Foundation
import TestSupport
import Testing

/// What `diff` does with the files that git passes, and with revisions as git names them.
@Suite struct DiffGitTests {
  private let scratch: ScratchFolder
  private let old: [UInt8]
  private let new: [UInt8]

  init() throws {
    scratch = try ScratchFolder()
    old = try Samples.bytes("Accessibility.xib")
    let text = String(decoding: old, as: UTF8.self)
    new = Array(text.replacing(#"placeholder="Email""#, with: #"placeholder="E-mail""#).utf8)
  }

  private let hash = String(repeating: "0", count: 40)
  private static let line = #"text field "E-mail": placeholder Email → E-mail  #bbd-tK-tSh"#

  private func diff(_ arguments: String...) throws -> Command {
    try Command(["diff"] + arguments, in: scratch.url)
  }

  /// Begins a repository with one commit of a document.
  private func makeRepository() throws {
    try scratch.git("init", "-q", "-b", "main")
    try scratch.write(old, "A.xib")
    try commit("first")
  }

  private func commit(_ message: String) throws {
    try scratch.git("add", "-A")
    try scratch.git("commit", "-qm", message)
  }

  // MARK: As a driver

  @Test func `a document that was added or deleted is one line, not lines of XML`() throws {
    try scratch.write(old, "a.xib")
    let added = try diff("A.xib", "/dev/null", ".", ".", "a.xib", hash, "100644")
    #expect(added.status == 0 && added.output.hasPrefix("A.xib\n  document added, with "))
    let deleted = try diff("A.xib", "a.xib", hash, "100644", "/dev/null", ".", ".")
    #expect(deleted.status == 0 && deleted.output.hasPrefix("A.xib\n  document removed, with "))
    #expect(!(added.output + deleted.output).contains("<"))
  }

  @Test func `git goes on when a file has a merge conflict`() throws {
    try makeRepository()
    try scratch.git("checkout", "-qb", "side")
    try scratch.write(Array("<a/>".utf8), "Other.xib")
    try commit("side")
    try scratch.git("checkout", "-q", "main")
    try scratch.write(Array("<b/>".utf8), "Other.xib")
    try commit("main")
    try scratch.git("merge", "-q", "side")
    try scratch.write(new, "A.xib")
    let environment = ["GIT_EXTERNAL_DIFF": "\(Command.executable.path) diff"]
    // For the index, git passes only the path of an unmerged file.
    let index = try scratch.git("diff", "--cached", environment: environment)
    #expect(index == "* Unmerged path Other.xib\n")
    #expect(try scratch.git("diff", environment: environment).contains(Self.line))
    // Without git, one file is not enough.
    #expect(try diff("A.xib").status == 2)
  }

  // MARK: Revisions

  @Test func `ranges have git's meaning`() throws {
    try makeRepository()
    try scratch.git("checkout", "-qb", "side")
    try scratch.write(new, "A.xib")
    try commit("side")
    try scratch.git("checkout", "-q", "main")
    try scratch.write(old, "B.xib")
    try commit("main")
    let two = try diff("main..side")
    #expect(two.status == 1 && two.output.contains("A.xib\n  \(Self.line)\n"))
    #expect(two.output.contains("B.xib\n  document removed"))
    // Three dots begin at the last commit that both have.
    let three = try diff("main...side")
    #expect(three.status == 1 && three.output == "A.xib\n  \(Self.line)\n")
    #expect(try diff("..side").output == two.output)
    #expect(try diff("main..nothing").status == 2)
  }

  @Test func `a path after a revision needs no separator if it exists`() throws {
    try makeRepository()
    try scratch.write(new, "A.xib")
    try scratch.write(new, "Views/B.xib")
    #expect(try diff("HEAD", "A.xib").output == "A.xib\n  \(Self.line)\n")
    #expect(try diff("HEAD", "Views").output == "")
    let unknown = try diff("nothing", "A.xib")
    #expect(unknown.status == 2 && unknown.errors.contains("nothing"))
  }

  @Test func `a renamed document is compared with its old version`() throws {
    try makeRepository()
    try scratch.git("mv", "A.xib", "Views.xib")
    try commit("renamed")
    try scratch.write(new, "Views.xib")
    try commit("changed")
    let run = try diff("HEAD~2", "HEAD")
    #expect(run.status == 1 && run.output == "A.xib → Views.xib\n  \(Self.line)\n")
    let only = try diff("HEAD~2", "HEAD~1")
    #expect(only.status == 1 && only.output == "A.xib → Views.xib\n")
  }

  // MARK: Pages

  @Test func `a page shows the images of an asset catalog near the document`() throws {
    let text = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <imageView contentMode="scaleToFill" image="anchor" id="img-vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
              </imageView>
          </objects>
          <resources><image name="anchor" width="1" height="1"/></resources>
      </document>
      """#
    try scratch.git("init", "-q", "-b", "main")
    try scratch.write(Array(text.utf8), "App/Views/A.xib")
    let set = "App/Images.xcassets/anchor.imageset"
    try scratch.write(
      Array(#"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}]}"#.utf8),
      "\(set)/Contents.json")
    try scratch.write(Self.png, "\(set)/a.png")
    try commit("first")
    try scratch.write(Array(text.replacing("anchor", with: "buoy").utf8), "App/Views/A.xib")
    let run = try diff("HEAD", "--html", "-o", "page.html", "--", "App")
    #expect(run.status == 1)
    let page = String(decoding: try scratch.bytes("page.html"), as: UTF8.self)
    #expect(page.contains("data:image/png;base64,"))
    #expect(run.errors.contains("no image named 'buoy' was found"))
    #expect(!run.errors.contains("'anchor'"))
  }

  /// A PNG with one gray pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
