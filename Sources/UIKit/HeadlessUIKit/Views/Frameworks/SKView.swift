public import Foundation

/// A view for SpriteKit content. Scenes are not supported here.
@preconcurrency @MainActor
open class SKView: UIView {
  open weak var delegate: AnyObject?
  open var isPaused = false
  open var isAsynchronous = true
  open var allowsTransparency = false
  /// Whether siblings may be drawn in any order.
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  /// The preferred frame rate. 0 means the screen's maximum.
  open var preferredFramesPerSecond = 0

  /// Creates a view without a scene.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    isPaused = nib.bool("_paused") ?? false
    isAsynchronous = nib.bool("_asynchronous") ?? true
    allowsTransparency = nib.bool("_allowsTransparency") ?? false
    ignoresSiblingOrder = nib.bool("_ignoresSiblingOrder") ?? false
    shouldCullNonVisibleNodes = nib.bool("_shouldCullNonVisibleNodes") ?? true
    preferredFramesPerSecond = nib.int("_preferredFramesPerSecond") ?? 0
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \SKView.delegate)
    nib.outlet("paused", \SKView.isPaused)
  }
}
