import Diagnostics
import IBLint
import InterfaceBuilder
import LintExamples
import Testing

/// What rules make of the other documents of a run.
@Suite struct RunFactsTests {
  private struct Run: RunFacts {
    var placing: [String: [String]] = [:]
    var members: [String: [String]] = [:]
    var region: String?
    var others: [DocumentUses] = []

    func documents(placing className: String) -> [String] { placing[className] ?? [] }
    func targets(of file: String) -> [String]? { members[file] }
    func developmentRegion(of file: String) -> String? { region }
    func versions(of file: String) -> [DocumentUses] { others }
  }

  private let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
        <connections><outlet property="contentView" destination="root" id="a"/></connections>
    </placeholder>
    <view id="root"/>
    """

  private func findings(_ rules: Set<String>, _ run: Run) throws -> [Diagnostic] {
    let linter = try Linter(LintConfiguration(only: rules))
    return linter.lint(Example(owner).document.bytes, file: "Views/LoadingView.xib", run: run)
      .findings
  }

  @Test func `a view that another document creates may own its content`() throws {
    let rules: Set = ["view-as-file-owner", "content-view-outlet", "views-share-owner"]
    let alone = try findings(["view-as-file-owner"], Run())
    #expect(alone.map(\.severity) == [.warning] && alone[0].fixes.count == 1)
    let placed = Run(placing: ["LoadingView": ["App/Main.storyboard", "App/Cell.xib"]])
    let found = try findings(rules, placed)
    #expect(found.map(\.id) == ["view-as-file-owner"] && found.map(\.severity) == [.note])
    #expect(found[0].message.hasPrefix("Main.storyboard and 1 more create a LoadingView"))
    #expect(found[0].fixes.isEmpty)
  }

  @Test func `versions of a document that no target contains do not count`() throws {
    func text(_ outlets: String) -> [UInt8] {
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
            <connections>\(outlets)</connections>
        </placeholder>
        <view id="a"/>
        """
      ).document.bytes
    }
    let linter = try Linter(LintConfiguration(only: ["language-version-differs"]))
    let other = #"<outlet property="title" destination="a" id="o"/>"#
    func count(_ members: [String: [String]]) throws -> Int {
      let version = try IBDocument(parsing: text(other), file: "de.lproj/Form.xib")
      let run = Run(members: members, others: [DocumentUses(version)])
      return linter.lint(text(""), file: "en.lproj/Form.xib", run: run).findings.count
    }
    #expect(try count(["en.lproj/Form.xib": ["App"], "de.lproj/Form.xib": ["App"]]) == 1)
    #expect(try count(["en.lproj/Form.xib": ["App"], "de.lproj/Form.xib": []]) == 0)
    #expect(try count(["en.lproj/Form.xib": [], "de.lproj/Form.xib": []]) == 1)
  }

  @Test func `an outlet to the content says nothing more than the owner that is a view`() throws {
    let text = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
          <connections>
              <outlet property="contentView" destination="root" id="a"/>
          </connections>
      </placeholder>
      <view id="root"/>
      """
    func rules(_ only: Set<String>) throws -> [String] {
      try Linter(LintConfiguration(only: only)).lint(Example(text).document.bytes, file: "A.xib")
        .findings.map(\.id)
    }
    #expect(try rules(["content-view-outlet"]) == ["content-view-outlet"])
    #expect(try rules(["content-view-outlet", "view-as-file-owner"]) == ["view-as-file-owner"])
  }

  @Test func `a view to which nothing leads was meant to be the view of its controller`() throws {
    func count(_ more: String) throws -> Int {
      let text = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameViewController">
            <connections>
                <outlet property="view" destination="part" id="a"/>
                <outlet property="emptyView" destination="empty" id="b"/>
                \(more)
            </connections>
        </placeholder>
        <view id="root"/>
        <view id="empty"><subviews><view id="part"/></subviews></view>
        """
      let linter = try Linter(LintConfiguration(only: ["misplaced-view-outlet"]))
      return linter.lint(Example(text).document.bytes, file: "A.xib").findings.count
    }
    #expect(try count("") == 1)
    #expect(try count(#"<outlet property="gameView" destination="root" id="c"/>"#) == 0)
    #expect(try count(#"<outletCollection property="all" destination="root" id="c"/>"#) == 0)
  }

  @Test func `text needs no translation into the development language of its project`() throws {
    let languages = ["en", "de", "pt-BR"].map { Translation(language: $0, texts: [:]) }
    let linter = try Linter(LintConfiguration(only: ["untranslated-text"])) { _ in languages }
    let bytes = Example(#"<label text="Save" id="a"/>"#, in: .view).document.bytes
    for (region, missing) in [(nil, "en, de, pt-BR"), ("en", "de, pt-BR"), ("pt-br", "en, de")] {
      let run = Run(region: region)
      let messages = linter.lint(bytes, file: "A.xib", run: run).findings.map(\.message)
      #expect(messages.count == 1 && messages[0].contains("for \(missing);"), "\(messages)")
    }
  }

  @Test func `the document itself is not another one`() throws {
    let run = Run(placing: ["LoadingView": ["Views/LoadingView.xib"]])
    #expect(try findings(["view-as-file-owner"], run).map(\.severity) == [.warning])
  }
}
