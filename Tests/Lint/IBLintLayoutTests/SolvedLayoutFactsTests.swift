import Diagnostics
import HeadlessUIKit
import IBLint
import IBLintLayout
import InterfaceBuilder
import LintExamples
import TestSupport
import Testing
import XMLTree

/// What a layout tells the linter.
@MainActor
@Suite struct SolvedLayoutFactsTests {
  private func document(_ views: String) throws -> IBDocument {
    try IBDocument(parsing: Example(views, in: .view).bytes)
  }

  private func findings(_ rule: String, in document: IBDocument) throws -> [String] {
    let linter = try Linter(LintConfiguration(only: [rule], evidence: .possible))
    return linter.lint(document, layout: try SolvedLayoutFacts(document)).map(\.message)
  }

  /// A view at a place, as large as constraints make it.
  private func view(_ id: String, _ rect: String, _ constraints: String, more: String = "")
    -> String
  {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" \(more) id="\(id)">
        <rect key="frame" \(rect)/>
        <constraints>
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="\(id)-x"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="\(id)-y"/>
            \(constraints)
        </constraints>
    </view>
    """
  }

  private let size = """
    <constraint firstAttribute="width" constant="40" id="w"/>
    <constraint firstAttribute="height" constant="50" id="h"/>
    """

  @Test func `an open place says which parts are open`() throws {
    let view = view(
      "a", #"x="20" y="30" width="40" height="50""#,
      #"<constraint firstAttribute="width" constant="40" id="w"/>"#)
    let facts = try SolvedLayoutFacts(document(view))
    #expect(facts.openPlaces == [OpenPlace(id: "a", parts: [.height])])
  }

  @Test func `a conflict names all constraints that contradict, and no size that would help`()
    throws
  {
    let more = #"<constraint firstAttribute="width" constant="41" id="w2"/>"#
    let facts = try SolvedLayoutFacts(
      document(view("a", #"x="20" y="30" width="40" height="50""#, size + more)))
    let conflict = try #require(facts.conflicts.first)
    #expect(facts.conflicts.count == 1 && Set(conflict.constraints) == ["w", "w2"])
    #expect(conflict.fittingSize == nil && !conflict.dependsOnContent)
  }

  @Test func `a conflict tells views with the same name apart by their ids`() throws {
    func equal(_ attribute: String, _ id: String, _ more: String = "") -> String {
      """
      <constraint firstItem="b" firstAttribute="\(attribute)" secondItem="a" secondAttribute="\(attribute)" \(more) \
      id="\(id)"/>
      """
    }
    let inner = equal("leading", "bx") + equal("top", "by") + equal("height", "bh")
    let widths = equal("width", "e") + equal("width", "f", #"constant="5""#)
    func document(named name: String) throws -> IBDocument {
      let subviews = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" \(name) id="b"/></subviews>
        <constraints>
        """
      let outer = view("a", #"x="20" y="30" width="40" height="50""#, size + inner + widths)
      return try self.document(
        outer.replacing("<constraints>", with: subviews, maxReplacements: 1))
    }
    let unnamed = try findings("unsatisfiable-constraints", in: document(named: ""))
    #expect(unnamed.first?.contains("View (b).width = View (a).width") == true, "\(unnamed)")
    let named = try findings("unsatisfiable-constraints", in: document(named: #"userLabel="Bar""#))
    #expect(named.first?.contains("Bar.width = View.width") == true, "\(named)")
  }

  @Test func `a fixed frame in a cell of an old document is not ambiguous`() throws {
    func messages(_ content: String, _ label: String) throws -> [String] {
      let cell = """
        <collectionViewCell id="cell">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <view key="contentView" \(content)>
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                    <label \(label) text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                        <rect key="frame" x="0.0" y="70" width="100" height="20"/>
                    </label>
                </subviews>
            </view>
        </collectionViewCell>
        """
      let text = String(decoding: Example(cell).bytes, as: UTF8.self)
        .replacing("23504", with: "6245")
      return try findings("ambiguous-layout", in: IBDocument(parsing: Array(text.utf8)))
    }
    #expect(try messages("", #"fixedFrame="YES""#).isEmpty)
    #expect(try messages(#"id="content""#, #"fixedFrame="YES""#).isEmpty)
    #expect(try messages("", "").count == 1)
  }

  @Test func `an aspect ratio that fits between edges apart from rounding is no conflict`() throws {
    func messages(_ ratio: String, trailing: Int = 7) throws -> [String] {
      let picture = """
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="8" y="15" width="85" height="30"/>
                <constraints>
                    <constraint firstAttribute="height" constant="30" id="bh"/>
                    <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="\(ratio)" id="br"/>
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="8" id="bl"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="\(trailing)" id="bt"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="15" id="by"/>
        """
      let outer = """
        <view id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="30" width="100" height="60"/>
                \(picture)
                <constraint firstAttribute="width" constant="100" id="w"/>
                <constraint firstAttribute="height" constant="60" id="h"/>
            </constraints></view></subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="ax"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="ay"/>
            </constraints>
        </view>
        """
      let document = Documents.xib(outer, attributes: #"useAutolayout="YES""#)
      return try findings(
        "unsatisfiable-constraints", in: IBDocument(parsing: Array(document.utf8)))
    }
    #expect(try messages("17:6") == [])
    #expect(try messages("16:6").count == 1)
    #expect(try messages("17:6", trailing: 8).count == 1)
  }

  @Test func `a conflict on another phone names the phone, and is a warning`() throws {
    // 288 points between both sides fit only a screen that is 320 points wide.
    let example = Example(
      """
      <viewController id="c" sceneMemberID="viewController">
          <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
              <constraints>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="x"/>
                  <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-16" id="t"/>
                  <constraint firstItem="a" firstAttribute="width" constant="288" id="w"/>
                  <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
                  <constraint firstItem="a" firstAttribute="height" constant="10" id="h"/>
              </constraints>
          </view>
      </viewController>
      """, in: .scene)
    let text = String(decoding: example.bytes, as: UTF8.self)
    let small = try #require(HeadlessDevice(identifier: "retina4_0"))
    let phones = ["retina4_7", "retina6_9"].compactMap { HeadlessDevice(identifier: $0) }
    let document = try IBDocument(
      parsing: Array(
        text.replacing(
          "<scenes>", with: #"<device id="retina4_0" orientation="portrait"/><scenes>"#,
          maxReplacements: 1
        ).utf8))
    #expect(try SolvedLayoutFacts(document, otherDevices: [small]).otherConflicts.isEmpty)
    let facts = try SolvedLayoutFacts(document, otherDevices: phones)
    // The same constraints are reported for one phone only.
    #expect(facts.conflicts.isEmpty && facts.otherConflicts.map(\.device) == [phones[0].name])
    let linter = try Linter(LintConfiguration(only: ["unsatisfiable-constraints"]))
    let findings = linter.lint(document, layout: facts)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.contains(" on the iPhone 6s, 7, 8") == true)
  }

  /// A scene whose root is smaller than the screen, with a view that fills its safe area.
  private func smallScene(height: Int) throws -> IBDocument {
    let example = Example(
      """
      <viewController storyboardIdentifier="Card" id="c" sceneMemberID="viewController">
          <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="270" height="100"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
              <constraints>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
                  <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="t"/>
                  <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" id="y"/>
                  <constraint firstItem="g" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="b"/>
                  <constraint firstItem="a" firstAttribute="height" constant="\(height)" id="h"/>
              </constraints>
              <viewLayoutGuide key="safeArea" id="g"/>
          </view>
          <size key="freeformSize" width="270" height="100"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </viewController>
      """, in: .scene)
    let text = String(decoding: example.bytes, as: UTF8.self)
    return try IBDocument(
      parsing: Array(
        text.replacing(
          "<scenes>", with: #"<device id="retina4_0" orientation="portrait"/><scenes>"#,
          maxReplacements: 1
        ).utf8))
  }

  @Test func `a root that does not fill the screen has no safe area of other phones`() throws {
    let phones = ["retina4_7", "retina6_9"].compactMap { HeadlessDevice(identifier: $0) }
    let facts = try SolvedLayoutFacts(smallScene(height: 100), otherDevices: phones)
    #expect(facts.otherConflicts.isEmpty)
    #expect(try !SolvedLayoutFacts(smallScene(height: 300)).conflicts.isEmpty)
  }

  @Test func `constraints to a scroll view's edges do not contradict its stored frame`() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="900"/>
                  <subviews>
                      <view customClass="Card" placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="100" translatesAutoresizingMaskIntoConstraints="NO" id="c">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="900"/>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="c1"/>
                      <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" id="c2"/>
                      <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="c3"/>
                      <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="c4"/>
                  </constraints>
              </view>
          </subviews>
          <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="s1"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" id="s2"/>
              <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="s3"/>
              <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="s4"/>
              <constraint firstItem="b" firstAttribute="width" secondItem="s" secondAttribute="width" id="s5"/>
              <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="r1"/>
              <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="r2"/>
              <constraint firstAttribute="width" constant="320" id="r3"/>
              <constraint firstAttribute="height" constant="480" id="r4"/>
          </constraints>
      </scrollView>
      """
    #expect(try findings("stale-frame", in: document(scroll)).isEmpty)
  }

  /// A cell with a view that fills its height, except for 29 points at the top and 8 at the bottom.
  private func cell(row: Int, height: Int, content: Int, _ bottom: String) throws -> IBDocument {
    try IBDocument(
      parsing: Example(
        """
        <tableViewCell rowHeight="\(row)" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="\(content)"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="20" y="29" width="200" height="35"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="29" id="c1"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="c2"/>
                    <constraint firstAttribute="bottom" \(bottom) secondItem="a" secondAttribute="bottom" constant="8" id="c3"/>
                    <constraint firstItem="a" firstAttribute="width" constant="200" id="c4"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """
      ).bytes)
  }

  @Test func `a cell whose row has another height says nothing about heights inside of it`() throws
  {
    #expect(
      try findings("stale-frame", in: cell(row: 72, height: 62, content: 61, "")).isEmpty)
    #expect(
      try findings("stale-frame", in: cell(row: 62, height: 62, content: 62, "")).count == 1)
    let atLeast = #"relation="greaterThanOrEqual""#
    let rule = "ambiguous-layout"
    #expect(try findings(rule, in: cell(row: 60, height: 60, content: 53, atLeast)).isEmpty)
    #expect(try findings(rule, in: cell(row: 60, height: 60, content: 60, atLeast)).count == 1)
  }

  @Test func `what another size of the root would solve is reported with that size`() throws {
    let text = """
      <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                  <rect key="frame" x="10" y="10" width="50" height="50"/>
                  <constraints>\(size)</constraints>
              </view>
          </subviews>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="l"/>
              <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="10" id="t"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
          </constraints>
      </view>
      """
    let document = try IBDocument(parsing: Example(text).bytes)
    let conflict = try #require(try SolvedLayoutFacts(document).conflicts.first)
    #expect(conflict.fittingSize?.width == 60)
    let messages = try findings("unsatisfiable-constraints", in: document)
    #expect(messages.count == 1 && messages[0].contains("at the size of View, but not at 60 ×"))
  }

  @Test(arguments: [(#"<state key="normal" title="Done"/>"#, false), ("", true)])
  func `what contradicts a baseline hangs on a guess where a button has no title`(
    _ title: String, _ isGuess: Bool
  ) throws {
    func button(_ id: String, top: Int) -> String {
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="0.0" y="\(top)" width="40" height="40"/>
          <constraints>
              <constraint firstAttribute="height" constant="40" id="\(id)-h"/>
              <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(top)" id="\(id)-y"/>
          </constraints>
          \(title)
      </button>
      """
    }
    let baseline = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
          <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
          <constraints>
              <constraint firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="baseline" id="line"/>
          </constraints>
      </view>
      """
    let document = try document(button("a", top: 8) + button("b", top: 6) + baseline)
    let conflict = try #require(try SolvedLayoutFacts(document).conflicts.first)
    #expect(Set(conflict.constraints).contains("line"))
    #expect(conflict.dependsOnContent == isGuess)
  }

  @Test func `what is taken away when the app is built contradicts nothing`() throws {
    let other = #"<constraint firstAttribute="width" constant="60" placeholder="YES" id="w2"/>"#
    let view = view("a", #"x="20" y="30" width="60" height="50""#, size + other)
    #expect(try SolvedLayoutFacts(document(view)).conflicts.isEmpty)
    #expect(
      try SolvedLayoutFacts(document(view.replacing(#" placeholder="YES""#, with: ""))).conflicts
        .count == 1)
  }

  @Test func `the mask of an arranged view, which the app turns off, contradicts nothing`() throws {
    func stack(_ attribute: String) -> String {
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="st">
        <rect key="frame" x="0" y="0" width="393" height="300"/>
        <subviews>
          <view id="one"\(attribute)><rect key="frame" x="0" y="0" width="393" height="300"/></view>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="393" id="w"/>
          <constraint firstAttribute="height" constant="852" id="h"/>
        </constraints>
      </stackView>
      """
    }
    #expect(try SolvedLayoutFacts(document(stack(""))).conflicts.isEmpty)
    #expect(
      try SolvedLayoutFacts(
        document(stack(#" translatesAutoresizingMaskIntoConstraints="NO""#))
      ).conflicts.isEmpty)
  }

