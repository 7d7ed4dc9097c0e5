#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import TestSupport
  import Testing

  /// When sources make the fix of a view as File's Owner safe.
  @Suite struct ViewOwnerFixTests {
    private func finding(_ code: [String: String]) throws -> Diagnostic {
      // With an unknown superclass, only the name suggests a view.
      let linter = try Linter(
        LintConfiguration(only: ["view-as-file-owner"], evidence: .possible))
      let result = linter.lint(
        try Samples.bytes("LoadingView.xib"), file: "LoadingView.xib",
        sources: SourceIndex(texts: code))
      return try #require(result.findings.first)
    }

    /// Why the fix of the sample is unsafe, by file and line; empty where it is safe.
    private func risks(_ code: [String: String]) throws -> [String] {
      let finding = try finding(code)
      let risks = finding.notes.filter { $0.message.hasPrefix("the fix is unsafe: ") }
      #expect(finding.fixes.map(\.isSafe) == [risks.isEmpty])
      // What is left to do explains nothing.
      #expect(!finding.fixes.flatMap(\.remainder).contains { $0.message.contains("unsafe") })
      return risks.map {
        "\($0.file ?? ""):\($0.range?.start.line ?? 0) \($0.message.dropFirst(19))"
      }
    }

    private func risks(member: String, and more: String = "") throws -> [String] {
      try risks([
        "LoadingView.swift": """
        import UIKit; class LoadingView: UIView {
          @IBOutlet var dots: [UIView]!
          \(member)
        }
        \(more)
        """
      ])
    }

    // MARK: Loading

    @Test(arguments: [
      "let n = \"A\"; func go() { let n = \"B\"; Bundle.main.loadNibNamed(n, owner: nil) }",
      "", "func tapped() { dots.forEach { $0.alpha = 1 } }",
      "lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))",
      "@MainActor @objc func tapped() { title.delegate = self; guard let self = weakSelf else { return } }",
      "override func layoutSubviews() { super.layoutSubviews(); fade { [weak self] in self?.go() } }",
      "func other() { Bundle.main.loadNibNamed(\"Other\", owner: self) }",
    ])
    func `a class that nothing loads is moved safely`(_ member: String) throws {
      #expect(try risks(member: member) == [])
    }

    @Test(arguments: [
      "static func make() { let view = LoadingView(); Bundle.main.loadNibNamed(\"LoadingView\", owner: view) }",
      "func show() { UINib(nibName: \"LoadingView\", bundle: nil).instantiate(withOwner: nil) }",
      "func setUp() { Bundle.main.loadNibNamed(\"LoadingView\", owner: self) }",
      "override var intrinsicContentSize: CGSize { Bundle.main.loadNibNamed(\"LoadingView\", owner: self); return .zero }",
      "override func sizeThatFits(_ size: CGSize) -> CGSize { Bundle.main.loadNibNamed(\"\\(Self.self)\", owner: self); return size }",
    ])
    func `wherever the document is loaded, with whatever owner, the code has to change`(
      _ member: String
    ) throws {
      #expect(
        try risks(member: member) == [
          ":0 code that loads the document must change as well"
        ])
      let finding = try finding([
        "LoadingView.swift": "class LoadingView: UIView {\n  \(member)\n}"
      ])
      #expect(finding.fixes.first?.remainder.map { $0.range?.start.line } == [2])
    }

    @Test
    func `every call site is left to do`() throws {
      let finding = try finding([
        "LoadingView.swift": "class LoadingView: UIView {}",
        "Board.swift": """
        class Board: UIViewController {
          func one() { Bundle.main.loadNibNamed("LoadingView", owner: nil) }
          func two() { Bundle.main.loadNibNamed("LoadingView", owner: self) }
        }
        """,
        "Panel.m": """
        @implementation Panel
        - (void)show { [[NSBundle mainBundle] loadNibNamed:@"LoadingView" owner:nil options:nil]; }
        @end
        """,
      ])
      #expect(finding.fixes.map(\.isSafe) == [false])
      #expect(
        finding.fixes.first?.remainder.map { "\($0.file ?? "") \($0.range?.start.line ?? 0)" } == [
          "Board.swift 2", "Board.swift 3", "Panel.m 2",
        ])
    }

    @Test(arguments: [
      (
        "func go() { Bundle.main.loadNibNamed(name, owner: nil) }",
        "this code loads a nib with a computed name"
      ),
      (
        "func go() { var n = \"A\"; n += \"B\"; Bundle.main.loadNibNamed(n, owner: nil) }",
        "this code loads a nib"
      ),
      (
        "func go() { let n: String; if a { n = b } else { n = \"A\" }; Bundle.main.loadNibNamed(n, owner: nil) }",
        "this code loads a nib"
      ),
      (
        "static var n = \"A\"; func go() { Bundle.main.loadNibNamed(Self.n, owner: nil) }",
        "this code loads a nib"
      ),
      (
        "static let n = \"A\"; func go() { all { n in Bundle.main.loadNibNamed(n, owner: nil) } }",
        "this code loads a nib"
      ),
      (
        "static let n = \"A\"; func go() { if case .x(let n) = y { Bundle.main.loadNibNamed(n, owner: nil) } }",
        "this code loads a nib"
      ),
      (
        "func go() { let load = Bundle.main.loadNibNamed; load(n, self, nil) }",
        "this code loads a nib"
      ),
      (
        "func go() { let nib: UINib = .init(nibName: n + n, bundle: nil) }", "this code loads a nib"
      ),
      ("func go() { let nib = UINib(data: data, bundle: nil) }", "this code loads a nib"),
      (
        "func go() { class A { func b() { UINib(nibName: n, bundle: nil) } } }",
        "this code loads a nib"
      ),
      ("deinit { Bundle.main.loadNibNamed(n, owner: nil) }", "this code loads a nib"),
      (
        "subscript(a: Int) -> Int { Bundle.main.loadNibNamed(n, owner: nil); return 1 }",
        "this code loads a nib"
      ),
      ("func go() { _ = Loader(self) }", "Loader receives a "),
      ("func go() { _ = Loader.init(for: self) }", "Loader receives a "),
      ("func go() { loader.attach([self]) }", "attach receives a "),
      ("func go() { loader.view = self }", "view receives a "),
      ("func go() { attach(to: self as UIView) }", "attach receives a "),
      ("func go() { let view = self; attach(view) }", "view receives a "),
      ("func go() { #loadContent(self) }", "#loadContent is not in the sources"),
      ("#loadContent", "#loadContent is not in the sources"),
      ("@Backed var content: UIView", "@Backed is not in the sources"),
      ("func go() { setUpFromXib() }", "setUpFromXib is not in the sources"),
      ("func go() { R.nib.loading() }", "R.nib.loading is not in the sources"),
      ("func go() { open(\"LoadingView\") }", "this code mentions the document's name"),
      ("func go() { open(\"Views/LoadingView.nib\") }", "this code mentions the document's name"),
    ])
    func `what may load it unseen counts as loading it`(_ member: String, _ reason: String) throws {
      let risks = try risks(member: member)
      #expect(risks.contains { $0.hasPrefix("LoadingView.swift:3 \(reason)") }, "\(risks)")
    }

    @Test(arguments: [
      "@propertyWrapper struct Backed { var wrappedValue: UIView { UIView() } }",
      "@resultBuilder enum Backed {}",
    ])
    func `a property wrapper that sources declare is known`(_ wrapper: String) throws {
      #expect(try risks(member: "@Backed var content: UIView", and: wrapper) == [])
    }

    @Test(arguments: [
      "import Pod\nclass LoadingView: UIView {}",
      "@NibBacked class LoadingView: UIView {}", "class LoadingView: PodView {}",
      "class LoadingView: UIView, NibOwnerLoadable {}",
      "class LoadingView: UIView {}\n@NibBacked extension LoadingView {}",
      "class LoadingView: UIView {}\nclass Board { func go() { LoadingView.loadFromNib() } }",
      "class LoadingView: UIView {}\nclass Board { func go() { #nib(LoadingView.self) } }",
      "class LoadingView: UIView {}\nclass Broken { func (",
      "class LoadingView: UIView {}\nenum Nibs { static func load(_ n: String) { UINib(nibName: n, bundle: nil) } }",
    ])
    func `what surrounds the class counts as well`(_ code: String) throws {
      #expect(try !risks(["LoadingView.swift": code]).isEmpty)
    }

    @Test(arguments: [
      ("LOAD_NIB(self);", false), ("SETUP_VIEW();", false),
      ("objc_msgSend(self, @selector(go));", false),
      ("((void (*)(id, SEL))objc_msgSend)(self, @selector(go));", false),
      ("[loader attachTo:self];", false), ("[[Loader alloc] initWithView:self];", false),
      (#"NSString *n = @"A"; n = [n next]; [b loadNibNamed:n owner:nil options:nil];"#, false),
      (#"NSString *n = @"A"; [b loadNibNamed:n owner:nil options:nil];"#, true),
      ("[self loadContentFromXib];", false), ("open(@\"LoadingView\");", false),
      ("[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(go)];", true),
      ("NSLog(@\"%@\", self); if (self) { [self go]; } self.alpha = MAX(self.alpha, 1);", true),
      ("__weak typeof(self) weak = self; [UIView fade:^{ [weak go]; [self stop]; }];", true),
    ])
    func `Objective-C hands its object to functions, macros and messages`(
      _ body: String, _ isSafe: Bool
    ) throws {
      let risks = try risks([
        "LoadingView.h": "@interface LoadingView : UIView\n@end",
        "LoadingView.m": "@implementation LoadingView\n- (void)go { \(body) }\n@end",
      ])
      #expect(risks.isEmpty == isSafe, "\(risks)")
    }

    @Test(arguments: [
      "static UIView *load(NSString *n, id o) { return [[NSBundle mainBundle] loadNibNamed:n owner:o options:nil].firstObject; }",
      "UIView *(^load)(NSString *) = ^(NSString *n) { return [[NSBundle mainBundle] loadNibNamed:n owner:nil options:nil][0]; };",
      "#define LOAD(n, o) [[NSBundle mainBundle] loadNibNamed:(n) \\\n  owner:(o) options:nil]",
      "struct Loader { UIView *load(NSString *n) const { return [[UINib nibWithNibName:n bundle:nil] instantiateWithOwner:nil options:nil][0]; } };",
      "@implementation Box\nstatic UIView *load(NSString *n) { return [[NSBundle mainBundle] loadNibNamed:n owner:nil options:nil][0]; }\n@end",
      "static SEL loading = @selector(loadNibNamed:owner:options:);",
      "@implementation Box\n- (id)go:(NSString *)n { return [b performSelector:@selector(loadNibNamed:owner:options:) withObject:n]; }\n@end",
    ])
    func `C functions, blocks and macros that load a nib by any name make the fix unsafe`(
      _ code: String
    ) throws {
      for file in ["Use.m", "Use.mm", "Use.h"] {
        let risks = try risks([
          "LoadingView.swift": "class LoadingView: UIView { @IBOutlet var dots: [UIView]! }",
          file: code,
        ])
        #expect(risks.contains { $0.contains("this code loads a nib with a computed name") })
      }
    }

    @Test(arguments: [
      "UIView *a(void) { return 0; }",
      "// loadNibNamed:\nNSString *const kLoad = @\"loadNibNamed:\";",
      "@interface NSBundle (Box)\n- (NSArray *)loadNibNamed:(NSString *)name;\n@end",
      "#define NAME @\"loadNibNamed\" // loadNibNamed",
    ])
    func `C code without loads changes nothing`(_ code: String) throws {
      let risks = try risks([
        "LoadingView.swift": "class LoadingView: UIView { @IBOutlet var dots: [UIView]! }",
        "Use.m": code,
      ])
      #expect(risks == [])
    }

    @Test func `a C function that loads the document by its name is a place to change`() throws {
      let finding = try finding([
        "LoadingView.swift": "class LoadingView: UIView {}",
        "Use.m":
          "UIView *load(id owner) {\n  return [[NSBundle mainBundle] loadNibNamed:@\"LoadingView\" owner:owner options:nil][0];\n}",
      ])
      #expect(finding.fixes.map(\.isSafe) == [false])
      #expect(finding.fixes.first?.remainder.map { $0.range?.start.line } == [2])
    }

    @Test(arguments: [
      "let view = Bundle.main.loadNibNamed(CommandLine.arguments[1], owner: nil)",
      "_ = Bundle.main.loadNibNamed(name, owner: nil)",
      "func show(_ view: UIView = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil)[0] as! UIView) {}",
      "if isOn { UINib(nibName: name, bundle: nil).instantiate(withOwner: nil) }",
    ])
    func `Swift statements outside functions, and default arguments, count as well`(_ code: String)
      throws
    {
      let risks = try risks([
        "LoadingView.swift": "class LoadingView: UIView { @IBOutlet var dots: [UIView]! }",
        "main.swift": code,
      ])
      #expect(risks.contains { $0.contains("this code loads a nib with a computed name") })
    }

    @Test
    func `a macro among the members of Objective-C is not looked into`() throws {
      let risks = try risks([
        "LoadingView.h": "@interface LoadingView : UIView\n@end",
        "LoadingView.m": "@implementation LoadingView\nNIB_BACKED\n- (void)go { }\n@end",
      ])
      #expect(
        risks == [
          "LoadingView.m:1 a macro is not in the sources and may load the document"
        ])
    }

    @Test
    func `a class that is not in the sources is not known`() throws {
      #expect(
        try risks(["A.swift": "class Other: UIView {}"]) == [
          ":0 the class LoadingView is missing from the sources or declared more than once"
        ])
    }

    // MARK: Initializers

    private func swift(_ initializer: String, superclass: String = "UIView") -> String {
      """
      class LoadingView: \(superclass) {
        @IBOutlet var dots: [UIView]!
        let inset: CGFloat
        override init(frame: CGRect) { super.init(frame: frame) }
        \(initializer)
      }
      """
    }

    @Test(arguments: [
      "required init?(coder: NSCoder) { super.init(coder: coder) }",
      "required init?(coder: NSCoder) { inset = 4; super.init(coder: coder); setUp() }",
      "required init?(coder aDecoder: NSCoder) { self.inset = CGFloat(4); super.init(coder: aDecoder) }",
    ])
    func `an initializer that goes on to its superclass is safe`(_ initializer: String) throws {
      #expect(try risks(["LoadingView.swift": swift(initializer)]) == [])
    }

    @Test(arguments: [
      "guard Self.isUsed else { return nil }; super.init(coder: coder)",
      "if Self.isUsed { fatalError() }; super.init(coder: coder)",
      "assertionFailure(); super.init(coder: coder)",
      "precondition(Self.isUsed); super.init(coder: coder)",
      "\n#if DEBUG\nfatalError()\n#else\nsuper.init(coder: coder)\n#endif\n",
      "do { fatalError() }", "exit(1)", "Self.unsupported()", "notSupported()",
      "Support.stop(); super.init(coder: coder)", "super.init(coder: coder); notSupported()",
      "super.init(coder: coder); if isOld { return nil }", "super.init(frame: .zero)",
      "self.init(frame: .zero)",
      "inset = values[0]; super.init(coder: coder)", "inset = value!; super.init(coder: coder)",
    ])
    func `one that may refuse is not`(_ body: String) throws {
      let risks = try risks([
        "LoadingView.swift": swift("required init?(coder: NSCoder) { \(body) }"),
        "Support.swift": "func notSupported() -> Never { while true {} }",
      ])
      #expect(
        risks.first?.hasPrefix("LoadingView.swift:5 init(coder:) of LoadingView may fail")
          == true,
        "\(risks)")
      #expect(risks.count == 1)
    }

    @Test(arguments: [
      "@available(*, unavailable) required init?(coder: NSCoder) { super.init(coder: coder) }",
      """
      #if DEBUG
        required init?(coder: NSCoder) { super.init(coder: coder) }
      #else
        required init?(coder: NSCoder) { fatalError() }
      #endif
      """,
    ])
    func `nor is one that is marked so, nor one of two`(_ initializers: String) throws {
      #expect(try risks(["LoadingView.swift": swift(initializers)]).count == 1)
    }

    @Test(arguments: [
      (#"fatalError("init(coder:) has not been implemented")"#, "always crashes the app"),
      ("Swift.fatalError()", "always crashes the app"),
      ("preconditionFailure()", "always crashes the app"),
      ("precondition(false, \"made in code\")", "always crashes the app"),
      ("super.init(coder: coder)\n    fatalError()", "always crashes the app"),
      ("return nil", "always returns nil"),
      ("assertionFailure()\n    return nil", "always returns nil"),
    ])
    func `one that refuses whatever comes is named with what it does`(
      _ body: String, _ words: String
    ) throws {
      let initializer = "required init?(coder: NSCoder) {\n    \(body)\n  }"
      let finding = try finding(["LoadingView.swift": swift(initializer)])
      #expect(finding.fixes.map(\.isSafe) == [false])
      #expect(
        finding.notes.last?.message == """
          the fix is unsafe: init(coder:) of LoadingView \(words), but loading the document calls this initializer
          """)
      #expect(finding.notes.last?.file == "LoadingView.swift")
      #expect(finding.notes.last?.range?.start.line == 5)
      #expect(finding.fixes.first?.remainder.last?.range?.start.line == 5)
    }

    @Test(arguments: [
      "", "required init?(coder: NSCoder) { super.init(coder: coder) }",
    ])
    func `the nearest initializer above counts as well`(_ initializer: String) throws {
      let code = [
        "Base.swift": "class Base: UIView { required init?(coder: NSCoder) { fatalError() } }",
        "LoadingView.swift": swift(initializer, superclass: "Base"),
      ]
      let finding = try finding(code)
      #expect(finding.fixes.map(\.isSafe) == [false])
      #expect(
        finding.allNotes.contains { $0.message.contains("init(coder:) of Base always crashes") })
    }

    @Test(arguments: [
      (#"NSAssert(NO, @"made in code"); return nil;"#, false),
      (#"NSAssert(NO, @"made in code"); return self;"#, false), ("abort();", false),
      ("exit(1);", false), ("return nil;", false),
      (#"[NSException raise:@"x" format:@"y"];"#, false), ("@throw [self error];", false),
      ("[self doesNotRecognizeSelector:_cmd]; return nil;", false),
      ("if (self = [super initWithCoder:coder]) { abort(); } return self;", false),
      (#"NSAssert(coder, @"no coder"); return [super initWithCoder:coder];"#, false),
      (#"NSAssert(NO, @"old"); return [super initWithCoder:coder];"#, false),
      ("if (used) { return [super initWithCoder:coder]; } abort();", false),
      ("#if DEBUG\nabort();\n#endif\nreturn [super initWithCoder:coder];", false),
      ("return [self initWithFrame:CGRectZero];", false),
      ("return [super initWithCoder:coder];", true),
      ("if ((self = [super initWithCoder:coder])) { [self setUp]; } return self;", true),
      ("self = [super initWithCoder:coder]; if (!self) return nil; return self;", true),
    ])
    func `bodies of Objective-C are read the same way`(_ body: String, _ isSafe: Bool) throws {
      let risks = try risks([
        "LoadingView.h": "@interface LoadingView : UIView\n@end",
        "LoadingView.m": """
        @implementation LoadingView
        - (instancetype)initWithCoder:(NSCoder *)coder { \(body) }
        @end
        """,
      ])
      #expect(risks.isEmpty == isSafe, "\(risks)")
    }

    @Test(arguments: ["NS_UNAVAILABLE", "__attribute__((unavailable(\"made in code\")))"])
    func `an initializer that Objective-C marks as unavailable is not safe`(_ mark: String)
      throws
    {
      let risks = try risks([
        "LoadingView.h": """
        @interface LoadingView : UIView
        - (instancetype)initWithCoder:(NSCoder *)coder \(mark);
        @end
        """
      ])
      #expect(risks.count == 1 && risks[0].hasPrefix("LoadingView.h:2 init(coder:)"), "\(risks)")
    }
  }
#endif
