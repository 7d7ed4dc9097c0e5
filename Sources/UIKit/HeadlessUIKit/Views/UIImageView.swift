public import Foundation

/// A view that shows an image or an animated sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { contentChanged() } }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { contentChanged() } }
  open var isHighlighted = false { didSet { contentChanged() } }
  /// Whether images without a rendering mode are templates, as in system buttons.
  package var showsTemplates = false
  /// The symbol configuration for images without their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the image is emphasized while a superview has the focus.
  open var adjustsImageWhenAncestorFocused = false

  /// The images of the animation.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one animation cycle, in seconds. 0 means a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of animation cycles. 0 repeats endlessly.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareView()
  }

  private func prepareView() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareView()
    self.image = image
  }

  /// Creates a view with the size of an image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareView()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view from a nib.
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

  /// Starts the animation if the view has animation images.
  open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the image. Without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown = shown?.variant(for: traitCollection), shown.isSizeKnown else {
      return super.intrinsicContentSize
    }
    return shown.size
  }

  /// The alignment insets of the image.
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
