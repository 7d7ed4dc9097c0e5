public import Foundation

/// The pixel formats that documents offer for Metal views, with Metal's raw values.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case bgra8Unorm = 80
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case bgra8Unorm_srgb = 81
  case depth32Float = 252
  case stencil8 = 253
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case depth32Float_stencil8 = 260
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case bgra10_xr = 552
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case bgra10_xr_srgb = 553
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case bgr10_xr = 554
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case bgr10_xr_srgb = 555
}

/// A view for Metal content. Nothing is drawn here.
@preconcurrency @MainActor
open class MTKView: UIView {
  open weak var delegate: AnyObject?
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// The number of samples per pixel.
  open var sampleCount = 1
  open var clearDepth = 1.0
  open var clearStencil: UInt32 = 0
  open var preferredFramesPerSecond = 60
  open var isPaused = false
  /// Whether the view redraws after `setNeedsDisplay()`, like other views.
  open var enableSetNeedsDisplay = false
  /// Whether the drawable resizes with the view.
  open var autoResizeDrawable = true

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    colorPixelFormat = nib.enumeration("MTKViewColorPixelFormatCoderKey") ?? .bgra8Unorm
    depthStencilPixelFormat =
      nib.enumeration("MTKViewDepthStencilPixelFormatCoderKey") ?? .invalid
    sampleCount = nib.int("MTKViewSampleCountCoderKey") ?? 1
    clearDepth = nib.double("MTKViewClearDepthCoderKey") ?? 1
    clearStencil = nib.int("MTKViewClearStencilCoderKey").flatMap { UInt32(exactly: $0) } ?? 0
    preferredFramesPerSecond = nib.int("MTKViewPreferredFramesPerSecondCoderKey") ?? 60
    isPaused = nib.bool("MTKViewPausedCoderKey") ?? false
    enableSetNeedsDisplay = nib.bool("MTKViewEnableSetNeedsDisplayCoderKey") ?? false
    autoResizeDrawable = nib.bool("MTKViewAutoResizeDrawableCoderKey") ?? true
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \MTKView.delegate)
    nib.outlet("paused", \MTKView.isPaused)
    nib.outlet("enableSetNeedsDisplay", \MTKView.enableSetNeedsDisplay)
    nib.outlet("preferredFramesPerSecond", \MTKView.preferredFramesPerSecond)
  }
}
