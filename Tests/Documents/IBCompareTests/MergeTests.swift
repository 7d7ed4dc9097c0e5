import Diagnostics
import IBCompare
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// What three versions of a document become.
@Suite struct MergeTests {
  private static let base = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SignIn">
                <connections>
                    <outlet property="email" destination="aaa-aa-aaa" id="o11-oo-ooo"/>
                </connections>
            </placeholder>
            <view id="vvv-vv-vvv" customClass="LoginView">
                <subviews>
                    <textField text="One" placeholder="Email" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-aaa">
                        <rect key="frame" x="20" y="20" width="200" height="30"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                    </textField>
                    <button translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb">
                        <state key="normal" title="Sign in"/>
                    </button>
                    <label text="Two" id="ccc-cc-ccc"/>
                </subviews>
                <constraints>
                    <constraint firstItem="aaa-aa-aaa" firstAttribute="top" constant="8" id="kkk-kk-kkk"/>
                </constraints>
            </view>
    """

  private typealias Edit = (old: String, new: String)

  private func document(_ text: String, _ tools: String = Documents.currentTools) throws
    -> IBDocument
  {
    try IBDocument(
      parsing: Documents.xib(text, attributes: #"useAutolayout="YES""#, toolsVersion: tools))
  }

  private func edited(_ edits: [Edit]) throws -> String {
    try edits.reduce(Self.base) { text, edit in
      try #require(text.contains(edit.old), "the document has no \(edit.old)")
      return text.replacing(edit.old, with: edit.new)
    }
  }

  private func merge(_ ours: [Edit], _ theirs: [Edit]) throws -> DocumentMerge {
    let merge = try DocumentMerge(
      base: document(Self.base), ours: document(edited(ours)), theirs: document(edited(theirs)))
    for bytes in [merge.ours, merge.theirs] {
      let result = try IBDocument(parsing: bytes)
      #expect(result.diagnostics.filter { $0.severity == .error } == [])
      #expect(result.formatted == bytes)
    }
    return merge
  }

  private func result(_ ours: [Edit], _ theirs: [Edit]) throws -> IBDocument {
    let merge = try merge(ours, theirs)
    #expect(merge.conflicts.map(\.text) == [])
    return try IBDocument(parsing: merge.text())
  }

  private func ids(_ document: IBDocument) -> [String] {
    document.object(id: "vvv-vv-vvv")?.subviews.compactMap(\.id) ?? []
  }

  // MARK: Without conflict

  @Test func `properties of one object that each side changed come together`() throws {
    let merged = try result(
      [(#"text="One""#, #"text="Uno""#)], [(#"placeholder="Email""#, #"placeholder="E-mail""#)])
    let field = merged.object(id: "aaa-aa-aaa")?.node
    #expect(field?["text"] == "Uno" && field?["placeholder"] == "E-mail")
  }

  @Test func `what both sides changed to the same is not a conflict`() throws {
    let edit: Edit = (#"text="One""#, #"text="Uno""#)
    #expect(try result([edit], [edit]).object(id: "aaa-aa-aaa")?.node["text"] == "Uno")
  }

  @Test func `additions of both sides stay, each where it was put, ours first`() throws {
    let merged = try result(
      [
        ("<button ", "<view id=\"new-1\"/>\n<button "),
        ("</subviews>", "<view id=\"end-1\"/></subviews>"),
      ],
      [
        ("<button ", "<view id=\"new-2\"/>\n<button "),
        ("</subviews>", "<view id=\"end-2\"/></subviews>"),
      ])
    #expect(
      ids(merged) == [
        "aaa-aa-aaa", "new-1", "new-2", "bbb-bb-bbb", "ccc-cc-ccc", "end-1", "end-2",
      ])
  }

  @Test
  func `an object that theirs added under an id of ours gets another one, and references follow`()
    throws
  {
    let theirs = """
      <imageView id="new-id-new"/></subviews><connections><outlet property="picture" destination="new-id-new" id="p"/></connections>
      """
    let merge = try merge(
      [("</subviews>", "<slider id=\"new-id-new\"/></subviews>")], [("</subviews>", theirs)])
    #expect(merge.conflicts.isEmpty)
    let merged = try IBDocument(parsing: merge.text())
    let id = try #require(merge.renamedIDs["new-id-new"])
    #expect(merged.object(id: "new-id-new")?.element == "slider")
    #expect(merged.object(id: id)?.element == "imageView")
    #expect(merged.connections.first { $0.name == "picture" }?.destinationID == id)
  }

  @Test func `an object that one side moves keeps what the other side changed of it`() throws {
    let label = #"<label text="Two" id="ccc-cc-ccc"/>"#
    let merged = try result(
      [
        (label, ""),
        ("<button ", #"<stackView id="sss"><subviews>\#(label)</subviews></stackView><button "#),
      ], [(#"text="Two""#, #"text="Zwei""#)])
    #expect(merged.object(id: "ccc-cc-ccc")?.parent?.id == "sss")
    #expect(merged.object(id: "ccc-cc-ccc")?.node["text"] == "Zwei")
  }

  @Test func `each side's order counts where they moved different objects`() throws {
    let label = #"<label text="Two" id="ccc-cc-ccc"/>"#
    let merged = try result(
      [(label, ""), ("<subviews>", "<subviews>\n\(label)")],
      [("</subviews>", "<view id=\"new\"/></subviews>")])
    #expect(ids(merged) == ["ccc-cc-ccc", "aaa-aa-aaa", "bbb-bb-bbb", "new"])
  }

  @Test func `both sides' first objects of a list that was not there come together`() throws {
    let merged = try result(
      [
        (
          #"text="Two" id="ccc-cc-ccc"/>"#,
          #"text="Two" id="ccc-cc-ccc"><connections><outlet property="a" destination="-1" id="x1"/></connections></label>"#
        )
      ],
      [
        (
          #"text="Two" id="ccc-cc-ccc"/>"#,
          #"text="Two" id="ccc-cc-ccc"><connections><outlet property="b" destination="-1" id="x2"/></connections></label>"#
        )
      ])
    #expect(merged.object(id: "ccc-cc-ccc")?.connections.compactMap(\.name) == ["a", "b"])
  }

  @Test func `the same connection made by both sides is there once`() throws {
    let edits = ["x1", "x2"].map { id -> [Edit] in
      let outlet = #"<outlet property="twice" destination="ccc-cc-ccc" id="\#(id)"/>"#
      return [("</connections>", outlet + "</connections>")]
    }
    let merged = try result(edits[0], edits[1])
    #expect(merged.connections.count { $0.name == "twice" } == 1)
  }

  @Test func `the newer version of the tools wins, and a resource that is used stays`() throws {
    let image = #"<resources><image name="star" width="1" height="1"/></resources>"#
    func document(_ text: String, _ resources: String, _ tools: String) throws -> IBDocument {
      try IBDocument(
        parsing: Documents.xib(text, resources: resources, toolsVersion: tools))
    }
    let used = Self.base.replacing("<label ", with: #"<imageView image="star" id="iii"/><label "#)
    let twice = used.replacing("<label ", with: #"<imageView image="star" id="jjj"/><label "#)
    let merge = try DocumentMerge(
      base: document(used, image, "14460.31"), ours: document(Self.base, "", "14490.70"),
      theirs: document(twice, image, "14460.99"))
    let merged = try IBDocument(parsing: merge.text())
    #expect(merge.conflicts.isEmpty)
    #expect(merged.toolsVersion == "14490.70")
    #expect(merged.object(id: "iii") == nil && merged.object(id: "jjj") != nil)
    #expect(merged.resources.compactMap { $0["name"] } == ["star"])
  }

  @Test func `a frame that constraints decide is not a conflict`() throws {
    let merge = try merge(
      [(#"width="200""#, #"width="210""#)], [(#"width="200""#, #"width="220""#)])
    #expect(merge.conflicts.isEmpty && merge.settled == ["rect width"])
    #expect(String(decoding: merge.text(), as: UTF8.self).contains(#"width="210""#))
  }

  @Test func `a document that both sides added is merged without a base`() throws {
    let merge = try DocumentMerge(
      base: nil, ours: document(Self.base),
      theirs: document(Self.base.replacing("</subviews>", with: "<view id=\"new\"/></subviews>")))
    #expect(merge.conflicts.isEmpty)
    #expect(ids(try IBDocument(parsing: merge.text())).last == "new")
  }

  // MARK: Removals

  /// The edits that remove the label and everything that refers to it, as Interface Builder does.
  private static let removalOfLabel: [Edit] = [
    (#"<label text="Two" id="ccc-cc-ccc"/>"#, ""), (hint, ""), (below, ""), (width, ""),
  ]
  private static let hint = #"<outlet property="hint" destination="ccc-cc-ccc" id="h-h"/>"#
  private static let below =
    #"<constraint firstItem="ccc-cc-ccc" firstAttribute="top" secondItem="aaa-aa-aaa" secondAttribute="bottom" constant="5" id="b-b"/>"#
  private static let width =
    #"<constraint firstItem="ccc-cc-ccc" firstAttribute="width" constant="70" id="w-w"/>"#

  /// Returns the base with an outlet and constraints of the label, after edits.
  private func tied(_ edits: [Edit]) throws -> IBDocument {
    let text = Self.base
      .replacing("</connections>", with: Self.hint + "</connections>")
      .replacing("</constraints>", with: Self.below + Self.width + "</constraints>")
    return try document(
      edits.reduce(text) { text, edit in
        try #require(text.contains(edit.old), "the document has no \(edit.old)")
        return text.replacing(edit.old, with: edit.new)
      })
  }

  @Test func `what places or labels an object goes with the object that the other side removed`()
    throws
  {
    let changes: [Edit] = [
      (#"constant="5""#, #"constant="12""#),
      (#"constant="70""#, #"constant="80" priority="750""#),
      (#"text="Two""#, #"text="Two" userLabel="Hint""#),
    ]
    for change in changes {
      let (one, other) = (try tied([change]), try tied(Self.removalOfLabel))
      for (ours, theirs) in [(one, other), (other, one)] {
        let merge = try DocumentMerge(base: tied([]), ours: ours, theirs: theirs)
        #expect(merge.conflicts.map(\.text) == [])
        #expect(merge.dropped.count == 1)
        #expect(merge.ours == other.formatted)
      }
    }
  }

  @Test func `an object that one side moved and the other removed is removed`() throws {
    let label = #"<label text="Two" id="ccc-cc-ccc"/>"#
    let move: [Edit] = [
      (label, ""),
      ("<button ", #"<stackView id="sss"><subviews>\#(label)</subviews></stackView><button "#),
    ]
    let removal: [Edit] = [(label, "")]
    for (ours, theirs) in [(move, removal), (removal, move)] {
      let merge = try merge(ours, theirs)
      #expect(merge.conflicts.map(\.text) == [] && merge.dropped.count == 1)
      #expect(merge.dropped.allSatisfy { $0.contains("#ccc-cc-ccc: removed in ") })
      #expect(ids(try IBDocument(parsing: merge.ours)) == ["aaa-aa-aaa", "sss", "bbb-bb-bbb"])
    }
  }

  @Test func `removing an outlet that the other side moved to another source is a conflict`() throws
  {
    let outlet = #"<outlet property="email" destination="aaa-aa-aaa" id="o11-oo-ooo"/>"#
    let merge = try merge(
      [(outlet, "")],
      [
        (outlet, ""),
        ("<subviews>", "<connections>\(outlet)</connections><subviews>"),
      ])
    #expect(merge.conflicts.map(\.kind) == [.removal] && merge.dropped == [])
  }

  @Test func `moving an object out of what the other side removed is a conflict`() throws {
    let nested = #"<view id="outer"><subviews><label text="In" id="inner"/></subviews></view>"#
    let label = #"<label text="In" id="inner"/>"#
    func document(_ views: String) throws -> IBDocument {
      try self.document(#"<view id="root"><subviews>\#(views)<view id="other"/></subviews></view>"#)
    }
    let merge = try DocumentMerge(
      base: document(nested), ours: document(""),
      theirs: document(#"<view id="outer"/>"# + label))
    #expect(Set(merge.conflicts.map(\.kind)) == [.removal] && merge.dropped == [])
    #expect(try IBDocument(parsing: merge.theirs).object(id: "inner")?.parent?.id == "root")
  }

  @Test func `an object that a conflict keeps has its connections and constraints`() throws {
    let merge = try DocumentMerge(
      base: tied([]), ours: tied(Self.removalOfLabel),
      theirs: tied([(#"text="Two""#, #"text="Zwei""#), (#"constant="5""#, #"constant="9""#)]))
    #expect(merge.conflicts.map(\.kind) == [.removal] && merge.dropped == [])
    let kept = try IBDocument(parsing: merge.theirs)
    #expect(kept.object(id: "ccc-cc-ccc")?.node["text"] == "Zwei")
    #expect(kept.object(id: "b-b")?.node["constant"] == "9")
    #expect(kept.object(id: "w-w") != nil && kept.connections.contains { $0.name == "hint" })
    #expect(try merge.ours == tied(Self.removalOfLabel).formatted)
  }

  @Test func `a changed constraint between views that stay is a conflict with its removal`() throws
  {
    let constraint =
      #"<constraint firstItem="aaa-aa-aaa" firstAttribute="top" constant="8" id="kkk-kk-kkk"/>"#
    let merge = try merge([(constraint, "")], [(#"constant="8""#, #"constant="9""#)])
    #expect(merge.conflicts.map(\.kind) == [.removal] && merge.dropped == [])
  }

  // MARK: Order

  @Test func `each two objects are in the order of the side that changed it`() throws {
    func merged(_ ours: String, _ theirs: String) throws -> String {
      func document(_ order: String) throws -> IBDocument {
        let views = order.map { #"<view id="\#($0)"/>"# }.joined()
        return try self.document(#"<view id="vvv-vv-vvv"><subviews>\#(views)</subviews></view>"#)
      }
      let merge = try DocumentMerge(
        base: document("abcd"), ours: document(ours), theirs: document(theirs))
      let order = ids(try IBDocument(parsing: merge.ours)).joined()
      return merge.conflicts.isEmpty ? order : "a conflict"
    }
    #expect(try merged("bacd", "bcda") == "bcda")
    #expect(try merged("abdc", "dabc") == "dabc")
    #expect(try merged("abdcx", "dabcy") == "dabcxy")
    #expect(try merged("bacd", "acdb") == "a conflict")
  }

  // MARK: Conflicts

  @Test func `only a property that both sides changed is between markers`() throws {
    let merge = try merge(
      [(#"text="One""#, #"text="Uno""#), (#"title="Sign in""#, #"title="Enter""#)],
      [(#"text="One""#, #"text="Eins""#), (#"constant="8""#, #"constant="9""#)])
    #expect(merge.conflicts.map(\.kind) == [.value])
    #expect(merge.conflicts.first?.property == "text")
    #expect(
      merge.conflicts.first.map { [$0.base, $0.ours, $0.theirs] } == ["One", "Uno", "Eins"])
    let lines = String(decoding: merge.text(), as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0 == "<<<<<<< ours" })
    #expect(lines[start + 1].contains("Uno") && lines[start + 2] == "=======")
    #expect(lines[start + 3].contains("Eins") && lines[start + 4] == ">>>>>>> theirs")
    #expect(lines.count { $0.hasPrefix("<<<<<<<") } == 1)
    let (ours, theirs) = (
      String(decoding: merge.ours, as: UTF8.self), String(decoding: merge.theirs, as: UTF8.self)
    )
    for text in [ours, theirs] {
      #expect(text.contains(#"title="Enter""#) && text.contains(#"constant="9""#))
    }
    #expect(ours.contains("Uno") && theirs.contains("Eins"))
  }

  @Test func `a color is taken from one side on the whole`() throws {
    let merge = try merge(
      [(#"red="1" green="0.0""#, #"red="0.5" green="0.0""#)],
      [(#"red="1" green="0.0""#, #"red="1" green="0.5""#)])
    #expect(merge.conflicts.map(\.kind) == [.value])
    #expect(String(decoding: merge.theirs, as: UTF8.self).contains(#"red="1" green="0.5""#))
    #expect(String(decoding: merge.ours, as: UTF8.self).contains(#"red="0.5" green="0.0""#))
  }

  @Test
  func `removing what the other side changed is a conflict, both ways out are whole documents`()
    throws
  {
    let label = #"<label text="Two" id="ccc-cc-ccc"/>"#
    for isOurs in [true, false] {
      let removal: [Edit] = [(label, "")]
      let change: [Edit] = [(#"text="Two""#, #"text="Zwei""#)]
      let merge = try isOurs ? merge(removal, change) : merge(change, removal)
      #expect(merge.conflicts.map(\.kind) == [.removal])
      let kept = isOurs ? merge.theirs : merge.ours
      let gone = isOurs ? merge.ours : merge.theirs
      #expect(try IBDocument(parsing: kept).object(id: "ccc-cc-ccc")?.node["text"] == "Zwei")
      #expect(try IBDocument(parsing: gone).object(id: "ccc-cc-ccc") == nil)
    }
  }

  @Test func `removing what the other side newly connects to is a conflict`() throws {
    let label = #"<label text="Two" id="ccc-cc-ccc"/>"#
    let outlet = #"<outlet property="hint" destination="ccc-cc-ccc" id="hhh"/>"#
    let merge = try merge([(label, "")], [("</connections>", outlet + "</connections>")])
    #expect(merge.conflicts.map(\.kind) == [.removal])
    #expect(try IBDocument(parsing: merge.ours).connections.allSatisfy { $0.name != "hint" })
    #expect(try IBDocument(parsing: merge.theirs).connections.contains { $0.name == "hint" })
  }

  @Test func `two objects that are moved into each other are a conflict, not a loop`() throws {
    let pair = """
              <view id="x"><subviews><view id="x1"/></subviews></view>
              <view id="y"><subviews><view id="y1"/></subviews></view>
      """
    func nested(_ outer: String, _ inner: String) -> String {
      """
              <view id="\(outer)"><subviews><view id="\(outer)1"/><view id="\(inner)"><subviews><view id="\(inner)1"/></subviews></view></subviews></view>
      """
    }
    let merge = try DocumentMerge(
      base: document(pair), ours: document(nested("x", "y")), theirs: document(nested("y", "x")))
    #expect(merge.conflicts.contains { $0.kind == .place })
    for (bytes, outer) in [(merge.ours, "x"), (merge.theirs, "y")] {
      let result = try IBDocument(parsing: bytes)
      #expect(result.topLevelObjects.compactMap(\.id) == [outer])
      #expect(Set(result.objects.compactMap(\.id)) == ["x", "x1", "y", "y1"])
    }
  }

  @Test func `different objects for one property are a conflict`() throws {
    let controller = #"<viewController id="vc"><view key="view" id="old"/></viewController>"#
    func replaced(_ id: String) throws -> IBDocument {
      try document(controller.replacing(#"id="old""#, with: #"id="\#(id)""#))
    }
    let merge = try DocumentMerge(
      base: document(controller), ours: replaced("one"), theirs: replaced("two"))
    #expect(merge.conflicts.contains { $0.kind == .slot })
    #expect(try IBDocument(parsing: merge.ours).object(id: "vc")?.rootView?.id == "one")
    #expect(try IBDocument(parsing: merge.theirs).object(id: "vc")?.rootView?.id == "two")
  }

  @Test func `a legacy archive is refused`() throws {
    let archive = try IBDocument(parsing: Samples.bytes("LegacyView.xib"))
    let error = #expect(throws: Diagnostic.self) {
      try DocumentMerge(base: archive, ours: archive, theirs: archive)
    }
    #expect(error?.id == "legacy-archive")
  }

  @Test func `changes that are no document together are refused`() throws {
    let base = Documents.xib(Self.base)
    let other = base.replacing("com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: "other")
    let elsewhere = base.replacing("iOS.CocoaTouch", with: "elsewhere")
    let versions = try [base, other, elsewhere].map { try IBDocument(parsing: $0) }
    let error = #expect(throws: Diagnostic.self) {
      try DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2])
    }
    #expect(error?.id == "unreadable-merge")
  }
}
