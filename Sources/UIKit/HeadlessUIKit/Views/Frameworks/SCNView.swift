public import Foundation

/// A view for SceneKit content. Scenes are not supported here.
@preconcurrency @MainActor
open class SCNView: UIView {
  open weak var delegate: AnyObject?
  open var allowsCameraControl = false
  open var isJitteringEnabled = false
  open var autoenablesDefaultLighting = false
  open var isPlaying = false
  /// Whether the scene restarts at its end.
  open var loops = true

  /// Creates a view without a scene.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    allowsCameraControl = nib.bool("allowsCameraControl") ?? false
    isJitteringEnabled = nib.bool("jitteringEnabled") ?? false
    autoenablesDefaultLighting = nib.bool("autoenablesDefaultLighting") ?? false
    isPlaying = nib.bool("playing") ?? false
    loops = nib.bool("loops") ?? true
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \SCNView.delegate)
    nib.outlet("allowsCameraControl", \SCNView.allowsCameraControl)
    nib.outlet("autoenablesDefaultLighting", \SCNView.autoenablesDefaultLighting)
    nib.outlet("playing", \SCNView.isPlaying)
    nib.outlet("loops", \SCNView.loops)
  }
}
