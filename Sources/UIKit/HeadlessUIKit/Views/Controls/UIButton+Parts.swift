package import Foundation

// The positions of a button's title, image and background. The title and the image are subviews, as in UIKit.

extension UIButton {
  /// Shows the title and the image in the button's subviews, and positions them.
  ///
  /// A button without a configuration asks ``titleRect(forContentRect:)`` and ``imageRect(forContentRect:)``, which a
  /// subclass may override.
  package func placeParts() {
    if let configuration { return place(configuration) }
    let content = contentRect(forBounds: bounds)
    if hasTitle || label != nil {
      titleLabel?.setFrame(titleRect(forContentRect: content))
    }
    if ownImage != nil || picture != nil {
      imageView?.setFrame(imageRect(forContentRect: content))
    }
  }

  /// Returns whether a view is the label, the image view or another part of the button.
  package func isPart(_ view: UIView) -> Bool {
    view === label || view === picture || view === ownSubtitleLabel || view === spinner
  }

  private var hasTitle: Bool {
    currentTitle?.isEmpty == false || (currentAttributedTitle?.length ?? 0) > 0
  }

  // MARK: By states

  /// Returns the positions of the title and the image in a rectangle: the image first, followed by the title.
  ///
  /// The insets of a part shrink the rectangle in which it is aligned, so a left inset moves a left-aligned part by its
  /// full length, and a centered part by half of it. A part that is larger than the rectangle shrinks, and a part with
  /// the alignment `fill` is as large as the rectangle.
  func usualRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let image = currentImage?.shownSize ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var titleInsets = titleEdgeInsets
    var imageInsets = imageEdgeInsets
    let room = max(content.width - image.width - titleInsets.left - titleInsets.right, 0)
    var title = hasTitle ? titleSize(width: room) : .zero
    title.width = min(title.width, room)
    if isMirrored {
      titleInsets.right += image.width
      imageInsets.left += title.width
    } else {
      titleInsets.left += image.width
      imageInsets.right += title.width
    }
    return (
      aligned(title, in: content.inset(by: titleInsets)),
      aligned(image, in: content.inset(by: imageInsets))
    )
  }

  /// Returns the position of a part with a given size in a rectangle, on whole pixels.
  private func aligned(_ size: CGSize, in room: CGRect) -> CGRect {
    let room = room.standardizedForParts
    var rect = CGRect(
      x: room.minX, y: room.minY, width: min(size.width, room.width),
      height: min(size.height, room.height))
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = room.maxX - rect.width
    case .fill: rect.size.width = room.width
    case .center: rect.origin.x = pixel(room.midX - rect.width / 2)
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = room.maxY - rect.height
    case .fill: rect.size.height = room.height
    case .center: rect.origin.y = pixel(room.midY - rect.height / 2)
    }
    return rect
  }

  /// Returns the pixel at or before a position, in points.
  private func pixel(_ position: CGFloat) -> CGFloat {
    let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
    // Positions that are below a pixel only because of rounding errors count as being on it.
    return (position * scale + 0.001).rounded(.down) / scale
  }

  // MARK: By configuration

  /// Shows the texts and the image of a configuration in the existing parts.
  func update(_ configuration: Configuration) {
    let color = configuration.baseForegroundColor ?? configuration.usualForeground(tintColor)
    if let label {
      label.show(
        configuration.shownTitle, configuration.titleFont, color, configuration.titleLineBreakMode,
        configuration.titleAlignment)
    }
    if let ownSubtitleLabel {
      ownSubtitleLabel.show(
        configuration.shownSubtitle, configuration.subtitleFont, color,
        configuration.subtitleLineBreakMode, configuration.titleAlignment)
    }
    if let picture {
      let image = configuration.showsActivityIndicator ? nil : configuration.image
      if picture.image !== image { picture.image = image }
      picture.tintColor = color
    }
    spinner?.color = color
  }

  private func place(_ configuration: Configuration) {
    let places = configuredPlaces(configuration)
    if let place = places.title ?? label.map({ _ in CGRect.zero }) { titleLabel?.setFrame(place) }
    if places.subtitle != nil, ownSubtitleLabel == nil {
      let label = UILabel()
      ownSubtitleLabel = label
      addSubview(label)
      update(configuration)
    }
    ownSubtitleLabel?.setFrame(places.subtitle ?? .zero)
    if configuration.showsActivityIndicator, spinner == nil {
      let view = UIActivityIndicatorView(style: .medium)
      view.isUserInteractionEnabled = false
      view.startAnimating()
      spinner = view
      addSubview(view)
      update(configuration)
    } else if !configuration.showsActivityIndicator, let view = spinner {
      view.removeFromSuperview()
      spinner = nil
    }
    spinner?.setFrame(places.image ?? .zero)
    if !configuration.showsActivityIndicator, configuration.image != nil || picture != nil {
      imageView?.setFrame(places.image ?? .zero)
    }
  }

  /// Returns the positions of the texts and of the image, or of the activity indicator that replaces it.
  private func configuredPlaces(_ configuration: Configuration) -> (
    title: CGRect?, subtitle: CGRect?, image: CGRect?
  ) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.inset(by: configuration.contentInsets.insets(isMirrored: isMirrored))
      .standardizedForParts
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let imageSize =
      configuration.showsActivityIndicator
      ? configuration.shownImageSize : configuration.image?.shownSize
    let image = imageSize ?? .zero
    let hasText = [configuration.shownTitle, configuration.shownSubtitle].contains {
      ($0?.length ?? 0) > 0
    }
    let padding = imageSize == nil || !hasText ? 0 : configuration.imagePadding
    let textRoom = max(room.width - (isBeside ? image.width + padding : 0), 0)
    let sizes = configuredTextSizes(configuration, width: textRoom)
    let gap = sizes.title == nil || sizes.subtitle == nil ? 0 : configuration.titlePadding
    let text = CGSize(
      width: min(max(sizes.title?.width ?? 0, sizes.subtitle?.width ?? 0), textRoom),
      height: (sizes.title?.height ?? 0) + gap + (sizes.subtitle?.height ?? 0))
    let content =
      isBeside
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
    var box = aligned(content, in: room)
    // The contents keep their size if the button is too small for them, or if they fill it.
    box = CGRect(
      x: box.minX + (contentHorizontalAlignment == .fill ? (box.width - content.width) / 2 : 0),
      y: pixel(box.midY - content.height / 2), width: content.width, height: content.height)
    var imagePlace = box.centered(image)
    var textPlace = box.centered(text)
    switch configuration.imagePlacement {
    case .top: (imagePlace.origin.y, textPlace.origin.y) = (box.minY, box.maxY - text.height)
    case .bottom: (imagePlace.origin.y, textPlace.origin.y) = (box.maxY - image.height, box.minY)
    case let side where side.contains(.trailing) != isMirrored:
      (imagePlace.origin.x, textPlace.origin.x) = (box.maxX - image.width, box.minX)
    default: (imagePlace.origin.x, textPlace.origin.x) = (box.minX, box.maxX - text.width)
    }
    let title = sizes.title.map {
      CGRect(x: textPlace.minX, y: textPlace.minY, width: textPlace.width, height: $0.height)
    }
    let subtitle = sizes.subtitle.map {
      CGRect(
        x: textPlace.minX, y: textPlace.maxY - $0.height, width: textPlace.width, height: $0.height)
    }
    return (title, subtitle, imageSize == nil ? nil : imagePlace)
  }

  // MARK: Background

  /// The rectangle of the background's color, border and image, in points.
  package var backgroundFrame: CGRect {
    guard let configuration else { return backgroundRect(forBounds: bounds) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: configuration.background.backgroundInsets.insets(isMirrored: isMirrored))
  }
}

extension UILabel {
  /// Shows a text of a button's configuration.
  fileprivate func show(
    _ text: NSAttributedString?, _ font: UIFont, _ color: UIColor, _ mode: NSLineBreakMode,
    _ alignment: UIButton.Configuration.TitleAlignment
  ) {
    if styledText != text { attributedText = text }
    if self.font != font { self.font = font }
    textColor = color
    if lineBreakMode != mode { lineBreakMode = mode }
    if numberOfLines != mode.lineLimit { numberOfLines = mode.lineLimit }
    textAlignment =
      switch alignment {
      case .center: .center
      case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
      case .automatic, .leading: .natural
      }
  }
}

extension UIView {
  /// Sets the frame of a part, unless it is unchanged.
  fileprivate func setFrame(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}

extension NSDirectionalEdgeInsets {
  func insets(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension CGRect {
  /// The rectangle, with a size of zero where insets are larger than the rectangle that they shrink.
  fileprivate var standardizedForParts: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: max(size.width, 0), height: max(size.height, 0))
  }
}
