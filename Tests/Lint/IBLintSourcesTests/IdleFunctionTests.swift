#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import InterfaceBuilder
  import LintExamples
  import Testing

  /// A run that has no other documents.
  private struct WholeRun: RunFacts {
    var referencedScenes: Set<String>? { [] }
    func documents(placing className: String) -> [String] { [] }
    func targets(of file: String) -> [String]? { nil }
  }

  /// Functions that no code calls, although code calls others with the same name.
  @Suite struct IdleFunctionTests {
    /// The severities of identifiers that no document contains, in code with a storyboard that has scenes of `Home` and
    /// `Other`.
    private func severities(_ texts: [String: String]) throws -> [Diagnostic.Severity] {
      let scenes = ["Home", "Other"].map { name in
        """
        <scene sceneID="s\(name)"><objects>
            <viewController id="\(name)" customClass="\(name)" storyboardIdentifier="\(name)" sceneMemberID="viewController"/>
        </objects></scene>
        """
      }
      let bytes = Example(
        scenes.joined(), in: .storyboard, root: #"initialViewController="Home""#
      ).document.bytes
      let linter = try Linter(
        LintConfiguration(only: ["identifier-not-in-storyboard"], evidence: .likely))
      let index = SourceIndex(texts: texts)
      let document = try #require(
        linter.lint(bytes, file: "Main.storyboard", sources: index).document)
      return linter.lint(project: [DocumentUses(document)], sources: index, run: WholeRun())
        .map(\.severity)
    }

    private let home = """
      class Home: UIViewController {
        func showPopUp() { performSegue(withIdentifier: "gone", sender: nil) }
      }
      """

    @Test func `a method with the same name that another class calls itself does not use a method`()
      throws
    {
      func found(
        _ call: String, _ rest: String = "", head: String = "class Other: UIViewController"
      )
        throws -> [Diagnostic.Severity]
      {
        try severities([
          "Home.swift": home,
          "Other.swift": """
          \(head) {
            func showPopUp() {}
            func go() { \(call) }
          }
          \(rest)
          """,
        ])
      }
      #expect(try found("showPopUp()") == [.warning])
      #expect(try found("self.showPopUp()") == [.warning])
      #expect(try found("block { [weak self] in self?.showPopUp() }") == [.warning])
      // The receiver may be a controller of this class.
      #expect(try found("(next as! Home).showPopUp()") == [.error])
      #expect(try found("Home().showPopUp()") == [.error])
      #expect(try found("showPopUp()", "func go(_ home: Home) { home.showPopUp() }") == [.error])
      #expect(
        try found("showPopUp()", "typealias Start = Home\nfunc go(_ a: Start) { a.showPopUp() }")
          == [.error])
      // An inherited method, and one that a subclass calls.
      #expect(try found("showPopUp()", head: "class Other: Home") == [.error])
      #expect(try found("child(self).showPopUp(); Home.go()") == [.error])
    }

    @Test func `a call on an object of another class with the method does not use a method`() throws
    {
      func found(_ code: String) throws -> [Diagnostic.Severity] {
        try severities([
          "Home.swift": home,
          "Other.swift": "class Other: UIViewController { func showPopUp() {} }",
          "Third.swift": code,
        ])
      }
      #expect(try found("func go(_ other: Other) { other.showPopUp() }") == [.warning])
      #expect(
        try found("func go(_ a: Other, _ b: Home) { a.showPopUp(); b.view.tag = 1 }") == [.error])
      // Nothing is known about the receiver.
      #expect(try found("func go(_ any: AnyObject) { any.next.showPopUp() }") == [.error])
      // Any class may have the method of a protocol.
      #expect(
        try found(
          """
          protocol Popping { func showPopUp() }
          extension Home: Popping {}
          func go(_ a: Popping, _ b: Other) { a.showPopUp() }
          """) == [.error])
    }

    @Test func `a nib that an unused function loads with the wrong owner is a warning`() throws {
      func severity(_ function: String, _ rest: String = "") throws -> Diagnostic.Severity? {
        let linter = try Linter(LintConfiguration(only: ["nib-owner-mismatch"], evidence: .likely))
        let index = SourceIndex(texts: [
          "Card.swift": """
          class Card: UIView {
            \(function) { _ = Bundle.main.loadNibNamed("Panel", owner: nil) }
            \(rest)
          }
          """,
          "Badge.swift":
            "class Badge: UIView { static func make() {}\n func go() { Badge.make() } }",
        ])
        let bytes = Example(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
              <connections><outlet property="name" destination="b" id="c"/></connections>
          </placeholder>
          <view id="root"><subviews><label id="b"/></subviews></view>
          """, in: .view
        ).document.bytes
        return linter.lint(bytes, file: "Panel.xib", sources: index, run: WholeRun())
          .findings.first?.severity
      }
      #expect(try severity("class func make()") == .warning)
      #expect(try severity("class func make()", "func go() { Self.make() }") == .error)
      #expect(try severity("override func awakeFromNib()") == .error)
      #expect(try severity("init()") == .error)
      #expect(try severity("@objc func make()") == .error)
    }
  }
#endif
