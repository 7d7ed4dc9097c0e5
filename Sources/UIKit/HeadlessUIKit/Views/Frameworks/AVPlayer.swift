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

  /// Whether an item is ready, with the framework's raw values.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Whether the item is ready. It stays unknown, because nothing is loaded.
  open var status: Status { .unknown }
  /// The duration of the item, which is unknown.
  open var duration: CMTime { .indefinite }
  open var error: (any Error)? { nil }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  /// The size, in points; unknown.
  open var presentationSize: CGSize { .zero }
  open var preferredForwardBufferDuration: TimeInterval = 0

  /// The current playback time: the target of the last seek.
  open func currentTime() -> CMTime { position }
  fileprivate var position = CMTime.zero

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    position = time
    completionHandler?(true)
  }

  public static let didPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemDidPlayToEndTime

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
/// It plays nothing: its calls are recorded (``HeadlessEnvironment/recordedCalls``), and its rate shows whether it
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

  /// Records the time that the player would move to, which becomes the current time.
  open func seek(to time: CMTime) {
    RecordedCalls.record("AVPlayer.seek", time.seconds)
    currentItem?.position = time
  }

  /// Moves to a time as ``seek(to:)`` does, and reports it in a later turn of the run loop.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    nonisolated(unsafe) let finish = completionHandler
    DispatchQueue.main.async { finish(true) }
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// The current time of the item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Whether a player is ready, with the framework's raw values.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  /// Whether a player is playing, with the framework's raw values.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  open var status: Status { .readyToPlay }
  /// Whether the player would play.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var error: (any Error)? { nil }
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Returns a token. The block is never called, because time does not pass in the player.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Returns a token. The block is never called, because time does not pass in the player.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// A player for a queue of items. It plays nothing.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
}

/// Plays an item in a loop. It plays nothing.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  open private(set) weak var player: AVQueuePlayer?

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    player.insert(itemToLoop, after: nil)
  }

  open var loopCount: Int { 0 }
  open func disableLooping() {}
}

/// A layer that shows a player's video. It stays empty.
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

  /// Whether the layer shows an image. It never does.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the video in the layer: always empty.
  open var videoRect: CGRect { .zero }
}

/// The way in which a video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Returns the largest centered rectangle of an aspect ratio inside another rectangle.
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
