import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// Where images are in pictures, and how they are stretched and tinted.
@MainActor
@Suite struct ImagePictureTests {
  /// An image of 40 by 20 points, whose file only has to exist while the image is made.
  private func image() throws -> UIImage {
    // A PDF says its size in points.
    let pdf = "%PDF-1.4\n1 0 obj << /MediaBox [0 0 40 20] >> endobj\n"
    return try PDFView.withFile(Array(pdf.utf8)) { file in
      try #require(UIImage(contentsOfFile: file.path))
    }
  }

  /// The box that stands for the image, which cannot be drawn.
  private func box(_ mode: UIView.ContentMode) throws -> CGRect? {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = try image()
    view.contentMode = mode
    return try Picture(of: view).steps.lazy.compactMap {
      if case .fill(.rectangle(let rect, _), _) = $0 { rect } else { nil }
    }.first
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
  ])
  func `an image is where its view's content mode places it`(
    mode: UIView.ContentMode, place: CGRect
  ) throws {
    #expect(try box(mode) == place)
  }

  /// The part of the picture of an image view that shows a PNG with one pixel.
  private func part(_ change: (UIImage) -> UIImage) throws -> Picture.ImagePart? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try Data(ImageFileTests.png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.tintColor = .red
    view.image = change(try #require(UIImage(contentsOfFile: file.path)))
    return try Picture(of: view).steps.lazy.compactMap {
      if case .image(let part) = $0 { part } else { nil }
    }.first
  }

  @Test func `a template has the tint of its view, and an original its own colors`() throws {
    #expect(try part { $0.withRenderingMode(.alwaysTemplate) }?.tint == UIColor.red.cgColor)
    let original = try #require(try part { $0.withRenderingMode(.alwaysOriginal) })
    #expect(original.tint == nil)
    #expect(try part { $0.withTintColor(.blue) }?.tint == UIColor.blue.cgColor)
  }

  @Test func `an image with cap insets is stretched only in its middle`() throws {
    var part = Picture.ImagePart(
      file: URL(filePath: "buoy.png"), size: CGSize(width: 30, height: 20),
      rect: CGRect(x: 0, y: 0, width: 100, height: 20))
    part.capInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    #expect(
      part.patches.map(\.source) == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 15, height: 20),
        CGRect(x: 25, y: 0, width: 5, height: 20),
      ])
    #expect(
      part.patches.map(\.target) == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 85, height: 20),
        CGRect(x: 95, y: 0, width: 5, height: 20),
      ])
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try self.part { $0.resizableImage(withCapInsets: insets) }?.capInsets == insets)
  }

  @Test func `colors are those of high contrast if the user asks for it`() throws {
    func color(_ contrast: UIAccessibilityContrast) throws -> [CGColor] {
      let environment = HeadlessEnvironment(
        traits: UITraitCollection(accessibilityContrast: contrast))
      return try withEnvironment(environment) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemBlue
        return try Picture(of: view).steps.compactMap {
          if case .fill(_, .color(let color)) = $0 { color } else { nil }
        }
      }
    }
    #expect(try color(.high) != color(.normal))
  }
}
