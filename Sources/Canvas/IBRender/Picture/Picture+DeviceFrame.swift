import Foundation
import HeadlessUIKit

extension Picture {
  /// The width of the frame at the sides of a device, in points.
  private static let side: CGFloat = 12
  /// The height of the parts above and below a screen with a home button, in points.
  private static let chin: CGFloat = 64

  /// Returns the picture as the screen of a device.
  /// - Parameter hasHomeButton: Whether the device has a home button, and therefore a screen with square corners.
  /// - Throws: A ``PictureError`` if the result is too large.
  @MainActor
  public func inDeviceFrame(hasHomeButton: Bool) throws(PictureError) -> Picture {
    // In landscape, the home button is on the right.
    let isLandscape = size.width > size.height
    let (ends, sides) = (hasHomeButton ? Self.chin : Self.side, Self.side)
    let edges =
      isLandscape
      ? UIEdgeInsets(top: sides, left: ends, bottom: sides, right: ends)
      : UIEdgeInsets(top: ends, left: sides, bottom: ends, right: sides)
    var framed = Picture(
      size: CGSize(
        width: size.width + edges.left + edges.right, height: size.height + edges.top + edges.bottom
      ))
    guard max(framed.size.width, framed.size.height) <= Self.longestSide else {
      throw .tooLarge(framed.size)
    }
    let painter = ViewPainter(PictureOptions(), traits: .current)
    let body = CGRect(origin: .zero, size: framed.size)
    painter.fill(body, .black, radius: hasHomeButton ? 36 : 56)
    if hasHomeButton {
      let diameter: CGFloat = 44
      let inset = (Self.chin + diameter) / 2
      let button = CGRect(
        x: isLandscape ? body.maxX - inset : body.midX - diameter / 2,
        y: isLandscape ? body.midY - diameter / 2 : body.maxY - inset, width: diameter,
        height: diameter)
      painter.stroke(.ellipse(button), CGColor(gray: 0.5, alpha: 1), width: 2)
    }
    var group = Group()
    group.transform = CGAffineTransform(translationX: edges.left, y: edges.top)
    group.clips = [
      .rectangle(CGRect(origin: .zero, size: size), radius: hasHomeButton ? 0 : 44)
    ]
    painter.within(group) { painter.steps += steps }
    framed.steps = painter.steps
    framed.problems = problems
    return framed
  }
}
