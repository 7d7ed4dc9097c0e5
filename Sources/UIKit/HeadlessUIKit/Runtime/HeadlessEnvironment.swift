public import Foundation
import Synchronization

/// An app's surroundings: the device, the user's settings, the clock, the keyboard and the handlers for problems.
///
/// UIKit's names (`UIScreen.main`, `UITraitCollection.current`) and those of this library (``HeadlessClock/shared``,
/// ``NibFailure/handler``) access the ``current`` environment. Outside a scope, that is the environment of the process.
/// A test that must not affect others creates its own:
/// ```swift
/// withEnvironment(HeadlessEnvironment(screen: UIScreen(device: device))) {
///   HeadlessClock.shared.advance(by: 1)
/// }
/// ```
/// The scope belongs to the task, so tests that run concurrently on the main actor may use different devices. Views do
/// not belong to an environment; use them in the scope that created them.
@preconcurrency @MainActor
public final class HeadlessEnvironment {
  /// The environment of the current scope; outside a scope, that of the process.
  public nonisolated static var current: HeadlessEnvironment { EnvironmentScope.environment }

  // MARK: Device

  /// The main screen, with the device and its orientation.
  ///
  /// Windows that fill the old screen are resized to fill the new one, and views receive its traits.
  public var screen: UIScreen {
    get {
      if let ownScreen { return ownScreen }
      let screen = UIScreen(device: .standard)
      ownScreen = screen
      return screen
    }
    set {
      changeSurroundings(to: newValue.traits(under: ownTraits), newValue.bounds.size) {
        ownScreen = newValue
      }
    }
  }
  private var ownScreen: UIScreen?

  /// The version of UIKit whose sizes and margins views use.
  public var era = UIKitEra.standard

  /// Whether the app always fills a tablet's screen, because its `Info.plist` has `UIRequiresFullScreen` or does not
  /// list all orientations.
  ///
  /// If false, a tablet rotates the app to all orientations of the app delegate, without asking controllers (reported
  /// by developers). Phones ignore this property.
  public var requiresFullScreen = true

  // MARK: Settings

  /// The user's settings, which override the traits of the screen: style, text size, contrast, direction.
  ///
  /// The screen provides traits that are unspecified. A change immediately affects all windows that have been shown.
  public var traits: UITraitCollection {
    get { ownTraits ?? UITraitCollection() }
    set {
      changeSurroundings(to: screen.traits(under: newValue), screen.bounds.size) {
        ownTraits = newValue
      }
    }
  }
  private(set) var ownTraits: UITraitCollection?
  /// Whether any view or controller has ever overridden traits, so that traits may differ between views.
  var hasTraitOverrides = false
  /// Whether views outside a window may have different traits than the hierarchy that they join.
  var hasChangedTraits = false

  /// The user's languages, preferred first; see ``NibSearchPath/languages``.
  public nonisolated var languages: [String] {
    get { searchPath.languages }
    set { searchPath.languages = newValue }
  }

  /// The search path for nibs, storyboards and assets.
  public nonisolated let searchPath: NibSearchPath
  /// The app's localized texts, which any thread may look up.
  nonisolated let texts = AppTexts()

  // MARK: Time and input

  /// The clock of animations, timers and transitions.
  public var clock: HeadlessClock {
    get {
      if let ownClock { return ownClock }
      let clock = HeadlessClock()
      clock.environment = self
      ownClock = clock
      return clock
    }
    set {
      ownClock?.environment = nil
      newValue.environment = self
      ownClock = newValue
    }
  }
  private var ownClock: HeadlessClock?
  /// The time of ``clock``, which any thread may read.
  package nonisolated internal(set) var clockTime: ClockTime {
    get { ClockTime(nanoseconds: clockNanoseconds.load(ordering: .relaxed)) }
    set { clockNanoseconds.store(newValue.nanoseconds, ordering: .relaxed) }
  }
  private nonisolated let clockNanoseconds = Atomic<Int64>(0)
  /// The center to which UIKit's notifications are posted.
  ///
  /// By default, all environments share `NotificationCenter.default`. Tests that run concurrently and observe
  /// notifications should set their own center.
  public var notificationCenter = NotificationCenter.default

