import Foundation
import HeadlessUIKit

/// The checks of an accessibility audit. A check reports nothing if necessary facts are unknown.
@MainActor
struct AccessibilityAudit {
  /// The minimum width and height of an element that can be tapped, in points. Source: Apple's Human Interface
  /// Guidelines.
  private static let leastSide: CGFloat = 44
  private let window: UIWindow
  private let elements: [UIResponder]

  init(_ window: UIWindow) {
    self.window = window
    elements = window.accessibilityReadingOrder
  }

  func issues(_ types: AccessibilityAuditType) -> [AccessibilityAuditIssue] {
    var issues: [AccessibilityAuditIssue] = []
    for element in elements {
      if types.contains(.sufficientElementDescription) { issues += description(of: element) }
      if types.contains(.hitRegion) { issues += size(of: element) }
      if types.contains(.trait) { issues += traits(of: element) }
    }
    visit(window) { view in
      if types.contains(.elementDetection) { issues += detection(of: view) }
      guard let label = view as? UILabel, label.text?.isEmpty == false else { return }
      if types.contains(.textClipped) { issues += clipping(of: label) }
      if types.contains(.dynamicType) { issues += textSize(of: label) }
      if types.contains(.contrast) { issues += contrast(of: label) }
    }
    return issues
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    body(view)
    for inner in view.subviews { visit(inner, body) }
  }

  private func issue(
    _ type: AccessibilityAuditType, _ element: UIResponder, _ what: String, _ more: String
  ) -> [AccessibilityAuditIssue] {
    let name = (element as? UIView)?.name ?? "<\(Swift.type(of: element))>"
    let frame = element.accessibilityFrame
    let place = "at \(frame.origin.text), \(text(frame.width)) × \(text(frame.height))"
    return [
      AccessibilityAuditIssue(
        auditType: type, element: element, compactDescription: what,
        detailedDescription: "\(name) \(place): \(what); \(more)")
    ]
  }

