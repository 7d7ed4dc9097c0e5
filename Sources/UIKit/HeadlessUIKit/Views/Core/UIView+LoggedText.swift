import Foundation

// The texts of views that apps log. Source: the order and form of the parts in public logs of apps since iOS 13.

extension UIView {
  /// The text of the view in a log; properties with default values are omitted.
  var loggedText: String {
    var parts = [LoggedObject.start(of: self)]
    if let base = loggedBase { parts.append("baseClass = \(base)") }
    let frame = frame
    parts.append(
      "frame = (\(frame.minX.loggedText) \(frame.minY.loggedText);"
        + " \(frame.width.loggedText) \(frame.height.loggedText))")
    let anchor = layer.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      parts.append("anchorPoint = (\(anchor.x.loggedText), \(anchor.y.loggedText))")
    }
    if let text = contentOfLog { parts.append("text = '\(text.shortenedForLog)'") }
    let transform = transform
    if !transform.isIdentity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      parts.append("transform = [\(numbers.map(\.exactText).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.loggedText)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortText)") }
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let storedTintColor { parts.append("tintColor = \(storedTintColor)") }
    if let recognizers = gestureRecognizers, let first = recognizers.first {
      // A list has no address here; that of its first object tells lists apart as well.
      parts.append("gestureRecognizers = <NSArray: \(LoggedObject.address(of: first))>")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    parts.append("layer = \(LoggedObject.text(of: layer))")
    return "<\((parts + scrollParts).joined(separator: "; "))>"
  }

  /// UIKit's class from which the class of an app is derived; nil for plain views, and for UIKit's own classes.
  private var loggedBase: String? {
    guard !LoggedObject.isFramework(Swift.type(of: self)) else { return nil }
    var base: AnyClass = Swift.type(of: self)
    while !LoggedObject.isFramework(base), let next = _getSuperclass(base) { base = next }
    return base == UIView.self ? nil : LoggedObject.name(of: base)
  }

  private var contentOfLog: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text
    case let cell as UITableViewCell: cell.parts.title?.text
    default: nil
    }
  }

  /// What scroll views and lists add behind the layer.
  private var scrollParts: [String] {
    guard let view = self as? UIScrollView else { return [] }
    let inset = view.adjustedContentInset
    let edges = [inset.top, inset.left, inset.bottom, inset.right]
    var parts = [
      "contentOffset: {\(view.contentOffset.x.exactText), \(view.contentOffset.y.exactText)}",
      "contentSize: {\(view.contentSize.width.exactText), \(view.contentSize.height.exactText)}",
      "adjustedContentInset: {\(edges.map(\.exactText).joined(separator: ", "))}",
    ]
    if let list = view as? UICollectionView {
      parts.append("layout: \(LoggedObject.text(of: list.collectionViewLayout))")
      parts.append("dataSource: \(LoggedObject.text(of: list.dataSource))")
    } else if let table = view as? UITableView {
      parts.append("dataSource: \(LoggedObject.text(of: table.dataSource))")
    }
    return parts
  }
}

extension String {
  /// The first 25 characters, with an ellipsis if there are more.
  fileprivate var shortenedForLog: String { count > 25 ? prefix(25) + "..." : self }
}
