public import Foundation

/// A scene of SpriteKit's; scenes are not modelled.
@preconcurrency @MainActor
open class SKView: UIView {
  open weak var delegate: AnyObject?
  open var isPaused = false
  open var isAsynchronous = true
  open var allowsTransparency = false
  /// Whether siblings may be drawn in any order.
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  /// 0 for as many as the screen shows.
  open var preferredFramesPerSecond = 0

  /// A view without a scene.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view from a nib.
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
