public import Foundation

/// A view that shows an image, or a row of them in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { contentChanged() } }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { contentChanged() } }
  open var isHighlighted = false { didSet { contentChanged() } }
  /// The configuration of a symbol whose image has none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the image is emphasized while a view around this one has the focus.
  open var adjustsImageWhenAncestorFocused = false

  /// The images that are shown in turn.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for one cycle; 0 means a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// How many rounds; 0 for no end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// A view without an image.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    prepareView()
  }

  private func prepareView() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// A view of an image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareView()
    self.image = image
  }

  /// A view of an image's size, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareView()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    image = nib.object("UIImage")
    highlightedImage = nib.object("UIHighlightedImage")
    isHighlighted = nib.bool("UIHighlighted") ?? false
    preferredSymbolConfiguration = nib.object("UIPreferredSymbolConfiguration")
    adjustsImageSizeForAccessibilityContentSizeCategory =
      nib.bool("UIAdjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    adjustsImageWhenAncestorFocused = nib.bool("UIAdjustsImageWhenAncestorFocused") ?? false
  }

  /// Shows the images in turn.
  open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }

  /// Shows the image again.
  open func stopAnimating() { isAnimating = false }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown = shown?.variant(for: traitCollection), shown.isSizeKnown else {
      return super.intrinsicContentSize
    }
    return shown.size
  }

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  override var defaultTraits: UIAccessibilityTraits { .image }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("image", \UIImageView.image)
    nib.outlet("highlightedImage", \UIImageView.highlightedImage)
    nib.outlet("highlighted", \UIImageView.isHighlighted)
    nib.outlet("animationImages", \UIImageView.animationImages)
    nib.outlet("animationDuration", \UIImageView.animationDuration)
    nib.outlet("animationRepeatCount", \UIImageView.animationRepeatCount)
  }
}
