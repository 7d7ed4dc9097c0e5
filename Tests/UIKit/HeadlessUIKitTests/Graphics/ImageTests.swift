import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ImageTests {
  @Test func `a nib's image keeps its name where no file is found`() throws {
    let image: UIImage = try NibSketch.object(
      "UIImageNibPlaceholder",
      ["UIImageWidth": 1.0, "UIImageHeight": 1.0, "UIResourceName": "arrow-left"]
    ).load()
    #expect(image.name == "arrow-left")
    #expect(!image.isSizeKnown)
    #expect(!image.isSymbolImage)
    let known: UIImage = try NibSketch.object(
      "UIImageNibPlaceholder",
      ["UIImageWidth": 24.0, "UIImageHeight": 12.0, "UIResourceName": "arrow-left"]
    ).load()
    #expect(known.size == CGSize(width: 24, height: 12))
  }

  @Test func `a nib's symbol has its configuration`() throws {
    let image: UIImage = try NibSketch.object(
      "UIImageNibPlaceholder",
      [
        "UIResourceName": "square", "UISystemSymbolResourceName": "square",
        "UISymbolImageConfiguration": .object(
          "UIImageSymbolConfiguration", ["UISymbolScale": 3, "UIPointSize": 20.0]),
      ]
    ).load()
    #expect(image.isSymbolImage)
    let wanted = UIImage.SymbolConfiguration(pointSize: 20)
      .applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(image.symbolConfiguration == wanted)
  }

  @Test func `an image that was encoded as such is read too`() throws {
    let image: UIImage = try NibSketch.object(
      "UIImage", ["UIIsSystemImage": true, "UIImageName": "gear"]
    ).load()
    #expect(image.name == "gear")
    #expect(image.isSymbolImage)
  }

  @Test func `changed copies leave the image as it is`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    #expect(template != image)
    #expect(image == UIImage(systemName: "star"))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `headers of images are read from memory`() {
    let gif: [UInt8] = Array("GIF89a".utf8) + [10, 0, 20, 0]
    #expect(UIImage(data: Data(gif), scale: 2)?.size == CGSize(width: 5, height: 10))
    let pdf = Array("%PDF-1.4\n<< /MediaBox [0 0 24 36.2] >>".utf8)
    #expect(UIImage(data: Data(pdf))?.size == CGSize(width: 24, height: 36))
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47])) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])) == nil)
    #expect(UIImage(data: Data()) == nil)
  }
}
