import IBLint
import Testing

@Suite struct RuntimeNameTests {
  @Test(arguments: [
    ("_TtC3App4Card", "App", "Card"), ("_TtCC3App5Sheet3Row", "App", "Sheet.Row"),
    ("_TtCV3App5Sheet3Row", "App", "Sheet.Row"),
  ])
  func `a runtime name contains the module and the class`(
    _ text: String, _ module: String, _ name: String
  ) throws {
    let read = try #require(RuntimeName(text))
    #expect(read.module == module)
    #expect(read.name == name)
  }

  @Test(arguments: [
    "Card", "_TtC", "_TtC3App", "_TtC3App9Card", "_TtC3App4Card4Part", "_TtGC3App4CardSi_", "",
    "_TtC0", "_TtC99999999999999999999App",
  ])
  func `other names are not runtime names`(_ text: String) {
    #expect(RuntimeName(text) == nil)
  }
}
