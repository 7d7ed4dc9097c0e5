#if Pictures
  import CairoPictures
  import Diagnostics
  import Foundation
  import HeadlessUIKit
  import IBRender
  import Testing

  /// What pictures look like as pixels and as PDF.
  @MainActor
  @Suite struct CairoWriterTests {
    private func view(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      return view
    }

    private func pixels(of view: UIView, scale: CGFloat = 1) throws -> CairoWriter.Pixels {
      var writer = CairoWriter()
      writer.scale = scale
      return try writer.pixels(of: try Picture(of: view))
    }

    @Test func `a view's color fills exactly the pixels of its frame`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 8, height: 6), .white)
      root.addSubview(view(CGRect(x: 2, y: 1, width: 3, height: 2), .red))
      let shown = try pixels(of: root, scale: 2)
      #expect((shown.width, shown.height) == (16, 12))
      for y in 0..<12 {
        for x in 0..<16 {
          let isInside = (4..<10).contains(x) && (2..<6).contains(y)
          #expect(shown[x, y] == (isInside ? [255, 0, 0, 255] : [255, 255, 255, 255]))
        }
      }
    }

    @Test func `opacity applies to a view and its subviews as a whole`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 4, height: 4), .white)
      let faint = view(CGRect(x: 0, y: 0, width: 4, height: 4), .black)
      faint.alpha = 0.5
      faint.addSubview(view(CGRect(x: 0, y: 0, width: 4, height: 4), .black))
      root.addSubview(faint)
      let pixel = try pixels(of: root)[1, 1]
      #expect((126...129).contains(pixel[0]))
    }

    @Test func `a shadow darkens what is below the view, and fades out`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 60, height: 60), .white)
      let box = view(CGRect(x: 20, y: 20, width: 20, height: 20), .white)
      box.layer.shadowOpacity = 1
      box.layer.shadowRadius = 3
      box.layer.shadowOffset = CGSize(width: 0, height: 6)
      root.addSubview(box)
      let shown = try pixels(of: root)
      #expect(shown[30, 30] == [255, 255, 255, 255])
      #expect(shown[30, 42][0] < 120 && shown[30, 42][0] < shown[30, 49][0])
      #expect(shown[30, 59][0] == 255 && shown[30, 10][0] == 255)
    }

    @Test func `a view that clips hides what is outside of its rounded corners`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
      let round = view(CGRect(x: 0, y: 0, width: 20, height: 20))
      round.layer.cornerRadius = 10
      round.clipsToBounds = true
      round.addSubview(view(CGRect(x: 0, y: 0, width: 20, height: 20), .blue))
      root.addSubview(round)
      let shown = try pixels(of: root)
      #expect(shown[0, 0] == [255, 255, 255, 255] && shown[10, 10] == [0, 0, 255, 255])
    }

    @Test func `a text is as wide as the layout measured it, whatever font is installed`() throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.text = "IIIIIIIIIIIIIIIII"
      label.backgroundColor = .white
      label.textColor = .black
      let picture = try Picture(of: label)
      guard
        case .text(let run)? = picture.steps.last(where: {
          if case .text = $0 { true } else { false }
        })
      else {
        Issue.record("no text")
        return
      }
      var writer = CairoWriter()
      writer.scale = 1
      let shown = try writer.pixels(of: picture)
      let inked = (0..<shown.width).filter { x in
        (0..<shown.height).contains { shown[x, $0][0] < 128 }
      }
      let last = try #require(inked.last)
      #expect(abs(CGFloat(last) - run.width) <= 4)
    }

    @Test func `the same picture gives the same files`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 30, height: 30), .systemTeal)
      root.addSubview(UISwitch(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
      let picture = try Picture(of: root)
      let writer = CairoWriter()
      #expect(try writer.png(of: picture).bytes == writer.png(of: picture).bytes)
      let first = try writer.pdf(of: picture).bytes
      let second = try writer.pdf(of: picture).bytes
      #expect(first == second && first.starts(with: Array("%PDF-".utf8)))
      #expect(try writer.png(of: picture).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `an image file is drawn in its rectangle, and a template in its tint`() throws {
      let source = view(CGRect(x: 0, y: 0, width: 2, height: 2), .green)
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      var writer = CairoWriter()
      writer.scale = 1
      try Data(writer.png(of: try Picture(of: source)).bytes).write(to: file)
      var picture = Picture(size: CGSize(width: 10, height: 10))
      let place = CGRect(x: 2, y: 2, width: 6, height: 6)
      var part = Picture.ImagePart(file: file, size: CGSize(width: 2, height: 2), rect: place)
      picture.steps = [.image(part)]
      #expect(try writer.pixels(of: picture)[5, 5] == [0, 255, 0, 255])
      part.tint = UIColor.red.cgColor
      picture.steps = [.image(part)]
      let tinted = try writer.pixels(of: picture)
      #expect(tinted[5, 5] == [255, 0, 0, 255] && tinted[1, 1] == [0, 0, 0, 0])
    }

    @Test func `pixels are the same after they were written as PNG and read again`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 7, height: 5), .systemTeal)
      root.addSubview(view(CGRect(x: 1, y: 1, width: 3, height: 3), .red))
      let shown = try pixels(of: root, scale: 2)
      let png = try #require(shown.png)
      #expect(CairoWriter.Pixels(png: png) == shown)
      #expect(CairoWriter.Pixels(png: [1, 2, 3]) == nil)
    }

    // MARK: Bad input

    @Test func `an image file that is damaged is a gray box, and a warning names it`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]).write(to: file)
      var picture = Picture(size: CGSize(width: 10, height: 10))
      let place = CGRect(x: 0, y: 0, width: 10, height: 10)
      picture.steps = [.image(Picture.ImagePart(file: file, size: place.size, rect: place))]
      let output = try CairoWriter().png(of: picture)
      #expect(output.problems.map(\.id) == ["unreadable-image"])
      #expect(output.problems[0].message.contains(file.lastPathComponent))
    }

    @Test func `a picture with too many pixels is refused with their number`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 9000, height: 10))
      let picture = try Picture(of: root)
      #expect(throws: PictureError.tooManyPixels(CGSize(width: 18000, height: 20))) {
        try CairoWriter().png(of: picture)
      }
      #expect(throws: PictureError.empty) {
        try CairoWriter().png(of: Picture(size: CGSize(width: 0, height: 10)))
      }
    }

    @Test func `a transform without an inverse draws nothing and leaves the rest`() throws {
      let root = view(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
      let flat = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
      flat.transform = CGAffineTransform(scaleX: 0, y: 1)
      root.addSubview(flat)
      root.addSubview(view(CGRect(x: 5, y: 5, width: 2, height: 2), .blue))
      let shown = try pixels(of: root)
      #expect(shown[6, 6] == [0, 0, 255, 255] && shown[2, 2] == [255, 255, 255, 255])
    }
  }
#endif
