#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import InterfaceBuilder
  import Testing

  /// What rules make of sources beyond their examples: doubt is silence, and every way to declare something counts.
  @Suite struct SourceRuleTests {
    /// What one rule says of a view of a class that is connected to a label and a button.
    private func messages(
      _ rule: String, _ connections: String, _ code: [String: String],
      evidence: Evidence = .likely, module: String = ""
    ) throws -> [String] {
      let text = """
        <label id="label"/>
        <button id="button">
            <connections><action selector="save:" destination="form" eventType="touchUpInside" id="s"/></connections>
        </button>
        <view id="form" customClass="Form"\(module)>
            <connections>\(connections)</connections>
        </view>
        """
      let linter = try Linter(LintConfiguration(only: [rule], evidence: evidence))
      let index = SourceIndex(texts: code)
      let result = linter.lint(
        Example(text, in: .view).document.bytes, file: "Form.xib", sources: index)
      let document = try #require(result.document)
      return (result.findings + linter.lint(project: [DocumentUses(document)], sources: index))
        .map(\.message)
    }

    private let title = #"<outlet property="title" destination="label" id="o"/>"#

    @Test(arguments: [
      "class Form: UIView { @IBOutlet var title: UILabel! }",
      "class Form: UIView {}\nextension Form { @IBOutlet var title: UILabel! { get { nil } set {} } }",
      "class Base: UIView { @objc var title: UILabel? }\nclass Form: Base {}",
      "@objcMembers class Form: UIView { var title: UILabel? }",
      "class Base<T>: UIView { @IBOutlet var title: UILabel! }\nclass Form: Base<Int> {}",
      "class Form: UIView { @IBOutlet @objc(title) var heading: UILabel! }",
      "class Form: UIView { @objc func setTitle(_ label: UILabel) {} }",
      "class Form: Unknown {}",
      "typealias Host = Unknown\nclass Form: Host {}",
      "extension UIView { @IBOutlet var title: UILabel? { get { nil } set {} } }\nclass Form: UIView {}",
      "class Other: UIView {}",
      "@Connected class Form: UIView {}",
      "class Form: UIView { #outlets }",
      "class Form: UIView {}\nextension Form { #if DEBUG\n#outlets(1)\n#endif\n }",
    ])
    func `an outlet that may be there is no finding`(_ code: String) throws {
      #expect(try messages("missing-outlet", title, ["Form.swift": code]).isEmpty)
    }

    @Test(arguments: [
      "@MainActor @objc(Form) final class Form: UIView {}",
      "@available(iOS 13, *) @IBDesignable class Form: UIView { #warning(\"soon\") }",
    ])
    func `what the language itself marks declares nothing more`(_ code: String) throws {
      #expect(try messages("missing-outlet", title, ["Form.swift": code]).count == 1)
    }

    /// The class with further declarations in its interface and its implementation.
    private func objectiveC(_ interface: String, _ implementation: String = "") -> [String: String]
    {
      [
        "Form.m": """
        @interface Form : UIView \(interface)
        - (IBAction)save:(id)sender;
        @end
        @implementation Form \(implementation)
        - (IBAction)save:(id)sender {}
        @end
        """
      ]
    }

    @Test(arguments: [
      ("{ IBOutlet UILabel *_title; }", ""), ("{ UILabel *title; }", ""),
      ("", "{ UIView *_a, *_title; }"),
      ("{ @private UILabel *_isTitle; int b[2]; }", ""), ("{ id isTitle; }", ""),
      ("", "@synthesize heading = _title;"), ("", "- (void)_setTitle:(UILabel *)label {}"),
      ("", "- (void)setIsTitle:(UILabel *)label {}"), ("OUTLET;", ""), ("OUTLET", ""),
      ("OUTLET(UILabel, title)", ""), ("{ OUTLET(UILabel, title); }", ""),
    ])
    func `key value coding finds variables and setters of Objective-C`(
      _ interface: String, _ implementation: String
    ) throws {
      let code = objectiveC(interface, implementation)
      #expect(try messages("missing-outlet", title, code).isEmpty)
      #expect(try messages("outlet-type-mismatch", title, code).isEmpty)
      #expect(try messages("unconnected-outlet", title, code).isEmpty)
    }

    @Test(arguments: [
      ("{ UILabel *titles; int a, *b[2]; }", ""), ("", "@synthesize heading = _heading;"),
      ("NS_ASSUME_NONNULL_BEGIN", "static int helper(int a) { return a; }"),
      ("", "@dynamic other;\nstatic struct { int a; } values;"), ("typedef enum { One } Kind;", ""),
    ])
    func `other declarations of Objective-C are no way to set a key`(
      _ interface: String, _ implementation: String
    ) throws {
      #expect(
        try messages("missing-outlet", title, objectiveC(interface, implementation)).count == 1)
    }

    @Test func `a variable with an underscore has a type`() throws {
      let code = objectiveC("{ IBOutlet UIButton *_title; }")
      #expect(try messages("outlet-type-mismatch", title, code).count == 1)
    }

    @Test func `what Objective-C only reads is set where a variable keeps it`() throws {
      let property = "\n@property (nonatomic, readonly) IBOutlet UILabel *title;"
      func count(_ implementation: String) throws -> Int {
        try messages("outlet-type-mismatch", title, objectiveC(property, implementation)).count
      }
      let getter = "- (UILabel *)title { return self.subviews.firstObject; }"
      #expect(try count("") == 0)
      #expect(try count("@synthesize title = _title;\n" + getter) == 0)
      #expect(try count("{ UILabel *_title; }\n" + getter) == 0)
      #expect(try count(getter) == 1)
    }

    @Test(arguments: [
      "form.title = UILabel()", "(form.title, form.tag) = (UILabel(), 1)",
      #"form.setValue(UILabel(), forKey: "title")"#, #"form[keyPath: \.title] = UILabel()"#,
      #"labels.assign(to: \.title, on: form)"#, "fill(&form.title)",
    ])
    func `an outlet that code sets needs no connection`(_ statement: String) throws {
      let code = [
        "Form.swift": "class Form: UIView { @IBOutlet var title: UILabel! }",
        "Filler.swift": "class Filler { func fill(_ form: Form) { \(statement) } }",
      ]
      #expect(try messages("unconnected-outlet", "", code).isEmpty)
    }

    @Test(arguments: [
      (" = UILabel()", 0), (" { get { UILabel() } set {} }", 0), (" = nil", 1),
      (" { didSet { setNeedsLayout() } }", 1), ("", 1),
    ])
    func `an outlet with a value of its own needs no connection`(
      _ ending: String, findings: Int
    ) throws {
      let code = ["Form.swift": "class Form: UIView { @IBOutlet var title: UILabel!\(ending) }"]
      #expect(try messages("unconnected-outlet", "", code).count == findings)
    }

    @Test func `a class name has the article that fits its pronunciation`() throws {
      func message(_ type: String) throws -> String? {
        try messages(
          "outlet-type-mismatch", title,
          [
            "Form.swift": """
            class \(type): UIView {}
            class Form: UIView { @IBOutlet var title: \(type)! }
            """
          ]
        ).first
      }
      #expect(try #require(try message("ENALabel")).hasSuffix("connect it to an ENALabel"))
      #expect(try #require(try message("OrderView")).hasSuffix("connect it to an OrderView"))
      #expect(try #require(try message("UBLabel")).hasSuffix("connect it to a UBLabel"))
      #expect(try #require(try message("UserView")).hasSuffix("connect it to a UserView"))
    }

    @Test(arguments: [
      (#"Bundle.main.loadNibNamed("Form", owner: self)"#, Diagnostic.Severity.warning),
      ("Bundle.main.loadNibNamed(kind.file, owner: self)", .warning), ("", .warning),
    ])
    func `a view as owner is a warning, whether or not it may load its own document`(
      _ body: String, severity: Diagnostic.Severity
    ) throws {
      let text = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
            <connections><outlet property="title" destination="label" id="o"/></connections>
        </placeholder>
        <view id="root"><subviews><label id="label"/></subviews></view>
        """
      let code = """
        class Form: UIView {
          @IBOutlet var title: UILabel!
          override init(frame: CGRect) { super.init(frame: frame); \(body) }
        }
        """
      let linter = try Linter(LintConfiguration(only: ["view-as-file-owner"]))
      let found = linter.lint(
        Example(text).document.bytes, file: "Form.xib",
        sources: SourceIndex(texts: ["Form.swift": code]))
      #expect(found.findings.map(\.severity) == [severity])
    }

    @Test func `a document's window is set`() throws {
      let text = """
        <customObject id="-2" userLabel="File's Owner" customClass="Text">
            <connections><outlet property="window" destination="w" id="a"/></connections>
        </customObject>
        <window id="w"/>
        """
      let linter = try Linter(LintConfiguration(only: ["missing-outlet"]))
      let found = linter.lint(
        Example(text, in: .macXib).document.bytes, file: "Text.xib",
        sources: SourceIndex(texts: ["Text.swift": "class Text: NSDocument {}"]))
      #expect(found.findings.isEmpty)
    }

    @Test func `a missing outlet names what was probably meant`() throws {
      let code = "class Form: UIView { @IBOutlet var titel: UILabel! }"
      #expect(
        try messages("missing-outlet", title, ["Form.swift": code]) == [
          "Form has no outlet 'title', so loading this document crashes the app; did you mean 'titel'?"
        ])
    }

    @Test func `a property that Objective-C does not see is not an outlet`() throws {
      let code = "class Form: UIView { var title: UILabel! }"
      let found = try messages("missing-outlet", title, ["Form.swift": code])
      #expect(found.count == 1 && found[0].contains("mark it @IBOutlet"))
    }

    @Test(arguments: [
      ("UILabel", true), ("UIView", true), ("UIResponder", true), ("Themed", true),
      ("Unknown", true), ("UIButton", false), ("Meter", false), ("UIViewController", false),
    ])
    func `an outlet's type is compared where both classes are known`(_ type: String, _ fits: Bool)
      throws
    {
      let code = """
        protocol Themed {}
        class Meter: UIControl {}
        class Form: UIView { @IBOutlet var title: \(type)! }
        """
      #expect(
        try messages("outlet-type-mismatch", title, ["Form.swift": code]).isEmpty == fits, "\(type)"
      )
    }

    @Test func `static and constant properties are distinguished`() throws {
      let found = try messages(
        "outlet-type-mismatch", title,
        ["Form.swift": "class Form: UIView { @objc let title: UILabel? = nil }"])
      #expect(found.count == 1 && found[0].contains("cannot be set"))
    }

    @Test(arguments: [
      "class Form: UIView { @IBAction func save(_ sender: Any) {} }",
      "class Form: UIView { @objc func save(_ sender: Any) {} }",
      "class Base: UIView { @IBAction private func save(_ sender: UIControl) {} }\nclass Form: Base {}",
      "class Form: Unknown {}",
    ])
    func `an action that may be there is no finding`(_ code: String) throws {
      #expect(try messages("missing-action", "", ["Form.swift": code]).isEmpty)
      #expect(try messages("action-sender", "", ["Form.swift": code]).isEmpty)
    }

    @Test func `a missing action says what there is`() throws {
      func found(_ code: String) throws -> [String] {
        try messages("missing-action", "", ["Form.swift": code])
      }
      #expect(
        try found("class Form: UIView { @IBAction func save() {} }") == [
          """
          Form has the action 'save', but this connection sends 'save:'; connect it again, or change the method's arguments
          """
        ])
      #expect(
        try found("class Form: UIView { func save(_ sender: Any) {} }") == [
          "'save:' of Form is not visible to Objective-C; mark it @IBAction"
        ])
      #expect(
        try found("class Form: UIView { @IBAction func safe(_ sender: Any) {} }")[0]
          .contains("did you mean 'safe:'?"))
    }

    @Test func `a class without a module counts where the sources have Objective-C`() throws {
      let code = ["Form.m": "@interface Other : UIView\n@end"]
      #expect(try messages("custom-class-not-found", "", code).count == 1)
      let swift = ["Other.swift": "class Other: UIView {}"]
      #expect(try messages("custom-class-not-found", "", swift).isEmpty)
      #expect(try messages("custom-class-not-found", "", swift, evidence: .possible).count == 1)
      #expect(
        try messages(
          "custom-class-not-found", "", swift, evidence: .possible,
          module: #" customModule="Vendor""#
        ).isEmpty)
    }

    @Test(arguments: [
      (#"<outlet property="title" destination="label" id="o"/>"#, Diagnostic.Severity.error),
      (#"<outlet property="delegate" destination="label" id="o"/>"#, .warning),
      (#"<outletCollection property="gestureRecognizers" destination="tap" id="o"/>"#, .warning),
      ("", .warning),
    ])
    func `a missing class is an error only if the framework's class does not have its outlet`(
      _ connection: String, severity: Diagnostic.Severity
    ) throws {
      let text = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <scrollView customClass="Form" customModule="App" customModuleProvider="target" id="form">
            <subviews><label id="label"/></subviews>
            <connections>\(connection)</connections>
        </scrollView>
        <tapGestureRecognizer id="tap"/>
        """
      let linter = try Linter(LintConfiguration(only: ["custom-class-not-found"]))
      let found = linter.lint(
        Example(text).document.bytes, file: "Form.xib",
        sources: SourceIndex(texts: ["Page.swift": "class Page: UIViewController {}"]))
      #expect(found.findings.map(\.severity) == [severity])
    }

    @Test(arguments: [
      "@interface Page : UIViewController\n@property UIView<Themed> *form; // no class\n@end",
      "@class Form;\n@interface Page : UIViewController\n@end\n/* Form */",
      "#import <UIKit/UIKit.h>\n@implementation Page\n- (id)a { return @\"Form\"; }\n@end\n@interface A : B\n@end",
    ])
    func `a class that code does not name is not there`(_ code: String) throws {
      #expect(try messages("custom-class-not-found", "", ["Page.m": code]).count == 1)
      let header = ["Page.m": "#import \"Form.h\"\n" + code, "Parts/Form.h": "// nothing is left"]
      #expect(try messages("custom-class-not-found", "", header).count == 1)
      let swift = ["Page.swift": "class Page: UIView { /* Form */ let name = \"Form\" } // Form"]
      let target = #" customModule="App" customModuleProvider="target""#
      #expect(try messages("custom-class-not-found", "", swift, module: target).count == 1)
    }

    @Test(arguments: [
      ("Page.m", "#import <Form/Form.h>\n@interface Page : UIViewController\n@end"),
      ("Page.m", "@interface Page : UIViewController\n@property IBOutlet Form *part;\n@end"),
      ("Page.m", "@interface Page : Form\n@end"),
      (
        "Page.m",
        "@interface Page : NSObject\n@end\n@implementation Page\n- (id)a { return [Form new]; }\n@end"
      ),
      ("Page.m", "#import \"Form.h\"\n@interface Page : UIViewController\n@end"),
      ("Page.m", "#include <Kit/Parts/Form.h>\n@interface Page : UIViewController\n@end"),
      ("Page.swift", "import Form\nclass Page: UIViewController {}"),
      ("Page.swift", "class Page: UIViewController { var form: Form! }"),
      (
        "Page.swift",
        "class Page: UIViewController { func a(_ b: Any) { print((b as? Form) != nil) } }"
      ),
      ("Page.swift", "class Page: UIViewController { let text = \"\\(Form.self)\" }"),
    ])
    func `a class that code names is a library's`(_ file: String, _ code: String) throws {
      let other = ["Other.h": "@interface Other : UIView\n@end", file: code]
      #expect(
        try messages("custom-class-not-found", "", other, evidence: .possible).isEmpty, "\(code)")
    }

    @Test func `what a placeholder represents is not created, and a responder may be anything`()
      throws
    {
      let text = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Gone"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="Whoever"/>
        """
      let linter = try Linter(LintConfiguration(only: ["custom-class-not-found"]))
      let found = linter.lint(
        Example(text, in: .xib).document.bytes, file: "Form.xib",
        sources: SourceIndex(texts: ["Other.h": "@interface Other : UIView\n@end"]))
      #expect(
        found.findings.map(\.message) == [
          "cannot find the class Gone in the sources; set the class of the object that this placeholder represents"
        ])
    }

    @Test func `a suggestion is at the end of its sentence`() throws {
      let text = """
        <tableViewController id="a" customClass="List" sceneMemberID="viewController">
            <tableView key="view" id="t">
                <prototypes><tableViewCell reuseIdentifier="cell5" id="c"/></prototypes>
            </tableView>
        </tableViewController>
        """
      let code = """
        class List: UITableViewController {
          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell2")
              ?? tableView.dequeueReusableCell(withIdentifier: "cell1", for: path)
          }
        }
        """
      let linter = try Linter(LintConfiguration(only: ["identifier-not-in-storyboard"]))
      let index = SourceIndex(texts: ["List.swift": code])
      let result = linter.lint(
        Example(text, in: .scene).document.bytes, file: "List.storyboard", sources: index)
      let document = try #require(result.document)
      #expect(
        linter.lint(project: [DocumentUses(document)], sources: index).map(\.message) == [
          "no document contains the reuse identifier 'cell1', so the app crashes here; did you mean 'cell5'?"
        ])
    }

    @Test func `sources that say nothing make no rule speak`() throws {
      for rule in RuleRegistry.all where rule.info.needs == [.sources] {
        #expect(
          try messages(rule.info.id, title, [:], evidence: .possible).isEmpty, "\(rule.info.id)")
      }
    }
  }
#endif
