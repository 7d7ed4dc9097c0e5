import Foundation
import TextMetrics

// Source of the rules: buttons in documents of each era that are as large as their content.

extension UIButton {
  /// Returns the size of the content for a width, in points.
  func contentSize(width: CGFloat) -> CGSize {
    if let configuration { return configuredSize(configuration, width: width) }
    return sizeOfState(width: width)
  }

  // MARK: By states

  /// The total vertical padding of a button without custom insets and without an image, in points.
  private static let usualPadding: CGFloat = 12
  /// The minimum width of a button without custom insets and without an image, in points.
  private static let leastWidth: CGFloat = 30

  private func sizeOfState(width: CGFloat) -> CGSize {
    let insets = contentEdgeInsets
    let image = currentImage.flatMap { $0.isSizeKnown ? $0.size : nil }
    let room = width - insets.left - insets.right - (image?.width ?? 0)
    let text = titleSize(width: room)
    var size = CGSize(
      width: text.width + (image?.width ?? 0), height: max(text.height, image?.height ?? 0))
    if insets != .zero {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    } else if image == nil {
      size.height += Self.usualPadding
      size.width = max(size.width, Self.leastWidth)
    }
    if let background = currentBackgroundImage, background.isSizeKnown {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }

  /// Returns the size of the title in whole points. Without a title, it is the size of an empty line, but zero in a
  /// system button with a symbol.
  ///
  /// Source: the tests of public layout libraries.
  func titleSize(width: CGFloat) -> CGSize {
    let font = titleFontForSize
    let layout: TextLayout
    if let attributed = currentAttributedTitle, attributed.length > 0 {
      layout = TextLayout(attributed, font: font)
    } else if let title = currentTitle, !title.isEmpty {
      layout = TextLayout(title, font: font)
    } else {
      return CGSize(
        width: 0, height: buttonType.hasSymbol ? 0 : font.lineHeight.roundedUp(toPixelsOf: 1))
    }
    return layout.lines(width: titleBreaks ? Double(width) : .infinity, limit: titleLineLimit)
      .size.roundedUp(toPixelsOf: 1)
  }

  /// Whether the height of the title depends on its width.
  var titleBreaks: Bool { configuration != nil || titleLineLimit != 1 }

  // MARK: By configuration

  private func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let image = configuration.shownImageSize
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    var room = width - insets.leading - insets.trailing
    if let image, isBeside { room -= image.width + configuration.imagePadding }
    var size = configuredTextSize(configuration, width: room)
    if let image {
      let padding = size == .zero ? 0 : configuration.imagePadding
      if isBeside {
        size.width += image.width + padding
        size.height = max(size.height, image.height)
      } else {
        size.width = max(size.width, image.width)
        size.height += image.height + padding
      }
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  private func configuredTextSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let (title, subtitle) = configuredTextSizes(configuration, width: width)
    let padding = title == nil || subtitle == nil ? 0 : configuration.titlePadding
    return CGSize(
      width: max(title?.width ?? 0, subtitle?.width ?? 0),
      height: (title?.height ?? 0) + padding + (subtitle?.height ?? 0))
  }

  /// Returns the sizes of the title and the subtitle for a width, in points; nil for a missing text.
  func configuredTextSizes(_ configuration: Configuration, width: CGFloat) -> (
    title: CGSize?, subtitle: CGSize?
  ) {
    func size(_ text: NSAttributedString?, _ font: UIFont, _ mode: NSLineBreakMode) -> CGSize? {
      guard let text, text.length > 0 else { return nil }
      return TextLayout(text, font: font)
        .lines(width: Double(max(width, 0)), limit: mode.lineLimit).size
        .roundedUp(toPixelsOf: contentScaleFactor)
    }
    return (
      size(configuration.shownTitle, configuration.titleFont, configuration.titleLineBreakMode),
      size(
        configuration.shownSubtitle, configuration.subtitleFont,
        configuration.subtitleLineBreakMode)
    )
  }

  // MARK: Baselines

  /// The distances from the center down to the first and last baselines of the title, in points. Nil without a title.
  var titleBaselines: (first: CGFloat, last: CGFloat)? {
    guard configuration == nil else {
      return configuration?.shownTitle.map { title in
        let own =
          title.length > 0
          ? title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        let offset = (own ?? configuration?.titleFont)?.baselineFromCenter ?? 0
        return (offset, offset)
      }
    }
    guard currentTitle?.isEmpty == false else { return nil }
    let shift = (contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
    let offset = titleFontInUse.baselineFromCenter + shift
    return (offset, offset)
  }
}

extension UIButton.Configuration {
  /// The size of the image, or of the activity indicator that replaces it.
  var shownImageSize: CGSize? {
    if showsActivityIndicator { return UIActivityIndicatorView.Style.medium.size }
    return image.flatMap { $0.isSizeKnown ? $0.size : nil }
  }

  /// The font of a title whose text has no font attribute.
  @MainActor var titleFont: UIFont {
    switch buttonSize {
    case .mini, .small: .systemFont(ofSize: 15)
    case .medium: .systemFont(ofSize: UIKitEra.current.configuredTitleSize)
    case .large: .systemFont(ofSize: 17)
    }
  }

  @MainActor var subtitleFont: UIFont { .systemFont(ofSize: 13) }
}

extension NSLineBreakMode {
  /// The maximum number of lines of a text in a configuration: truncating modes show a single line.
  var lineLimit: Int { self == .byWordWrapping || self == .byCharWrapping ? 0 : 1 }
}

extension UIKitEra {
  /// The font size of a configured button's title, in points.
  fileprivate var configuredTitleSize: CGFloat { self >= .iOS16 ? 17 : 14 }

  /// The size of the symbol of a system button, in points, which is also the size of a button that shows only the symbol.
  var symbolButtonSize: CGSize {
    self >= .iOS13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }
}
