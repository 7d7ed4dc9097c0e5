import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Random fingers on random screens whose callbacks change everything: whatever happens, every view that got a
/// beginning gets one end, and every recognizer is ready again once all fingers are gone.
@MainActor @Suite(.ownEnvironment) struct TouchFuzzTests {
  @Test(arguments: 0..<40)
  func `no sequence of touches leaves anything open`(_ seed: UInt64) {
    var run = TouchFuzz(seed: seed)
    for _ in 0..<300 { run.step() }
    let problems = run.finish()
    #expect(problems.isEmpty, "seed \(seed): \(problems)")
  }
}

/// One screen that is touched at random.
@MainActor
private struct TouchFuzz {
  @MainActor private final class Screen {
    var random: RandomSource
    var views: [FuzzView] = []
    var recognizers: [UIGestureRecognizer] = []
    var open: [ObjectIdentifier: Int] = [:]
    var problems: [String] = []
    var depth = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    init(seed: UInt64) { random = RandomSource(seed: seed) }
    func number(_ limit: Int) -> Int { random.below(limit) }
  }

  /// A view that counts what it is owed, and may change the screen in answer.
  private final class FuzzView: UIControl {
    weak var screen: Screen?
    var begun: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !begun.isDisjoint(with: touches) { screen?.problems.append("began twice") }
      begun.formUnion(touches)
      super.touchesBegan(touches, with: event)
      TouchFuzz.disturb(screen)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !touches.isSubset(of: begun) { screen?.problems.append("moved without a beginning") }
      super.touchesMoved(touches, with: event)
      TouchFuzz.disturb(screen)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      end(touches)
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      end(touches)
      super.touchesCancelled(touches, with: event)
    }
    private func end(_ touches: Set<UITouch>) {
      if !touches.isSubset(of: begun) { screen?.problems.append("ended without a beginning") }
      begun.subtract(touches)
      TouchFuzz.disturb(screen)
    }
  }

  private final class Target: NSObject, NibConnectable {
    weak var screen: Screen?
    func act(_ recognizer: UIGestureRecognizer) { TouchFuzz.disturb(screen) }
    static func nibConnections(_ nib: NibRegistrar) { nib.action("act:", Target.act) }
  }

  private let screen: Screen
  private let target = Target()
  private var fingers: [UITouch] = []

  init(seed: UInt64) {
    screen = Screen(seed: seed)
    target.screen = screen
    EventWarning.handler = { _ in }
    screen.window.makeKeyAndVisible()
    for _ in 0..<8 { addView() }
    for _ in 0..<10 { addRecognizer() }
  }

  private func addView() {
    let view = FuzzView(
      frame: CGRect(
        x: screen.number(200), y: screen.number(200), width: 20 + screen.number(200),
        height: 20 + screen.number(200)))
    view.screen = screen
    view.isMultipleTouchEnabled = screen.number(2) == 0
    view.isExclusiveTouch = screen.number(6) == 0
    let parents = screen.views.filter { $0.window != nil }
    let parent =
      parents.isEmpty || screen.number(2) == 0
      ? screen.window : parents[screen.number(parents.count)]
    parent.addSubview(view)
    screen.views.append(view)
  }

  private func addRecognizer() {
    let recognizer: UIGestureRecognizer
    switch screen.number(8) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      recognizer = tap
    case 2: recognizer = UILongPressGestureRecognizer()
    case 3: recognizer = UIPanGestureRecognizer()
    case 4: recognizer = UISwipeGestureRecognizer()
    case 5: recognizer = UIPinchGestureRecognizer()
    case 6: recognizer = UIRotationGestureRecognizer()
    default:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      recognizer = edge
    }
    recognizer.addTarget(target, action: "act:")
    recognizer.cancelsTouchesInView = screen.number(2) == 0
    recognizer.delaysTouchesBegan = screen.number(3) == 0
    recognizer.delaysTouchesEnded = screen.number(3) != 0
    if let other = screen.recognizers.randomElement(using: &screen.random), screen.number(3) == 0 {
      recognizer.require(toFail: other)
    }
    screen.views[screen.number(screen.views.count)].addGestureRecognizer(recognizer)
    screen.recognizers.append(recognizer)
  }

  mutating func step() {
    let surface = HeadlessTouchscreen.shared
    func point() -> CGPoint { CGPoint(x: screen.number(300), y: screen.number(300)) }
    fingers.removeAll { finger in !surface.touches.contains { $0 === finger } }
    switch screen.number(10) {
    case 0, 1:
      if fingers.count < 5 {
        fingers += surface.begin(at: (0...screen.number(2)).map { _ in point() })
      }
    case 2, 3, 4: surface.move(fingers.filter { _ in screen.number(2) == 0 }.map { ($0, point()) })
    case 5, 6: surface.end(fingers.filter { _ in screen.number(2) == 0 })
    case 7: surface.cancel(fingers.filter { _ in screen.number(4) == 0 })
    case 8: HeadlessClock.shared.advance(by: Double(screen.number(100)) / 100)
    default: TouchFuzz.disturb(screen)
    }
  }

  /// Changes something of the screen, as callbacks of apps do.
  private static func disturb(_ screen: Screen?) {
    guard let screen, screen.depth < 3, !screen.views.isEmpty else { return }
    screen.depth += 1
    defer { screen.depth -= 1 }
    let view = screen.views[screen.number(screen.views.count)]
    let recognizer = screen.recognizers[screen.number(screen.recognizers.count)]
    switch screen.number(24) {
    case 0: view.removeFromSuperview()
    case 1: if view.superview == nil { screen.window.addSubview(view) }
    case 2: view.isHidden.toggle()
    case 3: view.isUserInteractionEnabled.toggle()
    case 4: view.isEnabled.toggle()
    case 5: recognizer.isEnabled.toggle()
    case 6: recognizer.view?.removeGestureRecognizer(recognizer)
    case 7: view.addGestureRecognizer(recognizer)
    case 8: recognizer.state = .failed
    case 9: recognizer.state = .ended
    case 10: recognizer.state = .began
    case 11: recognizer.cancelsTouchesInView.toggle()
    case 12: recognizer.delaysTouchesBegan.toggle()
    case 13: HeadlessTouchscreen.shared.cancel(HeadlessTouchscreen.shared.touches)
    case 14:
      let place = CGPoint(x: screen.number(300), y: screen.number(300))
      HeadlessTouchscreen.shared.end(HeadlessTouchscreen.shared.begin(at: [place]))
    case 15: HeadlessClock.shared.advance(by: 0.4)
    default: break
    }
  }

  /// Lifts all fingers, lets time pass, and tells what is still open.
  func finish() -> [String] {
    let surface = HeadlessTouchscreen.shared
    screen.depth = 3
    surface.end(surface.touches)
    // What a callback has begun without touches is ended by hand.
    for recognizer in screen.recognizers where recognizer.state != .possible {
      recognizer.state = .ended
    }
    HeadlessClock.shared.advance(by: 5)
    var problems = Array(Set(screen.problems))
    if !surface.touches.isEmpty { problems.append("\(surface.touches.count) touches are down") }
    for view in screen.views where !view.begun.isEmpty {
      problems.append("a view waits for the end of \(view.begun.count)")
    }
    for view in screen.views where view.isTracking { problems.append("a control tracks") }
    for recognizer in screen.recognizers where recognizer.state != .possible {
      problems.append("\(type(of: recognizer)) is \(recognizer.state)")
    }
    screen.window.isHidden = true
    return problems
  }
}
