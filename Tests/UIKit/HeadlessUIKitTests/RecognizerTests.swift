import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct RecognizerTests {
  @Test func `recognizers from nibs have their keys`() throws {
    let tap: UITapGestureRecognizer = try NibSketch.object(
      "UITapGestureRecognizer",
      [
        "UIGestureRecognizer.cancelsTouchesInView": false,
        "UIGestureRecognizer.allowedTouchTypes": 5,
        "UITapGestureRecognizer._imp": .object(
          "UITapRecognizer", ["UITapRecognizer.numberOfTapsRequired": 2]),
      ]
    ).load()
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 1)
    #expect(!tap.cancelsTouchesInView && tap.allowedTouchTypes == [0, 2] && tap.isEnabled)
    let swipe: UISwipeGestureRecognizer = try NibSketch.object(
      "UISwipeGestureRecognizer", ["UISwipeGestureRecognizer.direction": 2]
    ).load()
    #expect(swipe.direction == .left)
    let pan: UIPanGestureRecognizer = try NibSketch.object(
      "UIPanGestureRecognizer", ["UIPanGestureRecognizer.maximumNumberOfTouches": -1]
    ).load()
    #expect(pan.maximumNumberOfTouches == .max && pan.minimumNumberOfTouches == 1)
    let press: UILongPressGestureRecognizer = try NibSketch.object(
      "UILongPressGestureRecognizer",
      [
        "UILongPressGestureRecognizer.minimumPressDuration": 1.5,
        "UILongPressGestureRecognizer.numberOfTouchesRequired": 2,
      ]
    ).load()
    #expect(press.minimumPressDuration == 1.5 && press.numberOfTouchesRequired == 2)
    #expect(press.allowableMovement == 10)
  }

  @Test func `a nib attaches recognizers to their views, with target and delegate`() throws {
    final class Owner: NSObject, NibConnectable, UIGestureRecognizerDelegate {
      var log: [UIGestureRecognizer.State] = []
      func tapped(_ recognizer: UIGestureRecognizer) { log.append(recognizer.state) }
      static func nibConnections(_ nib: NibRegistrar) { nib.action("tapped:", Owner.tapped) }
    }
    let owner = Owner()
    var graph = GraphNib()
    let view = graph.view()
    let tap = graph.object("UITapGestureRecognizer")
    graph.collection("gestureRecognizers", of: view, to: [tap], appends: true)
    graph.action("tapped:", of: tap, to: graph.owner, events: 0)
    graph.outlet("delegate", of: tap, to: graph.owner)
    let objects = try graph.graph(view, tap).nib().instantiated(withOwner: owner)
    let loaded = try #require(objects.first as? UIView)
    let recognizer = try #require(loaded.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(recognizer.view === loaded && recognizer.delegate === owner)
    recognizer.state = .recognized
    recognizer.state = .possible
    #expect(owner.log == [.ended])
  }

  @Test func `targets are told once each, and not kept alive`() {
    final class Target: NSObject, NibConnectable {
      var count = 0
      func act() { count += 1 }
      static func nibConnections(_ nib: NibRegistrar) { nib.action("act", Target.act) }
    }
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    let target = Target()
    weak var gone: Target?
    do {
      let other = Target()
      gone = other
      recognizer.addTarget(other, action: "act")
    }
    recognizer.addTarget(target, action: "act")
    recognizer.addTarget(target, action: "act")
    recognizer.state = .began
    #expect(gone == nil && target.count == 1)
    recognizer.removeTarget(target, action: nil)
    recognizer.state = .changed
    #expect(target.count == 1)
  }

  @Test func `a translation is in the coordinates of the view that asks`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.setTranslation(CGPoint(x: 6, y: 8), in: parent)
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: 4))
    #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 8))
  }
}
