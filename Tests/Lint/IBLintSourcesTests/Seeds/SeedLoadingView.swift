#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import TestSupport
  import Testing

  /// A nib's root that keeps the size that it was drawn with, which only sources show (acceptance statement S0.4).
  @Suite struct SeedLoadingView {
    /// What the rule says of the sample, of the document and of the code that loads it.
    private func findings(_ code: [String: String]) throws -> [Diagnostic] {
      let linter = try Linter(LintConfiguration(only: ["unplaced-nib-view"]))
      let sources = SourceIndex(texts: code)
      let result = linter.lint(
        try Samples.bytes("LoadingView.xib"), file: "LoadingView.xib", sources: sources)
      let document = try #require(result.document)
      return result.findings + linter.lint(project: [DocumentUses(document)], sources: sources)
    }

    private func swift(
      _ placing: String = "", behind: String = "",
      load: String =
        #"Bundle.main.loadNibNamed("LoadingView", owner: self, options: nil)?.first as? UIView"#
    ) -> [String: String] {
      [
        "LoadingView.swift": """
        class LoadingView: UIView {
          @IBOutlet private var dots: [UIView]!
          override init(frame: CGRect) {
            super.init(frame: frame)
            loadNib()
          }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            loadNib()
          }
          private func loadNib() {
            guard let content = \(load) else { return }
            \(placing)
            addSubview(content)
            \(behind)
          }
        }
        """
      ]
    }

    @Test func `a root that is added with its designed size is a finding`() throws {
      let found = try findings(swift())
      #expect(found.count == 1)
      let finding = try #require(found.first)
      #expect(finding.file == "LoadingView.swift" && finding.severity == .warning)
      #expect(finding.range?.start.line == 14 && finding.range?.start.column == 16)
      #expect(finding.message.contains("content") && finding.message.contains("LoadingView"))
      #expect(finding.message.contains("set its frame to its superview's bounds"))
    }

    @Test(arguments: [
      "let content = UINib(nibName: \"LoadingView\", bundle: nil).instantiate(withOwner: self)[0] as? UIView",
      "let content = load()",
    ])
    func `each way of loading such a view is a finding`(_ load: String) throws {
      var code = swift(load: String(load.dropFirst("let content = ".count)))
      code["LoadingView+Load.swift"] = """
        extension LoadingView {
          func load() -> UIView? { Bundle.main.loadNibNamed("LoadingView", owner: self)?.first as? UIView }
        }
        """
      #expect(try findings(code).map(\.range?.start.line) == [14])
    }

    @Test(arguments: [
      "content.frame = bounds", "content.frame = self.bounds",
      "content.topAnchor.constraint(equalTo: topAnchor).isActive = true", "pin(content)",
    ])
    func `a root with a frame or constraints is not a finding`(_ placing: String)
      throws
    {
      #expect(try findings(swift(placing)).isEmpty)
      #expect(try findings(swift(behind: placing)).isEmpty)
    }

    @Test(arguments: [
      "content.backgroundColor = .blue", "content.isHidden = false",
      "dots.forEach { $0.layer.cornerRadius = 7.5 }",
      "content.translatesAutoresizingMaskIntoConstraints = false",
    ])
    func `statements that do not set the frame make no difference`(_ statement: String) throws {
      #expect(try findings(swift(statement)).count == 1)
    }

    @Test func `the rule finds the same in Objective-C`() throws {
      func code(_ placing: String) -> [String: String] {
        [
          "LoadingView.h": "@interface LoadingView : UIView\n@end",
          "LoadingView.m": """
          @implementation LoadingView
          - (instancetype)initWithFrame:(CGRect)frame {
            if (self = [super initWithFrame:frame]) {
              UIView *content = [[NSBundle mainBundle] loadNibNamed:@"LoadingView" owner:self options:nil].firstObject;
              \(placing)
              [self addSubview:content];
            }
            return self;
          }
          @end
          """,
        ]
      }
      #expect(try findings(code("")).map(\.range?.start.line) == [6])
      #expect(try findings(code("content.frame = self.bounds;")).isEmpty)
    }

    @Test func `there is no finding without sources`() throws {
      let linter = try Linter(LintConfiguration(only: ["unplaced-nib-view"], evidence: .possible))
      let result = linter.lint(try Samples.bytes("LoadingView.xib"), file: "LoadingView.xib")
      #expect(result.findings.isEmpty)
      #expect(try findings([:]).isEmpty)
    }
  }
#endif
