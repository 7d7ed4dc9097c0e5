public import Foundation

/// A point in time of a video or sound, as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  /// Creates a time of `value / timescale` seconds.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates the time that is nearest to a number of seconds.
  ///
  /// If it does not exist, the time is invalid and has the time scale 0.
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded())
    self.value = value ?? 0
    timescale = value == nil ? 0 : preferredTimescale
  }

  public static let zero = CMTime(value: 0, timescale: 1)

  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.timescale == 0 || right.timescale == 0
      ? left.timescale == right.timescale : left.seconds == right.seconds
  }
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(timescale == 0 ? 0 : seconds) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The settings of an app's sound in relation to other apps. They are stored, but nothing is audible.
@preconcurrency @MainActor
open class AVAudioSession: NSObject, EnvironmentPart {
  /// The way an app uses sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// Returns the app's audio session.
  open class func sharedInstance() -> AVAudioSession { HeadlessEnvironment.current.part() }

  /// The way the app uses sound.
  open private(set) var category = Category.soloAmbient

  /// Creates the session of an environment. Apps use ``sharedInstance()``.
  public required init(in environment: HeadlessEnvironment) { super.init() }

  open func setCategory(_ category: Category) throws { self.category = category }

  /// Records whether the session is to be active (``HeadlessEnvironment/recordedCalls``).
  open func setActive(_ active: Bool) throws {
    RecordedCalls.record("AVAudioSession.setActive", active)
  }
}

/// A player of a sound. Nothing is audible, and its calls are recorded (``HeadlessEnvironment/recordedCalls``).
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// The location of the sound, or nil for a sound in memory.
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  /// The number of times that the sound is repeated. A negative number repeats it endlessly.
  open var numberOfLoops = 0
  /// The playback position, in seconds.
  open var currentTime: TimeInterval = 0

  /// Creates a player without a sound.
  public override init() {
    url = nil
    super.init()
  }

  /// Creates a player of a file.
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try url.checkResourceIsReachable()
    self.url = url
    super.init()
  }

  /// Creates a player of a sound in memory.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Changes the volume. The sound is silent anyway, so the volume changes at once, not over `duration` seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    RecordedCalls.record("AVAudioPlayer.setVolume", volume, duration)
    self.volume = volume
  }

  @discardableResult
  open func play() -> Bool {
    RecordedCalls.record("AVAudioPlayer.play", url?.lastPathComponent)
    isPlaying = true
    return true
  }

  open func pause() {
    RecordedCalls.record("AVAudioPlayer.pause")
    isPlaying = false
  }

  open func stop() {
    RecordedCalls.record("AVAudioPlayer.stop")
    isPlaying = false
  }
}

/// The delegate of a player. A sound never ends here, so tests call these methods.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// Default implementations. All methods are optional.
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
