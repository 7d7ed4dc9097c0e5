import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The sizes of views whose classes run on the canvas.
///
/// Interface Builder runs the code of classes that are marked `IBDesignable`, and asks their views for the sizes of
/// their contents. It saves these sizes with the document, because they cannot be determined without the code.
extension Canvas {
  /// Returns the content sizes of designable views by the ids of the views, in points; negative if there is none.
  static func designableSizes(of document: IBDocument) -> [String: CGSize] {
    guard let list = document.root.firstElement(named: Names.designables) else { return [:] }
    var sizes: [String: CGSize] = [:]
    for entry in list.elements {
      guard let id = entry[Names.name], let size = entry.child(keyed: "intrinsicContentSize")?.size
      else { continue }
      let converted = CGSize(width: size.width, height: size.height)
      if converted.width.isFinite, converted.height.isFinite { sizes[id] = converted }
    }
    return sizes
  }

  /// Gives a view the content size that its class returned on the canvas.
  func applyDesignableSize(
    _ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    guard let size = object.id.flatMap({ designableSizes[$0] }), rules.follow(.designableSize)
    else { return }
    if let label = view as? UILabel { label.chooseFont(forTextOf: size) }
    overrides.unbrokenSizes[ObjectIdentifier(view)] = size
  }
}

extension UILabel {
  /// Replaces a font in which the text has a different size than its class returned by the closest system font.
  ///
  /// Only code specifies the font that a class sets, but baselines and additional lines depend on the font.
  fileprivate func chooseFont(forTextOf size: CGSize) {
    guard let own = font, own.pointSize > 0, size.height > 0 else { return }
    let natural = sizeThatFits(.zero)
    let lines = (natural.height / own.lineHeight).rounded()
    guard lines > 0, abs(natural.height - size.height) >= 0.5 else { return }
    // Heights are rounded up, and nearly all fonts have a size in whole points.
    let points = (size.height / lines / own.lineHeight * own.pointSize).rounded(.down)
    guard points > 0, points.isFinite else { return }
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    let fonts = [own.withSize(points)] + weights.map { .systemFont(ofSize: points, weight: $0) }
    func error(_ font: UIFont) -> CGFloat {
      self.font = font
      return abs(sizeThatFits(.zero).width - size.width)
    }
    font = fonts.map { (font: $0, error: error($0)) }.min { $0.error < $1.error }?.font
  }
}
