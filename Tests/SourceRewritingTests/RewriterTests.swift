import SourceRewriting
import Testing

@Suite struct RewriterTests {
  private func rewritten(_ source: String) -> SourceRewriter.Output {
    SourceRewriter.rewrite([.init(path: "/app/A.swift", id: "a", bytes: Array(source.utf8))])
  }

  private func text(_ source: String) -> String {
    String(decoding: rewritten(source).sources[0], as: UTF8.self)
  }

  @Test func `attributes become blanks of the same length`() {
    let lines = text("class A: UIView {\n  @IBOutlet weak var dot: UIView!\n}\n").split(separator: "\n")
    #expect(lines.contains("            weak var dot: UIView!"))
  }

  @Test func `outlets and actions are in the table of their type`() {
    let text = text(
      """
      class A: UIView {
        @IBOutlet private var dots: [UIView]!
        @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent) {}
        @IBAction private func save() {}
      }
      """)
    #expect(text.contains(#"table.outlet("dots", \A.dots)"#))
    #expect(text.contains(#"table.action("tap:forEvent:", of: A.self) { object, given in try object.tap(given(0), forEvent: given(1)) }"#))
    #expect(text.contains(#"table.action("save", of: A.self) { object, _ in object.save() }"#))
  }
}
