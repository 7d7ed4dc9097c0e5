#if Pictures
  import CairoPictures
  import Diagnostics
  import Foundation
  import HeadlessUIKit
  import IBRender
  import Testing

  /// PDF files that another program wrote, as images.
  @MainActor
  @Suite struct PDFRoundTripTests {
    @Test func `shapes that Cairo wrote as PDF look the same as an image`() throws {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
      root.backgroundColor = .white
      for index in 0..<40 {
        let part = UIView(
          frame: CGRect(x: index * 7 % 60, y: index * 11 % 44, width: 3 + index % 5, height: 4))
        part.backgroundColor = [UIColor.red, .blue, .green, .black][index % 4]
        part.layer.cornerRadius = CGFloat(index % 3)
        root.addSubview(part)
      }
      var writer = CairoWriter()
      writer.scale = 1
      let shown = try writer.pixels(of: try Picture(of: root))
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
      try Data(writer.pdf(of: try Picture(of: root)).bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let view = UIImageView(frame: root.bounds)
      view.image = UIImage(contentsOfFile: file.path)
      let picture = try Picture(of: view)
      #expect(picture.problems.isEmpty, "\(picture.problems.map(\.message))")
      let again = try writer.pixels(of: picture)
      let far = zip(shown.bytes, again.bytes).count { abs(Int($0) - Int($1)) > 40 }
      #expect(far * 100 < shown.bytes.count, "\(far) of \(shown.bytes.count)")
    }
  }
#endif
