public import Foundation
import Synchronization

/// Everything that an app finds around it: the device, the user's settings, time, the keyboard, and who hears of problems.
///
/// UIKit's names (`UIScreen.main`, `UITraitCollection.current`) and those of this library (``HeadlessClock/shared``,
/// ``NibFailure/handler``) read and set the ``current`` environment. Outside of any scope that is the one of the process. A test
/// that must not see others, nor be seen by them, has one of its own:
/// ```swift
/// withEnvironment(HeadlessEnvironment(screen: UIScreen(device: device))) {
///   HeadlessClock.shared.advance(by: 1)
/// }
/// ```
/// The scope belongs to the task, so tests that run side by side on the main actor may use different devices. Views belong
/// to no environment: use them in the scope in which they were made.
@MainActor
public final class HeadlessEnvironment {
  /// The environment of the scope, else that of the process.
  public nonisolated static var current: HeadlessEnvironment { EnvironmentScope.environment }

  // MARK: Device

  /// The main screen, with the device and how it is held. A new one changes the current traits.
  public var screen: UIScreen {
    get {
      if let ownScreen { return ownScreen }
      let screen = UIScreen(device: .standard)
      ownScreen = screen
      return screen
    }
    set {
      ownScreen = newValue
      takeTraits()
    }
  }
  private var ownScreen: UIScreen?

  /// The version of UIKit whose sizes and margins views take.
  public var era = UIKitEra.standard

  // MARK: Settings

  /// What the user has set, over the traits of the screen: style, size of text, contrast, direction. A trait that is not
  /// specified is the screen's.
  public var traits: UITraitCollection {
    get { ownTraits ?? UITraitCollection() }
    set {
      ownTraits = newValue
      takeTraits()
    }
  }
  private(set) var ownTraits: UITraitCollection?

  /// The user's languages, preferred first; see ``NibSearchPath/languages``.
  public nonisolated var languages: [String] {
    get { searchPath.languages }
    set { searchPath.languages = newValue }
  }

  /// Where nibs, storyboards and assets are looked for.
  public nonisolated let searchPath: NibSearchPath

  // MARK: Time and input

  /// What everything that takes time runs on.
  public var clock = HeadlessClock()
  /// The keyboard of the device.
  public var keyboard = HeadlessKeyboard() { didSet { keyboardGuides.keyboardMoved() } }
  /// Where UIKit's notifications are posted.
  public var notificationCenter = NotificationCenter.default

  // MARK: Problems

  /// Takes the error of a load that was not asked to throw; as on a device, the program ends by default.
  public var failureHandler: @MainActor (NibError) -> Void = { fatalError("\($0)") }
  /// Takes conflicts that layout finds, each once for as long as it lasts; writes them to standard error by default, as
  /// UIKit writes them to its log.
  public var conflictHandler: @MainActor (LayoutConflict) -> Void = { writeToLog($0.description) }
  /// Takes warnings of controllers; writes them to standard error by default, as UIKit writes them to its log.
  public var warningHandler: @MainActor (ControllerWarning) -> Void = { writeToLog($0.description) }

  // MARK: What goes on

  weak var firstResponder: UIResponder?
  weak var keyWindow: UIWindow?
  var areAnimationsEnabled = true
  /// How many changes of the first responder are under way, inside one another.
  var responderChanges = 0
  /// How many of UIKit's own notifications are being posted, inside one another.
  var postsUnderWay = 0
  /// How many names ``UniqueName`` has given.
  var namesGiven = 0
  /// The references between storyboards that are being followed, each inside the one before.
  var followedReferences: [String] = []
  let keyboardGuides = KeyboardGuides()
  let nibLoads = ActiveLoads()
  let viewLoads = ViewLoads()
  let traces = RunningTraces()
  /// The traits that colours and fonts without views go by; any thread may ask for them.
  nonisolated let currentTraits = Mutex(UITraitCollection(traits: HeadlessDevice.standard.traits))

  // MARK: Making

  /// An environment with a clock at zero, a hidden keyboard and nothing under way.
  /// - Parameters:
  ///   - screen: The main screen; nil for that of the standard device.
  ///   - era: The version of UIKit whose sizes and margins views take.
  ///   - traits: What the user has set, over the traits of the screen.
  ///   - languages: Nil for those of the current environment.
  ///   - searchPath: Nil for a copy of the current environment's: tests know their folders from the start.
  public convenience init(
    screen: UIScreen? = nil, era: UIKitEra = .standard, traits: UITraitCollection? = nil,
    languages: [String]? = nil, searchPath: NibSearchPath? = nil
  ) {
    self.init(searchPath: searchPath ?? NibSearchPath(copying: .shared))
    self.era = era
    ownScreen = screen
    ownTraits = traits
    if screen != nil || traits != nil { takeTraits() }
    if let languages { self.languages = languages }
  }

  nonisolated init(searchPath: NibSearchPath) { self.searchPath = searchPath }

  private func takeTraits() {
    let traits = screen.traits(under: ownTraits)
    currentTraits.withLock { $0 = traits }
  }

  // MARK: Handling problems

  /// Does what a closure does while problems go to other handlers; nil leaves a handler as it is.
  ///
  /// The scope ends with the closure: what it schedules on the clock meets the handlers of then.
  public func handling<Result, Failure: Error>(
    failures: (@MainActor (NibError) -> Void)? = nil,
    conflicts: (@MainActor (LayoutConflict) -> Void)? = nil,
    warnings: (@MainActor (ControllerWarning) -> Void)? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let handlers = (failureHandler, conflictHandler, warningHandler)
    defer { (failureHandler, conflictHandler, warningHandler) = handlers }
    if let failures { failureHandler = failures }
    if let conflicts { conflictHandler = conflicts }
    if let warnings { warningHandler = warnings }
    return try body()
  }
}

/// What a device would have in its log goes to standard error.
private func writeToLog(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
