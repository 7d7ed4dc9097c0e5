public import Foundation

/// A video or sound at a URL. It is never loaded here.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  /// The location of the asset.
  public let url: URL

  /// Creates an asset for a URL.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// An asset with a URL.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// Creates an asset for a URL. The options have no effect.
  public convenience init(url URL: URL, options: [String: Any]?) { self.init(url: URL) }
}

/// An asset that a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The asset to play.
  public let asset: AVAsset

  /// Creates an item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item for a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
}

extension NSNotification.Name {
  /// Posted when an item has played to its end. A player never reaches the end here, so tests post it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of videos and sounds.
///
/// It plays nothing: its calls are recorded (``HeadlessEnvironment/recordedCalls``), and its rate reflects whether it
/// would play.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The action at the end of an item, with the framework's raw values.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// The speed at which the player would play, or 0 while it is paused.
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open private(set) var currentItem: AVPlayerItem?

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Creates a player for a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func play() {
    RecordedCalls.record("AVPlayer.play", currentItem?.asset.url.lastPathComponent)
    rate = 1
  }

  open func pause() {
    RecordedCalls.record("AVPlayer.pause")
    rate = 0
  }

  /// Records the time that the player would move to.
  open func seek(to time: CMTime) { RecordedCalls.record("AVPlayer.seek", time.seconds) }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// A layer for the picture of a player. It stays empty.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  public nonisolated override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the layer shows a picture. It never does.
  open var isReadyForDisplay: Bool { false }
}

/// The way a picture fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Returns the largest centred rectangle of an aspect ratio inside another rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
