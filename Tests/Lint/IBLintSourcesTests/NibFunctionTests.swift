#if SourceChecks
  import IBLint
  import IBLintSources
  import Testing

  @Suite("What functions do with nibs")
  struct NibFunctionTests {
    private let card = """
      class CardView: UIView {
        @IBOutlet var contentView: UIView!
        override init(frame: CGRect) {
          super.init(frame: frame)
          commonInit()
        }
        required init?(coder: NSCoder) { fatalError() }
        private func commonInit() {
          Bundle.main.loadNibNamed("CardView", owner: self, options: nil)
          addSubview(contentView)
        }
      }
      """

    @Test
    func `a load is seen through the functions that an initializer calls`() throws {
      let index = SourceIndex(texts: ["CardView.swift": card])
      let functions = try #require(index.declaration(of: "CardView", module: nil)).functions
      #expect(functions.map(\.name) == ["init(frame:)", "commonInit()", "init(coder:)"])
      #expect(functions[0].callsSuper)
      #expect(functions[0].calls == ["commonInit()"])
      #expect(functions[1].loads.map(\.nibName) == ["CardView"])
      #expect(functions[1].loads.map(\.ownerIsSelf) == [true])
      #expect(functions.map(\.refusal) == [nil, nil, .stopsProgram])
      #expect(functions[1].additions.map { "\($0.name) \($0.isPlaced)" } == ["contentView false"])
      #expect(
        index.loading(ofNib: "CardView", className: "CardView", module: nil)
          == NibLoading(sites: [NibCallSite(file: "CardView.swift", line: 9, isInObject: true)]))
      #expect(index.loading(ofNib: "Other", className: "CardView", module: nil) == NibLoading())
    }

    @Test(
      arguments: [
        "contentView.frame = bounds", "contentView?.autoresizingMask = [.flexibleWidth]",
        "pin(contentView)",
        "NSLayoutConstraint.activate([contentView.topAnchor.constraint(to: x)])",
        "self.contentView.snp.makeConstraints { _ in }", "let views = [contentView]",
      ])
    func `a view that gets a frame, constraints or a helper's hand counts as placed`(
      statement: String
    ) throws {
      let text = card.replacing(
        "addSubview(contentView)", with: "addSubview(contentView); \(statement)")
      let index = SourceIndex(texts: ["CardView.swift": text])
      let functions = try #require(index.declaration(of: "CardView", module: nil)).functions
      #expect(functions.flatMap(\.additions).map(\.isPlaced) == [true])
    }

    @Test(
      arguments: [
        "contentView.backgroundColor = nil", "contentView.isHidden = true",
        "contentView.translatesAutoresizingMaskIntoConstraints = false",
        "guard let contentView = contentView else { return }",
      ])
    func `what says nothing of a place does not count as placing`(statement: String) throws {
      let text = card.replacing(
        "addSubview(contentView)", with: "addSubview(contentView); \(statement)")
      let index = SourceIndex(texts: ["CardView.swift": text])
      let functions = try #require(index.declaration(of: "CardView", module: nil)).functions
      #expect(functions.flatMap(\.additions).map(\.isPlaced) == [false])
    }

    @Test
    func `a view placed where the class lays out its subviews is placed`() throws {
      let text =
        card
        + "extension CardView { override func layoutSubviews() { contentView.frame = bounds } }"
      let index = SourceIndex(texts: ["CardView.swift": text])
      let functions = try #require(index.declaration(of: "CardView", module: nil)).functions
      #expect(functions.flatMap(\.additions).map(\.isPlaced) == [true])
    }

    @Test(
      arguments: [
        #""CardView""#, "String(describing: Self.self)", #""\(Self.self)""#,
        "String(describing: type(of: self))", #""\(type(of: self))""#, "CardView.nibName",
        "Self.nibName", #""\(CardView.self)""#,
        #"NSStringFromClass(Self.self).components(separatedBy: ".").last!"#,
        "String(describing: CardView.self)", "name", "type(of: self).described",
        #"type(of: self).description().components(separatedBy: ".").last!"#,
      ])
    func `a nib's name is known with every spelling of the class' own`(name: String) {
      let index = SourceIndex(texts: [
        "CardView.swift": """
        final class CardView: UIView {
          static let nibName = "CardView"
          static var described: String { return String(describing: self) }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            let name = String(describing: Self.self)
            let view = UINib(nibName: \(name), bundle: nil).instantiate(withOwner: self).first as? UIView
            print(name, view as Any)
          }
        }
        """
      ])
      #expect(
        index.loading(ofNib: "CardView", className: "CardView", module: nil)?.sites == [
          NibCallSite(file: "CardView.swift", line: 7, isInObject: true)
        ])
    }

    @Test
    func `loads are found in superclasses, in extensions of frameworks' classes and of protocols`()
    {
      let index = SourceIndex(texts: [
        "NibView.swift": """
        class NibView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            load()
          }
          func load() { Bundle.main.loadNibNamed("\\(Self.self)", owner: self) }
        }
        class Badge: NibView {}
        """,
        "Loading.swift": """
        extension UIView {
          func fill() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self) }
        }
        protocol Loading {}
        extension Loading {
          func loadOwn() { UINib(nibName: "Row", bundle: nil).instantiate(withOwner: self) }
        }
        class Tag: UILabel { init() { super.init(frame: .zero); fill() } }
        class Row: UIControl, Loading { required init?(coder: NSCoder) { loadOwn() } }
        class Lazy: UIView {
          init() { super.init(frame: .zero) }
          static func make() -> Lazy { UINib(nibName: "Lazy", bundle: nil).instantiate(withOwner: nil)[0] as! Lazy }
        }
        class Unknown: PodView { }
        class Helped: UIView { init() { super.init(frame: .zero); xibSetUp() } }
        """,
      ])
      func loading(_ name: String) -> NibLoading? {
        index.loading(ofNib: name, className: name, module: nil)
      }
      func sites(_ name: String) -> [String]? {
        loading(name)?.sites.map { "\($0.file) \($0.line) \($0.isInObject)" }
      }
      // What every view could call counts, whether anybody is seen to do so or not.
      #expect(sites("Badge") == ["Loading.swift 2 true", "NibView.swift 6 true"])
      #expect(sites("Tag") == ["Loading.swift 2 true"])
      #expect(sites("Row") == ["Loading.swift 2 true", "Loading.swift 6 true"])
      #expect(sites("Lazy") == ["Loading.swift 2 true", "Loading.swift 12 false"])
      #expect(loading("Unknown")?.doubts.contains { $0.reason == .superclass } == true)
      #expect(
        loading("Helped")?.doubts == [
          NibDoubt(
            .unknownHelper("xibSetUp"),
            place: SourcePlace(file: "Loading.swift", line: 15, column: 59))
        ])
      #expect(loading("Nowhere") == nil)
    }

    @Test(arguments: [
      ("objc_setAssociatedObject(self, &key, 1, .OBJC_ASSOCIATION_RETAIN)", true),
      ("_ = objc_getAssociatedObject(self, &key)", true),
      ("center.addObserver(self, selector: #selector(go), name: nil, object: nil)", true),
      ("button.addTarget(self, action: #selector(go), for: .touchUpInside)", true),
      ("let pointer = Unmanaged.passUnretained(self).toOpaque()", true),
      ("objc_msgSend(self, go)", false), ("setUp(self)", false),
    ])
    func `a function that only holds an object loads no nib for it`(
      _ call: String, _ isHarmless: Bool
    ) {
      let index = SourceIndex(texts: [
        "Badge.swift": "class Badge: UIView { override func awakeFromNib() { prepare() } }",
        "Help.swift": "extension NSObject { func prepare() { \(call) } }",
      ])
      let loading = index.loading(ofNib: "Badge", className: "Badge", module: nil)
      #expect(loading?.doubts.isEmpty == isHarmless)
    }

    @Test
    func `in Objective-C, too, a function that only holds an object loads no nib`() {
      for (call, isHarmless) in [
        ("objc_setAssociatedObject(self, &key, @1, OBJC_ASSOCIATION_RETAIN)", true),
        ("[button addTarget:self action:@selector(go) forControlEvents:1]", true),
        ("[loader load:self]", false),
      ] {
        let index = SourceIndex(texts: [
          "Badge.h": "@interface Badge : UIView\n@end",
          "Badge.m": "@implementation Badge\n- (void)awakeFromNib { \(call); }\n@end",
        ])
        let loading = index.loading(ofNib: "Badge", className: "Badge", module: nil)
        #expect(loading?.doubts.isEmpty == isHarmless, "\(call)")
      }
    }

    @Test(arguments: [
      ("class Loader { static let name = \"Badge\" }", "Loader.name", true),
      ("enum Loader { static let name = \"Badge\" }", "Loader.name", true),
      ("enum Loader { static let name = \"Other\" }", "Loader.name", false),
    ])
    func `a name is that of the type in front of it, not of a property of its own`(
      _ loader: String, _ name: String, _ isLoaded: Bool
    ) {
      let index = SourceIndex(texts: [
        "A.swift": """
        \(loader)
        class Badge: UIView {
          static let name = "Third"
          func show() { Bundle.main.loadNibNamed(\(name), owner: nil) }
        }
        """
      ])
      #expect(
        index.loading(ofNib: "Badge", className: "Badge", module: nil)?.sites.map(\.line)
          == (isLoaded ? [4] : []))
      #expect(index.loading(ofNib: "Third", className: "Badge", module: nil)?.sites == [])
    }

    @Test
    func `other code that loads a nib is a call site outside its object`() {
      let index = SourceIndex(texts: [
        "A.swift": """
        class Box: UIView { static func make() { Bundle.main.loadNibNamed("Box", owner: nil) } }
        class Screen: UIViewController {
          let box = UINib(nibName: "Box", bundle: nil)
          func show() {
            tableView.register(UINib(nibName: "Box", bundle: nil), forCellReuseIdentifier: "Box")
            let nib = UINib(nibName: "Box", bundle: nil)
            nib.instantiate(withOwner: self, options: nil)
          }
        }
        func free() { Bundle.main.loadNibNamed("Box", owner: nil) }
        """
      ])
      let loading = index.loading(ofNib: "Box", className: "Box", module: nil)
      #expect(loading?.sites.map(\.line) == [1, 3, 5, 6, 7, 10])
      #expect(loading?.sites.allSatisfy { !$0.isInObject } == true && loading?.doubts == [])
    }

    @Test(arguments: [
      ("fatalError()", "super.init(coder: coder)", false),
      ("super.init(coder: coder)", "fatalError()", false), ("fatalError()", "return nil", true),
    ])
    func `of two initializers that conditions choose from, one that works speaks for both`(
      _ one: String, _ other: String, _ refuses: Bool
    ) throws {
      let index = SourceIndex(texts: [
        "A.swift": """
        class Badge: UIView {
          #if DEBUG
            required init?(coder: NSCoder) { \(one) }
          #else
            required init?(coder: NSCoder) { \(other) }
          #endif
        }
        """
      ])
      let functions = try #require(index.declaration(of: "Badge", module: nil)).functions
      #expect(functions.map { $0.refusal != nil } == [refuses, refuses])
    }

    @Test(arguments: [
      ("String(describing: type(of: self))", "CardView"),
      (#""\(Self.self)""#, "CardView"),
      ("NSStringFromClass(type(of: self))", "KTCardView"),
      ("type(of: self).description()", "KTCardView"),
    ])
    func `only the name at run time is the one that an attribute gives the class`(
      _ name: String, _ nib: String
    ) {
      let code = card.replacing("class CardView", with: "@objc(KTCardView) class CardView")
        .replacing(#""CardView""#, with: name)
      let index = SourceIndex(texts: ["CardView.swift": code])
      for other in ["CardView", "KTCardView"] {
        #expect(index.nibLoads(named: other).count == (other == nib ? 1 : 0), "\(other)")
      }
    }

    @Test
    func `identifiers of storyboards are collected`() {
      let index = SourceIndex(texts: [
        "A.swift": """
        class Screen: UITableViewController {
          func show() {
            performSegue(withIdentifier: "detail", sender: self)
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home")
            tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
            tableView.register(Row.self, forCellReuseIdentifier: "Made")
            performSegue(withIdentifier: name, sender: self)
          }
        }
        """,
        "B.m": """
        @implementation B
        - (void)go { [self performSegueWithIdentifier:@"back" sender:nil]; }
        @end
        """,
      ])
      #expect(
        index.identifierUses.map { "\($0.kind) \($0.identifier) \($0.place.line)" } == [
          "segue detail 3", "storyboard Main 4", "scene Home 4", "reuse Row 5",
          "registration Made 6",
          "segue back 2",
        ])
    }

    @Test
    func `Objective-C code for cells names a parameter, a variable or a property of its object`() {
      func list(_ receiver: String, in body: String = "", function: String? = nil) -> [String] {
        let start = function ?? "- (void)add:(id)name to:(UITableView * _Nonnull)list"
        let code = """
          \(start) {
            \(body)
            [\(receiver) registerClass:Row.class forCellReuseIdentifier:@"Row"];
          }
          """
        return SourceIndex(texts: [
          "A.m": function == nil ? "@implementation A\n\(code)\n@end" : code
        ]).identifierUses.map { "\($0.list)" }
      }
      #expect(list("list") == ["parameter"])
      #expect(list("list", function: "void add(UITableView *list)") == ["parameter"])
      #expect(list("table") == ["property(\"table\")"])
      #expect(list("to") == ["property(\"to\")"])
      #expect(list("_table") == ["property(\"table\")"])
      #expect(list("table", in: "UITableView *table = [self make];") == ["local"])
      #expect(list("table", in: "id table = self.rows;") == ["property(\"rows\")"])
      #expect(list("table", in: "UITableView * const table = _rows;") == ["property(\"rows\")"])
      #expect(list("table", in: "UITableView *table = self.rows.first;") == ["local"])
    }
  }
#endif
