import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Pages of PDF and images of Core Image, which are not painted.
@MainActor @Suite(.ownEnvironment) struct PDFPageTests {
  @Test func `a renderer counts the pages that a closure begins`() throws {
    let page = CGRect(x: 0, y: 0, width: 200, height: 100)
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      UIRectFill(page)
      context.beginPage(withBounds: page, pageInfo: [:])
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    let provider = try #require(CGDataProvider(data: data as NSData))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 2 && document.page(at: 3) == nil)
    #expect(document.page(at: 2)?.pageNumber == 2)
    #expect(HeadlessEnvironment.current.recordedCalls.last?.arguments == ["2"])
  }

  @Test func `the functions of the graphics stack make a document`() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "a.pdf")
    try (data as Data).write(to: file)
    #expect(CGPDFDocument(file as NSURL)?.numberOfPages == 1)
    #expect(CGPDFDocument(folder.url.appending(path: "b.pdf") as NSURL) == nil)
  }

  @Test func `a document goes to its file when it ends, and each page has its own bounds`() throws {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "a.pdf")
    let page = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    #expect(UIGraphicsBeginPDFContextToFile(file.path, page, nil))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 50), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 50)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == page)
    UIGraphicsEndPDFContext()
    #expect(CGPDFDocument(file as NSURL)?.numberOfPages == 2)
  }

  @Test func `a page is fitted into the middle of a rectangle`() throws {
    let data = UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }
    let page = try #require(
      CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) }?.page(at: 1))
    let transform = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 306, height: 792), rotate: 0,
      preserveAspectRatio: true)
    let fitted = page.getBoxRect(.mediaBox).applying(transform)
    #expect(abs(fitted.width - 306) < 0.01 && abs(fitted.height - 396) < 0.01)
    #expect(abs(fitted.midY - 396) < 0.01)
  }

  @Test func `a filter passes its input on, and a context gives the pixels`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let input = try #require(CIImage(image: image))
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    let output = try #require(filter.outputImage)
    #expect(output.extent == input.extent && filter.value(forKey: kCIInputRadiusKey) as? Int == 3)
    let pixels = try #require(CIContext(options: nil).createCGImage(output, from: output.extent))
    #expect(pixels.width == Int(input.extent.width))
    #expect(UIImage(ciImage: output).size.height == input.extent.height)
    #expect(HeadlessEnvironment.current.recordedCalls.map(\.name) == ["CIContext.createCGImage"])
  }

  @Test func `the steps of a path are given one by one`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var steps: [(CGPathElementType, CGPoint)] = []
    path.applyWithBlock { step in steps.append((step.pointee.type, step.pointee.points[0])) }
    #expect(steps.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(steps[1].1 == CGPoint(x: 3, y: 4))
  }
}
