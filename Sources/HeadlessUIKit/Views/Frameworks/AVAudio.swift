public import Foundation

/// A point in time of a film or sound, as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  /// A fraction: `value / timescale` seconds.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// The nearest fraction of a number of seconds; invalid, with the time scale 0, if there is none.
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

/// How an app's sound goes with that of others. Its settings are kept, and nothing sounds.
@preconcurrency @MainActor
open class AVAudioSession: NSObject, EnvironmentPart {
  /// How an app uses sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { HeadlessEnvironment.current.part() }

  /// How the app uses sound.
  open private(set) var category = Category.soloAmbient

  /// The session of an environment; code uses ``sharedInstance()``.
  public required init(in environment: HeadlessEnvironment) { super.init() }

  open func setCategory(_ category: Category) throws { self.category = category }

  /// Records whether the session is to be active (``HeadlessEnvironment/recordedCalls``).
  open func setActive(_ active: Bool) throws {
    RecordedCalls.record("AVAudioSession.setActive", active)
  }
}

/// Plays nothing: its calls are recorded (``HeadlessEnvironment/recordedCalls``).
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// Where the sound is; nil for one in memory.
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  /// How often the sound is played again; below zero, endlessly.
  open var numberOfLoops = 0
  /// In seconds.
  open var currentTime: TimeInterval = 0

  /// A player without a sound.
  public override init() {
    url = nil
    super.init()
  }

  /// A player of a file.
  /// - Throws: If the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try url.checkResourceIsReachable()
    self.url = url
    super.init()
  }

  /// A player of a sound in memory.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

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

/// Callbacks of a player; a sound never ends here, so a test calls them.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// Every method is optional.
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
