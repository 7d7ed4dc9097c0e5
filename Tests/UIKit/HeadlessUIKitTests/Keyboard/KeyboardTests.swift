import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct KeyboardTests {
  private let log = KeyboardLog()
  private var keyboard: HeadlessKeyboard { .shared }
  private var screen: CGRect { UIScreen.main.bounds }

  @Test func `the keyboard says at once that it will come, and a duration later that it has`() {
    log.begin()
    defer { log.end() }
    keyboard.show()
    #expect(log.takeNames() == KeyboardLog.shown)
    HeadlessClock.shared.advance(by: 0.24)
    #expect(log.takeNames() == [])
    HeadlessClock.shared.advance(by: 0.01)
    #expect(log.takeNames() == KeyboardLog.hasShown)
    #expect(log.times == [0, 0, 0.25, 0.25])
  }

  @Test func `it goes in the same way`() {
    log.begin()
    defer { log.end() }
    keyboard.show()
    HeadlessClock.shared.runUntilIdle()
    _ = log.takeNames()
    keyboard.hide()
    #expect(log.takeNames() == KeyboardLog.hidden)
    #expect(!keyboard.isShown)
    HeadlessClock.shared.runUntilIdle()
    #expect(log.takeNames() == KeyboardLog.hasHidden)
    keyboard.hide()
    #expect(log.takeNames() == [])
  }

  @Test func `notifications hold frames, duration, curve and whose keyboard it is`() throws {
    log.begin()
    defer { log.end() }
    keyboard.animationDuration = 0.5
    keyboard.show(height: 300)
    let note = try #require(log.notifications.last)
    let end = CGRect(x: 0, y: screen.height - 300, width: screen.width, height: 300)
    #expect(note.keyboardBegin == CGRect(x: 0, y: screen.height, width: screen.width, height: 300))
    #expect(note.keyboardEnd == end && keyboard.frame == end)
    let info = try #require(note.userInfo)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == end)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.5)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect(note.object as? UIScreen === UIScreen.main)
    HeadlessClock.shared.advance(by: 0.5)
    #expect(log.notifications.last?.keyboardEnd == end)
    keyboard.hide()
    #expect(log.notifications.last?.keyboardBegin == end)
    #expect(log.notifications.last?.keyboardEnd?.minY == screen.height)
  }

  @Test func `another height is another coming, the same one is nothing`() {
    log.begin()
    defer { log.end() }
    keyboard.show(height: 300)
    HeadlessClock.shared.runUntilIdle()
    _ = log.takeNames()
    keyboard.show(height: 300)
    #expect(log.takeNames() == [])
    keyboard.show(height: 260)
    #expect(log.notifications.map(\.keyboardBegin?.height) == [300, 300])
    #expect(log.notifications.map(\.keyboardEnd?.height) == [260, 260])
    #expect(log.takeNames() == KeyboardLog.shown)
  }

  @Test func `a keyboard taken off the edge only changes its frame`() {
    log.begin()
    defer { log.end() }
    let floating = CGRect(x: 20, y: 100, width: 200, height: 150)
    keyboard.changeFrame(to: floating)
    #expect(log.takeNames() == [] && !keyboard.isShown)
    keyboard.show()
    HeadlessClock.shared.runUntilIdle()
    _ = log.takeNames()
    keyboard.changeFrame(to: floating)
    HeadlessClock.shared.runUntilIdle()
    #expect(log.takeNames() == ["WillChangeFrame", "DidChangeFrame"])
    #expect(keyboard.frame == floating && keyboard.isShown)
  }

  @Test func `a movement that another one interrupts does not end`() {
    log.begin()
    defer { log.end() }
    keyboard.show()
    HeadlessClock.shared.advance(by: 0.1)
    keyboard.hide()
    HeadlessClock.shared.runUntilIdle()
    #expect(log.takeNames() == KeyboardLog.shown + KeyboardLog.hidden + KeyboardLog.hasHidden)
  }

  @Test func `one that hears of the keyboard may send it away`() {
    log.begin()
    defer { log.end() }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { HeadlessKeyboard.shared.hide() } }
    defer { NotificationCenter.default.removeObserver(token) }
    keyboard.show()
    HeadlessClock.shared.runUntilIdle()
    #expect(log.takeNames().suffix(2) == KeyboardLog.hasHidden[...])
    #expect(!keyboard.isShown && HeadlessClock.shared.eventCount == 0)
  }

  @Test func `without a height there is no keyboard`() {
    log.begin()
    defer { log.end() }
    keyboard.show(height: 0)
    keyboard.show(frame: .zero)
    #expect(log.takeNames() == [] && !keyboard.isShown)
    keyboard.show()
    keyboard.show(height: -1)
    #expect(log.takeNames() == KeyboardLog.shown + KeyboardLog.hidden)
  }

  @Test(arguments: [
    ("retina6_12", false, 335), ("retina4_0", false, 253), ("retina4_7", false, 260),
    ("retina5_5", false, 271),
    ("retina5_9", false, 335), ("retina6_1", false, 346), ("retina4_7", true, 200),
    ("retina5_9", true, 209), ("ipad9_7", false, 320), ("ipad9_7", true, 408),
    ("ipad11_0rounded", false, 340), ("ipad11_0rounded", true, 428),
  ])
  func `each device has the keyboard that was observed on it`(
    _ identifier: String, _ isLandscape: Bool, _ height: CGFloat
  ) throws {
    log.begin()
    defer { log.end() }
    let device = try #require(HeadlessDevice(identifier: identifier))
    #expect(device.keyboardHeight(isLandscape: isLandscape) == height)
  }

  @Test func `no keyboard fills its screen, and without proposed words it is lower`() {
    log.begin()
    defer { log.end() }
    for device in HeadlessDevice.all where device.idiom != .tv {
      for isLandscape in [false, true] {
        let height = device.keyboardHeight(isLandscape: isLandscape)
        #expect(height < (isLandscape ? device.size.width : device.size.height) * 0.7)
        let plain = device.keyboardHeight(isLandscape: isLandscape, hasPredictions: false)
        #expect(height - plain >= 37 && height - plain <= 55)
      }
    }
  }
}
