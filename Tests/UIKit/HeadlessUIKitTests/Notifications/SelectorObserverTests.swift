import Foundation
import HeadlessUIKit
import Testing

private final class Listener: UIResponder {
  var heard: [String] = []
  var count = 0

  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func tick() { count += 1 }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("hear:", Listener.hear)
    nib.action("tick", Listener.tick)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

@MainActor @Suite(.ownEnvironment) struct SelectorObserverTests {
  private let center = NotificationCenter()
  private let listener = Listener()
  private let tide = NSNotification.Name("tide")
  private let storm = NSNotification.Name("storm")

  @Test func `an action hears of the notification that it was registered for`() {
    center.addObserver(listener, selector: "hear:", name: tide, object: nil)
    center.addObserver(listener, selector: "tick", name: storm, object: nil)
    center.post(name: tide, object: nil)
    #expect(listener.heard == ["tide"] && listener.count == 0)
    center.post(name: storm, object: nil)
    #expect(listener.heard == ["tide"] && listener.count == 1)
  }

  @Test func `without a name it hears of every one, with an object only of that one's`() {
    let harbour = NSObject()
    center.addObserver(listener, selector: "hear:", name: nil, object: harbour)
    center.post(name: tide, object: nil)
    center.post(name: tide, object: NSObject())
    center.post(name: storm, object: harbour)
    #expect(listener.heard == ["storm"])
  }

  @Test func `an observer can be removed from one notification or from all`() {
    center.addObserver(listener, selector: "hear:", name: tide, object: nil)
    center.addObserver(listener, selector: "hear:", name: storm, object: nil)
    center.removeObserver(listener, name: tide, object: nil)
    center.post(name: tide, object: nil)
    center.post(name: storm, object: nil)
    #expect(listener.heard == ["storm"])
    center.removeObserver(listener)
    center.post(name: storm, object: nil)
    #expect(listener.heard == ["storm"])
  }

  @Test func `other observers, other objects and other centers stay`() {
    let other = Listener()
    let second = NotificationCenter()
    let harbour = NSObject()
    center.addObserver(listener, selector: "tick", name: tide, object: harbour)
    center.addObserver(other, selector: "tick", name: tide, object: nil)
    second.addObserver(listener, selector: "tick", name: tide, object: nil)
    center.removeObserver(listener, name: tide, object: NSObject())
    center.post(name: tide, object: harbour)
    #expect(listener.count == 1 && other.count == 1)
    center.removeObserver(listener)
    center.post(name: tide, object: harbour)
    second.post(name: tide, object: nil)
    #expect(listener.count == 2 && other.count == 2)
  }

  @Test func `observers are not kept alive, and hear nothing once they are gone`() {
    weak var gone: Listener?
    do {
      let short = Listener()
      gone = short
      center.addObserver(short, selector: "tick", name: tide, object: nil)
      center.post(name: tide, object: nil)
      #expect(short.count == 1)
    }
    #expect(gone == nil)
    center.post(name: tide, object: nil)
  }

  @Test func `an action that the observer does not have is an error when it is called`() {
    center.addObserver(listener, selector: "drown:", name: tide, object: nil)
    let errors = FailureLog.during { center.post(name: tide, object: nil) }
    #expect(errors.map(\.kind) == [.unrecognizedSelector])
    #expect(errors.first?.key == "drown:")
  }

  @Test func `a token of Foundation's is removed by Foundation`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: tide, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: tide, object: nil)
    center.removeObserver(token)
    center.post(name: tide, object: nil)
    #expect(count == 1)
  }

  @Test func `rectangles and values cast into each other, other values do not`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let value: Any = NSValue(cgRect: rect)
    #expect(value as? CGRect == rect)
    #expect((rect as Any as? NSValue)?.cgRectValue == rect)
    #expect(NSNumber(value: 3) as Any as? CGRect == nil)
    let range = NSValue(range: NSRange(location: 1, length: 2))
    #expect(range as Any as? CGRect == nil && range.cgRectValue == .zero)
  }
}
