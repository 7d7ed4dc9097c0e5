import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport

/// One screen, and the fingers on it.
@MainActor
struct ScreenSession {
  private var random: RandomSource
  private var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  private var fingers: [UITouch] = []
  private var watched: [Watched] = []
  private var problems: [String] = []

  /// An object that must not outlive its screen.
  private struct Watched {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  // MARK: Showing

  /// Shows the first view of a document, or a scene of a storyboard.
  /// - Parameter tamper: Called with the window; see ``ScreenProbe``.
  /// - Returns: Whether anything could be loaded.
  mutating func show(_ file: URL, _ tamper: (UIWindow) -> Void) -> Bool {
    guard let document = try? IBDocument(contentsOf: file), let window,
      let controller = file.pathExtension == "xib" ? holder(of: document) : scene(of: document)
    else { return false }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    watch()
    tamper(window)
    return true
  }

  private static var options: LoadOptions {
    var options = LoadOptions()
    options.makesStandIns = true
    return options
  }

  private func holder(of document: IBDocument) -> UIViewController? {
    guard let nib = try? UINib(document: document),
      let loaded = try? nib.load(withOwner: nil, options: Self.options)
    else { return nil }
    let views = loaded.topLevelObjects.compactMap { $0 as? UIView }.filter { !($0 is UIWindow) }
    guard let view = views.first else { return nil }
    let controller = UIViewController()
    controller.view = view
    return controller
  }

  private mutating func scene(of document: IBDocument) -> UIViewController? {
    guard let storyboard = try? UIStoryboard(document: document, options: Self.options),
      !storyboard.identifiers.isEmpty
    else { return nil }
    return try? storyboard.viewController(withIdentifier: random.pick(storyboard.identifiers))
  }

  /// Watches everything that the window shows.
  private mutating func watch() {
    guard let window else { return }
    watched += controllers.map(Watched.init)
    var pending: [UIView] = [window]
    while let next = pending.popLast() {
      watched += [next, next.layer].map(Watched.init)
      watched += next.constraints.map(Watched.init) + next.layoutGuides.map(Watched.init)
      watched += (next.gestureRecognizers ?? []).map(Watched.init)
      pending.append(contentsOf: next.subviews)
    }
  }

  /// The controllers of the window, with children and those that they present.
  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var pending = [window?.rootViewController].compactMap { $0 }
    while let next = pending.popLast() {
      found.append(next)
      pending += next.children
      if let presented = next.presentedViewController, presented.presentingViewController === next {
        pending.append(presented)
      }
    }
    return found
  }

  // MARK: Acting

  mutating func step() {
    let surface = HeadlessTouchscreen.shared
    fingers.removeAll { finger in !surface.touches.contains { $0 === finger } }
    switch random.below(21) {
    case 0, 1, 2:
      if fingers.count < 5 {
        fingers += surface.begin(at: (0...random.below(2)).map { _ in point() })
      }
    case 3, 4, 5: surface.move(fingers.map { ($0, point()) })
    case 6, 7, 8: surface.end(fingers)
    case 9: surface.cancel(fingers)
    case 10:
      HeadlessEnvironment.current.rotate(to: orientation(), animated: random.below(2) == 0)
    case 11:
      HeadlessEnvironment.current.traits = UITraitCollection(
        preferredContentSizeCategory: random.below(2) == 0 ? .extraSmall : .accessibilityLarge)
    case 12:
      HeadlessEnvironment.current.traits = UITraitCollection(
        userInterfaceStyle: random.below(2) == 0 ? .dark : .light)
    case 13: performSegue()
    case 14:
      HeadlessEnvironment.current.traits = UITraitCollection(
        layoutDirection: random.below(2) == 0 ? .rightToLeft : .leftToRight)
    case 15:
      HeadlessEnvironment.current.traits = UITraitCollection(
        accessibilityContrast: random.below(2) == 0 ? .high : .normal)
    case 16: leaveApp()
    default: HeadlessClock.shared.advance(by: Double(random.below(60)) / 100)
    }
  }

  /// Leaves the app, or only makes it inactive, touches the screen meanwhile, and returns.
  private mutating func leaveApp() {
    let environment = HeadlessEnvironment.current
    if random.below(2) == 0 { environment.resignActive() } else { environment.enterBackground() }
    let surface = HeadlessTouchscreen.shared
    let began = surface.begin(at: [point()])
    if began.contains(where: { $0.view != nil }) {
      problems.append("a touch reaches an app that is not active")
    }
    surface.move(began.map { ($0, point()) })
    HeadlessClock.shared.advance(by: 0.1)
    if random.below(2) == 0 { surface.end(began) } else { fingers += began }
    environment.enterForeground()
  }

  private mutating func performSegue() {
    let segues = controllers.filter(\.isViewLoaded).flatMap(\.storyboardSegues)
    guard !segues.isEmpty else { return }
    random.pick(segues).perform()
    watch()
  }

  private mutating func point() -> CGPoint {
    let bounds = UIScreen.main.bounds
    return CGPoint(
      x: CGFloat(random.below(Int(bounds.width))), y: CGFloat(random.below(Int(bounds.height))))
  }

  private mutating func orientation() -> UIInterfaceOrientation {
    random.pick([.portrait, .landscapeLeft, .landscapeRight])
  }

  // MARK: Ending

  /// Lifts all fingers, lets time pass, lets go of everything, and tells what does not hold.
  mutating func finish() -> [String] {
    let surface = HeadlessTouchscreen.shared
    surface.end(surface.touches)
    if !HeadlessClock.shared.advance(by: 5) { problems.append("the clock is stuck") }
    if !surface.touches.isEmpty { problems.append("\(surface.touches.count) touches are down") }
    problems += viewProblems
    watch()
    UIResponder.firstResponder?.resignFirstResponder()
    HeadlessClock.shared.advance(by: 1)
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    fingers = []
    HeadlessClock.shared.advance(by: 1)
    var alive: [ObjectIdentifier: String] = [:]
    for entry in watched {
      if let object = entry.object { alive[ObjectIdentifier(object)] = entry.name }
    }
    if let name = alive.values.min() {
      problems.append("\(alive.count) objects are alive, such as a \(name)")
    }
    return problems
  }

  private var viewProblems: [String] {
    var problems: [String] = []
    var pending: [UIView] = [window].compactMap { $0 }
    while let view = pending.popLast() {
      let frame = view.frame
      let sides = [frame.minX, frame.minY, frame.width, frame.height]
      if !sides.allSatisfy(\.isFinite) { problems.append("\(type(of: view)) is at \(frame)") }
      if (view as? UIControl)?.isTracking == true {
        problems.append("\(type(of: view)) tracks a touch that has ended")
      }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
        problems.append("\(type(of: recognizer)) is \(recognizer.state)")
      }
      pending.append(contentsOf: view.subviews)
    }
    return problems
  }
}
