import Foundation
import HeadlessUIKit

/// A reader of the shapes in a PDF file, such as an asset catalog's vector image.
///
/// It draws paths with plain colours, clips, opacity and forms. A file with anything else is not drawn in part: text,
/// pixels, gradients and soft masks are reasons to refuse it.
@MainActor
struct PDFImage {
  /// The drawing, with the y-axis pointing down.
  let drawing: DisplayList
  /// The size of the page in points.
  let size: CGSize

  struct Failure: Error {
    let reason: String
  }

  /// Reads a file.
  /// - Parameter tint: A colour for all shapes, or nil for their own colours.
  /// - Throws: A ``Failure`` if the file cannot be drawn.
  init(_ file: URL, tint: CGColor?) throws(Failure) {
    guard let data = try? Data(contentsOf: file), data.count <= SVGImageData.largest else {
      throw Failure(reason: "the file cannot be read")
    }
    guard let objects = PDFObjects([UInt8](data)), let page = objects.firstPage else {
      throw Failure(reason: "it is not a readable PDF")
    }
    let boxes = ["CropBox", "MediaBox"].lazy.compactMap { objects.resolved(page[$0])?.numbers }
    guard let box = boxes.first, box.count == 4, box.allSatisfy({ abs($0) <= 1e6 }) else {
      throw Failure(reason: "its page has no size")
    }
    let (left, bottom) = (min(box[0], box[2]), min(box[1], box[3]))
    size = CGSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
    let longest = max(size.width, size.height)
    guard min(size.width, size.height) > 0, longest <= Picture.longestSide else {
      throw Failure(reason: "its page has no area or is too large")
    }
    guard objects.resolved(page["Rotate"])?.number ?? 0 == 0 else {
      throw Failure(reason: "its page is turned")
    }
    let height = size.height.rounded(.up)
    guard
      let context = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    else { throw Failure(reason: "its page has no area") }
    // The context has its y-axis up, as a PDF, but is as high as whole points.
    context.translateBy(x: -left, y: height - size.height - bottom)
    var painter = PDFPainter(objects, context, tint: tint)
    try painter.paint(page)
    drawing = context.displayList
  }
}
