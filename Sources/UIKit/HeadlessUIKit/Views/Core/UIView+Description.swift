import Foundation

extension UIView {
  /// Returns a description of the view and its subviews, indented, one per line.
  ///
  /// It resembles UIKit's method with the same name but, unlike `description`, omits addresses, which makes it useful as
  /// expected text in tests. Properties with default values are omitted. Frames are in points, in the superview's coordinates.
  public func recursiveDescription() -> String {
    var text = ""
    func append(_ view: UIView, indentation: String) {
      text += indentation + view.summary + "\n"
      for view in view.subviews { append(view, indentation: indentation + "   | ") }
    }
    append(self, indentation: "")
    return text
  }

  /// The view's line: `<UIView; frame = (0 0; 200 200); autoresize = W+H; layer = <CALayer>>`.
  private var summary: String {
    var parts = ["\(type(of: self))", "frame = \(frame.shortText)"]
    if !transform.isIdentity {
      let transform = transform
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      parts.append("transform = [\(numbers.map(\.shortText).joined(separator: ", "))]")
    }
    if let content = (self as? any ShowsText)?.shownText, !content.isEmpty {
      parts.append("text = '\(content)'")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortText)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let identifier = restorationIdentifier { parts.append("restoration = '\(identifier)'") }
    if let identifier = accessibilityIdentifier { parts.append("accessibility = '\(identifier)'") }
    let recognizers = (gestureRecognizers ?? []).map { "\(type(of: $0))" }
    if !recognizers.isEmpty {
      parts.append("gestureRecognizers = \(recognizers.joined(separator: ", "))")
    }
    parts.append("layer = <\(type(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension CGRect {
  /// The rectangle as `(0 0; 200 200)`.
  var shortText: String {
    "(\(minX.shortText) \(minY.shortText); \(width.shortText) \(height.shortText))"
  }
}

extension UIView.AutoresizingMask {
  /// The mask as `W+H`, with M for margins.
  var shortText: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
