import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// Image files that are damaged or too large, and fonts that are not known.
@MainActor
@Suite struct ImageFileTests {
  /// A PNG with one gray pixel.
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// Returns the picture of an image view that shows a file of an asset catalog, and the file's name.
  private func picture(_ bytes: [UInt8], _ ending: String) throws -> (Picture, name: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let set = folder.appending(path: "Images.xcassets/buoy.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "buoy.\(ending)"
    try Data(bytes).write(to: set.appending(path: name))
    let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}]}"
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    let environment = HeadlessEnvironment(screen: UIScreen(device: .standard))
    environment.searchPath.add(folder: folder)
    return try withEnvironment(environment) {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      view.image = UIImage(named: "buoy")
      try #require(view.image != nil)
      return (try Picture(of: view), name)
    }
  }

  /// The beginning of a PNG with 10,000 by 10,000 pixels.
  nonisolated private static let wide: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10,
  ]

  private func images(_ picture: Picture) -> Int {
    picture.steps.count { if case .image = $0 { true } else { false } }
  }

  @Test func `a complete file is an image without a warning`() throws {
    let (picture, _) = try picture(ImageFileTests.png, "png")
    #expect(images(picture) == 1 && picture.problems.isEmpty)
  }

  @Test func `a damaged file is a box with its name, and a warning with the reason`() throws {
    let cases: [(bytes: [UInt8], ending: String, reason: String)] = [
      (Array(ImageFileTests.png.dropLast(13)), "png", "truncated or damaged"),
      (Array(ImageFileTests.png.prefix(30)), "png", "truncated or damaged"),
      (Array("no image".utf8), "png", "it is not a PNG"),
      ([0xFF, 0xD8, 0xFF, 0xDB, 0, 3, 0], "jpg", "truncated or damaged"),
      (Array("GIF89a".utf8) + [0, 0, 0, 0, 0x3B], "gif", "it has no pixels"),
      (Array("<html/>".utf8), "svg", "it contains no SVG"),
    ]
    for (bytes, ending, reason) in cases {
      let (picture, name) = try picture(bytes, ending)
      #expect(picture.problems.map(\.id) == ["undrawn-image"], "\(ending) \(reason)")
      let message = try #require(picture.problems.first?.message)
      #expect(message.contains(name) && message.contains(reason), "\(message)")
      #expect(images(picture) == 0 && picture.texts.contains { name.hasPrefix($0.prefix(4)) })
    }
  }

  @Test func `an image that lies about its size, or is too large, is refused by name`() throws {
    var bytes = ImageFileTests.png
    // A width of 65,536 pixels, of which the file contains none.
    bytes[17] = 1
    bytes[19] = 0
    let (picture, name) = try picture(bytes, "png")
    let message = try #require(picture.problems.first?.message)
    #expect(message.contains(name) && message.contains("65536 pixels"), "\(message)")
    #expect(message.contains("16384"))
  }

  @Test(arguments: [(8001, 8000, true), (8000, 8000, false), (16_384, 16_384, true)])
  func `an image has at most 64 million pixels, and as many bytes as they need`(
    width: Int, height: Int, isTooLarge: Bool
  ) throws {
    var bytes = ImageFileTests.png
    for (index, byte) in [width >> 8, width & 255].enumerated() { bytes[18 + index] = UInt8(byte) }
    for (index, byte) in [height >> 8, height & 255].enumerated() {
      bytes[22 + index] = UInt8(byte)
    }
    let (picture, _) = try picture(bytes, "png")
    let message = try #require(picture.problems.first?.message)
    // A few bytes cannot hold so many pixels either.
    #expect(message.contains(isTooLarge ? "the maximum is 64 million" : "truncated"), "\(message)")
    let size = [width & 255, width >> 8, height & 255, height >> 8].map { UInt8($0) }
    let (gif, _) = try self.picture(Array("GIF89a".utf8) + size + [0, 0, 0, 0x3B], "gif")
    #expect(gif.problems.contains { $0.message.contains("64 million") } == isTooLarge)
  }

  @Test(arguments: [
    (#"<feGaussianBlur stdDeviation="1e9"/>"#, "'stdDeviation' of a filter"),
    (#"<feMorphology operator="dilate" radius="5 99999"/>"#, "'radius' of a filter"),
    (#"<x:feTurbulence baseFrequency="1" x:numOctaves="2000000000"/>"#, "'numOctaves' of a filter"),
    (#"<feConvolveMatrix order = '9999'/>"#, "'order' of a filter"),
    (#"<feGaussianBlur data-radius="1" stdDeviation="nan(1)"/>"#, "'stdDeviation' of a filter"),
    (String(repeating: "<feOffset/>", count: 17), "more than 16 filters"),
    ("<!-- --><text>\0</text>", "not encoded in UTF-8"),
    ("\u{D4E}<feGaussianBlur stdDeviation=\"1000\"/>", "'stdDeviation' of a filter"),
    (#"<g filter="blur(1e9px)"/>"#, "'blur' of a filter"),
    (#"<g filter="&#98;L&#x75;r(500px)"/>"#, "'blur' of a filter"),
    ("<style>g { filter: drop-shadow(1px 1px 900px) }</style>", "'drop-shadow' of a filter"),
    (String(repeating: #"<g style="filter: blur(2px)"/>"#, count: 17), "more than 16 filters"),
    (#"<style>g { filter: \62 lur(9999px) }</style>"#, "contain escapes"),
    (#"<filter x="-1000%" width = '3000%'/>"#, "the region of a filter"),
    (String(repeating: #"<g opacity="0.9">"#, count: 17), "more than 16 of its translucent groups"),
    (
      "<style>g { opacity: 0.5 }</style>" + String(repeating: "<g>", count: 17),
      "more than 16 of its translucent groups"
    ),
    (#"<image href="data:image/svg+xml;base64,PHN2Zy8+"/>"#, "an image that is not a PNG"),
    (#"<image href="&#100;ata:image/png;base64,AAAA"/>"#, "written with references"),
    (
      "<image href=\"data:image/png;base64,\(Data(wide).base64EncodedString())\"/>",
      "more than 64 million pixels"
    ),
  ])
  func `an SVG with filters that take any time is refused by name`(inside: String, reason: String)
    throws
  {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"><filter>\(inside)</filter></svg>"
    let (picture, _) = try picture(Array(text.utf8), "svg")
    let message = picture.problems.first?.message ?? ""
    #expect(message.contains(reason), "\(message)")
  }

  @Test func `an SVG that declares entities is refused, and small filters are not`() throws {
    let bomb = "<!DOCTYPE svg [<!ENTITY a \"x\">]><svg>&a;</svg>"
    #expect(
      try picture(Array(bomb.utf8), "svg").0.problems.first?.message.contains("entities") == true)
    let shadow =
      "<svg width=\"9\" height=\"9\"><filter><feGaussianBlur stdDeviation=\"2 3\"/><feOffset dx=\"1\"/></filter></svg>"
    #expect(try picture(Array(shadow.utf8), "svg").0.problems.isEmpty)
    let layers = String(repeating: #"<g opacity="0.5"><g fill-opacity="0.5"/></g>"#, count: 40)
    let image =
      "<image href=\"data:image/png;base64,\(Data(ImageFileTests.png).base64EncodedString())\"/>"
    let drawn = "<svg width=\"9\" height=\"9\">\(layers)\(image)</svg>"
    #expect(try picture(Array(drawn.utf8), "svg").0.problems.isEmpty)
    let styled =
      "<svg width=\"9\" height=\"9\"><title>It&#8217;s &#x61;</title><style>g { filter: blur(2px) }</style></svg>"
    #expect(try picture(Array(styled.utf8), "svg").0.problems.isEmpty)
  }

  @Test func `a file of another type is found and named`() throws {
    let (picture, name) = try picture(Array("RIFF".utf8), "webp")
    #expect(picture.problems.first?.message.contains("'\(name)'") == true)
    #expect(picture.problems.first?.message.contains("file type is not supported") == true)
  }

  @Test func `a font whose widths are not known is a warning, once`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for (row, font) in ["HarbourGrotesk-Bold", "HarbourGrotesk-Bold", "HelveticaNeue"].enumerated()
    {
      let label = UILabel(frame: CGRect(x: 0, y: row * 30, width: 200, height: 20))
      label.text = "Tide"
      label.font = UIFont(name: font, size: 12)
      root.addSubview(label)
    }
    let picture = try Picture(of: root)
    #expect(picture.problems.map(\.id) == ["unknown-font"])
    #expect(picture.problems[0].message.contains("HarbourGrotesk"))
  }

  // MARK: Frames

  @Test func `a view with a negative size or a place far away is left out by name`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let negative = UIView()
    negative.bounds = CGRect(x: 0, y: 0, width: -10, height: 10)
    let far = UIView(frame: CGRect(x: 0, y: 0, width: 2_000_000, height: 10))
    for view in [negative, far] {
      view.backgroundColor = .red
      root.addSubview(view)
    }
    var options = PictureOptions()
    options.identifier = { $0 === negative ? "neg-01" : $0 === far ? "far-01" : nil }
    let picture = try Picture(of: root, options: options)
    #expect(picture.steps.isEmpty)
    let messages = picture.problems.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("#neg-01") && $0.contains("negative size") })
    #expect(messages.contains { $0.contains("#far-01") && $0.contains("1,000,000") })
  }
}
