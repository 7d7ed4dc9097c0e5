import Foundation
import HeadlessUIKit

extension ViewPainter {
  func paintField(_ field: UITextField, _ frame: CGRect) {
    paintBorder(of: field, frame)
    if field.showsClearButton { paintClearButton(of: field, frame) }
    let font = field.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let isEmpty = field.text?.isEmpty ?? true
    let usual = TextBlock.Style(
      font: font, color: components(isEmpty ? .placeholderText : field.textColor ?? .label))
    var block: TextBlock
    if isEmpty {
      guard let placeholder = field.attributedPlaceholder, placeholder.length > 0 else { return }
      block = TextBlock(placeholder, usual: usual, traits: traits)
    } else if field.isSecureTextEntry {
      block = TextBlock(String(repeating: "•", count: field.text?.count ?? 0), usual)
    } else {
      block = TextBlock(
        field.attributedText ?? NSAttributedString(string: field.text ?? ""), usual: usual,
        traits: traits)
    }
    // The attributes of a text can also specify an alignment.
    if field.textAlignment != .natural { block.alignment = field.textAlignment }
    let own =
      isEmpty
      ? field.placeholderRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    let room = own.offsetBy(
      dx: frame.minX - field.bounds.minX, dy: frame.minY - field.bounds.minY)
    steps += block.placed(in: room, .center, isRightToLeft: isRightToLeft(field))
  }

  private func paintClearButton(of field: UITextField, _ frame: CGRect) {
    let place = field.clearButtonRect(forBounds: field.bounds)
      .offsetBy(dx: frame.minX - field.bounds.minX, dy: frame.minY - field.bounds.minY)
    let side = min(17, min(place.width, place.height))
    let disc = CGRect(
      x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
    fill(.ellipse(disc), components(.tertiaryLabel))
    paintSymbol("xmark", in: disc.insetBy(dx: side / 4, dy: side / 4), .systemBackground)
  }

  private func paintBorder(of field: UITextField, _ frame: CGRect) {
    if let background = field.background { paint(background, in: frame, tint: field.tintColor) }
    switch field.borderStyle {
    case .none: break
    case .line:
      stroke(
        .rectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 0), components(.label), width: 1)
    case .bezel:
      stroke(
        .rectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 0), components(.systemGray), width: 1)
    case .roundedRect:
      let body = frame.insetBy(dx: 0.25, dy: 0.25)
      if field.background == nil {
        fill(body, field.backgroundColor ?? .systemBackground, radius: 5)
        stroke(.rectangle(body, radius: 5), components(.opaqueSeparator), width: 0.5)
      }
    }
  }
}
