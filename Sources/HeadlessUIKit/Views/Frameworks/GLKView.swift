public import Foundation

/// The colours of a picture of OpenGL's, with GLKit's numbers.
public enum GLKViewDrawableColorFormat: Int32, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case RGBA8888, RGB565, SRGBA8888
}

/// The depths of a picture of OpenGL's, with GLKit's numbers.
public enum GLKViewDrawableDepthFormat: Int32, Sendable {
  case formatNone, format16, format24
}

/// The stencil of a picture of OpenGL's, with GLKit's numbers.
public enum GLKViewDrawableStencilFormat: Int32, Sendable {
  case formatNone, format8
}

/// How often a point of a picture of OpenGL's is computed, with GLKit's numbers.
public enum GLKViewDrawableMultisample: Int32, Sendable {
  case multisampleNone, multisample4X
}

/// A picture of OpenGL's; nothing is drawn here.
@MainActor
open class GLKView: UIView {
  open weak var delegate: AnyObject?
  open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
  open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
  open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
  open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
  /// Whether the picture is drawn after `setNeedsDisplay()`, like other views.
  open var enableSetNeedsDisplay = true

  /// A picture.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A picture from a nib.
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

/// The loop of a picture of OpenGL's, with its view; it does not run here.
@MainActor
open class GLKViewController: UIViewController {
  open weak var delegate: AnyObject?
  open var preferredFramesPerSecond = 30
  open var isPaused = false
  /// Whether the loop stops when the app is no longer the active one.
  open var pauseOnWillResignActive = true
  /// Whether the loop resumes when the app becomes active again.
  open var resumeOnDidBecomeActive = true

  /// A loop.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A loop from a nib.
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
