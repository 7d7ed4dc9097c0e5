import Foundation
import HeadlessUIKit
import Testing

/// A folder with an asset catalog on the search path, gone afterwards.
@MainActor
private func withCatalog(_ files: [String: [UInt8]], _ body: () throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalog-\(UInt64.random(in: 0...UInt64.max))")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, bytes) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
  NibSearchPath.shared.add(folder: folder)
  defer { NibSearchPath.shared.remove(folder: folder) }
  try body()
}

/// The beginning of a PNG of a size.
private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width]
    + [0, 0, 0, height, 8, 6, 0, 0, 0]
}

@MainActor @Suite(.ownEnvironment) struct AssetCatalogTests {
  private let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "systemRedColor"}}
    ]}
    """

  @Test func `a color of a catalog has a variant for the dark style`() throws {
    try withCatalog(["A.xcassets/Brand.colorset/Contents.json": Array(brand.utf8)]) {
      let color = try #require(UIColor(named: "Brand"))
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(
        color.resolvedColor(with: light).cgColor.components == [1, 128.0 / 255, 0.5, 1])
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(
        color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
      #expect(UIColor(named: "Nowhere") == nil)
    }
  }

  @Test func `resources are the picture and the color of a catalog`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "bird.png", "scale": "2x"}]}
      """
    try withCatalog([
      "A.xcassets/Brand.colorset/Contents.json": Array(brand.utf8),
      "A.xcassets/bird.imageset/Contents.json": Array(contents.utf8),
      "A.xcassets/bird.imageset/bird.png": png(20, 10),
    ]) {
      let color = UIColor(resource: ColorResource(name: "Brand", bundle: .main))
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(color.resolvedColor(with: light).cgColor.components == [1, 128.0 / 255, 0.5, 1])
      let bird = UIImage(resource: ImageResource(name: "bird", bundle: .main))
      #expect(bird.size == CGSize(width: 10, height: 5) && bird.scale == 2)
      #expect(UIImage(named: "bird", variableValue: 0.5)?.size == bird.size)
    }
  }

  @Test func `a nib's named color comes from the catalog, else from the nib`() throws {
    let sketch = NibSketch.object(
      "UIColor",
      [
        "UIDynamicCatalogName": "Brand", "UIRed": 0.0, "UIGreen": 0.0, "UIBlue": 1.0,
        "UIAlpha": 1.0,
      ]
    )
    #expect(try sketch.load(as: UIColor.self) == .blue)
    try withCatalog(["A.xcassets/Brand.colorset/Contents.json": Array(brand.utf8)]) {
      let color = try sketch.load(as: UIColor.self)
      #expect(color.cgColor.red == 1)
    }
  }

  @Test func `groups give their names only where they say so`() throws {
    try withCatalog([
      "A.xcassets/Space/Contents.json": Array(#"{"properties":{"provides-namespace":true}}"#.utf8),
      "A.xcassets/Space/One.colorset/Contents.json": Array(brand.utf8),
      "A.xcassets/Plain/Two.colorset/Contents.json": Array(brand.utf8),
    ]) {
      #expect(UIColor(named: "Space/One") != nil)
      #expect(UIColor(named: "One") == nil)
      #expect(UIColor(named: "Two") != nil)
    }
  }

  @Test func `an image of a catalog has its size in points and its rendering mode`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try withCatalog([
      "A.xcassets/Icon.imageset/Contents.json": Array(contents.utf8),
      "A.xcassets/Icon.imageset/a@2x.png": png(40, 20),
      "A.xcassets/Icon.imageset/a@3x.png": png(60, 30),
    ]) {
      let image = try #require(
        UIImage(
          named: "Icon", in: nil, compatibleWith: UITraitCollection(displayScale: 2)))
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.scale == 2)
      #expect(image.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "Icon")?.scale == 3)
    }
  }

  @Test func `an image of a catalog has variants for other traits`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "day.png", "scale": "1x"},
        {"idiom": "universal", "filename": "night.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    try withCatalog([
      "A.xcassets/Sky.imageset/Contents.json": Array(contents.utf8),
      "A.xcassets/Sky.imageset/day.png": png(40, 20),
      "A.xcassets/Sky.imageset/night.png": png(60, 30),
    ]) {
      let light = UITraitCollection(userInterfaceStyle: .light)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let image = try #require(UIImage(named: "Sky", in: nil, compatibleWith: light))
      let asset = try #require(image.imageAsset)
      #expect(image.size.width == 40 && asset.image(with: dark).size.width == 60)
      let view = UIImageView(image: image)
      view.overrideUserInterfaceStyle = .dark
      #expect(view.intrinsicContentSize.width == 60)
      let star = try #require(UIImage(data: Data(png(8, 6))))
      asset.register(star, with: dark)
      #expect(asset.image(with: dark).size == star.size)
      #expect(asset.image(with: light).size.width == 40)
      asset.unregister(with: dark)
      #expect(view.intrinsicContentSize.width == 60)
    }
  }

  @Test func `an image is found next to the nib by its file's name`() throws {
    try withCatalog(["star@2x.png": png(8, 6), "photo.jpg": jpeg]) {
      #expect(UIImage(named: "star")?.size == CGSize(width: 4, height: 3))
      #expect(UIImage(named: "photo.jpg")?.size == CGSize(width: 300, height: 200))
      #expect(UIImage(named: "moon") == nil)
    }
  }

  @Test func `a data set of a catalog has its bytes and their type`() throws {
    let contents =
      #"{"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}]}"#
    try withCatalog([
      "A.xcassets/Tides.dataset/Contents.json": Array(contents.utf8),
      "A.xcassets/Tides.dataset/a.json": Array("[1]".utf8),
      "A.xcassets/Empty.dataset/Contents.json": Array(#"{"data": []}"#.utf8),
    ]) {
      let asset = try #require(NSDataAsset(name: "Tides"))
      #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
      #expect(NSDataAsset(name: "Empty") == nil && NSDataAsset(name: "Nowhere") == nil)
    }
  }

  @Test func `a damaged catalog holds nothing`() throws {
    try withCatalog([
      "A.xcassets/Bad.colorset/Contents.json": Array("{".utf8),
      "A.xcassets/Odd.colorset/Contents.json": Array(#"{"colors": [{"idiom": 5}]}"#.utf8),
      "A.xcassets/Text.imageset/Contents.json": Array(#"{"images": []}"#.utf8),
    ]) {
      #expect(UIColor(named: "Bad") == nil)
      #expect(UIColor(named: "Odd") == nil)
      #expect(UIImage(named: "Text") == nil)
    }
  }

  /// An application segment, then the start of a frame of 300 by 200.
  private let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44, 3]
    + Array(repeating: 0, count: 12)
}
