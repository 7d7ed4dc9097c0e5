import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints the background of a button, or the symbol of a system button. The title and the image are subviews.
  func paintButton(_ button: UIButton, _ frame: CGRect) {
    button.placeParts()
    var group = Picture.Group()
    group.opacity = button.isFaint ? Self.disabledOpacity : 1
    within(group) {
      let origin = frame.origin(of: button)
      let background = button.backgroundFrame.offset(by: origin)
      if let configuration = button.configuration {
        paintBackground(of: button, configuration, background)
      } else if let image = button.currentBackgroundImage {
        paint(image, in: background, tint: button.tintColor)
      }
      if let symbol = button.symbol {
        paintRoundSymbol(symbol.character, in: symbol.frame.offset(by: origin), button.tintColor)
      }
    }
  }

  private func paintBackground(
    of button: UIButton, _ configuration: UIButton.Configuration, _ rect: CGRect
  ) {
    let background = configuration.background
    let radius = configuration.radius(height: rect.height)
    if let color = background.backgroundColor
      ?? configuration.usualBackground(configuration.baseBackgroundColor ?? button.tintColor)
    {
      fill(rect, color, radius: radius)
    }
    if let image = background.image {
      var group = Picture.Group()
      group.clips = [.rectangle(rect, radius: radius)]
      within(group) {
        paint(image, in: fitted(image, rect, background.imageContentMode), tint: button.tintColor)
      }
    }
    if background.strokeWidth > 0 {
      stroke(
        .rectangle(
          rect.insetBy(dx: background.strokeWidth / 2, dy: background.strokeWidth / 2),
          radius: radius), components(background.strokeColor ?? button.tintColor),
        width: background.strokeWidth)
    }
  }

  /// Returns the opacity that a superview applies to this subview: a disabled button is dimmed.
  func opacity(ofPart view: UIView) -> CGFloat {
    guard let button = view.superview as? UIButton, button.isFaint, button.isPart(view) else {
      return 1
    }
    return Self.disabledOpacity
  }
}

extension UIButton {
  /// Whether the button is disabled and specifies no color for that state.
  fileprivate var isFaint: Bool {
    !isEnabled && titleColor(for: .disabled) == titleColor(for: .normal)
  }
}