  private func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9
      ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }

  // MARK: Elements

  private func description(of element: UIResponder) -> [AccessibilityAuditIssue] {
    let placeholder = (element as? UITextField)?.placeholder
    let texts = [element.accessibilityLabel, placeholder]
    let hasText = texts.contains { $0?.contains { !$0.isWhitespace } ?? false }
    if hasText || (element as? UITextView)?.text.isEmpty == false { return [] }
    return issue(
      .sufficientElementDescription, element, "element has no description",
      "set its accessibilityLabel")
  }

  private func isTapped(_ element: UIResponder) -> Bool {
    if element.accessibilityTraits.contains(.notEnabled) { return false }
    let traits: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
    if !element.accessibilityTraits.isDisjoint(with: traits) { return true }
    return (element as? UIControl)?.isEnabled ?? false
  }

  private func size(of element: UIResponder) -> [AccessibilityAuditIssue] {
    guard isTapped(element), !hasSystemsSize(element) else { return [] }
    let frame = element.accessibilityFrame
    guard !frame.isEmpty, min(frame.width, frame.height) < Self.leastSide - 0.01 else { return [] }
    return issue(
      .hitRegion, element, "hit area is too small",
      "make it at least \(text(Self.leastSide)) × \(text(Self.leastSide)) points")
  }

  /// Whether the system determines the height of a control or bar item, and extends the area in which it receives
  /// touches.
  private func hasSystemsSize(_ element: UIResponder) -> Bool {
    let container = (element as? UIAccessibilityElement)?.accessibilityContainer
    if container is UINavigationBar || container is UIToolbar || container is UITabBar {
      return true
    }
    return element is UISwitch || element is UISlider || element is UIStepper
      || element is UISegmentedControl || element is UIPageControl || element is UITextField
  }

  private func traits(of element: UIResponder) -> [AccessibilityAuditIssue] {
    guard let view = element as? UIView, takesTaps(view), !(view is UIControl),
      element.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
    else { return [] }
    return issue(
      .trait, element, "element can be tapped, but its traits do not say so",
      "add .button or .link to its accessibilityTraits")
  }

  // MARK: Views

  /// Whether fingers can tap the view; pointer clicks do not count.
  private func takesTaps(_ view: UIView) -> Bool {
    let finger = NSNumber(value: UITouch.TouchType.direct.rawValue)
    return view.isUserInteractionEnabled
      && view.gestureRecognizers?.contains {
        $0 is UITapGestureRecognizer && $0.isEnabled && $0.allowedTouchTypes.contains(finger)
      } ?? false
  }

  private func detection(of view: UIView) -> [AccessibilityAuditIssue] {
    // A tap recognizer on the whole window usually dismisses the keyboard, so it needs no element.
    guard takesTaps(view), view.accessibilityReadingOrder.isEmpty, !view.bounds.isEmpty,
      view.superview !== window, view !== window
    else { return [] }
    return issue(
      .elementDetection, view, "view can be tapped, but is not accessible",
      "set isAccessibilityElement and accessibilityLabel")
  }

  private func clipping(of label: UILabel) -> [AccessibilityAuditIssue] {
    let bounds = label.bounds
    guard !bounds.isEmpty, !label.adjustsFontSizeToFitWidth else { return [] }
    let needed = label.textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width,
        height: .greatestFiniteMagnitude), limitedToNumberOfLines: 0
    ).size
    // Text can exceed the bounds by less than a point without being clipped.
    guard needed.width > bounds.width + 1 || needed.height > bounds.height + 1 else { return [] }
    return issue(
      .textClipped, label, "text is clipped",
      "it needs \(text(needed.width.rounded(.up))) × \(text(needed.height.rounded(.up))) points")
  }

  private func textSize(of label: UILabel) -> [AccessibilityAuditIssue] {
    guard !label.adjustsFontForContentSizeCategory, isOwn(label) else { return [] }
    return issue(
      .dynamicType, label, "text does not follow the user's text size",
      "use the font of a text style, and set adjustsFontForContentSizeCategory")
  }

  /// Whether the label does not belong to a control.
  private func isOwn(_ label: UILabel) -> Bool {
    sequence(first: label as UIView, next: \.superview).dropFirst().allSatisfy {
      !($0 is UIControl)
    }
  }

  // MARK: Contrast

  private func contrast(of label: UILabel) -> [AccessibilityAuditIssue] {
    let traits = label.traitCollection
    guard let font = label.font, label.isEnabled, label.attributedTextIsPlain,
      let text = label.textColor?.luminance(traits), let background = background(of: label)
    else { return [] }
    let ratio = (max(text, background) + 0.05) / (min(text, background) + 0.05)
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let isLarge = font.pointSize >= 18 || isBold && font.pointSize >= 14
    let least: CGFloat = isLarge ? 3 : 4.5
    guard ratio < least - 0.005 else { return [] }
    return issue(
      .contrast, label, "contrast is too low",
      "it is \(self.text((ratio * 100).rounded() / 100)) to 1, but should be at least \(self.text(least)) to 1"
    )
  }

  /// The relative luminance behind a view, or nil if the background is not a single known color.
  private func background(of view: UIView) -> CGFloat? {
    var current = view
    while true {
      if current.alpha < 1 { return nil }
      if let color = current.backgroundColor {
        guard let alpha = color.alpha(current.traitCollection) else { return nil }
        if alpha >= 1 { return color.luminance(current.traitCollection) }
        if alpha > 0 { return nil }
      }
      if current is UIVisualEffectView || current is UIImageView, current !== view { return nil }
      guard let outer = current.superview else { return nil }
      let frame = view.convert(view.bounds, to: outer)
      for sibling in outer.subviews {
        if sibling === current { break }
        if !sibling.isHidden, sibling.alpha > 0, sibling.frame.intersects(frame) { return nil }
      }
      current = outer
    }
  }
}

extension UILabel {
  /// Whether all of the label's text has the color `textColor`.
  fileprivate var attributedTextIsPlain: Bool { shownAttributes.isEmpty }

  private var shownAttributes: [NSAttributedString.Key: Any] {
    guard let text = attributedText, text.length > 0 else { return [:] }
    var colors: [NSAttributedString.Key: Any] = [:]
    text.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: text.length), options: []
    ) { value, _, _ in
      if let color = value as? UIColor, color != textColor { colors[.foregroundColor] = color }
    }
    return colors
  }
}

extension UIColor {
  fileprivate func alpha(_ traits: UITraitCollection) -> CGFloat? {
    resolvedColor(with: traits).cgColor.alpha
  }

  /// The relative luminance as defined by the Web Content Accessibility Guidelines, or nil for a translucent color.
  fileprivate func luminance(_ traits: UITraitCollection) -> CGFloat? {
    let color = resolvedColor(with: traits).cgColor
    guard color.alpha >= 1, let parts = color.components else { return nil }
    let rgb = parts.count < 4 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
    let linear = rgb.map { part in
      part <= 0.04045 ? max(part, 0) / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
