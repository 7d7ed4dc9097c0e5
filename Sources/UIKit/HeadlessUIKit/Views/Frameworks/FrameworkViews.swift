import Foundation

// Views of other frameworks in documents, with their position and appearance as views. Nothing is drawn here.

/// A view for an advertisement.
@preconcurrency @MainActor
open class ADBannerView: UIView {}

/// A view that shows a SceneKit scene over a camera image.
@preconcurrency @MainActor
open class ARSCNView: SCNView {}

/// A view that shows a SpriteKit scene over a camera image.
@preconcurrency @MainActor
open class ARSKView: SKView {}

/// A view that shows a RealityKit scene over a camera image.
@preconcurrency @MainActor
open class ARView: UIView {}

/// A view of a document's page thumbnails.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {}

/// A view of a PDF document.
@preconcurrency @MainActor
open class PDFView: UIView {}

/// A view controller that shows a video with playback controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var showsPlaybackControls = true
  /// The player that provides the content.
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
