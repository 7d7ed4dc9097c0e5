public import Foundation

/// A time or duration in seconds.
public typealias CFTimeInterval = TimeInterval

/// Frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A timer that fires once per frame: 60 times per second of the clock, unless a lower rate is set.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The object that receives the action; nil after ``invalidate()``.
  private var target: AnyObject?
  private let selector: Selector
  /// The name of the target's class.
  private let targetName: String
  /// The last frame in which the link fired.
  private var lastFrame: Int64?
  /// The modes of the run loop in which the link fires.
  private var modes: Set<RunLoop.Mode> = []
  var isAdded: Bool { !modes.isEmpty }

  /// Whether the link is paused, so that it does not fire.
  open var isPaused = false { didSet { if isPaused { lastFrame = nil } } }
  /// The number of times per second that the link fires; 0 for every frame.
  open var preferredFramesPerSecond = 0
  /// The preferred number of calls per second: the preferred rate or, without one, the maximum. A maximum of 0 means no
  /// limit.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }
  /// The number of frames between two calls.
  @available(*, deprecated, renamed: "preferredFramesPerSecond")
  open var frameInterval: Int {
    get { Int(framesBetween) }
    set { preferredFramesPerSecond = Int(DisplayLinks.framesPerSecond) / max(newValue, 1) }
  }
  /// The time of the current frame, in seconds on the clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds on the clock.
  open var targetTimestamp: CFTimeInterval { timestamp + duration * Double(framesBetween) }
  /// The length of a frame, in seconds.
  open var duration: CFTimeInterval { 1 / Double(DisplayLinks.framesPerSecond) }

  /// Creates a link that calls an action that the target declares in its table. The link retains the target.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    targetName = "\(type(of: target))"
    super.init()
  }

  /// Starts firing in a mode. The environment has only one run loop, which runs all modes.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    HeadlessEnvironment.current.part(DisplayLinks.self).add(self)
  }

  /// Stops firing in a mode. When no mode is left, the environment releases the link.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { lastFrame = nil }
  }

  /// Stops firing in all modes permanently, and releases the target. The environment releases the link.
  open func invalidate() {
    modes = []
    target = nil
    lastFrame = nil
  }

  private var framesBetween: Int64 {
    let all = Double(DisplayLinks.framesPerSecond)
    let maximum = Double(preferredFrameRateRange.maximum)
    // Rounded up, so that the link never fires more often than the maximum.
    let fewest = maximum > 0 ? (all / max(maximum, 1)).rounded(.up) : 1
    let preferred = Double(preferredFramesPerSecond)
    let wanted = preferred > 0 ? (all / preferred).rounded() : 1
    return Int64(max(wanted, fewest, 1))
  }

  var fires: Bool { isAdded && !isPaused }

  /// Returns the next frame in which the link fires, at or after a frame.
  func nextFrame(from frame: Int64) -> Int64 {
    max(frame, lastFrame.map { $0 + framesBetween } ?? frame)
  }

  func fire(in frame: Int64) {
    lastFrame = frame
    timestamp = DisplayLinks.time(of: frame).seconds
    guard let target else { return }
    ActionDispatch.send(selector, to: target, from: self, event: nil, at: nil)
  }

  var summary: String { "CADisplayLink that calls \(selector.name) of \(targetName)" }
}

/// The display links of an environment.
@MainActor
final class DisplayLinks: EnvironmentPart, TurnSource {
  static let framesPerSecond: Int64 = 60

  private var links: [CADisplayLink] = []
  private unowned let environment: HeadlessEnvironment
  /// The last frame that has been shown.
  private var shown: Int64

  init(in environment: HeadlessEnvironment) {
    self.environment = environment
    shown = Self.frame(at: environment.clock.time)
    environment.runLoop.join(self, in: [.timers])
  }

  func add(_ link: CADisplayLink) {
    links.removeAll { $0 === link || !$0.isAdded }
    if links.isEmpty { shown = Self.frame(at: environment.clock.time) }
    links.append(link)
  }

  func run(_ phase: TurnPhase, at time: ClockTime) {
    links.removeAll { !$0.isAdded }
    let frame = Self.frame(at: time)
    guard frame > shown else { return }
    shown = frame
    for link in links where link.fires && link.nextFrame(from: frame) == frame {
      link.fire(in: frame)
    }
  }

  var nextDate: ClockTime? {
    links.lazy.filter(\.fires).map { Self.time(of: $0.nextFrame(from: self.shown + 1)) }.min()
  }

  var pending: [String] { links.filter(\.fires).map(\.summary) }

  static func time(of frame: Int64) -> ClockTime {
    ClockTime(nanoseconds: (frame * 1_000_000_000 + framesPerSecond - 1) / framesPerSecond)
  }

  /// Returns the last frame at or before a time.
  static func frame(at time: ClockTime) -> Int64 {
    let (whole, part) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return whole * framesPerSecond + part * framesPerSecond / 1_000_000_000
  }
}
