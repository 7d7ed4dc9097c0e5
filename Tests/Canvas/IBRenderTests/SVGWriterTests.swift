import Foundation
import HeadlessUIKit
import IBRender
import Testing
import XMLTree

/// What pictures are written as.
@MainActor
@Suite struct SVGWriterTests {
  private func tree(_ picture: Picture) throws -> Tree {
    try Tree(parsing: SVGWriter().bytes(of: picture, title: "A & B"))
  }

  @Test func `a picture is one well-formed document of its size`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120.5, height: 30))
    label.text = "<1 & \"2\">\u{1}"
    let root = try tree(try Picture(of: label)).root
    #expect(root.spelling == "svg" && root["width"] == "120.5")
    #expect(root["viewBox"] == "0 0 120.5 30")
    let text = try #require(root.subtree.first { $0.spelling == "text" })
    #expect(text.text == "<1 & \"2\">")
    #expect(text["textLength"] != nil)
  }

  @Test(arguments: [
    ("Menlo-Regular", "monospace"), ("CourierNewPSMT", "monospace"), ("Georgia-Bold", "serif"),
    ("AvenirNext-Regular", "sans-serif"),
  ])
  func `in place of a font that is not installed, a font of its design is drawn`(
    name: String, generic: String
  ) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    label.text = "key"
    label.font = UIFont(name: name, size: 15)
    let text = try #require(
      try tree(try Picture(of: label)).root.subtree.first { $0.spelling == "text" })
    let families = try #require(text["font-family"]).split(separator: ",")
    #expect(families.first == "'\(label.font.familyName)'" && families.last == generic[...])
  }

  @Test(
    arguments: [
      (.serif, "ui-serif", "serif"), (.rounded, "ui-rounded", "sans-serif"),
      (.monospaced, "ui-monospace", "monospace"),
    ] as [(UIFontDescriptor.SystemDesign, String, String)])
  func `a design of the system font has its own families`(
    design: UIFontDescriptor.SystemDesign, first: String, last: String
  ) throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(design))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    label.text = "key"
    label.font = UIFont(descriptor: descriptor, size: 0)
    let text = try #require(
      try tree(try Picture(of: label)).root.subtree.first { $0.spelling == "text" })
    let families = try #require(text["font-family"]).split(separator: ",")
    #expect(families.first == first[...] && families.last == last[...])
  }

  @Test func `numbers have at most three digits and no exponent`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = UIView(frame: CGRect(x: 1.0 / 3, y: -0.0004, width: 1e-9 + 2, height: 12_345.5))
    part.backgroundColor = .red
    view.addSubview(part)
    let rect = try #require(
      try tree(try Picture(of: view)).root.subtree.first { $0.spelling == "rect" })
    #expect(rect["x"] == "0.333" && rect["y"] == "0")
    #expect(rect["width"] == "2" && rect["height"] == "12345.5")
  }

  @Test func `shadows and clips that are equal are defined once`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<3 {
      let part = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      part.backgroundColor = .red
      part.layer.shadowOpacity = 1
      view.addSubview(part)
    }
    let root = try tree(try Picture(of: view)).root
    #expect(root.subtree.count { $0.spelling == "filter" } == 1)
    #expect(root.subtree.count { $0["filter"] != nil } == 3)
  }

  @Test func `a gradient layer is a gradient of the document`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(layer)
    let root = try tree(try Picture(of: view)).root
    let gradient = try #require(root.subtree.first { $0.spelling == "linearGradient" })
    #expect(gradient.elements.map { $0["stop-color"] } == ["#ff0000", "#0000ff"])
    let id = try #require(gradient["id"])
    #expect(root.subtree.contains { $0["fill"] == "url(#\(id))" })
  }

  @Test func `sheets have a caption for each picture and an arrow for each segue`() throws {
    let pictures = ["First", "Second"].map { name -> Picture.Sheet in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "in " + name
      return Picture.Sheet((try? Picture(of: label)) ?? Picture(size: .zero), caption: name)
    }
    let sheet = try Picture(arranging: pictures, arrows: [Picture.Arrow(from: 0, to: 1)])
    #expect(sheet.texts == ["First", "in First", "Second", "in Second"])
    #expect(sheet.steps.contains { if case .stroke(.path, _, _) = $0 { true } else { false } })
    #expect(sheet.size.width > 200)
  }
}
