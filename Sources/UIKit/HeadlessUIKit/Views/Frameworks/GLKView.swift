public import Foundation

/// The color format of an OpenGL image, with GLKit's raw values.
public enum GLKViewDrawableColorFormat: Int32, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case RGBA8888, RGB565, SRGBA8888
}

/// The depth format of an OpenGL image, with GLKit's raw values.
public enum GLKViewDrawableDepthFormat: Int32, Sendable {
  case formatNone, format16, format24
}

/// The stencil format of an OpenGL image, with GLKit's raw values.
public enum GLKViewDrawableStencilFormat: Int32, Sendable {
  case formatNone, format8
}

/// The multisampling of an OpenGL image, with GLKit's raw values.
public enum GLKViewDrawableMultisample: Int32, Sendable {
  case multisampleNone, multisample4X
}

/// A view for OpenGL content. Nothing is drawn here.
@preconcurrency @MainActor
open class GLKView: UIView {
  open weak var delegate: AnyObject?
  open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
  open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
  open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
  open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
  /// Whether the view redraws after `setNeedsDisplay()`, like other views.
  open var enableSetNeedsDisplay = true

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    drawableColorFormat = nib.enumeration("GLKViewDrawableColorFormatCoderKey") ?? .RGBA8888
    drawableDepthFormat = nib.enumeration("GLKViewDrawableDepthFormatCoderKey") ?? .formatNone
    drawableStencilFormat = nib.enumeration("GLKViewDrawableStencilFormatCoderKey") ?? .formatNone
    drawableMultisample = nib.enumeration("GLKViewDrawableMultisampleCoderKey") ?? .multisampleNone
    enableSetNeedsDisplay = nib.bool("GLKViewEnableSetNeedsDisplayCoderKey") ?? true
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \GLKView.delegate)
    nib.outlet("enableSetNeedsDisplay", \GLKView.enableSetNeedsDisplay)
  }
}

/// A view controller with a rendering loop for a GLKit view. The loop does not run here.
@preconcurrency @MainActor
open class GLKViewController: UIViewController {
  open weak var delegate: AnyObject?
  open var preferredFramesPerSecond = 30
  open var isPaused = false
  /// Whether the loop stops when the app resigns its active state.
  open var pauseOnWillResignActive = true
  /// Whether the loop resumes when the app becomes active again.
  open var resumeOnDidBecomeActive = true

  /// Creates a view controller.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a view controller from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    preferredFramesPerSecond = nib.int("GLKViewControllerPreferredFramesPerSecondCoderKey") ?? 30
    pauseOnWillResignActive =
      nib.bool("GLKViewControllerPauseOnWillResignActiveCoderKey") ?? true
    resumeOnDidBecomeActive =
      nib.bool("GLKViewControllerResumeOnDidBecomeActiveCoderKey") ?? true
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \GLKViewController.delegate)
    nib.outlet("preferredFramesPerSecond", \GLKViewController.preferredFramesPerSecond)
  }
}
