import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Shakes of the device.
@MainActor @Suite(.ownEnvironment) struct MotionTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Page: UIViewController {
    let log: Log
    var handles = true
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.lines.append("page began \(motion == .motionShake && event?.type == .motion)")
      if !handles { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.lines.append("page ended at \(event?.timestamp ?? -1)")
      if !handles { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.lines.append("page cancelled")
    }
  }

  private final class Stage: UIWindow {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: UIScreen.main.bounds)
    }
    required init?(coder: NSCoder) { nil }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.lines.append("window began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.lines.append("window ended")
    }
  }

  @Test func `a shake goes to the first responder and up the chain, with a begin and an end`()
    throws
  {
    let log = Log()
    let window = Stage(log)
    let page = Page(log)
    window.rootViewController = page
    window.makeKeyAndVisible()
    try shake()
    #expect(log.lines == ["window began", "window ended"], "nobody is the first responder")
    log.lines = []
    page.becomeFirstResponder()
    try shake()
    #expect(log.lines == ["page began true", "page ended at 0.6"])
    log.lines = []
    page.handles = false
    try shake()
    #expect(
      log.lines == ["page began true", "window began", "page ended at 0.9", "window ended"])
    log.lines = []
    page.handles = true
    try shake(isCancelled: true)
    #expect(log.lines == ["page began true", "page cancelled"])
  }

  @Test func `a shake reaches the app's object for every event`() throws {
    let log = Log()
    final class Watch: UIWindow {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        super.sendEvent(event)
      }
    }
    let window = Watch(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    try shake()
    #expect(window.types == [.motion, .motion] && log.lines.isEmpty)
  }

  @Test func `without a window nothing can be shaken`() {
    let error = #expect(throws: InteractionError.self) { try shake() }
    #expect(error?.message.contains("makeKeyAndVisible()") == true)
  }
}
