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

  /// Compiles a document.
  private func compile(_ bytes: [UInt8], to path: String) throws {
    let run = try Command(["compile", "-", "-o", path], input: bytes, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `compiled nibs and storyboards of a repository are compared, as in folders`() throws {
    try makeRepository()
    let main = try Samples.bytes("Main.storyboard")
    let text = String(decoding: main, as: UTF8.self)
    let changed = text.replacing(#/ text="[^"]*"/#, with: " text=\"Changed\"", maxReplacements: 1)
    #expect(changed != text)
    try compile(old, to: "b.nib")
    try compile(old, to: "gone.nib")
    try compile(main, to: "M.storyboardc")
    try compile(old, to: "F.nib/runtime.nib")
    try scratch.write(old, "S.nib/designable.nib")
    try commit("nibs")
    #expect(try diff("HEAD").status == 0)
    try compile(new, to: "b.nib")
    try compile(Array(changed.utf8), to: "M.storyboardc")
    try compile(new, to: "F.nib/runtime.nib")
    try scratch.write(new, "S.nib/designable.nib")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "gone.nib"))
    func check(_ run: Command) {
      #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
      for name in ["b.nib", "F.nib", "S.nib"] {
        #expect(run.output.contains("\(name)\n  text field \"E-mail\""), "\(run.output)")
      }
      #expect(run.output.contains("gone.nib\n  document removed"))
      #expect(run.output.contains("M.storyboardc\n") && run.output.contains("→ Changed"))
      #expect(run.output.components(separatedBy: "M.storyboardc").count == 2)
    }
    check(try diff("HEAD"))
    #expect(try diff("HEAD", "--", "b.nib").output.hasPrefix("b.nib\n  text field"))
    try commit("changed")
    check(try diff("HEAD~1", "HEAD"))
    try FileManager.default.removeItem(at: scratch.url.appending(path: "M.storyboardc"))
    try FileManager.default.removeItem(at: scratch.url.appending(path: "F.nib"))
    let removed = try diff("HEAD")
    #expect(removed.status == 1 && removed.output.contains("M.storyboardc\n  document removed"))
    #expect(removed.output.contains("F.nib\n  document removed"))
  }

  @Test func `a storyboard that no document can represent is changed, but not how`() throws {
    try makeRepository()
    try compile(try Samples.bytes("MacMain.storyboard"), to: "P.storyboardc")
    let folder = scratch.url.appending(path: "P.storyboardc").path
    let nib = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted().first {
        $0.hasSuffix(".nib")
      })
    try scratch.write(Array("not a nib".utf8), "P.storyboardc/\(nib)")
    try commit("nib")
    try scratch.write(Array("not a nib either".utf8), "P.storyboardc/\(nib)")
    let run = try diff("HEAD")
    #expect(run.status == 1 && run.errors.contains("P.storyboardc: warning: "), "\(run.errors)")
  }

  @Test func `a path that names no document is an error, and does not look unchanged`() throws {
    try makeRepository()
    try scratch.write(Array("text".utf8), "Docs/Read.md")
    try commit("text")
    for path in ["nosuch.xib", "Docs", "Docs/Read.md", "Views"] {
      for revisions in [["HEAD"], ["HEAD~1", "HEAD"], ["HEAD~1..HEAD"]] {
        let run = try Command(["diff"] + revisions + ["--", path], in: scratch.url)
        #expect(run.status == 2 && run.errors.contains("\(path): error: "), "\(run.errors)")
      }
    }
    for path in ["A.xib", ".", "*.xib", ":(glob)**/*.xib"] {
      #expect(try diff("HEAD~1", "HEAD", "--", path).status == 0, "\(path)")
    }
    try scratch.git("rm", "-q", "A.xib")
    #expect(try diff("HEAD", "--", "A.xib").status == 1)
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
