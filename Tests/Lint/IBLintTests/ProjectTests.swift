import Diagnostics
import IBLint
import InterfaceBuilder
import Testing

/// Rules that look at a whole run: what documents contribute, and what configuration makes of findings in sources.
@Suite struct ProjectTests {
  private static func outlet(_ name: String, _ file: String, _ line: Int) -> SourceOutlet {
    SourceOutlet(
      name: name, type: "UIView", place: SourcePlace(file: file, line: line, column: 16))
  }

  private let sources = ListedSources(declarations: [
    SourceClass(
      name: "BaseForm", superclass: "UIView",
      place: SourcePlace(file: "App/BaseForm.swift", line: 1),
      outlets: [outlet("save", "App/BaseForm.swift", 2)]),
    SourceClass(
      name: "Form", superclass: "BaseForm", place: SourcePlace(file: "App/Form.swift", line: 1),
      outlets: [
        outlet("title", "App/Form.swift", 2), outlet("footer", "App/Form.swift", 3),
      ]),
    SourceClass(
      name: "Other", superclass: "UIView", place: SourcePlace(file: "App/Other.swift", line: 1),
      outlets: [outlet("never", "App/Other.swift", 2)]),
  ])

  private func uses(_ objects: String, file: String = "Form.xib") throws -> DocumentUses {
    DocumentUses(try IBDocument(parsing: Example(objects, in: .view).document.bytes, file: file))
  }

  private func places(_ configuration: LintConfiguration, _ documents: [DocumentUses]) throws
    -> [String]
  {
    var configuration = configuration
    configuration.only = configuration.only ?? ["unconnected-outlet"]
    return try Linter(configuration).lint(project: documents, sources: sources).map {
      "\($0.file ?? ""):\($0.range?.start.line ?? 0) \($0.severity.rawValue)"
    }
  }

  private let form = """
    <view id="a" customClass="Form">
        <connections><outlet property="title" destination="a" id="b"/></connections>
    </view>
    """

  @Test func `findings are in the sources, by file and line, whatever the order of documents`()
    throws
  {
    let documents = [
      try uses(form), try uses(#"<view id="a" customClass="Form"/>"#, file: "B.xib"),
    ]
    let expected = ["App/BaseForm.swift:2 warning", "App/Form.swift:3 warning"]
    #expect(try places(LintConfiguration(), documents) == expected)
    #expect(try places(LintConfiguration(), documents.reversed()) == expected)
  }

  private struct Plists: RunFacts {
    let infoPlistNames: [InfoPlistName]
    func documents(placing className: String) -> [String] { [] }
    func targets(of file: String) -> [String]? { nil }
  }

  @Test func `the storyboards that an Info.plist names exist and have an initial controller`()
    throws
  {
    func storyboard(_ file: String, root: String = "") throws -> DocumentUses {
      let scene = Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene, root: root)
      return DocumentUses(try IBDocument(parsing: scene.document.bytes, file: file))
    }
    let documents = [
      try storyboard("App/Base.lproj/Main.storyboard", root: #"initialViewController="a""#),
      try storyboard("App/Extra.storyboard"), try uses(form, file: "App/Launch.xib"),
    ]
    func places(_ names: [(InfoPlistName.Use, String)]) throws -> [String] {
      let run = Plists(
        infoPlistNames: names.enumerated().map { line, entry in
          InfoPlistName(
            use: entry.0, name: entry.1, place: SourcePlace(file: "Info.plist", line: line + 1))
        })
      let linter = try Linter(LintConfiguration(only: ["document-name-not-found"]))
      return linter.lint(project: documents, sources: sources, run: run).map {
        "\($0.range?.start.line ?? 0) \($0.severity.rawValue)"
      }
    }
    let right: [(InfoPlistName.Use, String)] = [
      (.main, "Main"), (.main, "Main.storyboard"), (.launchScreen, "Launch"),
    ]
    #expect(try places(right) == [])
    let wrong: [(InfoPlistName.Use, String)] = [
      (.main, "Mian"), (.launchScreen, "LaunchScreen"), (.main, "Extra"), (.main, "Launch"),
    ]
    #expect(try places(wrong) == ["1 error", "2 warning", "3 warning", "4 error"])
  }

  @Test func `what one document connects counts for all`() throws {
    let second = try uses(
      """
      <view id="a" customClass="Form">
          <connections>
              <outlet property="save" destination="a" id="b"/>
              <outlet property="footer" destination="a" id="c"/>
          </connections>
      </view>
      """, file: "B.xib")
    #expect(try places(LintConfiguration(), [uses(form), second]).isEmpty)
  }

  @Test func `overrides and exclusions go by the path of the source file`() throws {
    var configuration = LintConfiguration(overrides: [
      .init(
        paths: [PathPattern("App/Form.swift")], rules: ["unconnected-outlet": .init(isOn: false)]),
      .init(
        paths: [PathPattern("App/Base*")], rules: ["unconnected-outlet": .init(severity: .error)]),
    ])
    let documents = [try uses(form)]
    #expect(try places(configuration, documents) == ["App/BaseForm.swift:2 error"])
    configuration.excluded = [PathPattern("App/BaseForm.swift")]
    #expect(try places(configuration, documents).isEmpty)
  }

  @Test func `a rule that is off may be on for some files`() throws {
    let configuration = LintConfiguration(
      rules: ["unconnected-outlet": .init(isOn: false)],
      overrides: [
        .init(
          paths: [PathPattern("App/Form.swift")], rules: ["unconnected-outlet": .init(isOn: true)])
      ])
    let linter = try Linter(configuration)
    let found = linter.lint(project: [try uses(form)], sources: sources)
      .filter { $0.id == "unconnected-outlet" }
    #expect(found.map(\.file) == ["App/Form.swift"])
  }

  @Test func `without documents nothing is used, and nothing is found`() throws {
    #expect(try places(LintConfiguration(), []).isEmpty)
  }

  @Test func `a document contributes its classes, connections and identifiers`() throws {
    let text = """
      <viewController id="a" customClass="List" customModule="App" storyboardIdentifier="list" \
      sceneMemberID="viewController">
          <tableView key="view" id="t">
              <prototypes>
                  <tableViewCell reuseIdentifier="row" id="c"/>
              </prototypes>
          </tableView>
          <connections>
              <outlet property="table" destination="t" id="o"/>
              <segue destination="a" kind="show" identifier="next" destinationCreationSelector="makeNext:" id="s"/>
              <segue destination="x" kind="unwind" unwindAction="back:" id="u"/>
          </connections>
      </viewController>
      <barButtonItem id="i">
          <connections>
              <action selector="share:" destination="r" id="k"/>
              <action selector="reload" destination="a" id="l"/>
          </connections>
      </barButtonItem>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r" customClass="UIResponder"/>
      <exit id="x" sceneMemberID="exit"/>
      """
    let uses = DocumentUses(
      try IBDocument(parsing: Example(text, in: .scene).document.bytes, file: "a/Main.storyboard"))
    let list = try #require(uses.classes.first { $0.className == "List" })
    #expect(list.module == "App" && list.isMade)
    #expect(list.outlets == ["table"])
    #expect(list.actions == ["makeNext:", "reload"])
    #expect(uses.openActions == ["share:", "back:"])
    #expect(uses.segueIdentifiers == ["next"])
    #expect(uses.storyboardIdentifiers == ["list"])
    #expect(uses.reuseIdentifiers == ["row"])
    #expect(uses.nibName == "Main")
    #expect(uses.classes.first { $0.className == "UIResponder" }?.isMade == false)
  }
}
