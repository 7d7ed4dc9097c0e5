import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// The page that shows a document's pictures, objects and notes.
@MainActor
@Suite struct InspectorPageTests {
  private func page(_ objects: [InspectorPage.Object], picture: Picture, variants: Int = 2)
    -> String
  {
    let all = (0..<variants).map { InspectorPage.Variant(name: "style \($0)", picture: picture) }
    var page = InspectorPage(title: "Pier.xib", variants: all, objects: objects, notes: [])
    page.source = "<document>\n</document>"
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private func object(_ label: String) -> InspectorPage.Object {
    InspectorPage.Object(
      id: "lbl-01", parent: nil, className: "UILabel", label: label, lines: 3...7)
  }

  @Test(arguments: [
    "<!--<script>", "\u{D4E}</script><script>a()</script>", "\u{600}<!--\u{6DD}<script>",
  ])
  func `no text of the document can end or begin anything on the page`(text: String) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = "url(#c0) id=\"a\""
    let page = page([object(text)], picture: try Picture(of: label))
    let data = try #require(page.firstRange(of: "id=\"data\">"))
    let rest = page[data.upperBound...]
    let end = try #require(rest.firstRange(of: "</script>"))
    let json = String(rest[..<end.lowerBound])
    #expect(!json.utf8.contains(UInt8(ascii: "<")))
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let objects = try #require(value?["objects"] as? [[String: Any]])
    #expect(objects[0]["label"] as? String == text)
    #expect(objects[0]["line"] as? Int == 3 && objects[0]["end"] as? Int == 7)
    #expect(value?["source"] as? String == "<document>\n</document>")
    // The ids of pictures are changed, and texts that look like ids are not.
    #expect(page.contains(">url(#c0) id=\"a\"</text>"))
  }

  @Test func `an image is on the page once, however many pictures show it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    try Data(ImageFileTests.png).write(to: file)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.image = UIImage(contentsOfFile: file.path)
    let picture = try Picture(of: view)
    let page = page([], picture: picture, variants: 4)
    #expect(page.components(separatedBy: "data:image/png").count == 2)
    #expect(page.components(separatedBy: "<use href=\"#i0\"").count == 5)
    let both = ComparisonPage(
      title: "Review",
      pairs: [ComparisonPage.Pair(name: "A", old: picture, new: picture, changes: [])])
    let html = String(decoding: both.bytes, as: UTF8.self)
    #expect(html.components(separatedBy: "data:image/png").count == 2)
  }

  @Test func `an image is on the page once, however documents spell its path`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(ImageFileTests.png).write(to: folder.appending(path: "a.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "b.png").path, withDestinationPath: "a.png")
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    for name in ["a.png", "./a.png", "././a.png", "b.png"] {
      let view = UIImageView(frame: root.bounds)
      view.image = UIImage(contentsOfFile: folder.path + "/" + name)
      root.addSubview(view)
    }
    let page = page([], picture: try Picture(of: root), variants: 1)
    #expect(page.components(separatedBy: "data:image/png").count == 2)
  }

  @Test func `the ids of each picture are its own`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    let page = page([], picture: try Picture(of: view))
    for index in 0..<2 {
      #expect(page.contains("id=\"v\(index)f0\"") && page.contains("url(#v\(index)f0)"))
    }
  }
}
