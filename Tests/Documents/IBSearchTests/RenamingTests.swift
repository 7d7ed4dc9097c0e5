import Diagnostics
import Foundation
import IBSearch
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct RenamingTests {
  /// Renames each name of a document there and back.
  /// - Returns: The number of names, and those after which the document has other bytes.
  private func roundTrips(_ document: IBDocument) throws -> (count: Int, wrong: [String]) {
    var wrong: [String] = []
    var seen: Set<String> = []
    for use in document.uses(Set(Renaming.kinds)) {
      guard seen.insert("\(use.kind.rawValue) \(use.name)").inserted else { continue }
      let new = use.kind == .action ? "x1" + use.name : use.name + "x1"
      let there = Renaming(use.kind, from: use.name, to: new)
      let back = Renaming(use.kind, from: new, to: use.name)
      guard there.problem == nil, back.problem == nil, there.clashes(in: document).isEmpty,
        let bytes = try there.bytes(of: document)
      else { continue }
      let renamed = try IBDocument(parsing: bytes)
      let names = Set(renamed.uses([use.kind]).map(\.name))
      let isRenamed = names.contains(new) && !names.contains(use.name)
      if try !isRenamed || back.bytes(of: renamed) != document.bytes {
        wrong.append("\(use.kind.rawValue) \(use.name)")
      }
    }
    return (seen.count, wrong)
  }

  @Test(arguments: Samples.readable)
  func `a name that is changed there and back gives the same bytes`(_ sample: String) throws {
    let (_, wrong) = try roundTrips(IBDocument(parsing: Samples.bytes(sample)))
    #expect(wrong.isEmpty)
  }

  @Test(.enabled(if: Corpus.folder != nil))
  func `names of real documents that are changed there and back give the same bytes`() throws {
    var count = 0
    for ending in ["xib", "storyboard"] {
      for file in Corpus.files(in: "documents", ending, every: 10) {
        guard let document = try? IBDocument(contentsOf: file), document.dialect == .document
        else { continue }
        let (names, wrong) = try roundTrips(document)
        count += names
        #expect(wrong.isEmpty, "\(file.path)")
      }
    }
    #expect(count > 1_000)
  }

  private func document() throws -> IBDocument {
    try IBDocument(
      parsing: Documents.xib(
        """
        <view customClass="A" customModule="M" id="1">
            <connections><outlet property="title" destination="2" id="3"/></connections>
        </view>
        <view customClass="A" customModule="N" id="2">
            <connections><outlet property="title" destination="1" id="4"/></connections>
        </view>
        """))
  }

  @Test func `a scope is the module of a class, or the class of an outlet`() throws {
    let document = try document()
    #expect(Renaming(.class, from: "A", to: "B").uses(in: document).count == 2)
    #expect(Renaming(.class, from: "A", to: "B", scope: "M").uses(in: document).count == 1)
    #expect(Renaming(.outlet, from: "title", to: "b", scope: "A").uses(in: document).count == 2)
    #expect(Renaming(.outlet, from: "title", to: "b", scope: "B").uses(in: document).isEmpty)
    #expect(Renaming(.id, from: "2", to: "7").uses(in: document).count == 2)
    #expect(Renaming(.id, from: "2", to: "1").clashes(in: document).count == 2)
  }

  @Test func `outlets and actions of the frameworks are told apart from those of the app`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
            <connections>
                <outlet property="view" destination="1" id="c1"/>
                <outlet property="icon" destination="1" id="c2"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <tableView id="1" customClass="T">
            <connections>
                <outlet property="dataSource" destination="-1" id="c3"/>
                <outlet property="footer" destination="-1" id="c4"/>
            </connections>
        </tableView>
        <button id="2">
            <connections>
                <action selector="copy:" destination="-2" eventType="touchUpInside" id="c5"/>
                <action selector="stowAway:" destination="-2" eventType="touchUpInside" id="c6"/>
            </connections>
        </button>
        """))
    func owner(_ kind: DocumentUse.Kind, _ name: String) throws -> String? {
      let uses = Renaming(kind, from: name, to: "other").uses(in: document)
      let use = try #require(uses.first)
      #expect(Renaming.statesFrameworkClass(use) == (name == "dataSource" || name == "footer"))
      #expect(
        Renaming.frameworkClass(with: "navigationItem", for: use)
          == (name == "icon" || name == "view" ? "UIViewController" : nil))
      return Renaming.frameworkClass(with: name, for: use)
    }
    #expect(try owner(.outlet, "view") == "UIViewController")
    #expect(try owner(.outlet, "icon") == nil)
    #expect(try owner(.outlet, "dataSource") == "UITableView")
    #expect(try owner(.outlet, "footer") == nil)
    #expect(try owner(.action, "copy:") != nil)
    #expect(try owner(.action, "stowAway:") == nil)
  }

  @Test(arguments: [
    (DocumentUse.Kind.class, "A", "A"), (.class, "A", ""), (.class, "A", "1B"),
    (.class, "A", "B C"), (.class, "A", "B.C"), (.class, "A.B", "C"), (.class, "A.B", "C.B"),
    (.class, "A.B", "A.1"), (.class, "A.B", "A..C"), (.outlet, "a", ".b"),
    (.class, "A", "UILabel"), (.outlet, "a", "b-c"), (.action, "a:", "b"), (.action, "a", "b c"),
    (.id, "1", "a b"), (.attribute, "a", "b c"), (.attribute, "a.b", "a..b"),
  ])
  func `a name that is not valid is refused`(_ kind: DocumentUse.Kind, _ old: String, _ new: String)
  {
    #expect(Renaming(kind, from: old, to: new).problem != nil)
  }

  @Test(arguments: Renaming.kinds)
  func `a name with a character that XML cannot contain is refused`(_ kind: DocumentUse.Kind) {
    for name in ["a\u{1}b", "\0", "a\u{FFFF}"] {
      #expect(Renaming(kind, from: "a", to: name).problem != nil)
    }
  }

  @Test(arguments: [DocumentUse.Kind.image, .color, .storyboard])
  func `a name that cannot be that of a file is refused`(_ kind: DocumentUse.Kind) {
    let long = String(repeating: "é", count: 130)
    for name in [".", "..", "/", "/a", "a/", "a//b", "../q", "a/../b", "a/.", long] {
      #expect(Renaming(kind, from: "a", to: name).problem != nil, "\(name)")
    }
    for name in ["a.b", "...", "Q&A", "a b", String(long.dropLast(9))] {
      #expect(Renaming(kind, from: "a", to: name).problem == nil, "\(name)")
    }
    // The names of images and colors begin with the namespaces of their groups.
    #expect((Renaming(kind, from: "a", to: "g/b").problem == nil) == (kind != .storyboard))
  }

  @Test func `an identifier may have any characters that XML can contain`() {
    for name in [".", "../q", "a/b", "a\nb", String(repeating: "a", count: 300)] {
      #expect(Renaming(.identifier, from: "a", to: name).problem == nil)
    }
  }

  @Test func `a legacy archive is not renamed in place`() throws {
    let document = try IBDocument(parsing: Samples.bytes("LegacyView.xib"))
    let use = try #require(document.uses([.id]).first)
    let problem = problem { _ = try Renaming(.id, from: use.name, to: "x").bytes(of: document) }
    #expect(problem?.id == "legacy-document")
  }
}
