public import Foundation

/// A film or sound by its address; nothing is read from it.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  /// Where it is.
  public let url: URL

  /// What an address refers to.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A film or sound with an address of its own.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// What an address refers to; the options are not used.
  public convenience init(url URL: URL, options: [String: Any]?) { self.init(url: URL) }
}

/// A film or sound that a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// What is played.
  public let asset: AVAsset

  /// What is played of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// What is played of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
}

extension NSNotification.Name {
  /// Sources observe it; a player here never reaches an end, so a test posts it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays nothing: its calls are recorded (``HeadlessEnvironment/recordedCalls``), and its rate says whether it would play.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// What follows the end of an item, with the framework's numbers.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// How fast it would play; 0 in a pause.
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open private(set) var currentItem: AVPlayerItem?

  /// A player without an item.
  public override init() { super.init() }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// A player of what an address refers to.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func play() {
    RecordedCalls.record("AVPlayer.play", currentItem?.asset.url.lastPathComponent)
    rate = 1
  }

  open func pause() {
    RecordedCalls.record("AVPlayer.pause")
    rate = 0
  }

  /// Records the time that the player would go to.
  open func seek(to time: CMTime) { RecordedCalls.record("AVPlayer.seek", time.seconds) }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// The layer of a player's picture, which stays empty.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// The layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  public nonisolated override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
}

/// How a picture fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The largest rectangle of an aspect ratio in the middle of another.
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
