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
    var referencedStoryboards: Set<String>? = []
    var infoPlistNames: [InfoPlistName] = []
    var targetNames: [String]?
    func documents(placing className: String) -> [String] { [] }
    func targets(of file: String) -> [String]? { targetNames }
    func bundle(of file: String) -> ProjectBundle? { targetNames == nil ? nil : .main }
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
          """, in: .xib
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

    @Test func `an identifier in a property that no code reads is a warning`() throws {
      func found(_ property: String, _ rest: String = "") throws -> [Diagnostic.Severity] {
        try severities([
          "Screens.swift": """
          extension UIStoryboard {
            enum Screens {
              \(property) {
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "gone")
              }
            }
          }
          """,
          "Home.swift": "class Home: UIViewController { \(rest) }",
        ])
      }
      #expect(try found("static var gone: UIViewController") == [.warning])
      #expect(
        try found("static var gone: UIViewController", "func go() { show(Screens.gone) }") == [
          .error
        ])
      // A framework may read a property with the name of one of its own, or with an attribute.
      #expect(try found("var rootViewController: UIViewController") == [.error])
      #expect(try found("@Late var gone: UIViewController") == [.error])
    }

    /// The findings about an identifier in the property `gone`, with code in other files.
    private func severities(gone code: String, _ file: String = "Other.swift") throws
      -> [Diagnostic.Severity]
    {
      try severities([
        "Screens.swift": """
        extension UIStoryboard {
          enum Screens {
            static var gone: UIViewController {
              UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "gone")
            }
          }
        }
        """,
        "Home.swift": "class Home: UIViewController {}", file: code,
      ])
    }

    @Test(arguments: [
      "func go() { let gone = next(); show(gone) }",
      "func go() {\n  if let first, let gone = next() as? Home {\n    gone.tag = gone.count\n  }\n}",
      "func go() { guard let gone = next() else { return }\n show(gone) }",
      "func go() { if let gone = next(), list.contains(where: { $0.isOn }), ready { show(gone) } }",
      "func go() { while let gone = next() { show(gone) } }",
      "func go() { for gone in list { show(gone) } }",
      "func go() { list.map { [weak self] gone, index in show(gone) } }",
      "func go(_ gone: Home) { show(gone) }",
      "func go(with gone: Home) { show(gone: 1) }",
      "func go() { switch next() {\n case .first(let gone):\n show(gone)\n } }",
    ])
    func `a local variable, a parameter or a label does not use the property with its name`(
      _ code: String
    ) throws {
      #expect(try severities(gone: "class Other: UIViewController {\n\(code)\n}") == [.warning])
    }

    @Test(arguments: [
      "func go() { show(UIStoryboard.Screens.gone) }",
      "func go() { show(gone: Screens.gone) }",
      "func go() { let gone = Screens.gone; show(gone) }",
      "func go() { if let gone = gone { show(gone) } }",
      "func go() { if let gone { show(gone) } }",
      "func go() { if list.contains(where: { $0.isOn }), let gone { show(self) } }",
      "func go() { guard let gone else { return } }",
      "func go() { if let gone = next() { show(gone) }\n show(gone) }",
      "func go(_ gone: Int) {}\n func come() { show(gone) }",
      "let gone = 1\n func go() { show(gone) }",
      #"func go() { show("\(gone)") }"#,
    ])
    func `a word that may be more than a local variable uses the property with its name`(
      _ code: String
    ) throws {
      #expect(try severities(gone: "class Other: UIViewController {\n\(code)\n}") == [.error])
    }

    @Test func `a variable in Objective-C does not use the property with its name`() throws {
      func found(_ code: String) throws -> [Diagnostic.Severity] {
        try severities(
          gone: "@implementation Other\n- (void)go { \(code) }\n@end", "Other.m")
      }
      for code in [
        "id gone = [self next]; [self show:gone];", "[self show:(id)x with:gone, nil];",
        "id gone = nil; gone = first ? gone : second;",
      ] {
        #expect(try found(code) == [.warning], "\(code)")
      }
      for code in ["[Screens gone];", "show(Screens.gone);", "call(@selector(gone));"] {
        #expect(try found(code) == [.error], "\(code)")
      }
    }

    @Test(arguments: [
      ("class Start", "static func open(_ home: UIViewController)"),
      ("class Start", "class func open()"),
      ("enum Start", "static func open(_ home: UIViewController)"),
      ("enum Start: String, CaseIterable", "static func open()"),
      ("struct Start", "static func open(from home: UIViewController)"),
      ("struct Start", "func open()"),
      ("struct Start { enum Inner {}\n }\nextension Start", "static func open()"),
      ("extension UIStoryboard", "static func open(_ home: UIViewController)"),
    ])
    func `a function of a type that no code calls may never run`(_ head: String, _ function: String)
      throws
    {
      func found(_ call: String, head: String) throws -> [Diagnostic.Severity] {
        try severities([
          "Start.swift": """
          \(head) {
            \(function) {
              UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "gone")
            }
          }
          """,
          "Home.swift": "class Home: UIViewController { func go() { \(call) } }",
        ])
      }
      #expect(try found("", head: head) == [.warning])
      #expect(try found("Start.open(self)", head: head) == [.error])
    }

    @Test func `a function that a framework may call may run`() throws {
      func found(_ declaration: String) throws -> [Diagnostic.Severity] {
        try severities([
          "Start.swift": """
          \(declaration) {
              UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "gone")
            }
          }
          """,
          "Home.swift": "class Home: UIViewController {}",
        ])
      }
      #expect(try found("struct Start: Screen { static func open()") == [.error])
      #expect(try found("struct Start {}\nextension Start: Screen { func open()") == [.error])
      #expect(try found("class Start { class func automaticallyNotifiesObservers()") == [.error])
      #expect(try found("protocol Screen {}\nstruct Start: Screen { func open()") == [.warning])
      // Code may call the method of the protocol.
      #expect(
        try found("protocol Screen { func open() }\nstruct Start: Screen { func open()") == [.error]
      )
    }

    @Test func `an identifier in a method that no code calls in Objective-C is a warning`() throws {
      func found(_ head: String, _ rest: String = "", protocols: String = "", swift: String = "")
        throws -> [Diagnostic.Severity]
      {
        try severities([
          "Home.h": "@interface Home : UIViewController \(protocols)\n@end",
          "Home.m": """
          @implementation Home
          \(head) { [self performSegueWithIdentifier:@"gone" sender:nil]; }
          \(rest)
          @end
          """,
          "Other.swift": "class Other: UIViewController { \(swift) }",
        ])
      }
      #expect(try found("- (void)openDetail") == [.warning])
      #expect(try found("- (void)openDetailForItem:(id)item") == [.warning])
      #expect(try found("- (void)openDetail", "- (void)go { [self openDetail]; }") == [.error])
      #expect(try found("- (void)openDetail", "- (id)go { return @\"openDetail\"; }") == [.error])
      // Swift shortens names, and calls setters by the names of properties.
      #expect(
        try found(
          "- (void)openDetailForItem:(id)item", swift: "func go() { home.openDetail(for: 1) }")
          == [.error])
      #expect(
        try found("- (void)setItem:(id)item", swift: "func go() { home.item = 1 }") == [.error])
      // UIKit, or a library whose protocol the class has, may call the method.
      #expect(try found("- (void)viewDidLoad") == [.error])
      #expect(try found("- (void)openDetail", protocols: "<UITableViewDelegate>") == [.warning])
      #expect(try found("- (void)openDetail", protocols: "<PickerDelegate>") == [.error])
    }

    /// The severity of a missing outlet in the initial scene of `User.storyboard`.
    private func severity(
      _ function: String, calls: String = "", _ run: WholeRun
    ) throws -> Diagnostic.Severity? {
      let linter = try Linter(LintConfiguration(only: ["missing-outlet"], evidence: .likely))
      let index = SourceIndex(texts: [
        "Member.swift": "class Member: UIViewController {}",
        "Entrance.h": "@interface Entrance : NSObject\n+ (id)userScreen;\n@end",
        "Entrance.m": """
        @implementation Entrance
        + (id)userScreen {
          UIStoryboard *board = [UIStoryboard storyboardWithName:@"User" bundle:nil];
          return \(function);
        }
        @end
        """,
        "Home.m": "@implementation Home\n- (void)viewDidLoad { \(calls) }\n@end",
      ])
      let bytes = Example(
        """
        <scene sceneID="s"><objects>
            <viewController id="a" customClass="Member" sceneMemberID="viewController">
                <connections><outlet property="avatar" destination="a" id="o"/></connections>
            </viewController>
        </objects></scene>
        """, in: .storyboard, root: #"initialViewController="a""#
      ).document.bytes
      return linter.lint(bytes, file: "User.storyboard", sources: index, run: run).findings.first?
        .severity
    }

    @Test func `an initial scene that only unused code shows is not shown`() throws {
      let place = SourcePlace(file: "Info.plist", line: 1)
      func run(_ names: [String], _ referenced: Set<String> = []) -> WholeRun {
        WholeRun(
          referencedStoryboards: referenced,
          infoPlistNames: names.map { InfoPlistName(use: .main, name: $0, place: place) })
      }
      let initial = "board.instantiateInitialViewController"
      #expect(try severity(initial, run(["Main"])) == .warning)
      #expect(try severity("[board instantiateInitialViewController]", run(["Main"])) == .warning)
      #expect(try severity(#"[board make:@"x"]"#, run(["Main"])) == .warning)
      #expect(try severity(initial, calls: "[Entrance userScreen];", run(["Main"])) == .error)
      #expect(try severity(initial, run(["Main", "User"])) == .error)
      #expect(try severity(initial, run(["Main"], ["User"])) == .error)
      #expect(try severity(initial, run(["Main", "User~ipad.storyboard"])) == .error)
      var nib = run([])
      nib.infoPlistNames = [InfoPlistName(use: .mainNib, name: "MainWindow", place: place)]
      #expect(try severity(initial, nib) == .warning)
      nib.infoPlistNames = [InfoPlistName(use: .launchScreen, name: "Launch", place: place)]
      #expect(try severity(initial, nib) == .error)
      // Without an Info.plist, any storyboard may be the main one.
      #expect(try severity(initial, run([])) == .error)
    }

    @Test func `a use of a class is no use of the segue with its name`() throws {
      func severity(_ code: String) throws -> Diagnostic.Severity? {
        let linter = try Linter(LintConfiguration(only: ["missing-outlet"], evidence: .likely))
        let index = SourceIndex(texts: [
          "Home.swift": "class Home: UIViewController {\n func go() { \(code) }\n}",
          "Member.swift": "class Member: UIViewController {}",
        ])
        let bytes = Example(
          """
          <scene sceneID="s"><objects>
              <viewController id="a" customClass="Home" sceneMemberID="viewController">
                  <connections><segue destination="b" kind="show" identifier="Member" id="s"/></connections>
              </viewController>
          </objects></scene>
          <scene sceneID="t"><objects>
              <viewController id="b" customClass="Member" sceneMemberID="viewController">
                  <connections><outlet property="avatar" destination="b" id="o"/></connections>
              </viewController>
          </objects></scene>
          """, in: .storyboard, root: #"initialViewController="a""#
        ).document.bytes
        return linter.lint(bytes, file: "Main.storyboard", sources: index, run: WholeRun())
          .findings.first?.severity
      }
      #expect(try severity("show(Member(), sender: nil)") == .warning)
      #expect(try severity(#"performSegue(withIdentifier: "Member", sender: nil)"#) == .error)
      #expect(
        try severity("performSegue(withIdentifier: String(describing: Member.self), sender: nil)")
          == .error)
      #expect(try severity("let name = \"Member\"; leave(name)") == .error)
    }

    @Test func `a missing nib for a cell that a document defines is a warning`() throws {
      func found(_ texts: [String: String], prototype: String = "Row") throws
        -> [Diagnostic.Severity]
      {
        let linter = try Linter(
          LintConfiguration(only: ["document-name-not-found"], evidence: .likely))
        let index = SourceIndex(texts: texts)
        let bytes = Example(
          """
          <scene sceneID="s"><objects>
              <tableViewController id="a" customClass="Home" sceneMemberID="viewController">
                  <tableView key="view" id="t">
                      <prototypes><tableViewCell reuseIdentifier="\(prototype)" id="c"/></prototypes>
                  </tableView>
              </tableViewController>
          </objects></scene>
          """, in: .storyboard, root: #"initialViewController="a""#
        ).document.bytes
        let document = try #require(
          linter.lint(bytes, file: "Main.storyboard", sources: index).document)
        return linter.lint(
          project: [DocumentUses(document)], sources: index, run: WholeRun(targetNames: ["App"])
        ).map(\.severity)
      }
      let objectiveC = [
        "Home.h": "@interface Home : UITableViewController\n@end",
        "Home.m": """
        @implementation Home
        - (UITableViewCell *)tableView:(UITableView *)list cellForRowAtIndexPath:(NSIndexPath *)path {
          static NSString *name = @"Row";
          UITableViewCell *cell = [list dequeueReusableCellWithIdentifier:name];
          if (cell == nil) {
            cell = [[[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil] firstObject];
          }
          return cell;
        }
        @end
        """,
      ]
      let swift = [
        "Home.swift": """
        class Home: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            if let cell = list.dequeueReusableCell(withIdentifier: "Row") { return cell }
            return Bundle.main.loadNibNamed("Row", owner: nil)?.first as! UITableViewCell
          }
          override func viewDidLoad() {}
        }
        """
      ]
      for code in [objectiveC, swift] {
        #expect(try found(code) == [.warning])
        #expect(try found(code, prototype: "Other") == [.error])
      }
      let other = swift.mapValues {
        $0.replacing(
          "viewDidLoad() {}",
          with: #"viewDidLoad() { _ = Bundle.main.loadNibNamed("Row", owner: self) }"#)
      }
      #expect(try found(other).sorted { "\($0)" < "\($1)" } == [.error, .warning])
    }
  }
#endif