  @Test func `the frame of a view that is marked as misplaced is updated, and the mark goes`()
    throws
  {
    let misplaced = view(
      "a", #"x="3" y="30" width="40" height="55.5""#, size, more: #"misplaced="YES""#)
    let before = try document(misplaced)
    let linter = try Linter(LintConfiguration(only: ["misplaced-view"]))
    #expect(linter.lint(before).flatMap(\.fixes).isEmpty)
    let fixer = Fixer(linter, .safe)
    let result = try #require(
      fixer.fix(Array(before.source.sourceText.utf8), file: nil) { document in
        MainActor.assumeIsolated { try? SolvedLayoutFacts(document) }
      })
    #expect(result.findings.isEmpty)
    let expected = before.source.sourceText.replacing(#" misplaced="YES""#, with: "")
      .replacing(#"x="3""#, with: #"x="20""#).replacing(#"height="55.5""#, with: #"height="50""#)
    #expect(result.after == expected)
  }

  /// What `stale-frame` says of a view whose stored frame is four points off, with something beside it.
  private func stale(_ element: String, more: String = "", beside: String = "") throws
    -> [Diagnostic]
  {
    let text = """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(more) id="a">
          <rect key="frame" x="16" y="30" width="40" height="50"/>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="y"/>
              \(size)
          </constraints>
      </\(element)>
      \(beside)
      """
    let example = Example(text, in: .view)
    let source = String(decoding: example.document.bytes, as: UTF8.self)
      .replacing(
        #"<view id="root">"#,
        with: #"<view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#
      )
      .replacing(
        "</document>",
        with: """
          <resources><image name="star" catalog="system" width="20" height="19"/></resources></document>
          """)
    let document = try IBDocument(parsing: Array(source.utf8))
    let linter = try Linter(LintConfiguration(only: ["stale-frame"]))
    return linter.lint(document, layout: try SolvedLayoutFacts(document))
  }

  @Test func `a frame that contradicts an equation is stale`() throws {
    let found = try stale("view")
    #expect(found.count == 1 && found[0].fixes.count == 1)
  }

  @Test func `the frames of symbols and of an app's classes are their own`() throws {
    #expect(try stale("imageView", more: #"image="star""#).isEmpty)
    #expect(try stale("imageView", more: #"image="photo""#).count == 1)
    #expect(try stale("view", more: #"customClass="Badge""#).isEmpty)
  }

  @Test func `what hangs on a symbol is not called stale`() throws {
    let beside = """
      <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="70" y="30" width="20" height="19"/>
          <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="bx"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="by"/>
          </constraints>
      </imageView>
      """
    #expect(try stale("view", beside: beside).isEmpty)
  }

  @Test func `no frame is updated where the layout would move an unrelated view`() throws {
    let beside = """
      <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="100" y="200.5" width="20" height="18"/>
          <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="100" id="bx"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="202" id="by"/>
              <constraint firstAttribute="width" constant="20" id="bw"/>
              <constraint firstAttribute="height" constant="20" id="bh"/>
          </constraints>
      </imageView>
      """
    let found = try stale("view", beside: beside)
    #expect(found.map(\.objectID) == ["a"] && found[0].fixes.isEmpty)
  }

  @Test func `a frame that hangs on a text or a margin is not updated`() throws {
    let label = """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" id="a">
          <rect key="frame" x="3" y="30" width="400" height="55.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="20" id="y"/>
          </constraints>
      </label>
      """
    let before = try document(label)
    let linter = try Linter(LintConfiguration(only: ["misplaced-view"]))
    let findings = linter.lint(before, layout: try SolvedLayoutFacts(before))
    #expect(findings.count == 1 && findings[0].fixes.isEmpty)
    #expect(try SolvedLayoutFacts(before).exactParts(of: "a") == [.x])
  }

  @Test func `views that are tied together are one finding`() throws {
    let first = view("a", #"x="10" y="30" width="40" height="50""#, size)
    let second = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="60" y="30" width="40" height="50"/>
          <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="10" id="bx"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="by"/>
              <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="bw"/>
              <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" id="bh"/>
          </constraints>
      </view>
      """
    let messages = try findings("stale-frame", in: document(first + "\n" + second))
    #expect(messages.count == 1 && messages[0].contains("1 more view differs as well"))
  }

  @Test func `a document for macOS has no layout`() throws {
    let document = try IBDocument(parsing: Example(#"<customView id="a"/>"#, in: .macXib).bytes)
    #expect(throws: NibError.self) { try SolvedLayoutFacts(document) }
  }
}
