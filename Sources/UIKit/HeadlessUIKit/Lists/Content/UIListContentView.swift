public import Foundation

/// A view that shows a ``UIListContentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private var list: UIListContentConfiguration

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view from a nib, without content.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// The configuration that the view shows; setting one of a different type has no effect.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  private func show() {
    show(title, list.firstText, list.attributedText, list.textProperties)
    show(detail, list.secondText, list.secondaryAttributedText, list.secondaryTextProperties)
    let image = list.imageProperties
    picture.image = list.image
    picture.preferredSymbolConfiguration = image.preferredSymbolConfiguration
    picture.layer.cornerRadius = image.cornerRadius
    picture.clipsToBounds = image.cornerRadius > 0
    picture.layer.borderWidth = image.strokeWidth
    picture.layer.borderColor =
      image.strokeWidth > 0 ? (image.strokeColor ?? tintColor).cgColor : nil
    picture.accessibilityIgnoresInvertColors = image.accessibilityIgnoresInvertColors
    updateTint()
    show(picture, list.image != nil)
    alpha = list.alpha
    setNeedsLayout()
  }

  /// Sets the tint of the image, which may depend on the tint of the view.
  private func updateTint() {
    let image = list.imageProperties
    let isOwn = image.tintColor != nil || image.tintColorTransformer != nil
    picture.tintColor = isOwn ? image.resolvedTintColor(for: tintColor) : nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func show(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment.ofLabel
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let styled { label.attributedText = styled } else { label.text = text }
    show(label, !(styled?.string ?? text ?? "").isEmpty)
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    guard !isShown, view.superview != nil else { return }
    if let (guide, _) = guides.removeValue(forKey: ObjectIdentifier(view)) {
      removeLayoutGuide(guide)
    }
    view.removeFromSuperview()
  }

  // MARK: Layout

  /// The area of the primary text; nil if there is none.
  public var textLayoutGuide: UILayoutGuide? { guide(around: title) }
  /// The area of the secondary text; nil if there is none.
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: detail) }
  /// The area of the image; nil if there is none.
  public var imageLayoutGuide: UILayoutGuide? { guide(around: picture) }

  /// The guides that code has requested, each with the constraints that position it: left, top, width and height.
  private var guides: [ObjectIdentifier: (guide: UILayoutGuide, place: [NSLayoutConstraint])] = [:]

  /// Returns the guide of a visible part. Layout moves it with the part.
  private func guide(around part: UIView) -> UILayoutGuide? {
    guard part.superview === self else { return nil }
    if let guide = guides[ObjectIdentifier(part)]?.guide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let place = [
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(place)
    guides[ObjectIdentifier(part)] = (guide, place)
    setNeedsLayout()
    return guide
  }

  private func moveGuides() {
    for part in [title, detail, picture] {
      guard let (guide, place) = guides[ObjectIdentifier(part)] else { continue }
      let frame = part.frame
      guide.layoutFrame = frame
      let lengths = [frame.minX, frame.minY, frame.width, frame.height]
      for (constraint, length) in zip(place, lengths) where constraint.constant != length {
        constraint.constant = length
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts(in: bounds.size)
    title.frame = parts.title
    detail.frame = parts.detail
    picture.frame = parts.picture
    moveGuides()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts(in: CGSize(width: size.width, height: 0)).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  private struct Parts {
    var title = CGRect.zero
    var detail = CGRect.zero
    var picture = CGRect.zero
    var height: CGFloat = 0
  }

  /// Returns the frames of the parts within a size; a height of zero requests the minimum height.
  private func parts(in size: CGSize) -> Parts {
    var parts = Parts()
    let margins = list.directionalLayoutMargins
    var x = margins.leading
    if let image = list.image {
      var wanted = image.size
      let most = list.imageProperties.maximumSize
      if most.width > 0 { wanted.width = min(wanted.width, most.width) }
      if most.height > 0 { wanted.height = min(wanted.height, most.height) }
      parts.picture.size = wanted
      parts.picture.origin.x = x
      let reserved = list.imageProperties.reservedLayoutSize.width
      x += (reserved > 0 ? reserved : wanted.width) + list.imageToTextPadding
    }
    let width = max(size.width - x - margins.trailing, 0)
    let first = textSize(of: title, list.firstText, in: width)
    let second = textSize(of: detail, list.secondText, in: width)
    let isBoth = first.height > 0 && second.height > 0
    let isRow =
      isBoth && list.prefersSideBySideTextAndSecondaryText
      && first.width + second.width + list.textToSecondaryTextHorizontalPadding <= width
    let gap = isBoth && !isRow ? list.textToSecondaryTextVerticalPadding : 0
    let text = isRow ? max(first.height, second.height) : first.height + gap + second.height
    let content = max(text, parts.picture.height)
    parts.height = content + margins.top + margins.bottom
    let height = size.height > 0 ? size.height : parts.height
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    parts.picture.origin.y = middle - parts.picture.height / 2
    let top = middle - text / 2
    if isRow {
      parts.title = CGRect(x: x, y: top, width: first.width, height: first.height)
      parts.detail = CGRect(
        x: x + width - second.width, y: top, width: second.width, height: second.height)
    } else {
      parts.title = CGRect(x: x, y: top, width: width, height: first.height)
      parts.detail = CGRect(
        x: x, y: top + first.height + gap, width: width, height: second.height)
    }
    return parts
  }

  private func textSize(of label: UILabel, _ text: String?, in width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
