import Testing
import XcodeProjects

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("App/**", "App/Screens/Form.xib", true), ("App/**", "Apple/Form.xib", false),
    ("**/*.xib", "App/Form.xib", true), ("**/*.xib", "Form.xib", true),
    ("App/*.xib", "App/Screens/Form.xib", false), ("App/Form?.xib", "App/Form2.xib", true),
    ("App/*.{xib,storyboard}", "App/Main.storyboard", true),
    ("App/*.{xib,storyboard}", "App/Main.swift", false), ("./App/Form.xib", "App/Form.xib", true),
    ("App", "App/Form.xib", false), ("a/**/b", "a/b", true), ("a/**/b", "a/c/d/b", true),
    ("a/**/b", "ab", false), ("**", "a/b", true), ("{a,b/c}/x", "b/c/x", true),
    ("{a,{b,c}}/x", "c/x", true), ("{,a}/x", "x", true), ("a{b", "a{b", true),
    ("a}b,c", "a}b,c", true), ("/App//Form.xib/", "App/Form.xib", true), ("a*b*c", "aXbYbc", true),
    ("a*b*c", "aXbYb", false), ("?", "", false), ("", "", true), ("{a,**}/x", "p/q/x", true),
    ("***/a", "a", false), ("***/a", "b/a", true), ("*/**b", "ab", false), ("*//b", "b", false),
    ("**/*/*", "ba", false), ("**/*/*", "a/b/c", true), ("a/**", "a", true), ("a/*", "a", false),
    ("*", "a", true), ("{*,a}/b", "b", false),
  ])
  func `a pattern matches a path`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathGlob(pattern).matches(path) == matches)
  }

  @Test func `alternatives and stars need time in proportion to the lengths`() {
    let many = PathGlob(String(repeating: "{a,b}", count: 2000) + "c")
    #expect(many.matches(String(repeating: "ab", count: 1000) + "c"))
    #expect(!many.matches(String(repeating: "ab", count: 1000)))
    let nested = PathGlob(
      String(repeating: "{", count: 5000) + "a" + String(repeating: ",b}", count: 5000))
    #expect(nested.matches("a") && nested.matches("b") && !nested.matches("c"))
    let folders = PathGlob(String(repeating: "**/d/", count: 15) + "none")
    #expect(!folders.matches(String(repeating: "d/", count: 400) + "a.xib"))
    let stars = PathGlob(String(repeating: "*a", count: 500) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 2000)))
  }

  @Test func `a pattern for a folder can match all files inside it`() {
    let glob = PathGlob("App", includesContents: true)
    #expect(glob.matches("App/Screens/Form.xib") && glob.matches("App"))
    #expect(!glob.matches("Apple"))
  }
}
