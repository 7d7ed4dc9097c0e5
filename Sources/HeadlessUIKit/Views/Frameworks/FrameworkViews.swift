import Foundation

// Views of other frameworks as documents hold them: their place and looks as views; nothing is drawn here.

/// An advertisement.
@preconcurrency @MainActor
open class ADBannerView: UIView {}

/// A camera's picture with a scene of SceneKit's.
@preconcurrency @MainActor
open class ARSCNView: SCNView {}

/// A camera's picture with a scene of SpriteKit's.
@preconcurrency @MainActor
open class ARSKView: SKView {}

/// A camera's picture with a scene of RealityKit's.
@preconcurrency @MainActor
open class ARView: UIView {}

/// The pages of a document in small.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {}

/// A document of pages.
@preconcurrency @MainActor
open class PDFView: UIView {}

/// A film with its controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var showsPlaybackControls = true
  /// What the controller would play.
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
