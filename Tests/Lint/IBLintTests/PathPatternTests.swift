import IBLint
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App", "App/Main.xib"), ("App/", "App/Views/Main.xib"), ("App/*.xib", "App/Main.xib"),
    ("**/Main.xib", "App/Views/Main.xib"), ("**/Main.xib", "Main.xib"),
    ("App/**/Old*.xib", "App/OldMain.xib"), ("App/**/Old*.xib", "App/a/b/OldMain.xib"),
    ("*/Main.xib", "App/Main.xib"), ("Ma?n.xib", "Main.xib"), ("./App", "App/Main.xib"),
    ("**", "Main.xib"), ("*é?.xib", "Café2.xib"), ("Caf?*", "Cafe\u{301}.xib"), ("C*", "Café"),
    ("Café", "Cafe\u{301}"), ("*ai*.x*b", "Main.xib"), ("App/**", "App/Main.xib"),
  ]) func `a pattern matches`(_ pattern: String, _ path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("App", "Application/Main.xib"), ("App/*.xib", "App/Views/Main.xib"),
    ("Main.xib", "App/Main.xib"), ("*/Main.xib", "App/Views/Main.xib"), ("Ma?n.xib", "Man.xib"),
    ("App/Views", "App"), ("**/Views/*.xib", "App/Views.xib"), ("*a", "ab"),
  ]) func `a pattern does not match`(_ pattern: String, _ path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func `many stars take no time`() {
    let pattern = PathPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4_000)))
  }

  @Test(arguments: [
    ("a.xib", "Sub/a.xib"), ("./x/../a.xib", "Sub/a.xib"), ("/w/Sub/a.xib", "Sub/a.xib"),
    ("../a.xib", "a.xib"), ("/other/a.xib", "/other/a.xib"), ("/wide/a.xib", "/wide/a.xib"),
  ]) func `a base names files from its folder on`(_ path: String, _ relative: String) {
    #expect(PathBase("..", workingDirectory: "/w/Sub").relative(path) == relative)
  }
}
