#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import InterfaceBuilder
  import LintExamples
  import Testing

  /// Code whose effect depends on more than the place that a rule looks at.
  @Suite struct AppCodeTests {
    /// What one rule says of a storyboard and code.
    private func messages(
      _ rule: String, _ scenes: String, _ code: [String: String], evidence: Evidence = .likely
    ) throws -> [String] {
      let linter = try Linter(LintConfiguration(only: [rule], evidence: evidence))
      let index = SourceIndex(texts: code)
      let result = linter.lint(
        Example(scenes, in: .storyboard).document.bytes, file: "Main.storyboard", sources: index)
      let document = try #require(result.document)
      return (result.findings + linter.lint(project: [DocumentUses(document)], sources: index))
        .map(\.message)
    }

    private func scene(_ controller: String) -> String {
      "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
    }

    /// What the rule for missing fonts says of a label with an outlet in a class, according to the code of the class.
    private func fontFindings(_ code: String) throws -> Int {
      let example = Example(
        """
        <label id="a">
            <fontDescription key="fontDescription" name="Lobster-Regular" pointSize="17"/>
        </label>
        <view id="b" customClass="Form">
            <connections><outlet property="title" destination="a" id="o"/></connections>
        </view>
        """, in: .view,
        code: ["Form.swift": "class Form: UIView {\n@IBOutlet var title: UILabel!\n\(code)\n}"],
        targets: ["App"], fonts: ["Pacifico-Regular"])
      let rule = try #require(RuleRegistry.all.first { $0.info.id == "font-not-in-app" })
      let reader: ExampleRun.Reader = { files in
        SourceIndex(
          texts: Dictionary(
            files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
          ) { first, _ in first })
      }
      let run = try ExampleRun(rule, example, reader: reader)
      return run.findings(in: example.bytes).count
    }

    @Test func `a font that code may set through an outlet is not looked for`() throws {
      #expect(try fontFindings("func fill() { title.text = name }") == 1)
      #expect(try fontFindings("func fill() { print(UIFont.familyNames) }") == 1)
      #expect(try fontFindings("func fill() { title.font = .systemFont(ofSize: 12) }") == 0)
      #expect(try fontFindings("func fill() { title.setFont(Fonts.title) }") == 0)
      #expect(try fontFindings("func fill() { title.attributedText = text }") == 0)
      #expect(try fontFindings("func fill() { other.font = .systemFont(ofSize: 12) }") == 1)
    }

    @Test func `a storyboard reference has no class`() throws {
      let code = [
        "Home.swift": """
        class Detail: UIViewController {}
        func show(_ board: UIStoryboard) {
          board.instantiateViewController(withIdentifier: "detail") as! Detail
        }
        """
      ]
      func count(_ element: String) throws -> Int {
        let controller =
          #"<\#(element) storyboardIdentifier="detail" id="a" sceneMemberID="viewController"/>"#
        return try messages("cast-unlike-document", scene(controller), code).count
      }
      #expect(try count("viewController") == 1)
      #expect(try count(#"viewControllerPlaceholder storyboardName="Other""#) == 0)
    }

    @Test func `a controller that stands in for another is not shown`() throws {
      func count(_ value: String) throws -> Int {
        let code = [
          "Detail.swift": """
          class Detail: UIViewController { @IBOutlet var panel: UIView! }
          class Home { func fill() { router.show(\(value)) } }
          """
        ]
        return try messages("controller-without-scene", scene(detail), code).count
      }
      #expect(try count("Detail()") == 1)
      #expect(try count("home?.detail ?? other ?? Detail()") == 0)
    }

    @Test func `an outlet of a superclass is nil without the scene, too`() throws {
      let base = "class Base: UIViewController { @IBOutlet var panel: UIView! }\n"
      let code = base + "class Detail: Base {}\nfunc make() -> UIViewController { Detail() }"
      let found = try messages("controller-without-scene", scene(detail), ["A.swift": code])
      #expect(found.count == 1)
    }

    /// A controller in a scene, with an outlet.
    private let detail = """
      <viewController customClass="Detail" id="a" sceneMemberID="viewController">
      <view key="view" id="b"/>
      <connections><outlet property="panel" destination="b" id="c"/></connections>
      </viewController>
      """

    @Test(arguments: [
      ("present(Detail(), animated: true)", 1),
      (
        "let detail = Detail(); navigationController?.pushViewController(detail, animated: true)", 1
      ),
      ("let detail = Detail() as UIViewController; show(detail, sender: nil)", 1),
      ("window?.rootViewController = UINavigationController(rootViewController: Detail())", 1),
      ("let all = [Detail(), other]; tabs.setViewControllers(all, animated: false)", 1),
      ("tabs.viewControllers = [other, Detail()]", 1),
      ("let detail = Detail(); addChild(detail); view.addSubview(detail.view)", 1),
      ("let detail = Detail(); detail.panel.isHidden = true", 1),
      ("view.addSubview(Detail().view)", 1), ("held.panel.isHidden = true", 1),
      ("self.held.view.isHidden = true", 1), ("kept = Detail(); show(kept, sender: nil)", 1),
      ("show(small ? Detail() : other, sender: nil)", 1), ("Detail().call()", 0),
      ("let detail = Detail(); detail.call()", 0),
      ("let detail = Detail(); print(detail.items)", 0),
      ("let detail = Detail(); let panel = other.panel", 0), ("held.items.removeAll()", 0),
      ("load { let detail = Detail(); return detail }", 0), ("other.detail = Detail()", 0), ("", 0),
    ])
    func `a controller that code does not show needs no scene`(_ code: String, _ count: Int) throws
    {
      let files = [
        "Detail.swift": """
        class Detail: UIViewController {
          @IBOutlet var panel: UIView!
          var items: [Int] = []
          func call() {}
        }
        """,
        "Home.swift": """
        class Home: UIViewController {
          var held = Detail()
          var kept: UIViewController!
          func go() { \(code) }
        }
        """,
      ]
      let found = try messages("controller-without-scene", scene(detail), files)
      #expect(found.count == count, "\(found)")
    }

    @Test(arguments: [
      ("[self presentViewController:[[Detail alloc] init] animated:YES completion:nil];", 1),
      ("Detail *detail = [Detail new]; [nav pushViewController:detail animated:YES];", 1),
      ("Detail *detail = [Detail new]; tabs.viewControllers = @[other, detail];", 1),
      ("Detail *detail = [[Detail alloc] init]; detail.panel.hidden = YES;", 1),
      ("_detail = [[Detail alloc] init]; [self.view addSubview:[_detail view]];", 1),
      ("self.detail = [[Detail alloc] init]; [self addChildViewController:self.detail];", 1),
      ("return [[Detail alloc] init];", 1), ("[[[Detail alloc] init] call];", 0),
      ("Detail *detail = [Detail new]; [detail call];", 0),
      ("self.detail = [Detail new]; [self.detail.items removeAllObjects];", 0),
      ("[self remember:[Detail new]];", 0), ("other.detail = [Detail new]; [self show:other];", 0),
    ])
    func `a controller that Objective-C code does not show needs no scene`(
      _ code: String, _ count: Int
    ) throws {
      let files = [
        "Detail.h": """
        @interface Detail : UIViewController
        @property IBOutlet UIView *panel;
        @property NSMutableArray *items;
        @end
        """,
        "Home.m": """
        @interface Home : UIViewController
        @property Detail *detail;
        @end
        @implementation Home
        - (id)go { \(code) }
        @end
        """,
      ]
      let found = try messages("controller-without-scene", scene(detail), files)
      #expect(found.count == count, "\(found)")
    }

    @Test func `state restoration has the storyboard of the scene`() throws {
      func count(_ function: String) throws -> Int {
        let code = [
          "Home.m": """
          @implementation Home
          + (UIViewController *)\(function) {
            UIStoryboard *board = [coder decodeObjectForKey:UIStateRestorationViewControllerStoryboardKey];
            return [board instantiateViewControllerWithIdentifier:@"gone"];
          }
          @end
          """
        ]
        return try messages(
          "identifier-not-in-storyboard", scene(#"<viewController id="a"/>"#), code
        ).count
      }
      #expect(try count("makeWithCoder:(NSCoder *)coder") == 1)
      let restoring =
        "viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder"
      #expect(try count(restoring) == 0)
    }

    /// What one rule says of a nib, with code or without.
    private func findings(_ rule: String, inNib objects: String, _ code: String) throws
      -> [Diagnostic]
    {
      let linter = try Linter(LintConfiguration(only: [rule]))
      return linter.lint(
        Example(objects).document.bytes, file: "Terms.xib",
        sources: code.isEmpty ? nil : SourceIndex(texts: ["Terms.swift": code])
      ).findings
    }

    @Test func `an owner like the root is an error only if its object loads the nib`() throws {
      func finding(_ code: String) throws -> Diagnostic {
        let nib = """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Terms"/>
          <view id="root" customClass="Terms"/>
          """
        return try #require(try findings("owner-is-root-class", inNib: nib, code).first)
      }
      func code(_ function: String, _ owner: String) -> String {
        """
        class Terms: UIView {
          \(function) { Bundle.main.loadNibNamed("Terms", owner: \(owner), options: nil) }
        }
        """
      }
      #expect(try finding("").severity == .warning)
      #expect(try finding(code("func load()", "self")).severity == .error)
      let unused = try finding(code("static func load()", "nil"))
      #expect(unused.severity == .warning && unused.message.contains("does not need it"))
    }

    @Test
    func `what other code may load says nothing about the initializers of an owner like the root`()
      throws
    {
      func message(_ members: String, more: String = "", in connections: String = "") throws
        -> String
      {
        let nib = """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Terms"/>
          <view id="root" customClass="Terms">
              <subviews><button id="a"><connections>\(connections)</connections></button></subviews>
          </view>
          """
        let code = """
          class Terms: UIView { \(members) }
          class Loader { func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: nil) } }
          \(more)
          """
        return try #require(try findings("owner-is-root-class", inNib: nib, code).first).message
      }
      let load = "Bundle.main.loadNibNamed(name, owner: self)"
      #expect(try message("").contains("does not need it"))
      #expect(
        try message("static func make(name: String) { \(load) }").contains("does not need it"))
      #expect(try message("func show(name: String) { \(load) }").contains("does not need it"))
      #expect(try message("var next: Item! { didSet { list.add(self) } }").contains("not need it"))
      let open = "if its initializer loads this nib"
      #expect(try message("override func awakeFromNib() { \(load) }").contains(open))
      #expect(
        try message("override func awakeFromNib() { fill() }; func fill() { \(load) }")
          .contains(open))
      #expect(try message("required init?(coder: NSCoder) { add(to: self) }").contains(open))
      let action =
        #"<action selector="accept:" destination="-1" eventType="touchUpInside" id="b"/>"#
      #expect(try message("", in: action).contains("move the owner's connections to the view"))
    }

    @Test func `a controller without its view is an error only if code is known`() throws {
      let nib = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsViewController"/>
        <view id="root"/>
        """
      func severity(_ code: String) throws -> Diagnostic.Severity? {
        try findings("controller-without-view", inNib: nib, code).first?.severity
      }
      #expect(try severity("") == .warning)
      #expect(try severity("class TermsViewController: UIViewController {}") == .error)
    }

    @Test func `a controller may load a nib with its name for a view in its own view`() throws {
      let nib = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController"/>
        <view id="root" customClass="Terms"/>
        """
      func count(_ body: String, _ more: String = "") throws -> Int {
        let code = """
          class Terms: UIView {}
          class TermsController: UIViewController {}
          extension TermsController { \(body) }
          \(more)
          """
        return try findings("controller-without-view", inNib: nib, code).count
      }
      #expect(try count("") == 1)
      #expect(try count("func go() { let name = \"Terms\" }") == 1)
      #expect(
        try count("func add() { Bundle.main.loadNibNamed(\"Terms\", owner: self, options: nil) }")
          == 0)
      #expect(try count("func add() { view.addSubview(load(Terms.self, owner: self)) }") == 0)
      let index = SourceIndex(texts: [
        "A.m": """
        @interface TermsController : UIViewController
        @end
        @implementation TermsController
        - (Terms *)terms { return [self load:[Terms class]]; }
        @end
        """,
        "B.h": "@interface NSObject (Nibs)\n- (id)load:(Class)class;\n@end",
        "B.m": """
        @implementation NSObject (Nibs)
        - (id)load:(Class)class {
          return [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(class) owner:self options:nil][0];
        }
        @end
        """,
      ])
      let linter = try Linter(LintConfiguration(only: ["controller-without-view"]))
      let result = linter.lint(Example(nib).document.bytes, file: "Terms.xib", sources: index)
      #expect(result.findings.isEmpty)
    }

    @Test func `a root like a cell that code uses as a view is a warning`() throws {
      func severity(_ code: String) throws -> Diagnostic.Severity? {
        let nib = #"<collectionReusableView id="root" customClass="Banner"/>"#
        let code = "class Banner: UIView {}\nclass Home: UIViewController { func go() { \(code) } }"
        return try findings("class-unlike-element", inNib: nib, code).first?.severity
      }
      let load = #"Bundle.main.loadNibNamed("Terms", owner: nil)"#
      let register =
        #"list.register(UINib(nibName: "Terms", bundle: nil), forCellWithReuseIdentifier: "a")"#
      #expect(try severity("") == .error)
      #expect(try severity(load) == .warning)
      #expect(try severity(register) == .error)
      #expect(try severity("\(load); \(register)") == .error)
    }

    @Test func `a cell of the other kind of list at the root of a xib is a warning`() throws {
      func severity(_ element: String, _ superclass: String) throws -> Diagnostic.Severity? {
        let code = "class Row: \(superclass) {}"
        let nib = "<\(element) id=\"root\" customClass=\"Row\"/>"
        return try findings("class-unlike-element", inNib: nib, code).first?.severity
      }
      #expect(try severity("tableViewCell", "UICollectionViewCell") == .warning)
      #expect(try severity("collectionViewCell", "UITableViewCell") == .warning)
      #expect(try severity("tableViewCell", "UITableView") == .error)
      #expect(try severity("collectionReusableView", "UITableViewCell") == .error)
    }

    @Test func `an action of a control that cannot be touched is a warning`() throws {
      func severity(_ outer: String, _ button: String = "", _ more: String = "") throws
        -> Diagnostic.Severity?
      {
        let nib = """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Terms">\(more)</placeholder>
          <view id="root"><subviews><view id="box" \(outer)><subviews>
          <button id="b" \(button)><connections>
          <action selector="accept:" destination="-1" eventType="touchUpInside" id="a"/>
          </connections></button>
          </subviews></view></subviews></view>
          """
        let code = "class Terms: UIViewController { @IBOutlet var box: UIView! }"
        return try findings("missing-action", inNib: nib, code).first?.severity
      }
      #expect(try severity("") == .error)
      #expect(try severity(#"alpha="0.5""#) == .error)
      #expect(try severity(#"alpha="0.0""#) == .warning)
      #expect(try severity(#"hidden="YES""#) == .warning)
      #expect(try severity("", #"userInteractionEnabled="NO""#) == .warning)
      let outlet = #"<connections><outlet property="box" destination="box" id="o"/></connections>"#
      #expect(try severity(#"hidden="YES""#, "", outlet) == .error)
    }

    @Test func `an error in a class that nothing uses is a warning`() throws {
      func severity(_ other: String, scene: String = #"<viewController id="a"/>"#) throws
        -> Diagnostic.Severity?
      {
        let linter = try Linter(LintConfiguration(only: ["identifier-not-in-storyboard"]))
        let index = SourceIndex(texts: [
          "Old.swift": """
          class Old: UIViewController {
            override func viewDidLoad() { storyboard?.instantiateViewController(withIdentifier: "gone") }
          }
          """, "Other.swift": "class Other: UIView { func fill() { \(other) } }",
        ])
        let document = try IBDocument(
          parsing: Example(self.scene(scene), in: .storyboard).bytes, file: "Main.storyboard")
        return linter.lint(project: [DocumentUses(document)], sources: index).first?.severity
      }
      #expect(try severity("") == .warning)
      #expect(try severity("show(Old())") == .error)
      #expect(try severity("Old.present()") == .error)
      #expect(try severity(#"make("Old")"#) == .error)
      #expect(try severity("", scene: #"<viewController id="a" customClass="Old"/>"#) == .error)
    }

    @Test func `a class that gets the list may become its data source`() throws {
      let home = scene(
        """
        <viewController id="a" customClass="Home" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><tableView id="t">
        <connections><outlet property="dataSource" destination="a" id="d"/></connections>
        </tableView></subviews></view>
        <connections><outlet property="list" destination="t" id="l"/></connections>
        </viewController>
        """)
      func count(_ superclass: String, _ code: String, in scene: String? = nil) throws -> Int {
        let presenter = """
          class Presenter: \(superclass) {
            func bind(_ list: UITableView) { \(code) }
            func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { row }
          }
          """
        let name = superclass == "NSObject" ? "presenter" : "(presenter as? Presenter)"
        return try messages(
          "data-source-without-methods", scene ?? home,
          [
            "Home.swift": """
            class Home: UIViewController {
              @IBOutlet var list: UITableView!
              override func viewDidLoad() { \(name).bind(list) }
            }
            """, "Presenter.swift": presenter,
          ]
        ).count
      }
      #expect(try count("NSObject", "list.dataSource = self") == 0)
      #expect(try count("UIView", "list.dataSource = self") == 0)
      #expect(try count("NSObject", "list.reloadData()") == 1)
      // A screen that the code names has a list of its own.
      let index = SourceIndex(texts: [
        "Home.swift": """
        class Home: UIViewController {
          @IBOutlet var list: UITableView!
          func go() { show(Detail(), sender: nil) }
        }
        """,
        "Detail.swift": """
        class Detail: UIViewController {
          @IBOutlet var list: UITableView!
          override func viewDidLoad() { list.dataSource = self }
          func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { row }
        }
        """,
      ])
      let linter = try Linter(LintConfiguration(only: ["data-source-without-methods"]))
      let result = linter.lint(
        Example(home, in: .storyboard).document.bytes, file: "Main.storyboard", sources: index)
      #expect(result.findings.count == 1)
      let unconnected = home.replacing(
        #"<outlet property="list" destination="t" id="l"/>"#, with: "")
      #expect(try count("NSObject", "list.dataSource = self", in: unconnected) == 1)
    }

    @Test func `each superclass of a class with conditions may have its connections`() throws {
      let detail = """
        <viewController id="a" customClass="Detail" sceneMemberID="viewController">
        <view key="view" id="v"/>
        <connections>
        <outlet property="panel" destination="v" id="o"/>
        <segue destination="b" kind="show" identifier="more" id="m"/>
        </connections>
        </viewController>
        """
      let list =
        #"<viewController id="b" customClass="List" sceneMemberID="viewController"/>"#
      func code(_ interface: String) -> [String: String] {
        [
          "Parent.h":
            "@interface Parent : UIViewController\n@property IBOutlet UIView *panel;\n@end",
          "Parent.m": """
          @implementation Parent
          - (void)go { [self performSegueWithIdentifier:@"more" sender:self]; }
          @end
          """,
          "Detail.h": "\(interface)\n@end",
          "List.h": "@interface List : Parent\n@end",
        ]
      }
      let plain = "@interface Detail : UIViewController"
      let either = "#ifdef FLAVOR\n@interface Detail : Parent\n#else\n\(plain)\n#endif"
      for rule in ["identifier-not-in-storyboard", "unconnected-outlet"] {
        func count(_ interface: String) throws -> Int {
          try messages(rule, scene(detail) + scene(list), code(interface)).count
        }
        #expect(try count(plain) == 1, "\(rule)")
        #expect(try count(either) == 0, "\(rule)")
      }
    }
  }
#endif
