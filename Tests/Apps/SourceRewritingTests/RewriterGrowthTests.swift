import SourceRewriting
import TestSupport
import Testing

/// Sources with many members of a kind, whose rewriting takes linear time.
@Suite struct RewriterGrowthTests {
  private func growth(_ size: Int, _ sources: (Int) -> [String]) -> Double {
    Growth.ofDoubled(size) { size in
      let output = SourceRewriter.rewrite(
        sources(size).enumerated().map { number, source in
          .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(source.utf8))
        })
      #expect(output.sources.count == sources(1).count)
    }
  }

  @Test(arguments: ["func f# () { help() }", "var f# : Int { get { help() } set { } }"])
  func `overrides that use what is private to their file`(member: String) {
    let growth = growth(300) { size in
      let members = (0..<size).map { "  override \(member.replacing("# ", with: "\($0)"))\n" }
      return [
        "class Card: UIView {\n}\n",
        "private func help() -> Int { 1 }\nextension Card {\n\(members.joined())}\n",
      ]
    }
    #expect(growth < 3)
  }

  @Test func `overrides that move into their class`() {
    let growth = growth(300) { size in
      let members = (0..<size).map { "  override func f\($0)() { super.f\($0)() }\n" }
      return ["class Card: UIView {\n}\n", "extension Card {\n\(members.joined())}\n"]
    }
    #expect(growth < 3)
  }
}
