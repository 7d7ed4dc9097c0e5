import Testing
import XcodeProjects

/// The text format of property lists, in which projects are written.
@Suite struct PropertyListTextTests {
  private func value(_ text: String) throws -> PropertyListValue {
    try PropertyListValue(parsing: Array(text.utf8))
  }

  @Test func `a project's dictionaries, lists, texts and comments are read`() throws {
    let list = try value(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* since ever */
        objects = {
          A1 /* App */ = { isa = PBXGroup; children = ( B1 /* a */, B2, ); path = "My App"; };
        };
      }
      """)
    #expect(list["archiveVersion"]?.text == "1")
    #expect(list["objects"]?["A1"]?["children"]?.texts == ["B1", "B2"])
    #expect(list["objects"]?["A1"]?["path"]?.text == "My App")
    #expect(list["objects"]?["A2"] == nil)
  }

  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#""a\nb""#, "a\nb"), (#""caf\U00e9""#, "café"), (#""\101""#, "A"),
    ("path/to.file-1", "path/to.file-1"), (#"''"#, ""), ("$(SRCROOT)", nil), ("a//b", "a"),
  ])
  func `texts have quotes and escapes, or neither`(_ text: String, _ expected: String?) {
    #expect((try? value(text))?.text == expected)
  }

  @Test func `the last semicolon and the last comma may be missing`() throws {
    #expect(try value("{ a = (b, c) }") == .dictionary(["a": .list([.text("b"), .text("c")])]))
  }

  @Test(arguments: [
    ("{ a = b;\n c d; }", 2), ("{\n\na = ( b", 3), ("/* open", 1), ("", 1), ("{ a = \"b", 1),
    ("a b", 1), ("{ a b }", 1),
  ])
  func `what does not fit is an error with its line`(_ text: String, _ line: Int) {
    let failure = #expect(throws: PropertyListValue.Failure.self) { try value(text) }
    #expect(failure?.line == line)
  }

  @Test func `endless nesting is an error, not the end of the stack`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyListValue.Failure.self) { try value(text) }
  }
}
