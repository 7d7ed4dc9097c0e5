import FileWork
import Foundation
import HeadlessUIKit

/// A reader of the shapes in a PDF file, such as an asset catalog's vector image.
///
/// It draws paths with plain colors, clips, opacity and forms. A file with anything else is not drawn at all: text,
/// pixels, gradients and soft masks are reasons to refuse it.
@MainActor
struct PDFImage {
  /// The drawing, with the y-axis pointing down.
  let drawing: DisplayList
  /// The size of the page in points.
  let size: CGSize
  /// The number of operators and segments, which every use of the image adds to a picture.
  let partCount: Int
  /// Whether shapes may extend beyond the page, which then clips them.
  let needsClip: Bool

  struct Failure: Error {
    let reason: String
  }

  /// Reads a file.
  /// - Throws: A ``Failure`` if the file cannot be drawn.
  init(_ file: URL) throws(Failure) {
    guard let bytes = try? FileBytes.readFollowingLinks(file.path, limit: ImageLimits.bytes) else {
      throw Failure(reason: "the file cannot be read")
    }
    let budget = PDFBudget()
    do throws(Failure) {
      let objects = try PDFObjects(bytes, budget)
      guard let page = objects.firstPage else { throw Failure(reason: "it is not a readable PDF") }
      try self.init(PDFPage(page, in: objects), objects, budget)
      try budget.check()
    } catch {
      // Something may be missing only because a limit was exceeded.
      throw budget.failure ?? error
    }
  }

  private init(_ page: PDFPage, _ objects: PDFObjects, _ budget: PDFBudget) throws(Failure) {
    size = page.size
    let height = size.height.rounded(.up)
    guard
      let context = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    else { throw Failure(reason: "its page has no area") }
    // The context's y-axis points up, as in a PDF, but its height is in whole points.
    context.translateBy(x: 0, y: height - size.height)
    context.concatenate(page.transform)
    var painter = PDFPainter(objects, context, page: CGRect(origin: .zero, size: size))
    try painter.paint(page.values)
    drawing = context.displayList
    needsClip = painter.reachesOut
    partCount = budget.parts
  }
}
