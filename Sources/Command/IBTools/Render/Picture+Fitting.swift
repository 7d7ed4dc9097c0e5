import Diagnostics
package import Foundation
import HeadlessUIKit
package import IBRender

// Pictures at a smaller size, where they would exceed the limits of a picture.
extension Picture {
  /// The smallest part of its size at which a picture still shows something.
  private static let smallestPart: CGFloat = 1 / 20

  /// Arranges pictures in one picture. If it would be too large, the pictures and the distances between them are smaller.
  /// - Throws: A ``PictureError`` if nothing would be visible at the size that fits.
  @MainActor
  package static func arranged(
    _ sheets: [Sheet], arrows: [Arrow] = [], entry: Int? = nil
  ) throws(PictureError) -> Picture {
    var part: CGFloat = 1
    while true {
      do throws(PictureError) {
        let scaled = part < 1 ? sheets.map { $0.scaled(by: part) } : sheets
        var picture = try Picture(arranging: scaled, arrows: arrows, entry: entry)
        if part < 1 { picture.problems.append(scalingNote(part)) }
        return picture
      } catch {
        guard case .tooLarge(let size) = error else { throw error }
        // Captions keep their size, so it may take more than one step.
        part *= 0.99 * longestSide / max(size.width, size.height)
        guard part >= smallestPart else { throw error }
      }
    }
  }

  /// Returns the picture, at a smaller size if it would have too many pixels.
  /// - Parameter scale: The number of pixels in one point.
  package func fitting(scale: CGFloat) -> Picture {
    guard size.width > 0, size.height > 0 else { return self }
    let part = min(
      Self.longestSide / (max(size.width, size.height) * scale),
      (CGFloat(Self.mostPixels) / (size.width * size.height)).squareRoot() / scale)
    guard part < 1, part >= Self.smallestPart else { return self }
    // Whole pixels stay within the limits.
    var picture = scaled(
      to: CGSize(
        width: max((size.width * part * scale).rounded(.down), 1) / scale,
        height: max((size.height * part * scale).rounded(.down), 1) / scale))
    picture.problems.append(Self.scalingNote(part))
    return picture
  }

  fileprivate func scaled(to smaller: CGSize) -> Picture {
    var picture = Picture(size: smaller)
    var group = Group()
    group.frame = CGRect(origin: .zero, size: size)
    group.transform = CGAffineTransform(
      scaleX: smaller.width / size.width, y: smaller.height / size.height)
    picture.steps = [.begin(group)] + steps + [.end]
    picture.problems = problems
    return picture
  }

  private static func scalingNote(_ part: CGFloat) -> Diagnostic {
    Diagnostic(
      id: "scaled-picture", severity: .note,
      message:
        "the picture would be too large, so it is drawn at \(Int((part * 100).rounded(.down)))% of its size; --scene draws one scene"
    )
  }
}

extension Picture.Sheet {
  fileprivate func scaled(by part: CGFloat) -> Picture.Sheet {
    var sheet = self
    let size = picture.size
    if size.width > 0, size.height > 0 {
      sheet.picture = picture.scaled(
        to: CGSize(width: size.width * part, height: size.height * part))
    }
    sheet.position = position.map { CGPoint(x: $0.x * part, y: $0.y * part) }
    return sheet
  }
}
