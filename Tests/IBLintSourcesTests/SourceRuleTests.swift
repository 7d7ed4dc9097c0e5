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
    ])
    func `an outlet that may be there is no finding`(_ code: String) throws {
      #expect(try messages("missing-outlet", title, ["Form.swift": code]).isEmpty)
    }

    @Test func `a missing outlet names what was probably meant`() throws {
      let code = "class Form: UIView { @IBOutlet var titel: UILabel! }"
      #expect(
        try messages("missing-outlet", title, ["Form.swift": code]) == [
          "Form has no outlet title, so loading this stops the app; did you mean titel?"
        ])
    }

    @Test func `a property that Objective-C does not see is no outlet`() throws {
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

    @Test func `static and constant properties are told apart`() throws {
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
          Form has the action save, and this sends save:; connect it anew, or change the method's arguments
          """
        ])
      #expect(
        try found("class Form: UIView { func save(_ sender: Any) {} }") == [
          "save: of Form is no action, and Objective-C does not see it; mark it @IBAction"
        ])
      #expect(
        try found("class Form: UIView { @IBAction func safe(_ sender: Any) {} }")[0]
          .contains("did you mean safe:?"))
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

    @Test func `sources that say nothing make no rule speak`() throws {
      for rule in RuleRegistry.all where rule.info.needs == [.sources] {
        #expect(
          try messages(rule.info.id, title, [:], evidence: .possible).isEmpty, "\(rule.info.id)")
      }
    }
  }
#endif
