public import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The appearance of the bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private var storedProgress: Float = 0
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  /// The progress that the bar takes its value from when this property is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// Creates an empty progress view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a progress view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    storedProgress = min(max(nib.float("UIProgress") ?? 0, 0), 1)
    progressViewStyle = nib.enumeration("UIProgressViewStyle") ?? .default
    progressTintColor = nib.object("UIProgressProgressTintColor")
    trackTintColor = nib.object("UIProgressTrackTintColor")
    progressImage = nib.object("UIProgressImage")
    trackImage = nib.object("UITrackImage")
  }

  /// The progress, clamped to the range from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIKitEra.current.progressHeight)
  }

  override var usualHugging: LayoutPriorities {
    LayoutPriorities(horizontal: 250, vertical: 750)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("progress", \UIProgressView.progress)
    nib.number("progressViewStyle", \UIProgressView.progressViewStyle)
    nib.outlet("progressTintColor", \UIProgressView.progressTintColor)
    nib.outlet("trackTintColor", \UIProgressView.trackTintColor)
    nib.outlet("progressImage", \UIProgressView.progressImage)
    nib.outlet("trackImage", \UIProgressView.trackImage)
  }
}
