import Diagnostics
import IBLint
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct LinterTests {
  private let document = Documents.xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                <connections>
                    <outlet property="view" destination="a" id="o1"/>
                </connections>
            </placeholder>
            <view id="a">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <subviews>
                    <label text="Hi" id="b" customClass="Title"/>
                    <customThing id="c"/>
                </subviews>
                <connections>
                    <action selector="go:" destination="-1" id="o2"/>
                    <wormhole destination="a" id="o3"/>
                </connections>
            </view>
    """)

  private func messages(_ subjects: SeenRule.Subjects) throws -> [String] {
    try findings(of: IBDocument(parsing: document), subjects).map(\.message)
  }

  private func findings(of document: IBDocument, _ subjects: SeenRule.Subjects) throws
    -> [Diagnostic]
  {
    let linter = try Linter(rules: [SeenRule.self])
    return SeenRule.$subjects.withValue(subjects) { linter.lint(document) }
  }

  @Test func `a file that Git LFS has not downloaded is named as such`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let findings = try Linter().lint(Array(pointer.utf8), file: "Main.storyboard").findings
    #expect(findings.map(\.id) == ["unreadable-document"])
    #expect(findings.first?.message.contains("git lfs pull") == true)
  }

  @Test func `a rule sees the subjects that it asks for, and no others`() throws {
    typealias Subjects = SeenRule.Subjects
    func objects(_ subject: ObjectSubject) throws -> [String] {
      try messages(Subjects(objects: subject))
    }
    func connections(_ subject: ConnectionSubject) throws -> [String] {
      try messages(Subjects(connections: subject))
    }
    #expect(try messages(Subjects()) == [])
    #expect(try messages(Subjects(document: true)) == ["document"])
    #expect(try objects(.all) == ["object -1", "object a", "object b", "object c"])
    #expect(try objects(.named([Names.label, Names.button])) == ["object b"])
    #expect(try objects(.views) == ["object a", "object b"])
    #expect(try objects(.custom) == ["object -1", "object b"])
    #expect(try connections(.all) == ["connection o1", "connection o2", "connection o3"])
    #expect(try connections(.ofKinds([.action, .segue])) == ["connection o2"])
    #expect(try messages(Subjects(elementNames: [Names.rect])) == ["element rect"])
    #expect(
      try messages(Subjects(attributeNames: [Names.customClass, Names.selector])) == [
        "attribute customClass", "attribute customClass", "attribute selector",
      ])
  }

  @Test func `a rule with several subjects sees each`() throws {
    let subjects = SeenRule.Subjects(
      document: true, objects: .custom, connections: .ofKinds([.action]),
      elementNames: [Names.rect])
    #expect(
      try messages(subjects) == [
        "document", "object -1", "element rect", "object b", "connection o2",
      ])
  }

  @Test func `every kind of connection reaches the rules that ask for it`() throws {
    for sample in ["MainMenu.xib", "Main.storyboard", "LoadingView.xib"] {
      let document = try IBDocument(parsing: Samples.bytes(sample))
      for kind in IBConnection.Kind.allCases {
        let found = try findings(of: document, .init(connections: .ofKinds([kind])))
        #expect(found.count == document.connections.count { $0.kind == kind }, "\(kind)")
      }
    }
  }

  @Test func `findings are in the order of the document, then of the rules`() throws {
    let text = Documents.xib(
      """
              <view id="a">
                  <connections>
                      <outlet property="x" destination="gone" id="a"/>
                      <outlet property="y" destination="gone" id="c"/>
                  </connections>
              </view>
              <view id="a"/>
      """)
    let findings = try Linter().lint(Array(text.utf8), file: "a.xib").findings
    #expect(
      findings.map(\.place) == [
        "6:17 dangling-connection", "6:17 duplicate-id", "7:17 dangling-connection",
        "10:9 duplicate-id",
      ])
    #expect(findings.allSatisfy { $0.file == "a.xib" })
  }

  @Test func `the configuration's severity wins over the rule's and the finding's`() throws {
    let example = try #require(ViewAsOwner.possible)
    func severity(_ set: Diagnostic.Severity?) throws -> [Diagnostic.Severity] {
      let rules = ["view-as-file-owner": LintConfiguration.RuleSettings(severity: set)]
      let linter = try Linter(LintConfiguration(rules: rules, evidence: .possible))
      return linter.lint(example.document.bytes, file: nil).findings.map(\.severity)
    }
    #expect(try severity(nil) == [.note])
    #expect(try severity(.warning) == [.warning])
    #expect(try severity(.error) == [.error])
  }

  @Test func `evidence decides what is reported`() throws {
    let example = try #require(ViewAsOwner.possible)
    for least in Evidence.allCases {
      let linter = try Linter(LintConfiguration(evidence: least))
      let count = linter.lint(example.document.bytes, file: nil).findings.count
      #expect(count == (least == .possible ? 1 : 0), "\(least)")
    }
  }

  @Test func `a rule that is off says nothing, and the only rules that run are those of only`()
    throws
  {
    let text = Documents.xib(#"        <view id="a"/><view id="a"/>"#)
    func count(_ configuration: LintConfiguration) throws -> Int {
      try Linter(configuration).lint(Array(text.utf8), file: nil).findings.count
    }
    #expect(try count(LintConfiguration()) == 1)
    #expect(try count(LintConfiguration(rules: ["duplicate-id": .init(isOn: false)])) == 0)
    #expect(try count(LintConfiguration(only: ["dangling-connection"])) == 0)
    #expect(try count(LintConfiguration(only: ["duplicate-id"])) == 1)
  }

  @Test func `an override holds for the files that it names, and the last one wins`() throws {
    let text = Documents.xib(#"        <view id="a"/><view id="a"/>"#)
    let off = LintConfiguration.Override(
      paths: [PathPattern("Old")], rules: ["duplicate-id": .init(isOn: false)])
    let note = LintConfiguration.Override(
      paths: [PathPattern("Old/New")], rules: ["duplicate-id": .init(isOn: true, severity: .note)])
    let linter = try Linter(LintConfiguration(overrides: [off, note]))
    func severities(_ path: String) -> [Diagnostic.Severity] {
      linter.lint(Array(text.utf8), file: path).findings.map(\.severity)
    }
    #expect(severities("App/A.xib") == [.error])
    #expect(severities("Old/A.xib") == [])
    #expect(severities("Old/New/A.xib") == [.note])
  }

  @Test func `a rule that there is not is an error with a suggestion`() {
    let found = problem {
      _ = try Linter(LintConfiguration(rules: ["duplicate-ids": .init()]))
    }
    #expect(found?.message.contains("did you mean 'duplicate-id'?") == true)
    let option = problem {
      let settings = LintConfiguration.RuleSettings(options: ["sufixes": .strings([])])
      _ = try Linter(LintConfiguration(rules: ["view-as-file-owner": settings]))
    }
    #expect(option?.message.contains("did you mean 'suffixes'?") == true)
    let type = problem {
      let settings = LintConfiguration.RuleSettings(options: ["suffixes": .bool(true)])
      _ = try Linter(LintConfiguration(rules: ["view-as-file-owner": settings]))
    }
    #expect(
      type?.message == "'suffixes' of the rule 'view-as-file-owner' must be a list of strings")
  }

  @Test(arguments: [
    "empty", "not-xml", "truncated", "merge-conflict", "foreign-root", "entity-bomb",
  ]) func `a file that gives no document is one finding`(_ name: String) throws {
    let bytes = try Samples.bytes("Broken/\(name).xib")
    let result = try Linter().lint(bytes, file: "x.xib")
    #expect(result.document == nil)
    #expect(result.findings.map(\.id) == ["unreadable-document"])
    #expect(result.findings.map(\.severity) == [.error])
  }

  @Test func `notes switch off a rule for an object and all inside, and for nothing else`() throws {
    func document(_ notes: String) -> [UInt8] {
      Array(
        Documents.xib(
          """
                  <view id="a">
                      <attributedString key="userComments">
                          <fragment content="\(notes)"/>
                      </attributedString>
                      <subviews>
                          <view id="b">
                              <connections>
                                  <outlet property="x" destination="gone" id="c"/>
                              </connections>
                          </view>
                      </subviews>
                  </view>
                  <view id="d">
                      <connections>
                          <outlet property="x" destination="gone" id="e"/>
                      </connections>
                  </view>
          """
        ).utf8)
    }
    func objects(_ notes: String) throws -> [String?] {
      try Linter().lint(document(notes), file: nil).findings.map(\.objectID)
    }
    #expect(try objects("nothing") == ["b", "d"])
    #expect(try objects("xibinspect:disable dangling-connection") == ["d"])
    #expect(
      try objects("See the wiki.&#10;xibinspect:disable duplicate-id dangling-connection") == ["d"])
    #expect(try objects("xibinspect:disable duplicate-id - not dangling-connection") == ["b", "d"])
  }
}

/// The examples of a rule that the tests of the engine need.
private enum ViewAsOwner {
  static let possible = RuleCatalog()["view-as-file-owner"]?.triggering.first {
    $0.evidence == .possible
  }
}
