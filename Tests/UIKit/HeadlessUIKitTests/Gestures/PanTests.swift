import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct PanTests {
  private let stage = TouchStage()

  @Test func `a pan begins after ten points and is measured from the start of the touch`() {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    let touch = stage.begin((100, 100))[0]
    stage.move(touch, to: 110, 100)
    #expect(recognizer.state == .possible)
    stage.move(touch, to: 111, 100)
    #expect(recognizer.state == .began && recognizer.translation(in: box) == CGPoint(x: 11, y: 0))
    recognizer.setTranslation(.zero, in: box)
    stage.move(touch, to: 131, 105)
    #expect(recognizer.translation(in: box) == CGPoint(x: 20, y: 5))
    #expect(recognizer.location(in: box) == CGPoint(x: 131, y: 105))
    stage.end(touch)
    #expect(
      stage.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `its velocity is that of the finger, and nothing once that has rested`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIPanGestureRecognizer(), to: box)
    var velocities: [CGPoint] = []
    let target = Spot {
      if recognizer.state == .ended { velocities.append(recognizer.velocity(in: box)) }
    }
    recognizer.addTarget(target, action: "act")
    try pan(box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 310, y: 10), velocity: 600)
    try drag(box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 310, y: 10))
    #expect(velocities.count == 2)
    #expect(abs(velocities[0].x - 600) < 1 && abs(velocities[0].y) < 1e-6)
    #expect(velocities[1] == .zero)
  }

  @Test func `it takes as many fingers as it wants`() {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    recognizer.minimumNumberOfTouches = 2
    recognizer.maximumNumberOfTouches = 2
    let single = stage.begin((100, 100))[0]
    stage.move(single, to: 150, 100)
    stage.end(single)
    #expect(!stage.log.take().contains("pan began"))
    let both = stage.begin((100, 100), (200, 100))
    stage.move(both[0], to: 140, 100)
    #expect(recognizer.state == .began && recognizer.translation(in: nil).x == 20)
    #expect(recognizer.numberOfTouches == 2)
    stage.end(both[0])
    #expect(recognizer.state == .ended)
    stage.end(both[1])
    #expect(recognizer.state == .possible)
    let three = stage.begin((100, 100), (200, 100), (300, 100))
    stage.move(three[0], to: 200, 200)
    stage.end(three[0], three[1], three[2])
    #expect(stage.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }

  @Test func `a finger more moves the middle, not the translation`() {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UIPanGestureRecognizer(), to: box)
    let first = stage.begin((100, 100))[0]
    stage.move(first, to: 120, 100)
    let second = stage.begin((300, 100))[0]
    #expect(recognizer.translation(in: nil) == CGPoint(x: 20, y: 0))
    stage.move(second, to: 320, 100)
    #expect(recognizer.translation(in: nil) == CGPoint(x: 30, y: 0))
    stage.end(second)
    stage.move(first, to: 130, 100)
    #expect(recognizer.translation(in: nil) == CGPoint(x: 40, y: 0))
    stage.end(first)
  }

  @Test func `a screen edge pan begins at its edge and moves inwards`() {
    let root = stage.box("root", 0, 0, 400, 600)
    let recognizer = stage.add(UIScreenEdgePanGestureRecognizer(), to: root, as: "edge")
    func drags(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat)) -> Bool {
      let touch = stage.begin(from)[0]
      stage.move(touch, to: to.0, to.1)
      stage.end(touch)
      return stage.log.take().contains("edge began")
    }
    #expect(!drags((5, 300), (100, 300)))
    recognizer.edges = .left
    #expect(drags((5, 300), (100, 300)))
    #expect(!drags((50, 300), (150, 300)))
    #expect(!drags((5, 300), (5, 400)))
    #expect(!drags((395, 300), (300, 300)))
    recognizer.edges = .right
    #expect(drags((395, 300), (300, 300)))
  }
}
