import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What recognizers are to one another, to their delegates and to views.
@MainActor @Suite(.ownEnvironment) struct RelationTests {
  private let stage = TouchStage()

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var log: [String] = []
    var begins = true
    var receives = true
    var simultaneous = false
    var requires: UIGestureRecognizer?
    var requiredBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      log.append("begin")
      return begins
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      log.append("receive")
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      log.append("simultaneous")
      return simultaneous
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      log.append("requires")
      return otherGestureRecognizer === requires
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer === requiredBy
    }
  }

  @Test
  func `the delegate is asked whether to receive, to begin, to wait and to share, in this order`()
    throws
  {
    let box = stage.box("box", 0, 0)
    let delegate = Delegate()
    stage.add(UILongPressGestureRecognizer(), to: box, as: "press")
    let recognizer = stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    recognizer.delegate = delegate
    try tap(box)
    #expect(delegate.log == ["receive", "begin", "requires", "simultaneous"])
    delegate.log = []
    delegate.begins = false
    _ = stage.log.take()
    try tap(box)
    #expect(delegate.log == ["receive", "begin"])
    #expect(stage.log.take() == ["box began", "box ended"])
    delegate.receives = false
    delegate.begins = true
    try tap(box)
    #expect(stage.log.take() == ["box began", "box ended"])
  }

  @Test func `of two that recognize the nearer one wins, and of one view the later one`() throws {
    let outer = stage.box("outer", 0, 0, 200, 200)
    let inner = stage.box("inner", 0, 0, 100, 100, in: outer)
    stage.add(UITapGestureRecognizer(), to: outer, as: "outer tap")
    stage.add(UITapGestureRecognizer(), to: inner, as: "first")
    stage.add(UITapGestureRecognizer(), to: inner, as: "second")
    try tap(inner)
    #expect(stage.log.take().filter { $0.hasSuffix("ended") } == ["second ended"])
    try tap(outer, at: CGPoint(x: 150, y: 150))
    #expect(stage.log.take().filter { $0.hasSuffix("tap ended") } == ["outer tap ended"])
  }

  @Test func `two recognize together where either delegate wants it`() throws {
    let box = stage.box("box", 0, 0)
    let delegate = Delegate()
    let first = stage.add(UITapGestureRecognizer(), to: box, as: "first")
    let second = stage.add(UITapGestureRecognizer(), to: box, as: "second")
    delegate.simultaneous = true
    first.delegate = delegate
    try tap(box)
    #expect(stage.log.take().filter { $0.hasSuffix("ended") } == ["second ended", "first ended"])
    first.delegate = nil
    second.delegate = delegate
    try tap(box)
    #expect(stage.log.take().filter { $0.hasSuffix("ended") } == ["second ended", "first ended"])
  }

  @Test func `a delegate may have one wait for another, from either side`() throws {
    let box = stage.box("box", 0, 0, 300, 300)
    let swipe = stage.add(UISwipeGestureRecognizer(), to: box, as: "swipe")
    let pan = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    func run(_ velocity: CGFloat) throws -> [String] {
      try UIKitTesting.pan(
        box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10), velocity: velocity)
      return stage.log.take().filter { !$0.hasPrefix("box") && !$0.hasSuffix("changed") }
    }
    #expect(try run(1000) == ["pan began", "pan ended"])
    let delegate = Delegate()
    delegate.requires = swipe
    pan.delegate = delegate
    #expect(try run(1000) == ["swipe ended"])
    #expect(try run(80) == ["pan began", "pan ended"])
    pan.delegate = nil
    delegate.requires = nil
    delegate.requiredBy = pan
    swipe.delegate = delegate
    #expect(try run(1000) == ["swipe ended"])
    #expect(try run(80) == ["pan began", "pan ended"])
  }

  @Test func `one that waits for another that has no part in the touch does not wait`() throws {
    let box = stage.box("box", 0, 0)
    let other = stage.box("other", 200, 0)
    let far = stage.add(UITapGestureRecognizer(), to: other, as: "far")
    stage.add(UITapGestureRecognizer(), to: box, as: "near").require(toFail: far)
    try tap(box)
    #expect(stage.log.take().contains("near ended"))
  }

  @Test func `two that wait for each other do not wait endlessly`() throws {
    let box = stage.box("box", 0, 0)
    let first = stage.add(UITapGestureRecognizer(), to: box, as: "first")
    let second = stage.add(UITapGestureRecognizer(), to: box, as: "second")
    first.require(toFail: second)
    second.require(toFail: first)
    try tap(box)
    #expect(stage.log.take().filter { $0.hasSuffix("ended") }.count == 1)
    #expect(first.state == .possible && second.state == .possible)
  }

  @Test func `a subclass may say what it waits for and what it prevents`() throws {
    final class Shy: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        other is UILongPressGestureRecognizer
      }
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let box = stage.box("box", 0, 0)
    let plain = stage.add(UITapGestureRecognizer(), to: box, as: "plain")
    let press = stage.add(UILongPressGestureRecognizer(), to: box, as: "press")
    stage.add(Shy(), to: box, as: "shy")
    plain.isEnabled = true
    let touch = stage.begin((10, 10))[0]
    #expect(press.state == .possible)
    stage.end(touch)
    #expect(
      stage.log.take().filter { $0.hasSuffix("ended") && !$0.hasPrefix("box") }.sorted()
        == ["plain ended"])
  }

  @Test func `a subclass may refuse to be prevented, and may have others wait for it`() throws {
    final class Firm: UITapGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    final class Early: UISwipeGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        other is UIPanGestureRecognizer
      }
    }
    let box = stage.box("box", 0, 0, 300, 300)
    stage.add(Firm(), to: box, as: "firm")
    stage.add(UITapGestureRecognizer(), to: box, as: "plain")
    try tap(box)
    let ends = stage.log.take().filter { $0.hasSuffix("ended") && !$0.hasPrefix("box") }
    #expect(ends.sorted() == ["firm ended", "plain ended"])
    stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    stage.add(Early(), to: box, as: "swipe")
    for (velocity, expected) in [(1000, ["swipe ended"]), (80, ["pan began", "pan ended"])] {
      try pan(
        box, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10), velocity: CGFloat(velocity))
      let seen = stage.log.take().filter { !$0.hasPrefix("box") && !$0.hasSuffix("changed") }
      #expect(seen == expected)
    }
  }

  @Test func `a view on the way to the hit one may keep a recognizer from beginning`() throws {
    final class Guard: UIView {
      var allows = false
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        allows
      }
    }
    let outer = stage.box("outer", 0, 0, 200, 200)
    let inner = Guard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    stage.add(UITapGestureRecognizer(), to: outer, as: "tap")
    try tap(inner)
    #expect(!stage.log.take().contains("tap ended"))
    inner.allows = true
    try tap(inner)
    #expect(stage.log.take().contains("tap ended"))
  }

  @Test func `disabling a recognizer cancels its gesture, and it takes no more touches`() throws {
    let box = stage.box("box", 0, 0)
    let recognizer = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 50, 10)
    recognizer.isEnabled = false
    #expect(recognizer.state == .cancelled)
    stage.move(touch, to: 80, 10)
    stage.end(touch)
    #expect(
      stage.log.take() == ["box began", "pan began", "box cancelled", "pan cancelled"])
    try pan(box, to: .zero)
    #expect(stage.log.take().allSatisfy { $0.hasPrefix("box") })
    recognizer.isEnabled = true
    try pan(box, to: .zero)
    #expect(stage.log.take().contains("pan began"))
  }

  @Test func `removing a recognizer during its gesture cancels it`() {
    let box = stage.box("box", 0, 0)
    let recognizer = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 50, 10)
    box.removeGestureRecognizer(recognizer)
    #expect(recognizer.state == .possible && recognizer.view == nil)
    box.addGestureRecognizer(recognizer)
    stage.move(touch, to: 80, 10)
    stage.end(touch)
    #expect(
      stage.log.take() == ["box began", "pan began", "box cancelled", "pan cancelled"])
    #expect(recognizer.state == .possible)
  }

  @Test func `a state that does not follow the present one is reported and changes nothing`() {
    var warnings: [EventWarning] = []
    EventWarning.handler = { warnings.append($0) }
    let box = stage.box("box", 0, 0)
    let recognizer = stage.add(UIGestureRecognizer(target: nil, action: nil), to: box, as: "own")
    recognizer.state = .changed
    #expect(recognizer.state == .possible)
    recognizer.state = .began
    recognizer.state = .possible
    #expect(recognizer.state == .began)
    recognizer.state = .ended
    #expect(recognizer.state == .possible)
    #expect(warnings.map(\.kind) == [.illegalState, .illegalState])
    #expect(stage.log.take() == ["own began", "own ended"])
  }

  @Test func `after its end no state counts until the touches are gone and reset was called`() {
    final class Early: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func reset() { resets += 1 }
    }
    let box = stage.box("box", 0, 0)
    let early = stage.add(Early(), to: box, as: "early")
    let touch = stage.begin((10, 10))[0]
    let second = stage.begin((20, 20))[0]
    stage.move(touch, to: 50, 50)
    early.state = .began
    #expect(early.state == .ended && early.resets == 0)
    stage.end(touch)
    #expect(early.resets == 0)
    stage.end(second)
    #expect(early.state == .possible && early.resets == 1)
    #expect(stage.log.take().filter { $0.hasPrefix("early") } == ["early ended"])
  }

  @Test func `kinds of touches can be left out`() {
    let box = stage.box("box", 0, 0)
    stage.add(UITapGestureRecognizer(), to: box, as: "tap").allowedTouchTypes = [2]
    stage.end(stage.begin((10, 10))[0])
    #expect(!stage.log.take().contains("tap ended"))
    let pencil = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 10, y: 10)], type: .pencil)
    HeadlessTouchscreen.shared.end(pencil)
    #expect(stage.log.take().contains("tap ended"))
  }
}
