import Foundation
import HeadlessUIKit
import Testing

/// The touches of views inside a scroll view.
@MainActor @Suite(.ownEnvironment)
struct ContentTouchTests {
  /// A scroll view that notes its questions, and answers them as a test wants.
  private final class Gate: UIScrollView {
    weak var log: TouchLog?
    var begins = true
    var cancels: Bool?

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      let phases = touches.map { "\($0.phase)" }.joined(separator: " ")
      log?.note("begin \(phases) in \((view as? TouchBox)?.name ?? "other")")
      return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      log?.note("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  private let stage = TouchStage()
  private let gate = Gate(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// A box in a scroll view of 300 by 400 points, with content of 300 by 3,000 points.
  private func box() -> TouchBox {
    gate.log = stage.log
    gate.contentInsetAdjustmentBehavior = .never
    gate.contentSize = CGSize(width: 300, height: 3000)
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(gate)
    return stage.box("box", 50, 50, in: gate)
  }

  private func flick(_ touch: UITouch, from y: CGFloat, by way: CGFloat) {
    for step in 1...5 {
      stage.wait(0.01)
      stage.move(touch, to: 100, y + way * CGFloat(step) / 5)
    }
  }

  @Test func `a view receives a touch once the finger has stayed for 0.15 seconds`() {
    let box = box()
    let touch = stage.begin((100, 100))[0]
    stage.wait(0.149)
    #expect(stage.log.take().isEmpty && gate.isTracking)
    stage.wait(0.001)
    #expect(stage.log.take() == ["begin began in box", "box began"])
    stage.move(touch, to: 104, 100)
    stage.end(touch)
    #expect(stage.log.take() == ["box moved", "box ended"] && box.window != nil)
  }

  @Test func `a tap arrives whole when the finger leaves`() {
    _ = box()
    let touch = stage.begin((100, 100))[0]
    stage.wait(0.05)
    #expect(stage.log.take().isEmpty)
    stage.end(touch)
    #expect(stage.log.take() == ["begin began in box", "box began", "box ended"])
    stage.wait(1)
    #expect(stage.log.take().isEmpty)
  }

  @Test func `a drag before the delay is over takes the touch, and the view sees nothing of it`() {
    _ = box()
    let touch = stage.begin((100, 300))[0]
    flick(touch, from: 300, by: -100)
    stage.end(touch)
    stage.wait(5)
    #expect(stage.log.take().isEmpty && gate.contentOffset.y > 50)
  }

  @Test func `a drag after the delay cancels the touch of a view`() {
    let box = box()
    let touch = stage.begin((100, 100))[0]
    stage.wait(0.2)
    _ = stage.log.take()
    flick(touch, from: 100, by: -100)
    #expect(gate.isDragging && box.window != nil)
    #expect(stage.log.take() == ["cancel", "box cancelled"])
    stage.end(touch)
    #expect(stage.log.take().isEmpty)
  }

  @Test func `a drag takes no touch from a control that has it, unless the scroll view says so`() {
    _ = box()
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    gate.addSubview(button)
    func drag(after delay: TimeInterval) -> Bool {
      gate.contentOffset = .zero
      let touch = stage.begin((100, 250))[0]
      stage.wait(delay)
      flick(touch, from: 250, by: -100)
      defer {
        stage.end(touch)
        stage.wait(5)
      }
      return gate.isDragging
    }
    #expect(!drag(after: 0.2) && drag(after: 0))
    gate.cancels = true
    #expect(drag(after: 0.2))
    gate.canCancelContentTouches = false
    #expect(!drag(after: 0.2) && drag(after: 0))
  }

  @Test func `a finger that moves where the content cannot go is the view's at once`() {
    _ = box()
    let touch = stage.begin((60, 100))[0]
    stage.move(touch, to: 65, 100)
    #expect(stage.log.take().isEmpty)
    stage.move(touch, to: 80, 100)
    #expect(stage.log.take() == ["begin began in box", "box began", "box moved", "box moved"])
    stage.end(touch)
    #expect(stage.log.take() == ["box ended"])
  }

  @Test func `without a delay, and where nothing scrolls, a view receives a touch at once`() {
    _ = box()
    gate.delaysContentTouches = false
    let touch = stage.begin((100, 100))[0]
    #expect(stage.log.take() == ["begin began in box", "box began"])
    stage.end(touch)
    _ = stage.log.take()
    gate.delaysContentTouches = true
    gate.isScrollEnabled = false
    let other = stage.begin((100, 100))[0]
    #expect(stage.log.take() == ["box began"])
    stage.end(other)
  }

  @Test func `a view never receives a touch that the scroll view refuses, and scrolling goes on`() {
    _ = box()
    gate.begins = false
    let touch = stage.begin((100, 300))[0]
    stage.wait(0.5)
    stage.end(touch)
    let tapped = stage.begin((100, 100))[0]
    stage.wait(0.2)
    #expect(stage.log.take() == ["begin began in box"])
    flick(tapped, from: 100, by: -100)
    #expect(stage.log.take().isEmpty && gate.isDragging)
    stage.end(tapped)
  }

  @Test func `a touch that stops moving content reaches recognizers, but no view`() {
    let box = box()
    box.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
    stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    let flicked = stage.begin((100, 300))[0]
    flick(flicked, from: 300, by: -100)
    stage.end(flicked)
    #expect(gate.isDecelerating && stage.log.take().isEmpty)
    let tapped = stage.begin((100, 100))[0]
    stage.wait(0.05)
    stage.end(tapped)
    stage.wait(1)
    #expect(stage.log.take() == ["tap ended"] && !gate.isDecelerating)
  }

  @Test func `a touch that the system cancels early is never seen`() {
    _ = box()
    let touch = stage.begin((100, 100))[0]
    stage.cancel(touch)
    stage.wait(1)
    #expect(stage.log.take().isEmpty && !gate.isTracking)
  }

  @Test func `a second finger waits for its own delay`() {
    let box = box()
    box.isMultipleTouchEnabled = true
    let first = stage.begin((100, 100))[0]
    stage.wait(0.1)
    let second = stage.begin((120, 120))[0]
    stage.wait(0.06)
    #expect(stage.log.take() == ["begin began in box", "box began"])
    stage.wait(0.1)
    #expect(stage.log.take() == ["begin began in box", "box began"])
    stage.end(first, second)
    #expect(stage.log.take() == ["box ended 2"])
  }

  @Test func `touches in two nested scroll views are asked about from the inside out`() {
    let outer = Gate(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.log = stage.log
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentSize = CGSize(width: 900, height: 400)
    let box = box()
    stage.window.addSubview(outer)
    outer.addSubview(gate)
    gate.delaysContentTouches = false
    outer.begins = false
    let touch = stage.begin((100, 100))[0]
    #expect(stage.log.take().isEmpty && box.window != nil)
    stage.wait(0.2)
    #expect(stage.log.take() == ["begin began in box", "begin began in box"])
    stage.end(touch)
    #expect(stage.log.take().isEmpty)
  }
}
