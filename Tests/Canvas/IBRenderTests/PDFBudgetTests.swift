import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import TestSupport
import Testing

/// Small PDF files that would use up memory or time. Each is refused, and the warning says what it has too much of.
@MainActor
@Suite struct PDFBudgetTests {
  /// Returns the reason why a file is not drawn, or nil if it is.
  private func refusal(_ pdf: PDFSample) throws -> String? {
    let picture = try PDFView.picture(pdf.file)
    if picture.problems.isEmpty { return nil }
    #expect(picture.problems.map(\.id) == ["undrawn-image"])
    #expect(picture.filledPaths.isEmpty)
    return picture.problems[0].message
  }

  /// Returns the reason why a page with a content is not drawn, or nil if it is.
  private func refusal(_ content: String) throws -> String? {
    var pdf = PDFSample()
    pdf.add(4, stream: content)
    return try refusal(pdf)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `more operators than the limit are refused`() throws {
    #expect(try refusal(repeated("n ", 200_001))?.contains("200,000 operators") == true)
    #expect(try refusal(repeated("n ", 10_000)) == nil)
  }

  @Test func `an operator with too many operands is refused`() throws {
    #expect(try refusal(repeated("1 ", 65) + "m")?.contains("more than 64 operands") == true)
    #expect(try refusal(repeated("1 ", 64) + "m") == nil)
  }

  @Test func `a stream that becomes too large when it is decompressed is refused`() throws {
    for (count, isRefused) in [(66_000, true), (6_000, false)] {
      var pdf = PDFSample()
      pdf.add(4, "/Filter /FlateDecode", stream: ZlibSample.spaces(count))
      let reason = try refusal(pdf)
      #expect((reason?.contains("16 MiB of decompressed data") == true) == isRefused)
    }
  }

  @Test func `a stream of too many compressed blocks is refused`() throws {
    var pdf = PDFSample()
    pdf.add(4, "/Filter /FlateDecode", stream: ZlibSample.emptyBlocks(20_001))
    #expect(try refusal(pdf)?.contains("20,000 compressed blocks") == true)
  }

  @Test func `content that repeats one stream many times is refused`() throws {
    for (count, isRefused) in [(70, true), (2, false)] {
      var pdf = PDFSample(contents: "[\(repeated("4 0 R ", count))]")
      pdf.add(4, "/Filter /FlateDecode", stream: ZlibSample.spaces(1_000))
      let reason = try refusal(pdf)
      #expect((reason?.contains("16 MiB of decompressed data") == true) == isRefused)
    }
  }

  @Test func `paths with too many segments are refused`() throws {
    let reason = try refusal(repeated("0 0 1 1 re ", 50_001))
    #expect(reason?.contains("250,000 segments") == true)
    // Curves from the start of a closed path do not need longer for a longer path.
    #expect(try refusal("0 0 m 1 1 l " + repeated("h 1 1 2 2 v ", 20_000) + "f") == nil)
  }

  @Test func `clips with too many segments for their shapes are refused`() throws {
    let clips = repeated("0 0 20 10 re W n ", 1_000)
    let reason = try refusal(clips + repeated("0 0 1 1 re f ", 300))
    #expect(reason?.contains("clips of all its shapes") == true)
    #expect(try refusal(clips + repeated("0 0 1 1 re f ", 10)) == nil)
    // A restored state has the clips from before.
    #expect(try refusal("q \(clips) Q " + repeated("0 0 1 1 re f ", 300)) == nil)
  }

  @Test func `lines with too many dashes are refused`() throws {
    #expect(try refusal("[0.000001] 0 d 0 0 m 20 0 l S")?.contains("100,000 dashes") == true)
    #expect(try refusal("[0.1] 0 d 0 0 m 20 0 l S [] 0 d 0 1 m 20 1 l S") == nil)
    #expect(try refusal("[0 0] 0 d 0 0 m 20 0 l S") == nil)
  }

  @Test func `a dash pattern with too many or negative lengths is refused`() throws {
    let reason = try refusal("[\(repeated("1 ", 33))] 0 d")
    #expect(reason?.contains("more than 32 lengths") == true)
    #expect(try refusal("[1 -1] 0 d")?.contains("negative") == true)
  }

  @Test func `forms that are nested too deep are refused`() throws {
    for (depth, isRefused) in [(9, true), (8, false)] {
      var pdf = PDFSample(resources: "<< /XObject << /F 5 0 R >> >>")
      pdf.add(4, stream: "/F Do")
      for level in 1...depth {
        pdf.add(
          4 + level, "/Subtype /Form /Resources << /XObject << /F \(5 + level) 0 R >> >>",
          stream: level == depth ? "0 0 1 1 re n" : "/F Do")
      }
      #expect((try refusal(pdf)?.contains("nested more than 8 levels") == true) == isRefused)
    }
  }

  @Test func `forms that draw each other many times are refused`() throws {
    var pdf = PDFSample(resources: "<< /XObject << /F 5 0 R >> >>")
    pdf.add(4, stream: "/F Do")
    for level in 5...11 {
      pdf.add(
        level, "/Subtype /Form /Resources << /XObject << /F \(level + 1) 0 R >> >>",
        stream: repeated("/F Do ", 20))
    }
    pdf.add(12, "/Subtype /Form", stream: "n")
    #expect(try refusal(pdf)?.contains("200,000 operators") == true)
  }

  @Test func `a form that is drawn many times is decompressed once`() throws {
    var pdf = PDFSample(resources: "<< /XObject << /F 5 0 R >> >>")
    pdf.add(4, stream: repeated("/F Do ", 80))
    // 258 kB, which would be 20 MB if each of the forms was decompressed.
    pdf.add(5, "/Subtype /Form /Filter /FlateDecode", stream: ZlibSample.spaces(1_000))
    #expect(try refusal(pdf) == nil)
  }

  @Test func `a form that is read too often is refused`() throws {
    var pdf = PDFSample(resources: "<< /XObject << /F 5 0 R >> >>")
    pdf.add(4, stream: repeated("/F Do ", 1_000))
    pdf.add(5, "/Subtype /Form /Filter /FlateDecode", stream: ZlibSample.spaces(1_000))
    #expect(try refusal(pdf)?.contains("more than 32 MiB") == true)
  }

  @Test func `too many objects are refused, also in compressed streams`() throws {
    var plain = PDFSample()
    for number in 0..<20_000 { plain.add(10 + number, "0") }
    #expect(try refusal(plain)?.contains("20,000 objects") == true)
    var packed = PDFSample()
    packed.add(5, packing: (0..<20_000).map { (10 + $0, "0") })
    #expect(try refusal(packed)?.contains("20,000 objects") == true)
  }

  @Test func `objects of a compressed stream that overlap are refused`() throws {
    let index = (0..<2_000).map { "\(10 + $0) 0 " }.joined()
    var pdf = PDFSample()
    pdf.add(
      5, "/Type /ObjStm /N 2000 /First \(index.utf8.count)",
      stream: index + "[\(repeated("1 ", 5_000))]")
    #expect(try refusal(pdf)?.contains("2,000,000 values") == true)
  }

  @Test func `objects without an end are refused`() throws {
    var pdf = PDFSample()
    for number in 0..<3_000 { pdf.add(10 + number, "(" + repeated("x", 20)) }
    #expect(try refusal(pdf)?.contains("more than 32 MiB") == true)
  }

  @Test func `streams without an end are searched only as far as the limit`() throws {
    var pdf = PDFSample()
    for number in 0..<1_500 {
      pdf.add(10 + number, "<< /Type /ObjStm >>\nstream\n" + repeated("x", 40))
    }
    #expect(try refusal(pdf)?.contains("more than 32 MiB") == true)
  }
}