  // MARK: Problems

  /// The handler for errors for which UIKit raises an exception.
  ///
  /// By default, each error is recorded as an issue of the running test, in Swift Testing or XCTest, and the test
  /// continues. Outside tests, the program terminates, as on a device.
  public var failureHandler: @MainActor (NibError) -> Void = { TestIssue.raise("\($0)") }

  // MARK: Running parts

  /// The run loop that the clock runs.
  package private(set) lazy var runLoop: RunLoopTurn = {
    let loop = RunLoopTurn()
    loop.join(mainQueue, in: [.mainQueue])
    return loop
  }()
  nonisolated let mainQueue = MainQueue()
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// The objects that callbacks remove while layouts are running.
  var layoutRemovals = LayoutRemovals()
  /// The number of UIKit's notifications that are being posted, including nested ones.
  var postsUnderWay = 0
  /// The traits for colors and fonts outside views; any thread may read them.
  nonisolated let currentTraits = Mutex(UIScreen.standardTraits)

  // MARK: Creating

  /// Creates an environment with a clock at zero and a hidden keyboard.
  ///
  /// The handlers for problems and the notification center are those of the current environment.
  /// - Parameters:
  ///   - screen: The main screen. Default: that of the standard device.
  ///   - era: The version of UIKit whose sizes and margins views use.
  ///   - traits: The user's settings, which override the traits of the screen.
  ///   - languages: The user's languages, preferred first. Default: those of the current environment.
  ///   - searchPath: The search path for nibs, storyboards and assets. Default: a copy of the current environment's
  ///     search path.
  public convenience init(
    screen: UIScreen? = nil, era: UIKitEra = .standard, traits: UITraitCollection? = nil,
    languages: [String]? = nil, searchPath: NibSearchPath? = nil
  ) {
    self.init(searchPath: searchPath ?? NibSearchPath(copying: .shared))
    let outer = HeadlessEnvironment.current
    failureHandler = outer.failureHandler
    notificationCenter = outer.notificationCenter
    for (key, part) in outer.parts {
      if let part = part as? any InheritedPart { parts[key] = part.copy(for: self) }
    }
    self.era = era
    ownScreen = screen
    ownTraits = traits
    if screen != nil || traits != nil { applyTraits() }
    if let languages { self.languages = languages }
  }

  nonisolated init(searchPath: NibSearchPath) {
    self.searchPath = searchPath
    TestIssue.followsWaits
  }

  /// The traits that a new view is likely to have: while a view's code runs, those of that view.
  var traitsOfNewViews: UITraitCollection {
    guard hasTraitOverrides else { return traitCollection }
    let current = UITraitCollection.current
    // Code may set a current trait collection that specifies only some traits.
    return current === traitCollection
      ? current : UITraitCollection(traitsFrom: [traitCollection, current])
  }

  func applyTraits() {
    let traits = traitCollection
    currentTraits.withLock { $0 = traits }
  }

  /// Returns the environment's instance of a type, and creates it on first use.
  package func part<Part: EnvironmentPart>(_ type: Part.Type = Part.self) -> Part {
    // The key is the type, so the cast does not need to be checked. A checked cast would cost more than the rest of the
    // lookup.
    if let part = parts[ObjectIdentifier(type)] { return unsafeDowncast(part, to: type) }
    let part = Part(in: self)
    parts[ObjectIdentifier(type)] = part
    return part
  }

  /// Replaces the environment's instance of a type with an object of that type or of a subclass.
  func replacePart<Part: EnvironmentPart>(_ part: Part, of type: Part.Type) {
    parts[ObjectIdentifier(type)] = part
  }
}
