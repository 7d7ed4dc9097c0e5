public import Foundation

/// A point in time of a video or sound, as a rational number of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public var flags: CMTimeFlags

  /// Creates a time of `value / timescale` seconds, which is invalid if the time scale is 0.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
    flags = timescale == 0 ? [] : .valid
  }

  /// Creates the time that is closest to a number of seconds.
  ///
  /// If there is none, the time is invalid and has the time scale 0. An infinite number of seconds becomes an infinite
  /// time.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard !seconds.isInfinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded())
    self.init(value: value ?? 0, timescale: value == nil ? 0 : preferredTimescale)
  }

  private init(_ flags: CMTimeFlags) {
    (value, timescale, self.flags) = (0, 0, flags)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime([])
  /// An unknown length, such as that of an item that is not loaded.
  public static let indefinite = CMTime([.valid, .indefinite])
  public static let positiveInfinity = CMTime([.valid, .positiveInfinity])
  public static let negativeInfinity = CMTime([.valid, .negativeInfinity])

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds - right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }

  /// The number of seconds; infinite for infinite times, and NaN for invalid and indefinite ones.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    guard isValid, !isIndefinite else { return .nan }
    return flags.contains(.positiveInfinity) ? .infinity : -.infinity
  }

  /// Times are ordered so that indefinite times follow all numbers, and invalid ones follow infinity.
  ///
  /// Source: the description of `CMTimeCompare(_:_:)`.
  private var order: (rank: Int, seconds: Double) {
    if !isValid { return (2, 0) }
    if isIndefinite { return (1, 0) }
    return seconds == .infinity ? (1, 1) : (0, seconds)
  }

  public static func == (left: CMTime, right: CMTime) -> Bool { left.order == right.order }
  public static func < (left: CMTime, right: CMTime) -> Bool { left.order < right.order }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(order.rank)
    hasher.combine(order.seconds)
  }
}

/// Flags of a time, with the framework's raw values.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = Self(rawValue: 1)
  public static let hasBeenRounded = Self(rawValue: 2)
  public static let positiveInfinity = Self(rawValue: 4)
  public static let negativeInfinity = Self(rawValue: 8)
  public static let indefinite = Self(rawValue: 16)
  /// The flags of times that are not numbers.
  public static let impliedValueFlagsMask: Self = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A part of a video or sound.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The settings for an app's sound in relation to other apps. They are stored, but no sound is played.
@preconcurrency @MainActor
open class AVAudioSession: NSObject, EnvironmentPart {
  /// The way in which an app uses sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The purpose of an app's sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// The way in which an app's sound interacts with that of other apps.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
  }

  /// Options for when a session becomes active or inactive.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// Whether the user allows the app to record, with the framework's four-character codes as numbers.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// The user has denied recording.
  open var recordPermission: RecordPermission { .denied }
  /// Records the request, and denies it in a later turn of the run loop.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    RecordedCalls.record("AVAudioSession.requestRecordPermission")
    nonisolated(unsafe) let answer = response
    DispatchQueue.main.async { answer(false) }
  }
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  /// The volume that the user has set; always the maximum.
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }

  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions) throws { try setActive(active) }

  /// Returns the app's audio session.
  open class func sharedInstance() -> AVAudioSession { HeadlessEnvironment.current.part() }

  /// The way in which the app uses sound.
  open private(set) var category = Category.soloAmbient

  /// Creates the session of an environment. Apps use ``sharedInstance()``.
  public required init(in environment: HeadlessEnvironment) { super.init() }

  open func setCategory(_ category: Category) throws { self.category = category }

  /// Records whether the session should be active (``HeadlessEnvironment/recordedCalls``).
  open func setActive(_ active: Bool) throws {
    RecordedCalls.record("AVAudioSession.setActive", active)
  }
}

/// A player of a sound. No sound is played; its calls are recorded (``HeadlessEnvironment/recordedCalls``).
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

  /// Changes the volume. No sound is played anyway, so the volume changes immediately, not over `duration` seconds.
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

/// The delegate of a player. A sound never ends here, so tests call these methods themselves.
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
