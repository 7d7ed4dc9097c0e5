import Foundation
import HeadlessUIKit
import Testing

private final class Lighthouse: UIResponder {
  var flashes: [TimeInterval] = []
  var infos: [String] = []

  func flash(_ timer: Timer) {
    flashes.append(HeadlessClock.shared.now)
    infos.append(timer.userInfo as? String ?? "")
    if flashes.count == 3 { timer.invalidate() }
  }

  func tick() { flashes.append(HeadlessClock.shared.now) }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("flash:", Lighthouse.flash)
    nib.action("tick", Lighthouse.tick)
  }
}

@MainActor @Suite(.ownEnvironment) struct SelectorTimerTests {
  private let lighthouse = Lighthouse()

  @Test func `a repeating timer calls its method by the clock until it is invalid`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 5, target: lighthouse, selector: "flash:", userInfo: "white", repeats: true)
    HeadlessClock.shared.advance(by: 4.9)
    #expect(lighthouse.flashes.isEmpty && timer.isValid)
    HeadlessClock.shared.advance(by: 60)
    #expect(lighthouse.flashes == [5, 10, 15])
    #expect(lighthouse.infos == ["white", "white", "white"])
    #expect(!timer.isValid)
  }

  @Test func `a timer that does not repeat fires once, and is not valid after that`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 2, target: lighthouse, selector: "tick", userInfo: nil, repeats: false)
    HeadlessClock.shared.advance(by: 10)
    #expect(lighthouse.flashes == [2] && !timer.isValid)
  }

  @Test func `a timer keeps its target alive only while it is valid`() {
    weak var target: Lighthouse?
    var timer: Timer?
    do {
      let other = Lighthouse()
      target = other
      timer = Timer.scheduledTimer(
        timeInterval: 2, target: other, selector: "tick", userInfo: nil, repeats: true)
    }
    HeadlessClock.shared.advance(by: 3)
    #expect(target?.flashes == [2])
    timer?.invalidate()
    timer = nil
    HeadlessClock.shared.advance(by: 2)
    #expect(target == nil)
  }
}
