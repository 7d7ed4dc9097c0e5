import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct SwipeTests {
  private let stage = TouchStage()

  @Test(arguments: [
    UISwipeGestureRecognizer.Direction.left, .right, .up, .down,
  ])
  func `a swipe is recognized only in its own direction`(
    _ direction: UISwipeGestureRecognizer.Direction
  ) throws {
    let box = stage.box("box", 100, 200, 200, 200)
    stage.add(UISwipeGestureRecognizer(), to: box, as: "swipe").direction = direction
    for way in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      try swipe(box, way)
      #expect(stage.log.take().contains("swipe ended") == (way == direction))
    }
  }

  @Test func `one action is sent, with the place where the swipe began`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UISwipeGestureRecognizer(), to: box, as: "swipe")
    var place: CGPoint?
    let target = Spot { place = recognizer.location(in: box) }
    recognizer.addTarget(target, action: "act")
    try swipe(box, .right)
    #expect(stage.log.take().filter { $0 == "swipe ended" }.count == 1)
    #expect(place == CGPoint(x: 200, y: 200))
  }

  @Test func `a slow, a slanting and a short movement are none`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    stage.add(UISwipeGestureRecognizer(), to: box, as: "swipe")
    try pan(box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 300, y: 10), velocity: 80)
    try pan(box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 180), velocity: 2000)
    try pan(box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), velocity: 1000)
    #expect(!stage.log.take().contains("swipe ended"))
  }

  @Test func `a swipe of two fingers takes two`() {
    let box = stage.box("box", 0, 0, 400, 400)
    stage.add(UISwipeGestureRecognizer(), to: box, as: "swipe").numberOfTouchesRequired = 2
    let both = stage.begin((100, 100), (100, 200))
    HeadlessTouchscreen.shared.move([
      (both[0], CGPoint(x: 200, y: 100)), (both[1], CGPoint(x: 200, y: 200)),
    ])
    stage.end(both[0], both[1])
    #expect(stage.log.take().contains("swipe ended"))
  }
}
