import Diagnostics
import IBLint
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct SeedObjectClassOutlets {
  private let rule = "view-as-file-owner"

  private func findings(
    _ bytes: [UInt8], file: String = "LoadingView.xib", evidence: Evidence = .likely,
    sources: (any SourceFacts)? = nil
  ) throws -> [Diagnostic] {
    let linter = try Linter(LintConfiguration(only: [rule], evidence: evidence))
    return linter.lint(bytes, file: file, sources: sources).findings
  }

  // MARK: S3.5

  @Test func `the loading view is a finding with its class and outlets`()
    throws
  {
    let all = try findings(Samples.bytes("LoadingView.xib"))
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.severity == .error && finding.objectID == "-1")
    #expect(finding.message.contains("LoadingView") && finding.message.contains("dots"))
    #expect(finding.range?.start.line == 12)
  }

  @Test func `the correct design has no findings at any level of evidence`() throws {
    #expect(try findings(Samples.bytes("MyViews.xib"), evidence: .possible) == [])
  }

  @Test func `an owner named like a view is a warning, a known view is an error`() throws {
    let text = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView"/>
              <view id="roo-tv-iew"/>
      """)
    let bytes = Array(text.utf8)
    #expect(try findings(bytes) == [])
    #expect(try findings(bytes, evidence: .possible).map(\.severity) == [.warning])
    let known: ClassTable = ["LoadingView": ["UIView", "UIResponder", "NSObject"]]
    #expect(try findings(bytes, evidence: .certain, sources: known).map(\.severity) == [.error])
  }

  // MARK: S3.6

  private func fixed(_ bytes: [UInt8], unsafe: Bool, sources: (any SourceFacts)? = nil) throws
    -> Fixer.Result
  {
    let linter = try Linter(LintConfiguration(only: [rule], evidence: .possible))
    return try #require(
      Fixer(linter, unsafe ? .unsafe : .safe).fix(bytes, file: "LoadingView.xib", sources: sources))
  }

  @Test func `the fix moves class and outlets to the root, and changes no other line`() throws {
    let bytes = try Samples.bytes("LoadingView.xib")
    let result = try fixed(bytes, unsafe: true)
    #expect(result.fixed.count == 1 && result.findings == [])
    let owner = try #require(result.document.filesOwner)
    #expect(owner.customClass == nil && owner.customModule == nil && owner.connections.isEmpty)
    let root = try #require(result.document.object(id: "ojk-cb-99X"))
    #expect(root.customClass == "LoadingView" && root.customModule == "Samples")
    let before = try IBDocument(parsing: bytes)
    #expect(
      root.connections.map { [$0.name, $0.destinationID, $0.id] }
        == before.filesOwner?.connections.map { [$0.name, $0.destinationID, $0.id] })
    let difference = Set(lines(result.before)).symmetricDifference(lines(result.after))
    #expect(difference.count == 5, "two start tags twice, and an end tag: \(difference)")
    #expect(lines(result.before).count == lines(result.after).count + 1)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test
  func `the owner's outlet to the root is removed, and connections to the owner lead to the root`()
    throws
  {
    let text = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
                  <connections>
                      <outlet property="contentView" destination="roo-tv-iew" id="o-1"/>
                  </connections>
              </placeholder>
              <view id="roo-tv-iew">
                  <subviews>
                      <button id="b">
                          <connections>
                              <action selector="stop" destination="-1" eventType="touchUpInside" id="a-1"/>
                          </connections>
                      </button>
                  </subviews>
              </view>
      """)
    let document = try fixed(Array(text.utf8), unsafe: true).document
    #expect(document.connections.map(\.id) == ["a-1"])
    #expect(document.connections.first?.destination?.customClass == "LoadingView")
  }

  /// Sources that know how the nib is loaded.
  private struct Loading: SourceFacts {
    let loading: NibLoading?

    init(sites: [NibCallSite] = [], doubts: [NibDoubt] = []) {
      loading = NibLoading(sites: sites, doubts: doubts)
    }

    func superclasses(of className: String, module: String?) -> [String]? { ["UIView"] }

    func loading(ofNib name: String, className: String, module: String?) -> NibLoading? {
      name == "LoadingView" && className == "LoadingView" && module == "Samples"
        ? loading : NibLoading()
    }
  }

  private func risks(_ finding: Diagnostic) -> [Diagnostic.Note] {
    finding.notes.filter { $0.message.hasPrefix("the fix is unsafe: ") }
  }

  @Test func `without sources the fix is unsafe`() throws {
    let bytes = try Samples.bytes("LoadingView.xib")
    let finding = try #require(try findings(bytes).first)
    #expect(finding.fixes.map(\.isSafe) == [false])
    #expect(
      risks(finding).map(\.message) == [
        "the fix is unsafe: unknown code may load the document; add --sources"
      ])
    #expect(
      finding.fixes.first?.remainder.map(\.message) == [
        """
        where code loads the document, pass nil as the owner and take the view from the result; if LoadingView's \
        initializer loads this nib, it recurses until the app crashes
        """
      ])
    #expect(try fixed(bytes, unsafe: false).bytes == bytes)
  }

  @Test func `the fix is safe if the sources show that no code loads the document`() throws {
    let bytes = try Samples.bytes("LoadingView.xib")
    let finding = try #require(try findings(bytes, sources: Loading()).first)
    #expect(finding.fixes.map(\.isSafe) == [true])
    #expect(finding.fixes.first?.remainder == [] && risks(finding) == [])
    let result = try fixed(bytes, unsafe: false, sources: Loading())
    #expect(result.fixed.map(\.fixes) == [finding.fixes] && result.findings == [])
  }

  @Test(arguments: [
    (NibCallSite(file: "App/Board.swift", line: 12, isInObject: false), "pass nil as the owner"),
    (
      NibCallSite(file: "App/LoadingView.swift", line: 9, isInObject: true),
      "recurses until the app crashes"
    ),
  ])
  func `the fix is unsafe if any code loads the document, and lists the code to change`(
    _ site: NibCallSite, _ words: String
  ) throws {
    let bytes = try Samples.bytes("LoadingView.xib")
    let sources = Loading(sites: [site])
    let finding = try #require(try findings(bytes, sources: sources).first)
    #expect(finding.fixes.map(\.isSafe) == [false])
    #expect(risks(finding).count == 1)
    let left = try #require(finding.fixes.first?.remainder)
    #expect(left.map(\.file) == [site.file] && left.first?.range?.start.line == site.line)
    #expect(left.first?.message.contains(words) == true)
    #expect(try fixed(bytes, unsafe: false, sources: sources).bytes == bytes)
  }

  @Test(arguments: [
    (NibDoubt.Reason.computedName, "computed name"), (.mention, "mentions the document's name"),
    (.macro("@Nib"), "@Nib is not in the sources"),
    (.handOver("attach"), "attach receives a LoadingView"),
    (.unknownHelper("loadXib"), "loadXib is not in the sources"),
    (.superclass, "lack some superclasses of LoadingView"),
    (.unreadFile, "could not be fully read"),
  ])
  func `the fix is unsafe if anything is unknown, and lists it`(
    _ reason: NibDoubt.Reason, _ words: String
  ) throws {
    let sources = Loading(doubts: [
      NibDoubt(reason, place: SourcePlace(file: "App/Board.swift", line: 3))
    ])
    let finding = try #require(
      try findings(try Samples.bytes("LoadingView.xib"), sources: sources).first)
    #expect(finding.fixes.map(\.isSafe) == [false])
    let risk = try #require(risks(finding).first)
    #expect(risk.message.contains(words) && risk.file == "App/Board.swift")
    #expect(finding.fixes.first?.remainder.contains(risk) == false)
  }

  @Test func `the owner's outlet to itself leads to the root, and a collection keeps the root`()
    throws
  {
    let text = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
                  <connections>
                      <outlet property="contentView" destination="roo-tv-iew" id="o-1"/>
                      <outlet property="target" destination="-1" id="o-2"/>
                      <outletCollection property="parts" destination="roo-tv-iew" id="o-3"/>
                      <outletCollection property="parts" destination="b" id="o-4"/>
                  </connections>
              </placeholder>
              <view id="roo-tv-iew">
                  <subviews>
                      <button id="b"/>
                  </subviews>
              </view>
      """)
    let finding = try #require(try findings(Array(text.utf8)).first)
    let going = finding.notes.filter { $0.message.hasSuffix("; remove the outlet") }
    #expect(
      going.map(\.message) == [
        "outlet 'contentView' is connected to the view that gets the class; remove the outlet"
      ])
    #expect(
      finding.fixes.first?.remainder.last?.message
        == "the outlet 'contentView' is no longer set; use the view itself instead")
    let document = try fixed(Array(text.utf8), unsafe: true).document
    let root = try #require(document.object(id: "roo-tv-iew"))
    #expect(root.connections.map(\.id) == ["o-2", "o-3", "o-4"])
    #expect(
      root.connections.map(\.destinationID) == ["roo-tv-iew", "roo-tv-iew", "b"])
  }

  @Test(arguments: [
    (#"customClass="UIView""#, "", "a framework class"),
    (
      #"customClass="LoadingView""#,
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k" value="v"/></userDefinedRuntimeAttributes>"#,
      "runtime attributes"
    ),
  ])
  func `connections that need the owner's class stay with the owner`(
    _ owner: String, _ more: String, _ reason: String
  ) throws {
    let text = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
                  <connections>
                      <outlet property="t" destination="g" id="y"/>
                  </connections>
                  \(more)
              </placeholder>
              <view id="a"/>
              <tapGestureRecognizer id="g"/>
      """)
    let finding = try #require(try findings(Array(text.utf8), evidence: .possible).first)
    #expect(finding.fixes == [])
    #expect(finding.notes.contains { $0.message.contains(reason) })
  }

  @Test(arguments: [
    (#"<view id="a"/><view id="b"/>"#, "2 top-level views"),
    (#"<view id="a" customClass="Other"/>"#, "already has the class Other"),
    ("<view/>", "no id"),
    (
      #"<view id="a"><connections><outlet property="t" destination="a" id="x"/></connections></view>"#,
      "outlet 't', but to different objects"
    ),
  ])
  func `without a fix, the finding says why`(_ roots: String, _ reason: String) throws {
    let text = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
                  <connections>
                      <outlet property="t" destination="g" id="y"/>
                  </connections>
              </placeholder>
              \(roots)
              <tapGestureRecognizer id="g"/>
      """)
    let finding = try #require(try findings(Array(text.utf8), evidence: .possible).first)
    #expect(finding.fixes == [])
    #expect(
      finding.notes.contains {
        $0.message.hasPrefix("no automatic fix") && $0.message.contains(reason)
      })
  }

  @Test func `a legacy archive is a finding without a fix`() throws {
    let finding = try #require(
      try findings(
        Samples.bytes("LegacyView.xib"), evidence: .certain,
        sources: Loading()
      ).first)
    #expect(finding.fixes == [])
    #expect(finding.notes.contains { $0.message.contains("before Xcode 5") })
  }
}
