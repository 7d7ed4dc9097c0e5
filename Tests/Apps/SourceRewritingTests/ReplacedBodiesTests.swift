import SourceRewriting
import Testing

/// Code in place of the bodies of functions that do not compile.
@Suite struct ReplacedBodiesTests {
  private func applied(_ codes: [String: String], to source: String) -> (String, [String]) {
    let result = ReplacedBodies(codes).applied(to: Array(source.utf8))
    return (String(decoding: result.source, as: UTF8.self), result.missing)
  }

  @Test func `the code takes the place of a body, and other code keeps its lines`() {
    let (text, missing) = applied(
      ["func depth(at place: Int) -> Int": "return 0", "var tide: Int": "get { 0 } set {}"],
      to: """
        class Form {
          override func depth(at place: Int) -> Int {
            let text = "}" // }
            return { kelp.depth() }()
          }
          var tide: Int
          {
            get { kelp.tide }
            set { kelp.tide = newValue }
          }
          func depth() -> Int { 1 }
        }
        """)
    #expect(missing.isEmpty)
    #expect(
      text == """
        class Form {
          override func depth(at place: Int) -> Int { return 0 


        }
          var tide: Int
          { get { 0 } set {} 


        }
          func depth() -> Int { 1 }
        }
        """)
  }

  @Test func `declarations with the same text are numbered`() {
    let source = """
      class Form { func lay() { a() } }
      class Sheet { func lay() { b() } }
      func lay() { c() }
      """
    let (text, missing) = applied(["func lay() #2": ""], to: source)
    #expect(missing.isEmpty)
    #expect(text == source.replacing("{ b() }", with: "{}"))
  }

  @Test func `a declaration that has changed is reported, and its source is unchanged`() {
    let source = "func lay(_ depth: Int) { a() }\nlet text = \"func lay() { }\" // func lay() { }\n"
    let (text, missing) = applied(["func lay()": "", "func rise() #3": ""], to: source)
    #expect(text == source && missing == ["func lay()", "func rise() #3"])
  }

  @Test func `app-sources.json lists bodies by source`() throws {
    let settings = try #require(
      LeftOutSources(
        Array(
          #"{"exclude":["Old.swift"],"leftOut":{"app/B.swift":"imports Kelp"},"bodies":{"app/A.swift":{"func lay()":"rise()"}},"standIns":["Kelp"]}"#
            .utf8)))
    let source = Array("func lay() { a() }".utf8)
    let changed = settings.bodies(of: "app/A.swift").applied(to: source).source
    #expect(String(decoding: changed, as: UTF8.self) == "func lay() { rise() }")
    #expect(settings.bodies(of: "app/B.swift").applied(to: source).source == source)
    #expect(settings.standIns == ["Kelp"] && settings.contains("app/B.swift"))
  }
}
