import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct TwoFingerTests {
  private let stage = TouchStage()

  @Test func `a pinch from 100 to 200 points has a scale of 2`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIPinchGestureRecognizer(), to: box, as: "pinch")
    try pinch(box, scale: 2, distance: 100)
    #expect(abs(recognizer.scale - 2) < 1e-9)
    let states = stage.log.take().filter { $0.hasPrefix("pinch") }
    #expect(states.first == "pinch began" && states.last == "pinch ended")
    #expect(states.dropFirst().dropLast().allSatisfy { $0 == "pinch changed" })
    try pinch(box, scale: 0.5, distance: 200)
    #expect(abs(recognizer.scale - 0.5) < 1e-9)
  }

  @Test func `a scale that is set counts from there`() {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIPinchGestureRecognizer(), to: box, as: "pinch")
    let both = stage.begin((100, 100), (200, 100))
    stage.wait(0.05)
    stage.move(both[1], to: 250, 100)
    #expect(recognizer.scale == 1.5 && recognizer.location(in: nil) == CGPoint(x: 175, y: 100))
    #expect(abs(recognizer.velocity - 10) < 1e-6)
    recognizer.scale = 1
    stage.move(both[1], to: 400, 100)
    #expect(recognizer.scale == 2)
    stage.end(both[0])
    #expect(recognizer.state == .changed)
    stage.end(both[1])
    #expect(stage.log.take().last == "pinch ended")
  }

  @Test func `a gesture of two fingers ends when both have lifted, and a finger may return`() {
    let box = stage.box("box", 0, 0, 400, 400)
    func states(_ name: String) -> [String] { stage.log.take().filter { $0.hasPrefix(name) } }
    let pinch = stage.add(UIPinchGestureRecognizer(), to: box, as: "pinch")
    var both = stage.begin((100, 100), (200, 100))
    stage.move(both[1], to: 250, 100)
    stage.end(both[1])
    stage.move(both[0], to: 90, 100)
    #expect(states("pinch") == ["pinch began"] && pinch.scale == 1.5)
    let returned = stage.begin((290, 100))[0]
    stage.move(returned, to: 390, 100)
    #expect(states("pinch") == ["pinch changed"] && pinch.scale == 2.25)
    stage.end(both[0])
    #expect(states("pinch").isEmpty)
    stage.end(returned)
    #expect(states("pinch") == ["pinch ended"])
    box.removeGestureRecognizer(pinch)
    stage.add(UIRotationGestureRecognizer(), to: box, as: "rotation")
    both = stage.begin((100, 100), (200, 100))
    stage.move(both[1], to: 100, 200)
    stage.end(both[0])
    #expect(states("rotation") == ["rotation began"])
    stage.end(both[1])
    #expect(states("rotation") == ["rotation ended"])
  }

  @Test func `a scale or rotation that is set restarts the velocity`() {
    let box = stage.box("box", 0, 0, 400, 400)
    let pinch = stage.add(UIPinchGestureRecognizer(), to: box)
    var speeds: [CGFloat] = []
    let target = Spot {
      speeds.append(pinch.velocity)
      pinch.scale = 1
    }
    pinch.addTarget(target, action: "act")
    var both = stage.begin((100, 100), (200, 100))
    for step in 1...10 {
      stage.wait(0.02)
      stage.move(both[1], to: 200 + CGFloat(step) * 10, 100)
    }
    #expect(speeds.count == 10 && speeds.allSatisfy { $0 > 0 })
    let second: CGFloat = (120.0 / 110.0 - 1) / 0.02
    #expect(abs(speeds[1] - second) < 1e-6)
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    stage.end(both[0], both[1])
    box.removeGestureRecognizer(pinch)
    let rotation = stage.add(UIRotationGestureRecognizer(), to: box)
    both = stage.begin((100, 100), (200, 100))
    stage.wait(0.02)
    stage.move(both[1], to: 200, 110)
    #expect(rotation.velocity > 0)
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    stage.wait(0.02)
    stage.move(both[1], to: 200, 120)
    #expect(rotation.rotation > 0 && rotation.velocity > 0)
    stage.end(both[0], both[1])
    withExtendedLifetime(target) {}
  }

  @Test func `a clockwise rotation is positive`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIRotationGestureRecognizer(), to: box, as: "rotation")
    try rotate(box, by: .pi * 1.5)
    #expect(abs(recognizer.rotation - .pi * 1.5) < 1e-9)
    #expect(abs(recognizer.velocity - .pi * 3) < 0.01)
    try rotate(box, by: -.pi / 4)
    #expect(abs(recognizer.rotation + .pi / 4) < 1e-9)
    let states = stage.log.take().filter { $0.hasPrefix("rotation") }
    #expect(states.filter { $0 == "rotation began" }.count == 2)
  }

  @Test func `one finger neither pinches nor turns, and a third is not counted`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    let pinch = stage.add(UIPinchGestureRecognizer(), to: box, as: "pinch")
    stage.add(UIRotationGestureRecognizer(), to: box, as: "rotation")
    try pan(box, to: CGPoint(x: 10, y: 10))
    #expect(stage.log.take().allSatisfy { $0.hasPrefix("box") })
    let three = stage.begin((100, 100), (200, 100), (300, 300))
    #expect(pinch.numberOfTouches == 2)
    stage.move(three[2], to: 100, 300)
    #expect(pinch.state == .possible)
    stage.end(three[0], three[1], three[2])
  }

  @Test func `a pinch and a rotation go on together where a delegate wants it`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let delegate = Both()
    let box = stage.box("box", 0, 0, 400, 400)
    let pinch = stage.add(UIPinchGestureRecognizer(), to: box)
    let rotation = stage.add(UIRotationGestureRecognizer(), to: box)
    func turn() {
      let both = stage.begin((100, 100), (200, 100))
      stage.move(both[1], to: 150, 200)
      stage.end(both[0], both[1])
    }
    var states: [String] = []
    let target = Spot { states.append("pinch \(pinch.state) rotation \(rotation.state)") }
    pinch.addTarget(target, action: "act")
    turn()
    #expect(states.isEmpty)
    pinch.delegate = delegate
    turn()
    #expect(states.first == "pinch began rotation began")
  }

  @Test func `a hover gesture begins, moves and ends`() throws {
    let box = stage.box("box", 100, 100)
    let recognizer = stage.add(UIHoverGestureRecognizer(), to: box, as: "hover")
    try hover(over: box, at: CGPoint(x: 10, y: 20))
    #expect(recognizer.state == .began && recognizer.location(in: box) == CGPoint(x: 10, y: 20))
    try hover(over: box)
    try hover(over: stage.window, at: .zero)
    #expect(stage.log.take() == ["hover began", "hover changed", "hover ended"])
    try hover(over: box)
    endHovering()
    #expect(stage.log.take() == ["hover began", "hover ended"])
  }
}
