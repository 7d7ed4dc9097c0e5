import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Random fingers on random screens whose callbacks change everything: whatever happens, every view that got a
/// beginning gets one end, and every recognizer is ready again once all fingers are gone.
@MainActor struct TouchFuzzTests {
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
  private final class State {
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
    weak var state: State?
    var begun: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !begun.isDisjoint(with: touches) { state?.problems.append("began twice") }
      begun.formUnion(touches)
      super.touchesBegan(touches, with: event)
      TouchFuzz.disturb(state)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !touches.isSubset(of: begun) { state?.problems.append("moved without a beginning") }
      super.touchesMoved(touches, with: event)
      TouchFuzz.disturb(state)
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
      if !touches.isSubset(of: begun) { state?.problems.append("ended without a beginning") }
      begun.subtract(touches)
      TouchFuzz.disturb(state)
    }
  }

  private final class Target: NSObject, NibConnectable {
    weak var state: State?
    func act(_ recognizer: UIGestureRecognizer) { TouchFuzz.disturb(state) }
    static func nibConnections(_ nib: NibRegistrar) { nib.action("act:", Target.act) }
  }

  private let state: State
  private let target = Target()
  private var fingers: [UITouch] = []
  private let warnings = EventWarning.handler

  init(seed: UInt64) {
    state = State(seed: seed)
    target.state = state
    EventWarning.handler = { _ in }
    state.window.makeKeyAndVisible()
    for _ in 0..<8 { addView() }
    for _ in 0..<10 { addRecognizer() }
  }

  private func addView() {
    let view = FuzzView(
      frame: CGRect(
        x: state.number(200), y: state.number(200), width: 20 + state.number(200),
        height: 20 + state.number(200)))
    view.state = state
    view.isMultipleTouchEnabled = state.number(2) == 0
    view.isExclusiveTouch = state.number(6) == 0
    let parents = state.views.filter { $0.window != nil }
    let parent = parents.isEmpty || state.number(2) == 0
      ? state.window : parents[state.number(parents.count)]
    parent.addSubview(view)
    state.views.append(view)
  }

  private func addRecognizer() {
    let recognizer: UIGestureRecognizer
    switch state.number(8) {
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
    recognizer.cancelsTouchesInView = state.number(2) == 0
    recognizer.delaysTouchesBegan = state.number(3) == 0
    recognizer.delaysTouchesEnded = state.number(3) != 0
    if let other = state.recognizers.randomElement(using: &state.random), state.number(3) == 0 {
      recognizer.require(toFail: other)
    }
    state.views[state.number(state.views.count)].addGestureRecognizer(recognizer)
    state.recognizers.append(recognizer)
  }

  mutating func step() {
    let screen = HeadlessTouchscreen.shared
    func point() -> CGPoint { CGPoint(x: state.number(300), y: state.number(300)) }
    fingers.removeAll { finger in !screen.touches.contains { $0 === finger } }
    switch state.number(10) {
    case 0, 1:
      if fingers.count < 5 { fingers += screen.begin(at: (0...state.number(2)).map { _ in point() }) }
    case 2, 3, 4: screen.move(fingers.filter { _ in state.number(2) == 0 }.map { ($0, point()) })
    case 5, 6: screen.end(fingers.filter { _ in state.number(2) == 0 })
    case 7: screen.cancel(fingers.filter { _ in state.number(4) == 0 })
    case 8: HeadlessClock.shared.advance(by: Double(state.number(100)) / 100)
    default: TouchFuzz.disturb(state)
    }
  }

  /// Changes something of the screen, as callbacks of apps do.
  private static func disturb(_ state: State?) {
    guard let state, state.depth < 3, !state.views.isEmpty else { return }
    state.depth += 1
    defer { state.depth -= 1 }
    let view = state.views[state.number(state.views.count)]
    let recognizer = state.recognizers[state.number(state.recognizers.count)]
    switch state.number(24) {
    case 0: view.removeFromSuperview()
    case 1: if view.superview == nil { state.window.addSubview(view) }
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
      let place = CGPoint(x: state.number(300), y: state.number(300))
      HeadlessTouchscreen.shared.end(HeadlessTouchscreen.shared.begin(at: [place]))
    case 15: HeadlessClock.shared.advance(by: 0.4)
    default: break
    }
  }

  /// Lifts all fingers, lets time pass, and tells what is still open.
  func finish() -> [String] {
    let screen = HeadlessTouchscreen.shared
    defer { EventWarning.handler = warnings }
    state.depth = 3
    screen.end(screen.touches)
    // What a callback has begun without touches is ended by hand.
    for recognizer in state.recognizers where recognizer.state != .possible {
      recognizer.state = .ended
    }
    HeadlessClock.shared.advance(by: 5)
    var problems = Array(Set(state.problems))
    if !screen.touches.isEmpty { problems.append("\(screen.touches.count) touches are down") }
    for view in state.views where !view.begun.isEmpty {
      problems.append("a view waits for the end of \(view.begun.count)")
    }
    for view in state.views where view.isTracking { problems.append("a control tracks") }
    for recognizer in state.recognizers where recognizer.state != .possible {
      problems.append("\(type(of: recognizer)) is \(recognizer.state)")
    }
    state.window.isHidden = true
    return problems
  }
}
