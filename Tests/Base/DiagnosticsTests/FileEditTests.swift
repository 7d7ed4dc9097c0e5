import Diagnostics
import Testing

@Suite struct FileEditTests {
  private func edit(_ start: Int, _ end: Int, _ text: String, file: String = "a.swift")
    -> Diagnostic.FileEdit
  {
    Diagnostic.FileEdit(file: file, start: start, end: end, text: text)
  }

  private func applying(_ edits: Diagnostic.FileEdit...) -> String? {
    Diagnostic.FileEdit.apply(edits, to: Array("0123456789".utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `edits are applied by their places, in any order`() {
    #expect(applying(edit(8, 10, "end"), edit(0, 2, "begin")) == "begin234567end")
    #expect(applying(edit(5, 5, "-")) == "01234-56789")
    #expect(applying() == "0123456789")
  }

  @Test func `edits that overlap or lie outside the file are refused as a whole`() {
    #expect(applying(edit(0, 5, "a"), edit(4, 6, "b")) == nil)
    #expect(applying(edit(9, 11, "a")) == nil)
    #expect(applying(edit(5, 4, "a")) == nil)
    #expect(applying(edit(0, 2, "a"), edit(2, 4, "b")) == "ab456789")
  }

  @Test func `only edits of the same part of the same file overlap`() {
    #expect(edit(0, 5, "").overlaps(edit(4, 6, "")))
    #expect(!edit(0, 5, "").overlaps(edit(6, 8, "")))
    #expect(!edit(0, 5, "").overlaps(edit(0, 5, "", file: "b.swift")))
    // At the same place, the order of two insertions is not known.
    #expect(edit(3, 3, "a").overlaps(edit(3, 3, "b")))
  }
}
