#if Pictures
  import CairoPictures
  import Diagnostics
  import Foundation
  import HeadlessUIKit
  import IBRender
  import Testing

  /// Pictures, fonts and images beyond what PNG and PDF can show.
  @MainActor
  @Suite struct CairoLimitsTests {
    private func text(_ text: String, family: String? = nil, size: CGFloat = 12) -> Picture {
      var picture = Picture(size: CGSize(width: 50, height: 20))
      let font = Picture.Font(family: family, size: size, weight: 400, isItalic: false)
      picture.steps = [
        .text(
          Picture.TextRun(
            text: text, origin: CGPoint(x: 0, y: 15), width: 40, font: font, color: .black))
      ]
      return picture
    }

    private func file(_ bytes: [UInt8], _ type: String = "png") throws -> URL {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).\(type)")
      try Data(bytes).write(to: file)
      return file
    }

    private func problems(ofImage bytes: [UInt8], _ type: String = "png") throws -> [String] {
      let file = try file(bytes, type)
      defer { try? FileManager.default.removeItem(at: file) }
      var picture = Picture(size: CGSize(width: 10, height: 10))
      let place = CGRect(x: 0, y: 0, width: 10, height: 10)
      picture.steps = [.image(Picture.ImagePart(file: file, size: place.size, rect: place))]
      return try CairoWriter().png(of: picture).problems.map(\.message)
    }

    // MARK: Sizes

    @Test func `the longest side can be drawn, and one more pixel is refused`() throws {
      var writer = CairoWriter()
      writer.scale = 1
      let longest = Picture.longestSide
      #expect(
        try writer.pixels(of: Picture(size: CGSize(width: longest, height: 1))).width == 16_384)
      #expect(throws: PictureError.tooManyPixels(CGSize(width: longest + 1, height: 1))) {
        try writer.pixels(of: Picture(size: CGSize(width: longest + 1, height: 1)))
      }
      #expect(throws: PictureError.tooLarge(CGSize(width: 1, height: longest + 1))) {
        try writer.pdf(of: Picture(size: CGSize(width: 1, height: longest + 1)))
      }
    }

    @Test func `a picture has at most 64 million pixels`() throws {
      var writer = CairoWriter()
      writer.scale = 1
      let size = CGSize(width: 8001, height: 8000)
      #expect(throws: PictureError.tooManyPixels(size)) { try writer.png(of: Picture(size: size)) }
    }

    @Test func `layers that need more memory than a picture are refused`() throws {
      var writer = CairoWriter()
      writer.scale = 1
      var picture = Picture(size: CGSize(width: 4000, height: 4000))
      let all = CGRect(origin: .zero, size: picture.size)
      var group = Picture.Group()
      group.opacity = 0.5
      let fill = Picture.Step.fill(.rectangle(all, radius: 0), .color(.black))
      for count in [3, 40] {
        picture.steps =
          Array(repeating: .begin(group), count: count) + [fill]
          + Array(repeating: .end, count: count)
        if count == 3 {
          #expect(try writer.png(of: picture).problems.isEmpty)
        } else {
          #expect {
            try writer.png(of: picture)
          } throws: { "\($0)".contains("64 million pixels") }
        }
      }
      // Layers that are closed again count no more.
      picture.steps = Array(repeating: [.begin(group), fill, .end], count: 40).flatMap { $0 }
      #expect(try writer.png(of: picture).problems.isEmpty)
    }

    @Test(arguments: [CGFloat.infinity, .nan])
    func `a size that is not a finite number is refused`(side: CGFloat) {
      let picture = Picture(size: CGSize(width: side, height: 10))
      #expect(throws: PictureError.endless) { try CairoWriter().png(of: picture) }
      #expect(throws: PictureError.endless) { try CairoWriter().pdf(of: picture) }
    }

    @Test func `pixels whose number does not match their sides are not a picture`() {
      #expect(CairoWriter.Pixels(width: 2, height: 2, bytes: [0]).png == nil)
      #expect(CairoWriter.Pixels(width: 20_000, height: 1, bytes: []).png == nil)
    }

    @Test func `numbers that are not finite leave out their shape and nothing else`() throws {
      var picture = Picture(size: CGSize(width: 10, height: 10))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
      var group = Picture.Group()
      group.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      let whole = Picture.Shape.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0)
      picture.steps = [
        .fill(.path(path, .winding), .color(.black)), .begin(group), .fill(whole, .color(.black)),
        .end,
        .fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1), radius: .nan), .color(.white)),
        .fill(whole, .color(CGColor(red: 0, green: 0, blue: 1, alpha: 1))),
      ]
      var writer = CairoWriter()
      writer.scale = 1
      #expect(try writer.pixels(of: picture)[5, 5] == [0, 0, 255, 255])
    }

    // MARK: Fonts

    @Test func `a font that is not installed is drawn with another one, and a warning names it`()
      throws
    {
      let writer = CairoWriter()
      let output = try writer.png(of: text("Tide", family: "Harbour Grotesk"))
      #expect(output.problems.map(\.id) == ["missing-font"])
      #expect(output.problems[0].message.contains("'Harbour Grotesk'"))
      let pixels = try writer.pixels(of: text("Tide", family: "Harbour Grotesk"))
      #expect(stride(from: 3, to: pixels.bytes.count, by: 4).contains { pixels.bytes[$0] > 128 })
    }

    @Test func `a character that no font has is named once`() throws {
      // A private character, for which fonts have no glyph.
      var picture = text("a\u{10FFFD}")
      picture.steps += picture.steps
      #expect(try CairoWriter().png(of: picture).problems.map(\.id) == ["missing-glyph"])
    }

    @Test(arguments: [0, -3, 200_000, CGFloat.nan])
    func `a font of an impossible size draws nothing`(size: CGFloat) throws {
      let pixels = try CairoWriter().pixels(of: text("Tide", size: size))
      #expect(pixels.bytes.allSatisfy { $0 == 0 })
    }

    // MARK: Images

    @Test func `an empty image file and a missing one are warnings with the reason`() throws {
      #expect(try problems(ofImage: [])[0].contains("the file is empty"))
      var picture = Picture(size: CGSize(width: 10, height: 10))
      let place = CGRect(x: 0, y: 0, width: 10, height: 10)
      let missing = URL(fileURLWithPath: "/nowhere/pier.png")
      picture.steps = [.image(Picture.ImagePart(file: missing, size: place.size, rect: place))]
      let output = try CairoWriter().png(of: picture)
      #expect(output.problems.map(\.message).first?.contains("'pier.png'") == true)
      #expect(output.problems[0].message.contains("cannot be read"))
    }

    @Test func `an image that claims more pixels than a picture may have is refused`() throws {
      // The start of a PNG of 65,536 by 65,536 pixels, without the pixels.
      let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0,
      ]
      let bytes = header + checksum(header[12...]) + [0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54]
      let message = try #require(try problems(ofImage: bytes).first)
      #expect(message.contains("the image is too large"), "\(message)")
      #expect(CairoWriter.Pixels(png: bytes) == nil)
    }

    /// Returns the CRC-32 of a chunk of a PNG.
    private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in bytes {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return withUnsafeBytes(of: (~sum).bigEndian) { Array($0) }
    }
  }
#endif
