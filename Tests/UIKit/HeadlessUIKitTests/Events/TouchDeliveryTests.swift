import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct TouchDeliveryTests {
  private let stage = TouchStage()

  @Test func `windows are hit from the front to the back, by level and then by age`() {
    let box = stage.box("box", 0, 0, 400, 600)
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    front.isHidden = false
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    alert.windowLevel = .alert
    alert.isHidden = false
    let later = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    later.isHidden = false
    func window(at y: CGFloat) -> UIWindow? {
      let touch = stage.begin((10, y))[0]
      defer { stage.end(touch) }
      return touch.window
    }
    #expect(window(at: 25) === alert)
    #expect(window(at: 75) === front)
    #expect(window(at: 200) === stage.window)
    front.isUserInteractionEnabled = false
    #expect(window(at: 75) === stage.window)
    alert.isHidden = true
    #expect(window(at: 25) === later)
    #expect(stage.log.take().allSatisfy { $0.hasPrefix("box") } && box.window === stage.window)
  }

  @Test
  func `locations are in the coordinates of the view that asks, in windows that lie elsewhere`() {
    let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    window.makeKeyAndVisible()
    let box = stage.box("box", 20, 30, 100, 100, in: window)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let touch = stage.begin((170, 280))[0]
    #expect(touch.window === window && touch.view === box)
    #expect(touch.location(in: nil) == CGPoint(x: 70, y: 80))
    #expect(touch.location(in: box) == CGPoint(x: 50, y: 50))
    stage.end(touch)
  }

  @Test func `one event lasts as long as fingers are down, and knows all of them`() throws {
    final class Window: UIWindow {
      var events: [UIEvent] = []
      var counts: [Int] = []
      override func sendEvent(_ event: UIEvent) {
        events.append(event)
        counts.append(event.allTouches?.count ?? 0)
        super.sendEvent(event)
      }
    }
    let window = Window(frame: stage.window.frame)
    window.makeKeyAndVisible()
    let box = stage.box("box", 0, 0, 100, 100, in: window)
    let first = stage.begin((10, 10))[0]
    let second = stage.begin((300, 300))[0]
    let event = try #require(window.events.last)
    #expect(event.type == .touches && event.touches(for: window)?.count == 2)
    #expect(event.touches(for: box) == [first] && first.phase == .stationary)
    stage.end(first)
    stage.end(second)
    _ = try Finger(on: box).lift()
    #expect(window.counts == [1, 2, 2, 1, 1, 1])
    #expect(window.events[..<4].allSatisfy { $0 === event } && window.events[4] !== event)
  }

  @Test func `an event has each of its touches once, without predictions or estimates`() {
    final class Reader: UIView {
      var counts: [Int?] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        counts.append(event?.coalescedTouches(for: touch)?.count)
        counts.append(event?.predictedTouches(for: touch)?.count)
      }
    }
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.box("box", 0, 0).addSubview(reader)
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 20.25, 10)
    #expect(reader.counts == [1, 0])
    #expect(touch.preciseLocation(in: reader) == CGPoint(x: 20.25, y: 10))
    #expect(touch.precisePreviousLocation(in: reader) == CGPoint(x: 10, y: 10))
    #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
    stage.end(touch)
  }

  @Test func `touches have the clock's time`() throws {
    let box = stage.box("box", 0, 0)
    let finger = try Finger(on: box)
    let start = HeadlessClock.shared.now
    #expect(finger.touch.timestamp == start)
    finger.move(to: .zero, taking: 0.5)
    #expect(abs(finger.touch.timestamp - start - 0.5) < 1e-6)
    finger.lift()
  }

  @Test func `quick taps in one place count up, slow ones and those elsewhere do not`() throws {
    _ = stage.box("box", 0, 0, 400, 400)
    func count(_ x: CGFloat, after time: TimeInterval) -> Int {
      stage.wait(time)
      let touch = stage.begin((x, 10))[0]
      stage.end(touch)
      return touch.tapCount
    }
    #expect(count(10, after: 1) == 1)
    #expect(count(10, after: 0.1) == 2)
    #expect(count(12, after: 0.1) == 3)
    #expect(count(12, after: 1) == 1)
    #expect(count(300, after: 0.1) == 1)
  }

  @Test func `a view that is removed during a touch gets the rest of it`() {
    let box = stage.box("box", 0, 0)
    box.answer = { [weak box] phase in if phase == .began { box?.removeFromSuperview() } }
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 20, 20)
    stage.end(touch)
    #expect(stage.log.take() == ["box began", "box moved", "box ended"])
  }

  @Test func `a touch keeps its view alive and lets go of it`() {
    weak var view: UIView?
    var touch: UITouch?
    do {
      let box = stage.box("box", 0, 0)
      view = box
      touch = stage.begin((10, 10))[0]
      box.removeFromSuperview()
    }
    #expect(view != nil)
    if let touch { stage.end(touch) }
    touch = nil
    #expect(view == nil)
  }

  @Test func `a window may keep events to itself, and no touch remains`() {
    final class Window: UIWindow {
      var passes = true
      override func sendEvent(_ event: UIEvent) { if passes { super.sendEvent(event) } }
    }
    let window = Window(frame: stage.window.frame)
    window.makeKeyAndVisible()
    let box = stage.box("box", 0, 0, 100, 100, in: window)
    let pan = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 50, 50)
    window.passes = false
    stage.end(touch)
    #expect(stage.log.take() == ["box began", "pan began", "box cancelled", "pan cancelled"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    #expect(HeadlessTouchscreen.shared.touches.isEmpty)
  }

  @Test func `touches of different views in one event reach each in one call`() {
    let left = stage.box("left", 0, 0)
    _ = stage.box("right", 200, 0)
    left.isMultipleTouchEnabled = true
    let touches = stage.begin((10, 10), (210, 10), (20, 20))
    stage.end(touches[0], touches[1], touches[2])
    #expect(
      stage.log.take() == ["left began 2", "right began", "left ended 2", "right ended"])
  }

  @Test func `what began is told before what ends, though a view answers with touches of its own`()
  {
    let box = stage.box("box", 0, 0)
    let other = stage.box("other", 200, 0)
    let stage = stage
    box.answer = { phase in
      if phase == .began { stage.end(stage.begin((250, 50))[0]) }
    }
    stage.end(stage.begin((50, 50))[0])
    #expect(
      stage.log.take() == ["box began", "other began", "other ended", "box ended"])
    #expect(other.window != nil)
  }

  @Test func `a touch of which a view answers with touches of its own keeps its phase`() {
    let box = stage.box("box", 0, 0)
    _ = stage.box("other", 200, 0)
    let stage = stage
    box.answer = { _ in stage.end(stage.begin((250, 50))[0]) }
    let touch = stage.begin((50, 50))[0]
    #expect(touch.phase == .began)
    stage.move(touch, to: 60, 50)
    #expect(touch.phase == .moved && touch.previousLocation(in: nil) == CGPoint(x: 50, y: 50))
    stage.end(touch)
    #expect(touch.phase == .ended && HeadlessTouchscreen.shared.touches.isEmpty)
    #expect(
      stage.log.take()
        == ["began", "moved", "ended"].flatMap { ["box \($0)", "other began", "other ended"] })
  }

  @Test func `an event continues at its own time after a view has sent later ones`() {
    final class Answering: UIView {
      var answer: () -> Void = {}
      var times: [TimeInterval] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        answer()
        times.append(event?.timestamp ?? -1)
      }
    }
    let box = Answering(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(box)
    _ = stage.box("other", 200, 0)
    let stage = stage
    box.answer = {
      HeadlessClock.shared.advance(by: 0.1)
      stage.end(stage.begin((250, 50))[0])
    }
    let start = HeadlessClock.shared.now
    let finger = stage.begin((50, 50))[0]
    #expect(box.times == [start] && finger.timestamp == start)
    #expect(stage.log.take() == ["other began", "other ended"])
    stage.end(finger)
  }
}
