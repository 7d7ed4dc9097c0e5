import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// Vector images in PDF files.
@MainActor
@Suite struct PDFImageTests {
  /// Writes a PDF of 20 by 10 points with a content stream, and returns the picture of an image view that shows it.
  private func picture(
    _ content: [UInt8], filter: String = "", resources: String = "<< >>", more: String = "",
    template: Bool = false
  ) throws -> Picture {
    var bytes = Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources \(resources) >> endobj
      \(more)
      4 0 obj << /Length \(content.count) \(filter) >>
      stream

      """.utf8)
    bytes += content + Array("\nendstream endobj\n%%EOF\n".utf8)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.tintColor = .green
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 20, height: 10))
    view.image = template ? image.withRenderingMode(.alwaysTemplate) : image
    return try Picture(of: view)
  }

  private func picture(_ content: String, resources: String = "<< >>", more: String = "") throws
    -> Picture
  {
    try picture(Array(content.utf8), resources: resources, more: more)
  }

  /// The boxes of the filled shapes in the picture, with their colors.
  private func fills(_ picture: Picture) -> [(box: CGRect, color: CGColor)] {
    var transforms = [CGAffineTransform.identity]
    var found: [(CGRect, CGColor)] = []
    for step in picture.steps {
      switch step {
      case .begin(let group):
        transforms.append(group.transform.concatenating(transforms[transforms.count - 1]))
      case .end: transforms.removeLast()
      case .fill(.path(let path, _), .color(let color)):
        found.append((path.boundingBoxOfPath.applying(transforms[transforms.count - 1]), color))
      default: break
      }
    }
    return found
  }

  @Test func `a path is drawn in its color at its place, with the y axis up`() throws {
    let picture = try picture("1 0 0 rg 0 0 5 2 re f")
    #expect(picture.problems.isEmpty)
    let fill = try #require(fills(picture).first)
    // Twice as large, at the lower left.
    #expect(fill.box == CGRect(x: 0, y: 16, width: 10, height: 4))
    #expect(fill.color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `transforms, states and opacities apply until they are restored`() throws {
    let picture = try picture(
      "q 2 0 0 2 4 0 cm /G gs 0 0 1 1 re f Q 0 0 1 1 re f",
      resources: "<< /ExtGState << /G << /ca 0.5 >> >> >>")
    let fills = fills(picture)
    #expect(fills.map(\.box.width) == [4, 2] && fills.map(\.box.minX) == [8, 0])
    #expect(fills.map(\.color.alpha) == [0.5, 1])
  }

  @Test func `a clip limits what follows it`() throws {
    let picture = try picture("1 1 3 3 re W n 0 0 20 10 re f")
    let clips = picture.steps.flatMap { step -> [Picture.Shape] in
      if case .begin(let group) = step { group.clips } else { [] }
    }
    #expect(clips.count == 1)
  }

  @Test func `a form is drawn with its own matrix`() throws {
    let content = "0 1 0 rg 0 0 1 1 re f"
    let picture = try picture(
      "q /F Do Q",
      resources: "<< /XObject << /F 5 0 R >> >>",
      more: """
        5 0 obj << /Subtype /Form /BBox [0 0 1 1] /Matrix [4 0 0 4 0 0] /Length \(content.count) >>
        stream
        \(content)
        endstream endobj
        """)
    #expect(picture.problems.isEmpty)
    #expect(fills(picture).first?.box == CGRect(x: 0, y: 12, width: 8, height: 8))
  }

  @Test func `a compressed stream is decoded`() throws {
    // `0 0 20 10 re f` as a zlib stream with a stored block.
    let text = Array("0 0 20 10 re f".utf8)
    let count = UInt8(text.count)
    let stored: [UInt8] = [0x78, 0x01, 1, count, 0, ~count, 0xFF] + text + [0, 0, 0, 0]
    #expect(
      fills(try picture(stored, filter: "/Filter /FlateDecode")).first?.box
        == CGRect(x: 0, y: 0, width: 40, height: 20))
    // The text `0 0 9 9 re f` three times, with a fixed code, as zlib writes it.
    let fixed: [UInt8] = [
      0x78, 0x9C, 0x33, 0x50, 0x30, 0x50, 0xB0, 0x04, 0xC2, 0xA2, 0x54, 0x85, 0x34, 0x2E, 0x03,
      0x9C, 0x1C, 0x00, 0x9F, 0x12, 0x08, 0x2C,
    ]
    #expect(fills(try picture(fixed, filter: "/Filter /FlateDecode")).count == 3)
  }

  @Test func `a template has its tint`() throws {
    let picture = try picture(Array("1 0 0 rg 0 0 5 2 re f".utf8), template: true)
    #expect(fills(picture).map(\.color) == [UIColor.green.cgColor])
  }

  // MARK: Bad input

  @Test(arguments: [
    ("BT /F 12 Tf (Tide) Tj ET", "it contains text"),
    ("BI /W 1 ID x EI", "it contains pixels"),
    ("/P cs /P0 scn 0 0 1 1 re f", "it contains a pattern"),
    ("/S sh", "it contains a gradient"), ("1 0 rg", "lacks its numbers"),
    ("harbour", "unknown operator 'harbour'"),
  ])
  func `a file with anything else is a box with its name, and a warning`(
    content: String, reason: String
  ) throws {
    let picture = try picture(content)
    #expect(picture.problems.map(\.id) == ["undrawn-image"])
    #expect(picture.problems[0].message.contains(reason), "\(picture.problems[0].message)")
    #expect(fills(picture).isEmpty)
  }

  @Test func `a damaged stream, and forms that contain themselves, are refused`() throws {
    let damaged = try picture([0x78, 0x9C, 0xFF, 0xFF], filter: "/Filter /FlateDecode")
    #expect(damaged.problems[0].message.contains("cannot be decoded"))
    let endless = try picture(
      "/F Do", resources: "<< /XObject << /F 5 0 R >> >>",
      more: """
        5 0 obj << /Subtype /Form /Length 5 >>
        stream
        /F Do
        endstream endobj
        """)
    #expect(endless.problems[0].message.contains("forms are nested more than 8 levels deep"))
  }

  @Test func `objects that a compressed stream places outside of itself are left out`() throws {
    let offsets = String(repeating: "9 1100 ", count: 300)
    let stream =
      "5 0 obj << /Type /ObjStm /N 300 /First 9223372036854774784 /Length \(offsets.count) >>"
    let picture = try picture(
      "0 0 5 2 re f", more: "\(stream)\nstream\n\(offsets)\nendstream endobj")
    #expect(fills(picture).count == 1)
  }
}
