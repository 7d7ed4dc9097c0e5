import Foundation
import HeadlessUIKit

extension ViewPainter {
  func paintButton(_ button: UIButton, _ frame: CGRect) {
    var group = Picture.Group()
    // A tint, or a colour for the disabled state, overrides this.
    let isFaint =
      !button.isEnabled && button.titleColor(for: .disabled) == button.titleColor(for: .normal)
    group.opacity = isFaint ? Self.disabledOpacity : 1
    within(group) {
      if let configuration = button.configuration {
        paintConfigured(button, configuration, frame)
      } else {
        paintByStates(button, frame)
      }
    }
  }

  // MARK: By states

  private func paintByStates(_ button: UIButton, _ frame: CGRect) {
    if let background = button.currentBackgroundImage {
      paint(background, in: frame, tint: button.tintColor)
    }
    if let symbol = button.buttonType.symbol {
      let side = min(22, min(frame.width, frame.height))
      let place = CGRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return paintRoundSymbol(symbol, in: place, button.tintColor)
    }
    let insets = button.contentEdgeInsets
    let room = frame.inset(by: insets)
    let image = button.currentImage
    let imageSize = image.map { shownSize(of: $0) } ?? .zero
    let title = titleBlock(of: button)
    let titleRoom = max(room.width - imageSize.width, 0)
    let titleSize = title.map { size in
      let natural = size.size(width: titleRoom)
      return CGSize(width: min(natural.width, titleRoom), height: natural.height)
    }
    let content = CGSize(
      width: imageSize.width + (titleSize?.width ?? 0),
      height: max(imageSize.height, titleSize?.height ?? 0))
    let isReversed = isRightToLeft(button)
    let start = start(
      of: content, in: room, button.contentHorizontalAlignment, isReversed: isReversed)
    if let image {
      let shift = button.imageEdgeInsets
      var place = CGRect(
        x: isReversed ? start + (titleSize?.width ?? 0) : start,
        y: top(of: imageSize.height, in: room, button.contentVerticalAlignment),
        width: min(imageSize.width, room.width), height: min(imageSize.height, room.height))
      if button.contentHorizontalAlignment == .fill { place = room }
      place = place.offsetBy(
        dx: (shift.left - shift.right) / 2, dy: (shift.top - shift.bottom) / 2)
      paint(
        image, in: fitted(image, place, button.imageContentMode),
        tint: button.currentTemplateTint(of: image))
    }
    if let title, let titleSize {
      let shift = button.titleEdgeInsets
      let place = CGRect(
        x: isReversed ? start : start + imageSize.width,
        y: top(of: titleSize.height, in: room, button.contentVerticalAlignment),
        // Add half a point, so that rounding never truncates the title.
        width: titleSize.width + 0.5, height: titleSize.height
      ).offsetBy(dx: (shift.left - shift.right) / 2, dy: (shift.top - shift.bottom) / 2)
      if button.hasTitleShadow, let shadow = button.currentTitleShadowColor {
        var style = TextBlock.Style(font: button.shownTitleFont, color: components(shadow))
        style.isUnderlined = false
        if let text = button.currentTitle {
          var block = TextBlock(text, style)
          block.limit = title.limit
          steps += block.placed(
            in: place.offsetBy(
              dx: button.shownTitleShadowOffset.width, dy: button.shownTitleShadowOffset.height),
            .center)
        }
      }
      steps += title.placed(in: place, .center, isRightToLeft: isReversed)
    }
  }

  private func titleBlock(of button: UIButton) -> TextBlock? {
    let style = TextBlock.Style(
      font: button.shownTitleFont, color: components(button.currentTitleColor))
    var block: TextBlock
    if let attributed = button.currentAttributedTitle, attributed.length > 0 {
      block = TextBlock(attributed, usual: style, traits: traits)
    } else if let title = button.currentTitle, !title.isEmpty {
      block = TextBlock(title, style)
    } else {
      return nil
    }
    block.limit = button.shownTitleLineLimit
    block.alignment = block.limit == 1 ? .left : .center
    block.lineBreakMode = button.shownLineBreakMode
    return block
  }

  private func start(
    of content: CGSize, in room: CGRect, _ alignment: UIControl.ContentHorizontalAlignment,
    isReversed: Bool
  ) -> CGFloat {
    switch alignment {
    case .left: room.minX
    case .right: room.maxX - content.width
    case .leading: isReversed ? room.maxX - content.width : room.minX
    case .trailing: isReversed ? room.minX : room.maxX - content.width
    default: room.midX - content.width / 2
    }
  }

