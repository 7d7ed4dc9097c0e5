import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What a recognizer does to the touches of views.
@MainActor @Suite(.ownEnvironment) struct FlagTests {
  private let stage = TouchStage()

  @Test func `a pan takes the touch away from the view once it begins`() {
    let box = stage.box("box", 0, 0)
    stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 14, 10)
    stage.move(touch, to: 30, 10)
    stage.move(touch, to: 40, 10)
    stage.end(touch)
    #expect(
      stage.log.take() == [
        "box began", "box moved", "pan began", "box cancelled", "pan changed", "pan ended",
      ])
  }

  @Test func `one that does not cancel leaves the view its touch`() {
    let box = stage.box("box", 0, 0)
    stage.add(UIPanGestureRecognizer(), to: box, as: "pan").cancelsTouchesInView = false
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 14, 10)
    stage.move(touch, to: 30, 10)
    stage.end(touch)
    #expect(
      stage.log.take() == [
        "box began", "box moved", "pan began", "box moved", "pan ended", "box ended",
      ])
  }

  @Test func `a view gets nothing of a finger that joins a gesture, unless the gesture ignores it`()
  {
    for (most, lines) in [(2, ["pan changed"]), (1, ["box began", "box moved", "box ended"])] {
      let box = stage.box("box", 0, 0)
      box.isMultipleTouchEnabled = true
      let pan = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
      pan.maximumNumberOfTouches = most
      let first = stage.begin((10, 10))[0]
      stage.move(first, to: 30, 10)
      _ = stage.log.take()
      let second = stage.begin((50, 50))[0]
      stage.move(second, to: 60, 50)
      stage.end(second)
      stage.end(first)
      #expect(stage.log.take() == lines + ["pan ended"])
      box.removeFromSuperview()
    }
  }

  @Test func `one that delays beginnings withholds them until it fails`() {
    let box = stage.box("box", 0, 0)
    stage.add(UILongPressGestureRecognizer(), to: box, as: "press").delaysTouchesBegan = true
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 15, 10)
    #expect(stage.log.take() == [])
    stage.move(touch, to: 30, 10)
    #expect(stage.log.take() == ["box began", "box moved", "box moved"])
    stage.end(touch)
    #expect(stage.log.take() == ["box ended"])
  }

  @Test func `what was withheld shows the moment that it tells of`() {
    let box = stage.box("box", 0, 0)
    stage.add(UILongPressGestureRecognizer(), to: box).delaysTouchesBegan = true
    let touch = stage.begin((10, 10))[0]
    let start = touch.timestamp
    stage.wait(0.1)
    var seen: [(UITouch.Phase, CGPoint, TimeInterval)] = []
    box.answer = { _ in seen.append((touch.phase, touch.location(in: nil), touch.timestamp)) }
    stage.move(touch, to: 40, 10)
    stage.end(touch)
    #expect(seen.map(\.0) == [.began, .moved, .ended])
    #expect(seen.map(\.1.x) == [10, 40, 40])
    #expect(seen.first?.2 == start && seen.last.map { $0.2 > start } ?? false)
  }

  @Test func `one that delays beginnings and recognizes keeps the touch from the view`() {
    let box = stage.box("box", 0, 0)
    stage.add(UITapGestureRecognizer(), to: box, as: "tap").delaysTouchesBegan = true
    stage.end(stage.begin((10, 10))[0])
    #expect(stage.log.take() == ["tap ended"])
  }

  @Test func `a double tap withholds the end of a single one until it is certain to fail`() {
    let box = stage.box("box", 0, 0)
    stage.add(UITapGestureRecognizer(), to: box, as: "tap").numberOfTapsRequired = 2
    stage.end(stage.begin((10, 10))[0])
    #expect(stage.log.take() == ["box began"])
    stage.wait(0.349)
    #expect(stage.log.take() == [])
    stage.wait(0.002)
    #expect(stage.log.take() == ["box ended"])
  }

  @Test func `one that does not delay ends lets them through`() {
    let box = stage.box("box", 0, 0)
    let tap = stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    stage.end(stage.begin((10, 10))[0])
    #expect(stage.log.take() == ["box began", "box ended"])
    stage.wait(1)
  }

  @Test func `a touch that the recognizer ignores stays with the view`() {
    final class Picky: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: view).x > 50 { ignore(touch, for: event) }
        if numberOfTouches == 1 { state = .began }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let box = stage.box("box", 0, 0)
    box.isMultipleTouchEnabled = true
    let picky = stage.add(Picky(), to: box, as: "picky")
    let touches = stage.begin((10, 10), (90, 10))
    #expect(picky.numberOfTouches == 1 && touches[1].gestureRecognizers == [])
    stage.end(touches[0], touches[1])
    #expect(
      stage.log.take() == ["picky began", "box began", "picky ended", "box ended"])
  }
}
