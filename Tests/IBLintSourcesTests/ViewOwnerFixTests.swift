#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import TestSupport
  import Testing

  /// When sources make the fix of a view as File's Owner safe.
  @Suite struct ViewOwnerFixTests {
    /// What the rule says of the sample, whose code loads it from outside.
    private func finding(_ code: [String: String]) throws -> Diagnostic {
      var code = code
      code["Board.swift"] = """
        class Board: UIViewController {
          override func viewDidLoad() {
            view.addSubview(Bundle.main.loadNibNamed("LoadingView", owner: nil)![0] as! UIView)
          }
        }
        """
      let linter = try Linter(LintConfiguration(only: ["view-as-file-owner"]))
      let result = linter.lint(
        try Samples.bytes("LoadingView.xib"), file: "LoadingView.xib",
        sources: SourceIndex(texts: code))
      return try #require(result.findings.first)
    }

    private func swift(_ initializer: String, superclass: String = "UIView") -> String {
      """
      class LoadingView: \(superclass) {
        @IBOutlet var dots: [UIView]!
        override init(frame: CGRect) { super.init(frame: frame) }
        \(initializer)
      }
      """
    }

    @Test(arguments: [
      "required init?(coder: NSCoder) { super.init(coder: coder) }",
      "required init?(coder: NSCoder) { guard Self.isUsed else { return nil }; super.init(coder: coder) }",
      "required init?(coder: NSCoder) { if Self.isUsed { fatalError() }; super.init(coder: coder) }",
      "required init?(coder: NSCoder) { assertionFailure(); super.init(coder: coder) }",
      "required init?(coder: NSCoder) { precondition(Self.isUsed); super.init(coder: coder) }",
      """
      required init?(coder: NSCoder) {
        #if DEBUG
          fatalError()
        #else
          super.init(coder: coder)
        #endif
      }
      """,
    ])
    func `a class that a document can make is moved safely`(_ initializer: String) throws {
      let finding = try finding(["LoadingView.swift": swift(initializer)])
      #expect(finding.fixes.map(\.isSafe) == [true])
      #expect(!finding.allNotes.contains { $0.message.contains("unsafe") })
    }

    @Test(arguments: [
      (#"fatalError("init(coder:) has not been implemented")"#, "only stops the program"),
      ("Swift.fatalError()", "only stops the program"),
      ("preconditionFailure()", "only stops the program"),
      ("precondition(false, \"made in code\")", "only stops the program"),
      ("super.init(coder: coder)\n    fatalError()", "only stops the program"),
      ("return nil", "only returns nil"),
      ("assertionFailure()\n    return nil", "only returns nil"),
    ])
    func `a class whose initializer refuses is not, and the finding says why`(
      _ body: String, _ words: String
    ) throws {
      let initializer = "required init?(coder: NSCoder) {\n    \(body)\n  }"
      let finding = try finding(["LoadingView.swift": swift(initializer)])
      #expect(finding.fixes.map(\.isSafe) == [false])
      #expect(
        finding.allNotes.map(\.message).filter { $0.contains("init(coder:)") } == [
          """
          init(coder:) of LoadingView \(words), and with the fix the document makes the view by it, so the fix counts as \
          unsafe until it is written out
          """
        ])
      #expect(finding.allNotes.last?.file == "LoadingView.swift")
      #expect(finding.allNotes.last?.range?.start.line == 4)
    }

    @Test(arguments: [
      ("", [false]), ("required init?(coder: NSCoder) { super.init(coder: coder) }", [false]),
      ("required init?(coder: NSCoder) { super.init(frame: .zero) }", [true]),
    ])
    func `the nearest initializer above counts where the class' own is none or hands on to it`(
      _ initializer: String, _ isSafe: [Bool]
    ) throws {
      let code = [
        "Base.swift": "class Base: UIView { required init?(coder: NSCoder) { fatalError() } }",
        "LoadingView.swift": swift(initializer, superclass: "Base"),
      ]
      let finding = try finding(code)
      #expect(finding.fixes.map(\.isSafe) == isSafe)
      #expect(
        finding.allNotes.contains { $0.message.hasPrefix("init(coder:) of Base only stops") }
          == !isSafe[0])
    }

    @Test(arguments: [
      (#"NSAssert(NO, @"made in code"); return nil;"#, false),
      (#"NSAssert(NO, @"made in code"); return self;"#, false), ("abort();", false),
      ("return nil;", false), (#"[NSException raise:@"x" format:@"y"];"#, false),
      ("@throw [self error];", false), ("[self doesNotRecognizeSelector:_cmd]; return nil;", false),
      ("if (self = [super initWithCoder:coder]) { abort(); } return self;", true),
      (#"NSAssert(coder, @"no coder"); return [super initWithCoder:coder];"#, true),
      (#"NSAssert(NO, @"old"); return [super initWithCoder:coder];"#, true),
      ("self = [super initWithCoder:coder]; if (!self) return nil; return self;", true),
    ])
    func `bodies of Objective-C are read the same way`(_ body: String, _ isSafe: Bool) throws {
      let finding = try finding([
        "LoadingView.h": "@interface LoadingView : UIView\n@end",
        "LoadingView.m": """
        @implementation LoadingView
        - (instancetype)initWithCoder:(NSCoder *)coder { \(body) }
        @end
        """,
      ])
      #expect(finding.fixes.map(\.isSafe) == [isSafe])
    }
  }
#endif
