import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints the content of a view behind its subviews, depending on its class.
  func paintContent(of view: UIView, _ frame: CGRect) {
    switch view {
    case let label as UILabel: paintLabel(label, frame)
    case let image as UIImageView: paintImageView(image, frame)
    case let button as UIButton: paintButton(button, frame)
    case let control as UIControl: paintControl(control, frame)
    case let text as UITextView: paintTextView(text, frame)
    case let view as UIProgressView: paintProgress(view, frame)
    case let view as UIActivityIndicatorView: paintActivity(view, frame)
    case let view as UIPickerView: paintPicker(view, frame)
    case let bar as UINavigationBar: paintNavigationBar(bar, frame)
    case let bar as UITabBar: paintTabBar(bar, frame)
    case let bar as UIToolbar: paintToolbar(bar, frame)
    case let bar as UISearchBar: paintSearchBar(bar, frame)
    case let view as UIVisualEffectView: paintEffect(view, frame)
    default: paintStandIn(for: view, frame)
    }
  }

  private func paintControl(_ control: UIControl, _ frame: CGRect) {
    switch control {
    case let field as UITextField: paintField(field, frame)
    case let control as UISwitch: paintSwitch(control, frame)
    case let control as UISlider: paintSlider(control, frame)
    case let control as UISegmentedControl: paintSegments(control, frame)
    case let control as UIStepper: paintStepper(control, frame)
    case let control as UIPageControl: paintPages(control, frame)
    case let picker as UIDatePicker: paintDatePicker(picker, frame)
    default: paintStandIn(for: control, frame)
    }
  }

  /// Paints the content of a view in front of its subviews, depending on its class.
  func paintOverlay(of view: UIView, _ frame: CGRect) {
    if let cell = view as? UITableViewCell { paintAccessory(of: cell, frame) }
  }

  /// Returns whether a subview is an internal part that the view's own content already includes.
  func hidesPart(_ part: UIView, of view: UIView) -> Bool {
    guard options.identifier(part) == nil else { return false }
    switch view {
    case is UISegmentedControl: return true
    case let bar as UISearchBar: return part === bar.ownField
    default: return false
    }
  }

  // MARK: Texts

  private func paintLabel(_ label: UILabel, _ frame: CGRect) {
    guard let text = label.text, !text.isEmpty, let part = label.partOfText else { return }
    let frame = part.offsetBy(
      dx: frame.minX - label.bounds.minX, dy: frame.minY - label.bounds.minY)
    var color = components(
      label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor)
    if !label.isEnabled { color = color.copy(alpha: color.alpha * 0.4) ?? color }
    var style = TextBlock.Style(font: label.font, color: color)
    func block() -> TextBlock {
      var block =
        label.hasAttributedText
        ? TextBlock(
          label.attributedText ?? NSAttributedString(string: text), usual: style, traits: traits)
        : TextBlock(text, style)
      if !label.hasAttributedText || label.textAlignment != .natural {
        block.alignment = label.textAlignment
      }
      block.lineBreakMode = label.lineBreakMode
      block.limit = label.numberOfLines
      return block
    }
    var shown = block()
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, frame.width > 0 {
      let share = frame.width / max(shown.naturalWidth, 1)
      let least = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.5
      if share < 1 {
        style.font = label.font.withSize(label.font.pointSize * max(share, least))
        if !label.hasAttributedText { shown = block() }
      }
    }
    if let shadow = label.shadowColor, label.shadowOffset != .zero, !label.hasAttributedText {
      style.color = components(shadow)
      steps += block().placed(
        in: frame.offsetBy(dx: label.shadowOffset.width, dy: label.shadowOffset.height), .center,
        isRightToLeft: isRightToLeft(label))
    }
    steps += shown.placed(in: frame, .center, isRightToLeft: isRightToLeft(label))
  }

  private func paintTextView(_ view: UITextView, _ frame: CGRect) {
    guard let text = view.attributedText, text.length > 0 else { return }
    let usual = TextBlock.Style(
      font: view.font ?? .usualForDrawing, color: components(view.textColor ?? .label))
    var block = TextBlock(text, usual: usual, traits: traits)
    block.limit = 0
    block.lineBreakMode = .byWordWrapping
    if view.textAlignment != .natural { block.alignment = view.textAlignment }
    // The line fragment padding of text views, in points.
    let padding: CGFloat = 5
    let room = frame.inset(by: view.textContainerInset).insetBy(dx: padding, dy: 0)
    steps += block.placed(in: room, .scrolled, isRightToLeft: isRightToLeft(view))
  }

  /// Paints a line of text in a rectangle.
  func text(
    _ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect,
    _ alignment: NSTextAlignment = .center, limit: Int = 1
  ) {
    var block = TextBlock(text, TextBlock.Style(font: font, color: components(color)))
    block.alignment = alignment
    block.limit = limit
    steps += block.placed(in: rect, .center)
  }

  /// Returns the width of a line of text, in points.
  func width(_ text: String, _ font: UIFont) -> CGFloat {
    TextBlock(text, TextBlock.Style(font: font, color: .black)).naturalWidth
  }

  // MARK: Views that others draw

  /// Paints a solid tint in place of a blur, because pictures do not blur their background.
  private func paintEffect(_ view: UIVisualEffectView, _ frame: CGRect) {
    guard let effect = view.effect as? UIBlurEffect else { return }
    fill(
      outline(of: view.layer, frame),
      BlurTint.color(of: effect.style, isDark: traits.userInterfaceStyle == .dark))
  }

  /// Paints a box with a name for a custom view, or for a view that another framework draws.
  private func paintStandIn(for view: UIView, _ frame: CGRect) {
    guard view.layer.drawing == nil else { return }
    paintStandIn(options.standInName(view), frame)
  }

  /// Paints a box with a name if the picture shows stand-ins, and the view has a name and room for the box.
  func paintStandIn(_ name: String?, _ frame: CGRect) {
    guard options.showsStandIns, let name, frame.width >= 8, frame.height >= 8 else { return }
    paintBox(named: name, in: frame)
  }

  /// Paints a box with a cross and a name.
  func paintBox(named name: String, in frame: CGRect) {
    if let color = UIColor.tertiarySystemFill as UIColor? { fill(frame, color) }
    var style = DisplayList.Stroke()
    style.width = 1
    style.dashLengths = [4, 3]
    steps.append(
      .stroke(
        .rectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 0), style,
        components(.systemGray3)))
    let size = min(max(frame.height * 0.3, 6), 12)
    guard frame.height >= 10 else { return }
    let font = UIFont.systemFont(ofSize: size)
    let room = frame.insetBy(dx: 2, dy: 0)
    // The background may have any color, so the name is drawn on its own background.
    let plate = CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
      .insetBy(dx: -min(width(name, font) + 6, room.width) / 2, dy: -size * 0.75)
    fill(plate, .systemBackground.withAlphaComponent(0.7), radius: 3)
    text(name, font, .secondaryLabel, in: room)
  }
}
