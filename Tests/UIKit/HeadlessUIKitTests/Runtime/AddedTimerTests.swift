import Foundation
import HeadlessUIKit
import Testing

/// Timers that call a method by name once they are in a run loop, and what apps override of classes.
@MainActor @Suite(.ownEnvironment) struct AddedTimerTests {
  private final class Bell: UIView {
    private(set) var times: [TimeInterval] = []
    func ring(_ timer: Timer) { times.append(HeadlessClock.shared.now) }

    override class func nibConnections(_ nib: NibRegistrar) {
      super.nibConnections(nib)
      nib.action("ring:", Bell.ring)
    }
    override class func description() -> String { "Bell" }
  }

  @Test func `a timer calls its target after it was added to a run loop`() {
    let bell = Bell()
    let timer = Timer(
      timeInterval: 1, target: bell, selector: "ring:", userInfo: nil, repeats: true)
    HeadlessClock.shared.advance(by: 2)
    #expect(bell.times.isEmpty)
    RunLoop.main.add(timer, forMode: .tracking)
    HeadlessClock.shared.advance(by: 3)
    #expect(bell.times.count >= 3)
    timer.invalidate()
    let count = bell.times.count
    HeadlessClock.shared.advance(by: 3)
    #expect(bell.times.count == count)
  }

  @Test func `a class says its own description`() {
    #expect(Bell.description() == "Bell" && UIView.self.description() == "HeadlessUIKit.UIView")
    #expect(Bell.classForCoder() == Bell.self)
  }
}