  private func top(
    of height: CGFloat, in room: CGRect, _ alignment: UIControl.ContentVerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    default: room.midY - height / 2
    }
  }

  // MARK: By configuration

  private func paintConfigured(
    _ button: UIButton, _ configuration: UIButton.Configuration, _ frame: CGRect
  ) {
    paintBackground(of: button, configuration, frame)
    let color = configuration.baseForegroundColor ?? configuration.usualForeground(button.tintColor)
    let inset = configuration.contentInsets
    let isReversed = isRightToLeft(button)
    let room = frame.inset(
      by: UIEdgeInsets(
        top: inset.top, left: isReversed ? inset.trailing : inset.leading, bottom: inset.bottom,
        right: isReversed ? inset.leading : inset.trailing))
    let titleFont = configuration.usualTitleFont
    var title = block(configuration.shownTitle, titleFont, color)
    var subtitle = block(configuration.shownSubtitle, .systemFont(ofSize: 13), color)
    title?.alignment = configuration.titleAlignment == .center ? .center : .left
    subtitle?.alignment = title?.alignment ?? .left
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let imageSize =
      configuration.showsActivityIndicator
      ? CGSize(width: 20, height: 20)
      : configuration.image.map { shownSize(of: $0) }
    let padding =
      imageSize == nil || title == nil && subtitle == nil ? 0 : configuration.imagePadding
    let textRoom = max(
      room.width - (isBeside ? (imageSize?.width ?? 0) + padding : 0), 0)
    let sizes = [title, subtitle].map { $0?.size(width: textRoom) ?? .zero }
    let gap = title == nil || subtitle == nil ? 0 : configuration.titlePadding
    let text = CGSize(
      width: min(max(sizes[0].width, sizes[1].width), textRoom),
      height: sizes[0].height + gap + sizes[1].height)
    let image = imageSize ?? .zero
    let content =
      isBeside
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
    let x = start(of: content, in: room, button.contentHorizontalAlignment, isReversed: isReversed)
    let y = top(of: content.height, in: room, button.contentVerticalAlignment)
    let box = CGRect(origin: CGPoint(x: x, y: y), size: content)
    var imagePlace = CGRect(
      x: box.midX - image.width / 2, y: box.midY - image.height / 2, width: image.width,
      height: image.height)
    var textPlace = CGRect(
      x: box.midX - text.width / 2, y: box.midY - text.height / 2, width: text.width,
      height: text.height)
    switch configuration.imagePlacement {
    case .top: (imagePlace.origin.y, textPlace.origin.y) = (box.minY, box.maxY - text.height)
    case .bottom: (imagePlace.origin.y, textPlace.origin.y) = (box.maxY - image.height, box.minY)
    case let side where side.contains(.trailing) != isReversed:
      (imagePlace.origin.x, textPlace.origin.x) = (box.maxX - image.width, box.minX)
    default: (imagePlace.origin.x, textPlace.origin.x) = (box.minX, box.maxX - text.width)
    }
    if configuration.showsActivityIndicator {
      fill(.ellipse(imagePlace.insetBy(dx: 6, dy: 6)), components(color))
    } else if let picture = configuration.image {
      paint(picture, in: imagePlace, tint: color)
    }
    textPlace.size.width += 0.5
    if let title {
      let place = CGRect(
        x: textPlace.minX, y: textPlace.minY, width: textPlace.width, height: sizes[0].height)
      steps += title.placed(in: place, .center, isRightToLeft: isReversed)
    }
    if let subtitle {
      let place = CGRect(
        x: textPlace.minX, y: textPlace.maxY - sizes[1].height, width: textPlace.width,
        height: sizes[1].height)
      steps += subtitle.placed(in: place, .center, isRightToLeft: isReversed)
    }
  }

  private func block(_ text: NSAttributedString?, _ font: UIFont, _ color: UIColor) -> TextBlock? {
    guard let text, text.length > 0 else { return nil }
    var block = TextBlock(
      text, usual: TextBlock.Style(font: font, color: components(color)), traits: traits)
    block.limit = 0
    return block
  }

  private func paintBackground(
    of button: UIButton, _ configuration: UIButton.Configuration, _ frame: CGRect
  ) {
    let background = configuration.background
    let inset = background.backgroundInsets
    let rect = frame.inset(
      by: UIEdgeInsets(
        top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing))
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
}

extension UIButton.ButtonType {
  /// The symbol in the circle of a system button, or nil for other buttons.
  fileprivate var symbol: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "i"
    case .contactAdd: "+"
    case .close: "×"
    case .custom, .system, .plain: nil
    }
  }
}

extension UIButton {
  fileprivate var hasTitleShadow: Bool {
    currentTitleShadowColor != nil && shownTitleShadowOffset != .zero
  }

  /// Returns the tint of an image. System buttons show images as templates unless the image specifies otherwise.
  fileprivate func currentTemplateTint(of image: UIImage) -> UIColor? {
    switch image.renderingMode {
    case .alwaysTemplate: tintColor
    case .alwaysOriginal: nil
    case .automatic: buttonType == .custom && !image.isSymbolImage ? nil : tintColor
    }
  }

  /// The content mode for an image, scaled to fit its frame.
  fileprivate var imageContentMode: UIView.ContentMode { .scaleAspectFit }
}
