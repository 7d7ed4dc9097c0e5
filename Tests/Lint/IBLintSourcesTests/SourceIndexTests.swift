#if SourceChecks
  import IBLint
  import IBLintSources
  import Testing

  @Suite("What Swift sources declare")
  struct SourceIndexTests {
    @Test func `a composition of protocols in Swift 2 hides no members`() throws {
      let index = SourceIndex(texts: [
        "Form.swift": """
        class Form: UIView {
          typealias Environment = protocol<Themed, Source,Named>
          typealias Anything = protocol<>
          let environment: protocol<Themed, Source>
          @IBOutlet var title: UILabel!
        }
        """
      ])
      let form = try #require(index.declaration(of: "Form", module: nil))
      #expect(index.diagnostics.isEmpty)
      #expect(form.outlets.map(\.name) == ["title"] && !form.mayHaveMore)
    }

    @Test func `members may be missing after code that cannot be parsed`() throws {
      let index = SourceIndex(texts: [
        "Forms.swift": """
        class First: UIView { @IBOutlet var title: UILabel! }
        class Second: UIView {
          let (= 3
          @IBOutlet var title: UILabel!
        }
        class Third: UIView {}
        """
      ])
      let doubtful = ["First", "Second", "Third"].map {
        index.declaration(of: $0, module: nil)?.mayHaveMore
      }
      #expect(doubtful == [false, true, true])
    }

    @Test
    func `outlets are read with every spelling of their types`() throws {
      let index = SourceIndex(texts: [
        "Form.swift": """
        final class Form: UIView {
          @IBOutlet private weak var title: UILabel!
          @IBOutlet var rows: [UIView]!, others: Array<UIButton>?
          @IBOutlet @objc(subtitleLabel) var subtitle: UILabel? { didSet { } }
          @IBOutlet var both: (UIView & Themed)!
          @IBOutlet var anything: Any?
          @IBOutlet lazy var kit: UIKit.UIImageView = UIImageView()
          @IBOutlet var source: (any Source)?
          @IBOutlet var first, second: UISwitch!
          var plain = UILabel()
          @objc var seen: UILabel?
          let fixed: UILabel
        }
        protocol Themed {}
        protocol Source {}
        """
      ])
      let form = try #require(index.declaration(of: "Form", module: nil))
      #expect(
        form.outlets.map { "\($0.name) \($0.type ?? "-") \($0.protocols) \($0.isCollection)" } == [
          "title UILabel [] false", "rows UIView [] true", "others UIButton [] true",
          "subtitleLabel UILabel [] false", "both UIView [\"Themed\"] false",
          "anything - [] false", "kit UIImageView [] false", "source - [\"Source\"] false",
          "first UISwitch [] false", "second UISwitch [] false",
        ])
      #expect(form.outlets.map(\.isStrong) == [false] + Array(repeating: true, count: 9))
      #expect(form.outlets[0].place == SourcePlace(file: "Form.swift", line: 2, column: 30))
      #expect(
        form.otherProperties.map { "\($0.name) \($0.type ?? "-") \($0.isExposed) \($0.isReadOnly)" }
          == ["plain UILabel false false", "seen UILabel true false", "fixed UILabel false true"])
      #expect(form.superclass == "UIView")
    }

    @Test
    func `actions have the selectors that Objective-C knows`() throws {
      let index = SourceIndex(texts: [
        "Form.swift": """
        class Form: UIViewController {
          @IBAction func tap() {}
          @IBAction func tap(_ sender: Any) {}
          @IBAction func tap(sender: UIButton) {}
          @IBAction func load(for sender: UIButton) {}
          @IBAction func jumpTo(page: UIControl, event: UIEvent) {}
          @IBAction @objc(renamed:) func name(_ sender: Any) {}
          @IBAction func unwind(_ segue: UIStoryboardSegue) {}
          @IBSegueAction func detail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
          func unmarked(_ sender: Any) {}
          @objc func marked(_ sender: Any) {}
        }
        """
      ])
      let form = try #require(index.declaration(of: "Form", module: nil))
      #expect(
        form.actions.map(\.selector) == [
          "tap", "tap:", "tapWithSender:", "loadFor:", "jumpToPage:event:", "renamed:", "unwind:",
          "detail:sender:",
        ])
      #expect(form.actions.map(\.kind).suffix(2) == [.action, .segueAction])
      #expect(form.actions[3].parameterTypes == ["UIButton"])
      #expect(form.otherMethods.map(\.isExposed) == [false, true])
    }

    @Test(arguments: [
      (#"load("Row")"#, true), (#"// load("Row")"#, false),
      ("/* load(\"Row\")\n\"Row\" */", false), (#"/* old */ load("Row")"#, true),
      (#"open("http://host/"); load("Row")"#, true),
      (#"open("http://host/"); // load("Row")"#, false),
      ("// images/*.png\nload(\"Row\")", true),
    ])
    func `a text in a comment names nothing`(_ code: String, _ isNamed: Bool) {
      for file in ["A.swift", "A.m"] {
        let text = file == "A.m" ? "@implementation A\n- (void)go {\n\(code);\n}\n@end" : code
        let index = SourceIndex(texts: [file: text])
        #expect(index.containsText("Row", outside: []) == isNamed, "\(file)")
      }
    }

    @Test(arguments: [
      (#"#define ROW @"Row""#, true), (#"#define ROW 1 // @"Row""#, false),
      (#"#define HOST @"http://host/*" @"Row""#, true),
      ("#define ROW 1 /* a\n@\"Row\" */", false), ("#if 0\nload(@\"Row\");\n#endif", false),
      ("#if 0\n#endif\nload(@\"Row\");", true), ("char a = '\"'; // \"Row\"", false),
    ])
    func `a text in a macro is code, and one that is never compiled is not`(
      _ code: String, _ isNamed: Bool
    ) {
      #expect(SourceIndex(texts: ["A.m": code]).containsText("Row", outside: []) == isNamed)
    }

    @Test func `a text in a comment of Swift in a comment names nothing`() {
      let index = SourceIndex(texts: ["A.swift": "/* /* a */ \"Row\" */ let b = \"Line\""])
      #expect(index.containsText("Row", outside: []) == false)
      #expect(index.containsText("Line", outside: []) == true)
    }

    @Test
    func `superclasses are found through files, aliases, modules and generic classes`() {
      let index = SourceIndex(texts: [
        "App/A.swift":
          "class A: B<Int>, P {}\nclass P2: Kit.Base {}\ntypealias Root = UIKit.UIView",
        "App/B.swift": "class B<T>: Root {}",
        "Kit/Package.swift": "",
        "Kit/Sources/Kit/Base.swift":
          "open class Base: UIControl { class Row: UITableViewCell {} }",
        "Kit/Sources/Kit/More.swift": "extension Base.Row { @IBOutlet var icon: UIImageView! }",
        "App/Circle.swift": "class One: Two {}\nclass Two: One {}",
      ])
      #expect(index.superclasses(of: "A", module: "App") == ["B", "UIView"])
      #expect(index.superclasses(of: "P2", module: nil) == ["Base", "UIControl"])
      #expect(index.declaration(of: "Base", module: "Kit")?.module == "Kit")
      #expect(index.declaration(of: "Base", module: "App") == nil)
      #expect(index.declaration(of: "Base.Row", module: nil)?.outlets.map(\.name) == ["icon"])
      #expect(index.ancestry(of: "One", module: nil)?.isUncertain == true)
      #expect(index.declaration(of: "B", module: nil)?.isGeneric == true)
    }
  }
#endif
