import Diagnostics
import Testing

/// Marks that form one `Character` with the character after them.
@Suite struct ScalarTextTests {
  /// U+0D4E joins with what follows it, and counts as a letter.
  private static let mark = "\u{D4E}"

  @Test func `a letter that joins with a slash is no part of a name`() {
    let joined = Character(Self.mark + "/")
    #expect(joined.isLetter && !joined.isNamePart)
    for name in ["a", "Z", "7", "é", "e\u{301}", "ß", "名", "ก\u{E34}"] {
      #expect(Character(name).isNamePart, "\(name)")
    }
    for name in ["_", "-", "/", " ", "<", "@", "[", "{", "`", "\u{202E}", "\0"] {
      #expect(!Character(name).isNamePart, "\(name)")
    }
  }

  @Test func `an ASCII character is replaced wherever it is`() {
    let text = "<a\(Self.mark)<b<\u{301}>"
    #expect(text.count < text.unicodeScalars.count)
    #expect(text.replacing(ascii: "<", with: "[lt]") == "[lt]a\(Self.mark)[lt]b[lt]\u{301}>")
    #expect("plain".replacing(ascii: "<", with: "") == "plain")
  }
}
