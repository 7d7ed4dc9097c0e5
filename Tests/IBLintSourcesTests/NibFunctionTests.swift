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
        index.callSites(ofNib: "CardView", className: "CardView", module: nil) == [
          NibCallSite(file: "CardView.swift", line: 9, isInInitializer: true)
        ])
      #expect(index.callSites(ofNib: "Other", className: "CardView", module: nil) == [])
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
        index.callSites(ofNib: "CardView", className: "CardView", module: nil) == [
          NibCallSite(file: "CardView.swift", line: 7, isInInitializer: true)
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
      func sites(_ name: String) -> [Bool]? {
        index.callSites(ofNib: name, className: name, module: nil)?.map(\.isInInitializer)
      }
      #expect(sites("Badge") == [true])
      #expect(sites("Tag") == [true])
      #expect(sites("Row") == [true])
      #expect(sites("Lazy") == [false])
      #expect(sites("Unknown") == nil)
      #expect(sites("Helped") == nil)
      #expect(sites("Nowhere") == nil)
    }

    @Test(arguments: [
      #"required init?(coder: NSCoder) { super.init(coder: coder); Loader.load("Badge", owner: self) }"#,
      "required init?(coder: NSCoder) { super.init(coder: coder); Loader.shared.load(self) }",
      "required init?(coder: NSCoder) { super.init(coder: coder); fill(self) }",
      "required init?(coder: NSCoder) { super.init(coder: coder); perform(#selector(own)) }",
    ])
    func `a helper that gets the object and may load the nib leaves it open`(_ member: String) {
      let index = SourceIndex(texts: [
        "Loader.swift": """
        struct Loader {
          static func load(_ name: String, owner: Any) { Bundle.main.loadNibNamed(name, owner: owner) }
          func load(_ view: UIView) { Bundle.main.loadNibNamed("Badge", owner: view) }
        }
        func fill(_ view: UIView) { Bundle.main.loadNibNamed("Badge", owner: view) }
        """,
        "Badge.swift": "class Badge: UIView { \(member) }",
      ])
      #expect(index.callSites(ofNib: "Badge", className: "Badge", module: nil) == nil)
    }

    @Test(arguments: [
      #"let content = Bundle.main.loadNibNamed("Badge", owner: nil)"#,
      #"override func awakeFromNib() { Bundle.main.loadNibNamed("Badge", owner: self) }"#,
      #"override func layoutSubviews() { Bundle.main.loadNibNamed("Badge", owner: self) }"#,
      #"@IBOutlet var title: UILabel! { didSet { Bundle.main.loadNibNamed("Badge", owner: self) } }"#,
    ])
    func `what runs by itself counts as an initializer does`(_ member: String) {
      let index = SourceIndex(texts: ["Badge.swift": "class Badge: UIView { \(member) }"])
      #expect(
        index.callSites(ofNib: "Badge", className: "Badge", module: nil)?.map(\.isInInitializer)
          == [true])
    }

    @Test(arguments: [
      #"lazy var content = Bundle.main.loadNibNamed("Badge", owner: nil)"#,
      #"var content: Any { Bundle.main.loadNibNamed("Badge", owner: nil)! }"#,
      #"static let content = Bundle.main.loadNibNamed("Badge", owner: nil)"#,
      #"func tapped() { other.add(self); Bundle.main.loadNibNamed("Badge", owner: nil) }"#,
    ])
    func `what has to be asked for does not`(_ member: String) {
      let index = SourceIndex(texts: ["Badge.swift": "class Badge: UIView { \(member) }"])
      #expect(
        index.callSites(ofNib: "Badge", className: "Badge", module: nil)?.map(\.isInInitializer)
          == [false])
    }

    @Test
    func `other code that loads a nib is a call site outside any initializer`() {
      let index = SourceIndex(texts: [
        "A.swift": """
        class Box: UIView {}
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
      #expect(
        index.callSites(ofNib: "Box", className: "Box", module: nil)?.map(\.line) == [
          3, 5, 6, 7, 10,
        ])
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
  }
#endif
