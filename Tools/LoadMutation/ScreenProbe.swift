public import Foundation
import HeadlessUIKit
import InterfaceBuilder
public import TestSupport

/// Does to loaded screens what users, devices and time do, in random order.
@MainActor
public struct ScreenProbe {
  private let files: [URL]

  /// Works on the documents of a folder, or on the samples.
  /// - Parameter folder: Searched with all folders inside.
  public init(documentsIn folder: URL?) throws {
    let folder = folder ?? Samples.folder
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "xib" }
    files = (found ?? []).sorted { $0.path < $1.path }
  }

  /// How many documents there are.
  public var count: Int { files.count }

  /// Loads the document of a seed, shows it, and goes through the seed's steps.
  public func run(seed: UInt64) -> ProbeOutcome {
    guard !files.isEmpty else { return .refused }
    let environment = HeadlessEnvironment()
    environment.failureHandler = { _ in }
    environment.conflictHandler = { _ in }
    environment.warningHandler = { _ in }
    environment.eventWarningHandler = { _ in }
    environment.layoutLoopHandler = { _ in }
    return withEnvironment(environment) {
      var session = ScreenSession(seed: seed)
      guard session.show(files[Int(seed % UInt64(files.count))]) else { return .refused }
      for _ in 0..<25 { session.step() }
      let problems = session.finish()
      return problems.isEmpty ? .read : .broken(problems.joined(separator: "; "))
    }
  }
}

/// One screen, and the fingers on it.
@MainActor
private struct ScreenSession {
  private var random: RandomSource
  private var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  private var fingers: [UITouch] = []
  private var watched: [Watched] = []

  private struct Watched {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  mutating func show(_ file: URL) -> Bool {
    guard let document = try? IBDocument(contentsOf: file),
      let nib = try? UINib(document: document),
      let loaded = try? nib.load(withOwner: nil, options: Self.options)
    else { return false }
    let views = loaded.topLevelObjects.compactMap { $0 as? UIView }.filter { !($0 is UIWindow) }
    guard let view = views.first, let window else { return false }
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    watched.append(Watched(controller))
    var pending: [UIView] = [window]
    while let next = pending.popLast() {
      watched += [next, next.layer].map(Watched.init)
      watched += next.constraints.map(Watched.init) + next.layoutGuides.map(Watched.init)
      watched += (next.gestureRecognizers ?? []).map(Watched.init)
      pending.append(contentsOf: next.subviews)
    }
    return true
  }

  private static var options: LoadOptions {
    var options = LoadOptions()
    options.makesStandIns = true
    return options
  }

  mutating func step() {
    let surface = HeadlessTouchscreen.shared
    fingers.removeAll { finger in !surface.touches.contains { $0 === finger } }
    switch random.below(16) {
    case 0, 1, 2:
      if fingers.count < 5 {
        fingers += surface.begin(at: (0...random.below(2)).map { _ in point() })
      }
    case 3, 4, 5: surface.move(fingers.map { ($0, point()) })
    case 6, 7, 8: surface.end(fingers)
    case 9: surface.cancel(fingers)
    case 10: HeadlessEnvironment.current.rotate(to: orientation())
    case 11:
      HeadlessEnvironment.current.traits = UITraitCollection(
        preferredContentSizeCategory: random.below(2) == 0 ? .extraSmall : .accessibilityLarge)
    case 12:
      HeadlessEnvironment.current.traits = UITraitCollection(
        userInterfaceStyle: random.below(2) == 0 ? .dark : .light)
    default: HeadlessClock.shared.advance(by: Double(random.below(60)) / 100)
    }
  }

  private mutating func point() -> CGPoint {
    let bounds = UIScreen.main.bounds
    return CGPoint(
      x: CGFloat(random.below(Int(bounds.width))), y: CGFloat(random.below(Int(bounds.height))))
  }

  private mutating func orientation() -> UIInterfaceOrientation {
    random.pick([.portrait, .landscapeLeft, .landscapeRight])
  }

  /// Lifts all fingers, lets time pass, lets go of everything, and tells what does not hold.
  mutating func finish() -> [String] {
    var problems: [String] = []
    let surface = HeadlessTouchscreen.shared
    surface.end(surface.touches)
    if !HeadlessClock.shared.advance(by: 5) { problems.append("the clock is stuck") }
    if !surface.touches.isEmpty { problems.append("\(surface.touches.count) touches are down") }
    if let window {
      var pending: [UIView] = [window]
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
    }
    UIResponder.firstResponder?.resignFirstResponder()
    HeadlessClock.shared.advance(by: 1)
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    fingers = []
    let left = watched.compactMap { $0.object == nil ? nil : $0.name }
    if !left.isEmpty {
      problems.append("\(left.count) objects are alive, such as a \(left[0])")
    }
    return problems
  }
}
