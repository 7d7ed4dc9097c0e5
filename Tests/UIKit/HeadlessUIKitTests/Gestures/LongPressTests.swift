import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct LongPressTests {
  private let stage = TouchStage()

  @Test func `a press begins after its minimum duration, without another event`() {
    let box = stage.box("box", 0, 0)
    let press = stage.add(UILongPressGestureRecognizer(), to: box, as: "press")
    let touch = stage.begin((10, 10))[0]
    stage.wait(0.499)
    #expect(stage.log.take() == ["box began"] && press.state == .possible)
    stage.wait(0.001)
    #expect(stage.log.take() == ["press began", "box cancelled"] && press.state == .began)
    stage.move(touch, to: 60, 10)
    stage.end(touch)
    #expect(stage.log.take() == ["press changed", "press ended"] && press.state == .possible)
  }

  @Test func `a finger that moves too far before fails it, a little does not`() throws {
    let box = stage.box("box", 0, 0)
    stage.add(UILongPressGestureRecognizer(), to: box, as: "press")
    let far = stage.begin((10, 10))[0]
    stage.move(far, to: 21, 10)
    stage.wait(1)
    stage.end(far)
    #expect(!stage.log.take().contains("press began"))
    let near = stage.begin((10, 10))[0]
    stage.move(near, to: 20, 10)
    stage.wait(1)
    stage.end(near)
    #expect(stage.log.take().contains("press began"))
    try longPress(box, for: 0.3)
    #expect(!stage.log.take().contains("press began"))
  }

  @Test func `taps and fingers may be asked for before`() throws {
    let box = stage.box("box", 0, 0)
    let press = stage.add(UILongPressGestureRecognizer(), to: box, as: "press")
    press.numberOfTapsRequired = 1
    try longPress(box)
    stage.wait(1)
    #expect(!stage.log.take().contains("press began"))
    stage.end(stage.begin((10, 10))[0])
    stage.wait(0.1)
    let touch = stage.begin((10, 10))[0]
    stage.wait(0.6)
    stage.end(touch)
    #expect(stage.log.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
    press.numberOfTapsRequired = 0
    press.numberOfTouchesRequired = 2
    stage.wait(1)
    let both = stage.begin((10, 10), (50, 50))
    stage.wait(0.6)
    stage.end(both[0], both[1])
    #expect(stage.log.take().contains("press began"))
  }

  @Test func `a press without a duration begins at once, and the system cancels it`() {
    let box = stage.box("box", 0, 0)
    stage.add(UILongPressGestureRecognizer(), to: box, as: "press").minimumPressDuration = 0
    let touch = stage.begin((10, 10))[0]
    stage.cancel(touch)
    #expect(stage.log.take() == ["press began", "press cancelled"])
  }
}
