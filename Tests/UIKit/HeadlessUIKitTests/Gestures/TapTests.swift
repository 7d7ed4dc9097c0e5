import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct TapTests {
  private let stage = TouchStage()

  @Test func `a tap is recognized when the finger is lifted without having moved`() throws {
    let box = stage.box("box", 100, 100)
    let tap = stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    var place: CGPoint?
    let target = Spot { place = tap.location(in: box) }
    tap.addTarget(target, action: "act")
    let finger = try Finger(on: box, at: CGPoint(x: 20, y: 30))
    #expect(stage.log.take() == ["box began"])
    finger.lift()
    #expect(stage.log.take() == ["tap ended", "box cancelled"])
    #expect(place == CGPoint(x: 20, y: 30) && tap.state == .possible)
  }

  @Test func `a finger that strays or stays is not a tap`() {
    let box = stage.box("box", 0, 0, 400, 400)
    stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    let strays = stage.begin((100, 100))[0]
    stage.move(strays, to: 200, 100)
    stage.end(strays)
    let stays = stage.begin((100, 100))[0]
    stage.wait(5)
    stage.end(stays)
    let cancelled = stage.begin((100, 100))[0]
    stage.cancel(cancelled)
    #expect(!stage.log.take().contains("tap ended"))
  }

  @Test func `taps in a row have to be as many as wanted, soon and near by`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    stage.add(UITapGestureRecognizer(), to: box, as: "tap").numberOfTapsRequired = 2
    try doubleTap(box)
    #expect(stage.log.take().contains("tap ended"))
    try tap(box)
    try tap(box)
    stage.wait(1)
    #expect(!stage.log.take().contains("tap ended"))
    stage.end(stage.begin((10, 10))[0])
    stage.wait(0.1)
    stage.end(stage.begin((300, 300))[0])
    stage.wait(1)
    #expect(!stage.log.take().contains("tap ended"))
  }

  @Test func `a tap of two fingers takes two, be they lifted one after the other`() throws {
    let box = stage.box("box", 0, 0, 400, 400)
    let recognizer = stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    recognizer.numberOfTouchesRequired = 2
    try tap(box)
    #expect(!stage.log.take().contains("tap ended"))
    try tap(box, touches: 2)
    #expect(stage.log.take().contains("tap ended"))
    var places: (CGPoint, Int)?
    let target = Spot {
      places = (recognizer.location(in: nil), recognizer.numberOfTouches)
    }
    recognizer.addTarget(target, action: "act")
    let first = stage.begin((100, 100))[0]
    let second = stage.begin((140, 100))[0]
    stage.end(first)
    stage.end(second)
    #expect(stage.log.take().contains("tap ended"))
    #expect(places?.0 == CGPoint(x: 120, y: 100) && places?.1 == 2)
    stage.wait(1)
    try tap(box, touches: 3)
    #expect(!stage.log.take().contains("tap ended"))
  }

  @Test func `a single tap that requires a double one to fail waits for it`() throws {
    let box = stage.box("box", 0, 0)
    let single = stage.add(UITapGestureRecognizer(), to: box, as: "single")
    let double = stage.add(UITapGestureRecognizer(), to: box, as: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.end(stage.begin((10, 10))[0])
    stage.wait(0.34)
    #expect(stage.log.take() == ["box began"] && single.state == .possible)
    stage.wait(0.02)
    #expect(stage.log.take() == ["single ended", "box cancelled"])
    try doubleTap(box)
    stage.wait(1)
    #expect(stage.log.take().filter { !$0.hasPrefix("box") } == ["double ended"])
  }

  @Test func `without that both recognize, as one tap does not prevent more taps`() throws {
    let box = stage.box("box", 0, 0)
    stage.add(UITapGestureRecognizer(), to: box, as: "single")
    stage.add(UITapGestureRecognizer(), to: box, as: "double").numberOfTapsRequired = 2
    try doubleTap(box)
    #expect(
      stage.log.take().filter { !$0.hasPrefix("box") }.sorted()
        == ["double ended", "single ended"])
  }
}

/// A target that calls a closure.
final class Spot: NSObject, NibConnectable {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }
  func act() { body() }
  static func nibConnections(_ nib: NibRegistrar) { nib.action("act", Spot.act) }
}
