import IBSearch
import Testing

/// Names with characters that have a meaning in string literals.
extension NamedLiteralsTests {
  private static let names = [
    "a\\(exit(1))\"b", "\"", "\\", "\\\\", "\"\"a", "a\"#", "a\"##b", "\\#(a)", "a\\#nb", "\\n",
    "\n\t\r", "\u{7F}1",
    "a\u{85}b", "a\u{2028}b", "%@", "it's", "Übersicht", "日本 語", "🏠", "a\u{301}", "#", "//",
    "/* a */", "\"+b+\"",
    "a\u{200E}9", "??/", "a\\",
  ]

  @Test(arguments: names)
  func `a literal of Swift has the new name, and back the same bytes`(_ name: String) {
    for source in [
      "performSegue(withIdentifier: \"star\", sender: nil); f(1)",
      "performSegue(withIdentifier: #\"star\"#, sender: nil); f(\"2\")",
      "performSegue(withIdentifier: ##\"star\"##, sender: nil); f(3)",
      "performSegue(withIdentifier: K.way.rawValue, sender: nil)\nenum K: String { case way = \"star\", b }",
    ] {
      let (changed, unclear) = renamed(.segue, [source], to: name)
      #expect(unclear.isEmpty)
      #expect(changed != [source])
      // Nothing of the name is outside of the literal.
      let (before, after) = (Array(source.utf8), Array(changed[0].utf8))
      #expect(
        SourceNames(after).tokens.map(\.isLiteral) == SourceNames(before).tokens.map(\.isLiteral))
      #expect(!changed[0].utf8.contains(0x0D))
      #expect(renamed(.segue, changed, from: name, to: "star").sources == [source])
    }
  }

  @Test(arguments: names)
  func `a literal of Objective-C has the new name, and back the same bytes`(_ name: String) {
    let source = "id a = [UIImage imageNamed:@\"star\"]; f(1);\n"
    let (changed, unclear) = renamed(.image, [source], to: name, isObjectiveC: true)
    #expect(unclear.isEmpty)
    #expect(changed != [source])
    #expect(
      SourceNames(Array(changed[0].utf8), nestsComments: false).tokens.map(\.isLiteral)
        == SourceNames(Array(source.utf8), nestsComments: false).tokens.map(\.isLiteral))
    #expect(
      renamed(.image, changed, from: name, to: "star", isObjectiveC: true).sources == [source])
  }

  @Test func `a case gets a raw value with escapes`() {
    let (changed, _) = renamed(
      .segue,
      [
        "performSegue(withIdentifier: K.star.rawValue, sender: nil)\nenum K: String { case star, b }"
      ],
      to: "a\"\\b")
    #expect(changed[0].contains(#"case star = "a\"\\b", b"#))
  }

  @Test func `a literal with escapes is found by its text`() {
    let swift = #"performSegue(withIdentifier: "\u{73}tar", sender: nil)"#
    #expect(renamed(.segue, [swift]).sources == [swift.replacing(#"\u{73}tar"#, with: "sun")])
    let other = #"id a = [UIImage imageNamed:@"\x73t\141r"];"#
    #expect(
      renamed(.image, [other], isObjectiveC: true).sources
        == [other.replacing(#"\x73t\141r"#, with: "sun")])
  }

  @Test func `a literal with an interpolation is no name`() {
    let source = #"performSegue(withIdentifier: "a\(b)", sender: nil)"#
    let (changed, unclear) = renamed(.segue, [source], from: #"a\(b)"#)
    #expect(changed == [source])
    #expect(unclear.isEmpty)
  }
}
