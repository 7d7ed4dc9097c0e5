import IBSearch
import Testing

// Uses of names whose meaning is followed only up to a limit.
extension NamedLiteralsTests {
  @Test(arguments: [(15, true), (16, true), (17, false), (400, false)])
  func `a path of many names is followed up to a limit`(names: Int, isFollowed: Bool) {
    // The first is a variable, and the last the name.
    let between = names - 2
    let types = (0..<between).map { "struct T\($0) { let n: T\($0 + 1) }\n" }.joined()
    let path = "a" + String(repeating: ".n", count: between) + ".way"
    let uses = "let a: T0 = T0()\nperformSegue(withIdentifier: \(path), sender: nil)"
    let constant = "struct T\(between) { let way = \"star\" }"
    let (sources, unclear) = renamed(.segue, [uses, types + constant])
    let new = isFollowed ? constant.replacing("star", with: "sun") : constant
    #expect(sources == [uses, types + new])
    #expect(unclear.isEmpty == isFollowed)
  }

  @Test(arguments: [
    // Each parenthesis is one of the 128 parts that an expression may have before the name.
    (String(repeating: "(", count: 127), String(repeating: ")", count: 127), true),
    (String(repeating: "(", count: 128), String(repeating: ")", count: 128), false),
    (String(repeating: "(", count: 5_000), String(repeating: ")", count: 5_000), false),
    (String(repeating: "a ? b : ", count: 30), "", true),
    (String(repeating: "a ? b : ", count: 40), "", false),
    (String(repeating: "a ?? ", count: 20), "", true),
    (String(repeating: "a ?? ", count: 200), "", false),
  ])
  func `an expression is read up to a limit`(before: String, after: String, isRead: Bool) {
    let statement = "performSegue(withIdentifier: \(before)\"star\"\(after), sender: nil)"
    let (sources, unclear) = renamed(.segue, [statement])
    #expect(sources == [isRead ? statement.replacing("star", with: "sun") : statement])
    #expect(unclear.isEmpty == isRead)
  }

  @Test func `a name is found in one of the first types that a class inherits`() {
    func sources(_ depth: Int) -> [String] {
      let classes = (1...depth).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
      return [
        "extension C\(depth) { func f() { performSegue(withIdentifier: way, sender: nil) } }",
        "class C0 { let way = \"star\" }\n" + classes,
      ]
    }
    #expect(renamed(.segue, sources(60)).sources[1].contains("\"sun\""))
    #expect(renamed(.segue, sources(200)).sources[1].contains("\"star\""))
  }
}
