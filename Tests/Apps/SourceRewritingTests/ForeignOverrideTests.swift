import SourceRewriting
import Testing

/// Overrides in extensions of classes that the module does not declare.
@Suite struct ForeignOverrideTests {
  private func rewritten(_ texts: String...) -> (sources: [String], warnings: [String]) {
    let output = SourceRewriter.rewrite(
      texts.enumerated().map { number, text in
        .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(text.utf8))
      })
    return (output.sources.map { String(decoding: $0, as: UTF8.self) }, output.warnings)
  }

  @Test func `an override of UIKit's member in an extension of UIKit's class is not called`() {
    let (sources, warnings) = rewritten(
      """
      extension UIViewController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      extension UILabel {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """)
    #expect(
      sources[0].contains(
        "open          var _unuseda0_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"))
    #expect(
      sources[0].contains("           func _unuseda0_awakeFromNib() { super.awakeFromNib() }"))
    #expect(
      warnings == [
        "/app/A0.swift:2:21: warning: 'preferredStatusBarStyle' is not called, because an extension of"
          + " 'UIViewController' overrides it; override it in a subclass",
        "/app/A0.swift:5:17: warning: 'awakeFromNib' is not called, because an extension of 'UILabel'"
          + " overrides it; override it in a subclass",
      ])
  }

  @Test func `an override of an extension's member in another extension is called`() {
    let (sources, warnings) = rewritten(
      "extension UIView { @objc func setUp() {} }\n",
      "extension UILabel { override func setUp() {} }\n")
    #expect(sources[1].contains("func _overa0_setUp()") && !sources[1].contains("_unused"))
    #expect(warnings.isEmpty)
  }

  @Test func `an override in an extension of the module's class moves into the class`() {
    let (sources, warnings) = rewritten(
      "class Form: UILabel {}\n", "extension Form { override func layoutSubviews() {} }\n")
    #expect(sources[0].contains("override func layoutSubviews() {}"))
    #expect(!sources[1].contains("_unused") && warnings.isEmpty)
  }
}
