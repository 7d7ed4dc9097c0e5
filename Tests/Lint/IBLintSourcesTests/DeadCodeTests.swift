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

  /// Code and scenes that nothing uses, so that a mistake in them crashes nothing.
  @Suite struct DeadCodeTests {
    private func scene(_ controller: String) -> String {
      "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
    }

    @Test func `a function or variable with the word of a storyboard id does not show the scene`()
      throws
    {
      let storyboard = Example(
        """
        <scene sceneID="s"><objects>
            <viewController storyboardIdentifier="toMember" id="a" customClass="Member" sceneMemberID="viewController">
                <connections><outlet property="avatar" destination="a" id="o"/></connections>
            </viewController>
        </objects></scene>
        """, in: .storyboard
      ).document.bytes
      func severity(_ code: String, _ file: String = "Home.swift") throws -> Diagnostic.Severity? {
        let linter = try Linter(LintConfiguration(only: ["missing-outlet"], evidence: .likely))
        let index = SourceIndex(texts: [
          file: code, "Member.swift": "class Member: UIViewController {}",
        ])
        let result = linter.lint(
          storyboard, file: "Main.storyboard", sources: index, run: WholeRun())
        return result.findings.first?.severity
      }
      for code in [
        "func toMember() {}", "func go() { self.toMember() }",
        "func toMember() {}\nfunc go(_ home: Home) { home.toMember() }",
        "func go() { let toMember = 1; print(toMember) }",
      ] {
        #expect(try severity("class Home {\n\(code)\n}") == .warning, "\(code)")
      }
      for code in [
        "func go() { show(Scenes.toMember.make()) }", "func go() { show(R.storyboard.toMember()) }",
        "enum Scene: String { case first, toMember }", #"let name = "toMember""#,
      ] {
        #expect(try severity("class Home {\n\(code)\n}") == .error, "\(code)")
      }
      func objectiveC(_ code: String) -> String { "@implementation Home\n\(code)\n@end" }
      let local = objectiveC("- (void)go { id toMember = [Home new]; [self show:toMember]; }")
      #expect(try severity(local, "Home.m") == .warning)
      let member = objectiveC("- (void)go { [self show:[Scenes toMember]]; }")
      #expect(try severity(member, "Home.m") == .error)
    }

    @Test func `a nib whose name is only the reuse id of other cells is never loaded`() throws {
      let nib = Example(
        """
        <tableViewCell id="a" customClass="Row">
            <connections><outlet property="avatar" destination="a" id="o"/></connections>
        </tableViewCell>
        """
      ).document.bytes
      func severity(_ code: String, other: String = "") throws -> Diagnostic.Severity? {
        let linter = try Linter(LintConfiguration(only: ["missing-outlet"], evidence: .likely))
        let index = SourceIndex(texts: [
          "Row.h": "@interface Row : UITableViewCell\n@end", "Row.m": "@implementation Row\n@end",
          "List.m": """
          @implementation List
          - (UITableViewCell *)tableView:(UITableView *)list cellForRowAtIndexPath:(NSIndexPath *)path {
            static NSString *name = @"RowCell";
            Row *row = [list dequeueReusableCellWithIdentifier:name];
            if (!row) { row = \(code); }
            return row;
          }
          @end
          """,
          "Other.m": "@implementation Other\n\(other)\n@end",
        ])
        return linter.lint(nib, file: "RowCell.xib", sources: index, run: WholeRun())
          .findings.first?.severity
      }
      let creation = "[[Row alloc] initWithStyle:0 reuseIdentifier:name]"
      #expect(try severity(creation) == .warning)
      #expect(
        try severity(
          "[[[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil] firstObject]")
          == .error)
      let load =
        "- (void)load { [[NSBundle mainBundle] loadNibNamed:@\"RowCell\" owner:nil options:nil]; }"
      #expect(try severity(creation, other: load) == .error)
      let computed = "- (id)load:(NSString *)x { return [UINib nibWithNibName:x bundle:nil]; }"
      #expect(try severity(creation, other: computed) == .error)
      #expect(try severity(creation, other: "- (id)name { return @\"RowCell\"; }") == .error)
    }

    @Test func `a segue that no code performs does not show its scene`() throws {
      func severity(_ segue: String, _ code: String = "") throws -> Diagnostic.Severity? {
        let first = scene(
          """
          <viewController id="a" customClass="Home" sceneMemberID="viewController">
              <connections>\(segue)</connections>
          </viewController>
          """)
        let second = scene(
          """
          <viewController id="b" customClass="Member" sceneMemberID="viewController">
              <connections><outlet property="avatar" destination="b" id="o"/></connections>
          </viewController>
          """)
        let linter = try Linter(LintConfiguration(only: ["missing-outlet"], evidence: .likely))
        let index = SourceIndex(texts: [
          "Home.swift": "class Home: UIViewController {\n\(code)\n}",
          "Member.swift": "class Member: UIViewController {}",
        ])
        let bytes = Example(
          first + second, in: .storyboard, root: #"initialViewController="a""#
        ).document.bytes
        return linter.lint(bytes, file: "Main.storyboard", sources: index, run: WholeRun())
          .findings.first?.severity
      }
      let segue = #"<segue destination="b" kind="show" identifier="toMember" id="s"/>"#
      #expect(try severity(segue) == .warning)
      let name = #"performSegue(withIdentifier: "toMember", sender: nil)"#
      #expect(try severity(segue, "func go() { \(name) }") == .error)
      let computed = "func go(_ id: String) { performSegue(withIdentifier: id, sender: nil) }"
      #expect(try severity(segue, computed) == .error)
      let relationship = #"<segue destination="b" kind="relationship" identifier="x" id="s"/>"#
      #expect(try severity(relationship) == .error)
    }

    @Test func `a block that creates a controller determines its class`() throws {
      func severity(_ creation: String) throws -> Diagnostic.Severity? {
        let linter = try Linter(LintConfiguration(only: ["wrong-module"], evidence: .likely))
        let index = SourceIndex(texts: [
          "Package.swift": "",
          "Sources/Kit/About.swift": """
          class About: UIViewController {
            @IBOutlet var title2: UILabel!
            static func make(_ board: UIStoryboard) -> About {
              \(creation)
            }
          }
          """,
        ])
        let bytes = Example(
          scene(
            """
            <viewController id="a" customClass="About" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><label id="b"/></subviews></view>
                <connections><outlet property="title2" destination="b" id="o"/></connections>
            </viewController>
            """), in: .storyboard, root: #"initialViewController="a""#
        ).document.bytes
        return linter.lint(bytes, file: "Main.storyboard", sources: index).findings.first?.severity
      }
      let block = "board.instantiateViewController(identifier: id) { About(coder: $0, model: 1) }"
      #expect(try severity(block) == .warning)
      #expect(try severity("board.instantiateViewController(identifier: id)") == .error)
    }

    /// The severities of identifiers that no document contains, in the code of a controller with one scene.
    private func severities(_ code: String, _ file: String = "Home.swift", _ scenes: String? = nil)
      throws -> [Diagnostic.Severity]
    {
      let own = scene(
        """
        <viewController id="a" customClass="Home" sceneMemberID="viewController">
            <view key="view" id="v">
                <subviews>
                    <button id="b">
                        <connections>
                            <action selector="open:" destination="a" eventType="touchUpInside" id="c"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
        <tapGestureRecognizer id="g">
            <connections><action selector="tapped:" destination="a" id="d"/></connections>
        </tapGestureRecognizer>
        """)
      let linter = try Linter(
        LintConfiguration(only: ["identifier-not-in-storyboard"], evidence: .likely))
      let index = SourceIndex(texts: [file: code])
      let bytes = Example(
        scenes ?? own, in: .storyboard, root: #"initialViewController="a""#
      ).document.bytes
      let document = try #require(
        linter.lint(bytes, file: "Main.storyboard", sources: index).document)
      return linter.lint(project: [DocumentUses(document)], sources: index, run: WholeRun())
        .map(\.severity)
    }

    @Test func `an identifier in an action that no object sends is a warning`() throws {
      func swift(_ head: String, _ rest: String = "") throws -> [Diagnostic.Severity] {
        try severities(
          """
          class Home: UIViewController {
            \(head) { performSegue(withIdentifier: "gone", sender: nil) }
            \(rest)
          }
          """)
      }
      #expect(try swift("@IBAction func open(_ sender: Any)") == [.error])
      #expect(try swift("@IBAction func tapped(_ sender: Any)") == [.warning])
      #expect(try swift("@IBAction func other(_ sender: Any)") == [.warning])
      let call = "override func viewDidLoad() { other(self) }"
      #expect(try swift("@IBAction func other(_ sender: Any)", call) == [.error])
      let selector = #"let action = Selector("other:")"#
      #expect(try swift("@IBAction func other(_ sender: Any)", selector) == [.error])
      func objectiveC(_ action: String, _ rest: String = "") throws -> [Diagnostic.Severity] {
        try severities(
          """
          @interface Home : UIViewController
          @end
          @interface Home ()
          - (IBAction)\(action):(id)sender;
          @end
          @implementation Home
          - (IBAction)\(action):(id)sender {
            [self performSegueWithIdentifier:@"gone" sender:nil];
          }
          \(rest)
          @end
          """, "Home.m")
      }
      #expect(try objectiveC("open") == [.error])
      #expect(try objectiveC("other", "- (void)go { [self other:self]; }") == [.error])
      // A variable of the name: a method is called by a message.
      #expect(try objectiveC("other", "- (int)go { return 3 - (int)other; }") == [.warning])
      #expect(try objectiveC("tapped") == [.warning])
    }

    @Test func `an identifier in a function that no code calls is a warning`() throws {
      func found(_ head: String, _ rest: String = "") throws -> [Diagnostic.Severity] {
        try severities(
          """
          class Home: UIViewController, UISearchResultsUpdating {
            \(head) { performSegue(withIdentifier: "gone", sender: nil) }
            \(rest)
          }
          """)
      }
      #expect(try found("func toAreas(key: String?, ids: [Int])") == [.warning])
      #expect(try found("private func toAreas()") == [.warning])
      #expect(try found("func toAreas()", "func go() { toAreas() }") == [.error])
      #expect(try found("func toAreas()", #"let name = "toAreas""#) == [.warning])
      #expect(try found("@objc func toAreas()") == [.error])
      // UIKit calls these.
      #expect(try found("override func viewDidLoad()") == [.error])
      #expect(try found("func searchBarTextDidBeginEditing(_ bar: UISearchBar)") == [.error])
      #expect(try found("func updateSearchResults(for search: UISearchController)") == [.error])
    }

    @Test func `an identifier in a class whose scenes nothing shows is a warning`() throws {
      func found(_ identifier: String, _ other: String = "") throws -> [Diagnostic.Severity] {
        let first = scene(#"<viewController id="a" sceneMemberID="viewController"/>"#)
        let lost = scene(
          "<viewController \(identifier) id=\"b\" customClass=\"Home\" sceneMemberID=\"viewController\"/>"
        )
        let code = """
          class Home: UIViewController {
            override func viewDidLoad() { performSegue(withIdentifier: "gone", sender: nil) }
          }
          \(other)
          """
        return try severities(code, "Home.swift", first + lost)
      }
      #expect(try found("") == [.warning])
      #expect(try found(#"storyboardIdentifier="splash""#) == [.warning])
      #expect(try found(#"storyboardIdentifier="splash""#, #"let name = "splash""#) == [.error])
      #expect(try found("", "func go() { show(Home()) }") == [.error])
      #expect(try found("", "class Start: Home {}") == [.error])
    }

    @Test func `an identifier in a data source of no list is a warning`() throws {
      func found(
        _ rest: String = "", superclass: String = "UIViewController", list: String = "tableView"
      ) throws -> [Diagnostic.Severity] {
        let code = """
          class Home: \(superclass) {
            override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
              list.dequeueReusableCell(withReuseIdentifier: "gone", for: path)
            }
            \(rest)
          }
          """
        let own = scene(
          """
          <viewController id="a" customClass="Home" sceneMemberID="viewController">
              <view key="view" id="v"><subviews>
                  <\(list) id="l">
                      <connections><outlet property="dataSource" destination="a" id="o"/></connections>
                  </\(list)>
              </subviews></view>
          </viewController>
          """)
        return try severities(code, "Home.swift", own)
      }
      #expect(try found() == [.warning])
      #expect(try found(list: "collectionView") == [.error])
      #expect(try found(superclass: "UICollectionViewController") == [.error])
      #expect(try found("override func viewDidLoad() { grid.dataSource = self }") == [.error])
    }
  }
#endif
