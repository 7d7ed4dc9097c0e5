public import Foundation

// Archives of views, with which apps copy them. An archive contains what every view has, and the texts of labels, fields
// and text views, under UIKit's keys; constraints and fonts are not archived.

extension UIView: @preconcurrency NSCoding {
  /// Writes the view and its subviews to an archive.
  func write(to coder: NSCoder) {
    guard let coder = coder as? NSKeyedArchiver else { return }
    let (bounds, center) = (bounds, center)
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height]
    coder.encode(box.map { NSNumber(value: $0) } as NSArray, forKey: "UIBounds")
    let middle = [center.x, center.y]
    coder.encode(middle.map { NSNumber(value: $0) } as NSArray, forKey: "UICenter")
    coder.encode(Double(alpha), forKey: "UIAlpha")
    coder.encode(isHidden, forKey: "UIHidden")
    coder.encode(isOpaque, forKey: "UIOpaque")
    coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
    coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
    coder.encode(tag, forKey: "UITag")
    coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    coder.encode(contentMode.rawValue, forKey: "UIContentMode")
    if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
    writeContent(to: coder)
    if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: "UISubviews") }
  }

  private func writeContent(to coder: NSKeyedArchiver) {
    switch self {
    case let label as UILabel:
      coder.encode(label.text as NSString?, forKey: "UIText")
      coder.encode(label.textColor, forKey: "UITextColor")
      coder.encode(label.textAlignment.rawValue, forKey: "UITextAlignment")
      coder.encode(label.numberOfLines, forKey: "UINumberOfLines")
    case let field as UITextField: coder.encode(field.text as NSString?, forKey: "UIText")
    case let view as UITextView: coder.encode(view.text as NSString?, forKey: "UIText")
    default: break
    }
  }

  /// Reads what ``write(to:)`` has written. Coders of nibs are read elsewhere.
  func read(from coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: "UIBounds") else {
      return
    }
    func numbers(_ key: String) -> [CGFloat] {
      (coder.object(key) as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
    }
    let (box, middle) = (numbers("UIBounds"), numbers("UICenter"))
    if box.count == 4 { bounds = CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) }
    if middle.count == 2 { center = CGPoint(x: middle[0], y: middle[1]) }
    alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
    isHidden = coder.decodeBool(forKey: "UIHidden")
    isOpaque = coder.decodeBool(forKey: "UIOpaque")
    clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
    isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
    tag = coder.decodeInteger(forKey: "UITag")
    autoresizingMask = AutoresizingMask(
      rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: "UIAutoresizingMask")))
    contentMode =
      ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
    backgroundColor = coder.object("UIBackgroundColor") as? UIColor
    let views = coder.object("UISubviews") as? [UIView] ?? []
    for view in views { addSubview(view) }
  }

  /// Reads the content of a label, a field or a text view from an archive.
  func readContent(from coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: "UIBounds") else {
      return
    }
    let text = coder.object("UIText") as? String
    switch self {
    case let label as UILabel:
      label.text = text
      label.textColor = coder.object("UITextColor") as? UIColor
      label.textAlignment =
        NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
      label.numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    default: break
    }
  }
}

extension NSKeyedUnarchiver {
  /// Returns the object for a key, or nil; Foundation on Linux takes an absent key for an error.
  fileprivate func object(_ key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }
}

extension UIViewController: @preconcurrency NSCoding {}
