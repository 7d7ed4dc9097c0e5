import Foundation
import HeadlessUIKit

/// The visible part of a page, and how it is rotated and scaled (ISO 32000, sections 7.7.3.3 and 14.11.2).
struct PDFPage {
  /// The page's dictionary, with inherited values.
  let values: [String: PDFValue]
  /// The size as displayed, in points.
  let size: CGSize
  /// The transform from the page's coordinates to displayed ones, both with the y-axis pointing up. The visible part
  /// begins at the displayed origin.
  let transform: CGAffineTransform

  /// Reads the boxes, the rotation and the unit of a page.
  /// - Throws: A ``PDFImage/Failure`` if the page has no size, is too large, or is rotated by an angle that is not a
  ///   multiple of 90 degrees.
  init(_ values: [String: PDFValue], in objects: PDFObjects) throws(PDFImage.Failure) {
    self.values = values
    guard let media = Self.box("MediaBox", values, objects) else {
      throw PDFImage.Failure(reason: "its page has no size")
    }
    // The crop box cannot show more than the page contains.
    let box = Self.box("CropBox", values, objects)?.intersection(media) ?? media
    guard !box.isEmpty || media.isEmpty else {
      throw PDFImage.Failure(reason: "its crop box shows nothing of its page")
    }
    let unit = objects.resolved(values["UserUnit"])?.number ?? 1
    guard box.width > 0, box.height > 0, unit > 0, unit <= 1e6 else {
      throw PDFImage.Failure(reason: "its page has no area")
    }
    let angle = objects.resolved(values["Rotate"])?.number ?? 0
    guard let degrees = Int(exactly: angle), degrees % 90 == 0 else {
      throw PDFImage.Failure(
        reason: "its page is rotated by an angle that is not a multiple of 90 degrees")
    }
    let turn = Self.turn(box, clockwise: (degrees % 360 + 360) % 360)
    let isOnSide = degrees % 180 != 0
    size = CGSize(
      width: (isOnSide ? box.height : box.width) * unit,
      height: (isOnSide ? box.width : box.height) * unit)
    guard max(size.width, size.height) <= Picture.longestSide else {
      throw PDFImage.Failure(
        reason: "a side of its page is longer than \(Int(Picture.longestSide)) points")
    }
    transform = turn.concatenating(CGAffineTransform(scaleX: unit, y: unit))
  }

  /// Returns a rectangle of the pagein the page's coordinates, or nil if it has none.
  private static func box(
    _ name: String, _ values: [String: PDFValue], _ objects: PDFObjects
  ) -> CGRect? {
    guard let sides = objects.resolved(values[name])?.array?.map({ objects.resolved($0)?.number }),
      sides.count == 4
    else { return nil }
    let numbers = sides.compactMap(\.self).filter { abs($0) <= 1e6 }
    guard numbers.count == 4 else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// Returns the transform that rotates a box clockwise by a multiple of 90 degrees, and moves it to the origin.
  private static func turn(_ box: CGRect, clockwise degrees: Int) -> CGAffineTransform {
    switch degrees {
    case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: -box.minY, ty: box.maxX)
    case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.maxX, ty: box.maxY)
    case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.maxY, ty: -box.minX)
    default: CGAffineTransform(translationX: -box.minX, y: -box.minY)
    }
  }
}
