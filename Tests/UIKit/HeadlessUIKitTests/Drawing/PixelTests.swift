import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct PixelTests {
  private func image(width: CGFloat, height: CGFloat, scale: CGFloat = 2) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, scale)
    defer { UIGraphicsEndImageContext() }
    UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    return UIGraphicsGetImageFromCurrentImageContext()!
  }

  @Test func `an image in pixels has its size times its scale, and makes an image again`() throws {
    let pixels = try #require(image(width: 10, height: 20).cgImage)
    #expect(pixels.width == 20 && pixels.height == 40)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 10) && turned.cgImage?.width == 20)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `a part of an image shows that part`() throws {
    let pixels = try #require(image(width: 10, height: 20).cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 4, y: 6, width: 100, height: 8)))
    #expect(part.width == 16 && part.height == 8)
    let item = try #require(UIImage(cgImage: part).displayList?.items.first)
    guard case .image(_, let rect) = item.operation else {
      Issue.record("no image: \(item.operation)")
      return
    }
    #expect(rect == CGRect(x: -4, y: -6, width: 20, height: 40))
    #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `encoded images can be read again in the same size`() throws {
    let image = image(width: 30, height: 7)
    for data in [image.pngData(), image.jpegData(compressionQuality: 0.5)] {
      let bytes = try #require(data)
      let read = try #require(UIImage(data: bytes, scale: 2))
      #expect(read.size == image.size)
      // An image from memory keeps its bytes.
      #expect(read.pngData() == data || read.jpegData(compressionQuality: 1) == data)
    }
  }

  @Test func `a pattern fills its rectangle and nothing outside it`() throws {
    let tile = image(width: 10, height: 10)
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    let context = try #require(UIGraphicsGetCurrentContext())
    let rect = CGRect(x: 5, y: 5, width: 25, height: 10)
    tile.drawAsPattern(in: rect)
    tile.draw(at: .zero)
    UIGraphicsEndImageContext()
    let items = context.displayList.items
    let lefts = items.compactMap { item in
      if case .image(_, let rect) = item.operation { rect.minX } else { nil }
    }
    #expect(lefts == [5, 15, 25, 0])
    #expect(items.dropLast().allSatisfy { $0.clips.map(\.path.boundingBoxOfPath) == [rect] })
    #expect(items.last?.clips == [])
  }

  @Test func `a layer draws itself and those inside into a context, each at its place`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    outer.backgroundColor = UIColor.red.cgColor
    inner.backgroundColor = UIColor.blue.cgColor
    outer.addSublayer(inner)
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    let context = UIGraphicsGetCurrentContext()!
    outer.render(in: context)
    UIGraphicsEndImageContext()
    let items = context.displayList.items
    #expect(items.count == 2)
    #expect(items.last?.transform == CGAffineTransform(translationX: 10, y: 20))
  }

  @Test func `bitmap contexts have the y axis up, and images are upright in them`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let pixels = try #require(image(width: 40, height: 20, scale: 1).cgImage)
    context.draw(pixels, in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(context.displayList.items.first?.transform.isIdentity == true)
    #expect(context.makeImage()?.width == 40)
    #expect(context.ctm.d == -1)
  }

  @Test func `values have UIKit's texts and are read from them`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(
      NSCoder.cgPoint(for: "{7, 8}") == CGPoint(x: 7, y: 8) && NSCoder.cgPoint(for: "") == .zero)
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1)
  }

  @Test func `HTML becomes its text`() throws {
    let page = "<p>One &amp; <b>two</b></p>\n<p>three&#33;</p>"
    let text = try NSAttributedString(
      data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(text.string.split(separator: "\n") == ["One & two", "three!"])
  }
}
