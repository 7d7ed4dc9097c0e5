import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import TestSupport
import Testing

/// Which part of a PDF page is drawn, how it is turned, and how often a file is read.
@MainActor
@Suite struct PDFPageTests {
  /// The size of the image, and the picture of a page on which a rectangle of 4 by 2 points is at the lower left.
  private func page(_ entries: String, _ content: String = "0 0 4 2 re f") throws
    -> (size: CGSize, picture: Picture)
  {
    var pdf = PDFSample(page: entries)
    pdf.add(4, stream: content)
    return try PDFView.withFile(pdf.file) { file in
      let view = try PDFView.view(file)
      return (view.frame.size, try Picture(of: view))
    }
  }

  @Test func `a page shows only what is inside of its crop box`() throws {
    let (size, picture) = try page("/CropBox [2 1 12 6]")
    #expect(size == CGSize(width: 10, height: 5))
    #expect(picture.filledPaths.map(\.box) == [CGRect(x: -2, y: 4, width: 4, height: 2)])
    #expect(
      picture.clips.contains(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 5), radius: 0)))
  }

  @Test func `a shape that reaches out of the page is clipped to it`() throws {
    for content in ["-3 0 4 2 re f", "0 0 m 20 0 l S", "1 0 0 1 18 0 cm 0 0 4 2 re f"] {
      let picture = try page("", content).picture
      #expect(
        picture.clips == [.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 0)],
        "\(content)")
    }
    #expect(try page("").picture.clips.isEmpty)
  }

  @Test func `a crop box beyond the media box shows no more than the page`() throws {
    #expect(try page("/CropBox [-5 -5 100 100]").size == CGSize(width: 20, height: 10))
  }

  @Test(arguments: [
    (90, CGSize(width: 10, height: 20), CGRect(x: 0, y: 0, width: 2, height: 4)),
    (180, CGSize(width: 20, height: 10), CGRect(x: 16, y: 0, width: 4, height: 2)),
    (270, CGSize(width: 10, height: 20), CGRect(x: 8, y: 16, width: 2, height: 4)),
    (-90, CGSize(width: 10, height: 20), CGRect(x: 8, y: 16, width: 2, height: 4)),
    (360, CGSize(width: 20, height: 10), CGRect(x: 0, y: 8, width: 4, height: 2)),
  ])
  func `a page is turned clockwise by its rotation`(angle: Int, size: CGSize, box: CGRect) throws {
    let page = try page("/Rotate \(angle)")
    #expect(page.size == size && page.picture.problems.isEmpty)
    #expect(page.picture.filledPaths.map(\.box) == [box])
  }

  @Test func `a page that is turned by another angle is refused with the reason`() throws {
    let problems = try page("/Rotate 45").picture.problems
    #expect(problems.map(\.id) == ["undrawn-image"])
    #expect(problems[0].message.contains("not a multiple of 90 degrees"))
  }

  @Test func `a user unit is the size of the page's points`() throws {
    let page = try page("/UserUnit 3")
    #expect(page.size == CGSize(width: 60, height: 30))
    #expect(page.picture.filledPaths.map(\.box) == [CGRect(x: 0, y: 24, width: 12, height: 6)])
  }

  @Test func `a page without an area is refused with the reason`() throws {
    let problems = try page("/MediaBox [0 0 0 10]").picture.problems
    #expect(problems.map(\.id) == ["undrawn-image"])
    #expect(problems[0].message.contains("no area"))
  }

  @Test(arguments: [
    ("/CropBox [30 30 40 40]", "its crop box shows nothing of its page"),
    ("/CropBox [5 5 5 8]", "its crop box shows nothing of its page"),
    ("/UserUnit 0", "no area"), ("/UserUnit -2", "no area"),
  ])
  func `a page of which nothing can be seen is a box of its media box's size, and a warning`(
    entries: String, reason: String
  ) throws {
    let (size, picture) = try page(entries)
    #expect(size == CGSize(width: 20, height: 10))
    #expect(picture.problems.map(\.id) == ["undrawn-image"])
    #expect(picture.problems[0].message.contains(reason), "\(picture.problems[0].message)")
    #expect(picture.filledPaths.isEmpty && picture.standIns == [CGRect(origin: .zero, size: size)])
  }

  @Test func `objects in compressed streams are found`() throws {
    var pdf = PDFSample(resources: "7 0 R", contents: "[4 0 R 5 0 R]")
    pdf.add(6, packing: [(7, "<< /ExtGState 8 0 R >>"), (8, "<< /G << /ca 0.5 >> >>")])
    pdf.add(4, stream: "/G gs")
    pdf.add(5, "/Filter /FlateDecode", stream: ZlibSample.stored(Array("0 0 4 2 re f".utf8)))
    let picture = try PDFView.picture(pdf.file)
    #expect(picture.problems.isEmpty && picture.filledPaths.map(\.color.alpha) == [0.5])
  }

  @Test func `a form cannot restore the state around it`() throws {
    var pdf = PDFSample(resources: "<< /XObject << /F 5 0 R >> >>")
    pdf.add(4, stream: "q 1 0 0 1 5 0 cm /F Do 0 0 1 1 re f Q 0 0 1 1 re f")
    pdf.add(5, "/Subtype /Form", stream: "Q Q q 1 0 0 1 2 0 cm 0 0 1 1 re f")
    let picture = try PDFView.picture(pdf.file)
    #expect(picture.filledPaths.map(\.box.minX) == [7, 5, 0])
  }

  @Test func `a file is read once for all pictures with the same files`() throws {
    var pdf = PDFSample()
    pdf.add(4, stream: "1 0 0 rg 0 0 4 2 re f")
    let options = PictureOptions()
    let view = try PDFView.withFile(pdf.file) { file in
      let view = try PDFView.view(file)
      _ = try Picture(of: view, options: options)
      return view
    }
    // The file does not exist any more.
    #expect(try Picture(of: view, options: options).filledPaths.count == 1)
    #expect(try Picture(of: view).problems.map(\.id) == ["undrawn-image"])
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    let template = try Picture(of: view, options: options)
    #expect(template.filledPaths.map(\.color) == [UIColor.green.cgColor])
  }

  @Test func `an image in many views has no more shapes than the limit of a picture`() throws {
    var pdf = PDFSample()
    // An operator for the rectangle and one to fill it, and six segments.
    pdf.add(4, stream: String(repeating: "0 0 1 1 re f ", count: 4000))
    let picture = try PDFView.withFile(pdf.file) { file in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<60 { view.addSubview(try PDFView.view(file)) }
      return try Picture(of: view)
    }
    #expect(picture.problems.count == 1)
    #expect(picture.problems.first?.message.contains("1,000,000 parts") == true)
    let drawn = 1_000_000 / (4000 * 8)
    #expect(picture.filledPaths.count == drawn * 4000)
    #expect(picture.standIns.count == 60 - drawn)
  }
}
