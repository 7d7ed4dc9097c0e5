import Testing
import XcodeProjects

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("App/**", "App/Screens/Form.xib", true), ("App/**", "Apple/Form.xib", false),
    ("**/*.xib", "App/Form.xib", true), ("**/*.xib", "Form.xib", true),
    ("App/*.xib", "App/Screens/Form.xib", false), ("App/Form?.xib", "App/Form2.xib", true),
    ("App/*.{xib,storyboard}", "App/Main.storyboard", true),
    ("App/*.{xib,storyboard}", "App/Main.swift", false), ("./App/Form.xib", "App/Form.xib", true),
    ("App", "App/Form.xib", false),
  ])
  func `a pattern matches a path`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathGlob(pattern).matches(path) == matches)
  }

  @Test func `a pattern for a folder can match all files inside it`() {
    let glob = PathGlob("App", includesContents: true)
    #expect(glob.matches("App/Screens/Form.xib") && glob.matches("App"))
    #expect(!glob.matches("Apple"))
  }
}
