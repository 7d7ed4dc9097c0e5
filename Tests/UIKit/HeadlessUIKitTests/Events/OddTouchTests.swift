import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Touches whose views, windows and recognizers go at the wrong time, and drivers with odd numbers.
@MainActor @Suite(.ownEnvironment) struct OddTouchTests {
  private let stage = TouchStage()
  private var clock: HeadlessClock { .shared }

  /// Calls a closure for each state of a recognizer.
  private final class Hook: NSObject, NibConnectable {
    var action: (UIGestureRecognizer) -> Void = { _ in }
    func moved(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    static func nibConnections(_ nib: NibRegistrar) { nib.action("moved:", Hook.moved) }
  }

  // MARK: Recognizers

  @Test(arguments: ["removed", "disabled", "moved", "view removed", "window hidden"])
  func `a recognizer that its own action takes away ends, and works again afterwards`(
    _ way: String
  ) throws {
    let box = stage.box("box", 0, 0)
    let other = stage.box("other", 0, 200)
    let hook = Hook()
    let pan = UIPanGestureRecognizer(target: hook, action: "moved:")
    box.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    hook.action = { [stage] recognizer in
      states.append(recognizer.state)
      guard recognizer.state == .began else { return }
      switch way {
      case "removed": box.removeGestureRecognizer(recognizer)
      case "disabled": recognizer.isEnabled = false
      case "moved": other.addGestureRecognizer(recognizer)
      case "view removed": box.removeFromSuperview()
      default: stage.window.isHidden = true
      }
    }
    let touch = stage.begin((10, 10))[0]
    stage.move(touch, to: 40, 10)
    stage.move(touch, to: 60, 10)
    stage.end(touch)
    #expect(states.first == .began && pan.state == .possible)
    hook.action = { states.append($0.state) }
    states = []
    stage.window.isHidden = false
    stage.window.addSubview(box)
    pan.isEnabled = true
    box.addGestureRecognizer(pan)
    let again = stage.begin((10, 10))[0]
    stage.move(again, to: 40, 10)
    stage.end(again)
    #expect(states == [.began, .ended])
  }

  @Test func `a recognizer, its delegate and its target may be released during the touch`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {}
    let box = stage.box("box", 0, 0)
    weak var recognizer: UIPanGestureRecognizer?
    let touch: UITouch
    do {
      let delegate = Refusing()
      let hook = Hook()
      let pan = UIPanGestureRecognizer(target: hook, action: "moved:")
      pan.delegate = delegate
      box.addGestureRecognizer(pan)
      recognizer = pan
      touch = stage.begin((10, 10))[0]
    }
    stage.move(touch, to: 40, 10)
    recognizer.map { box.removeGestureRecognizer($0) }
    stage.move(touch, to: 80, 10)
    stage.end(touch)
    clock.advance(by: 2)
    #expect(recognizer == nil)
  }

  @Test func `a view that is released during its touch takes nothing with it`() {
    weak var gone: UIView?
    let touch: UITouch
    do {
      let box = stage.box("box", 0, 0)
      box.addGestureRecognizer(UILongPressGestureRecognizer())
      gone = box
      touch = stage.begin((10, 10))[0]
      box.removeFromSuperview()
    }
    clock.advance(by: 1)
    stage.move(touch, to: 90, 90)
    stage.end(touch)
    clock.advance(by: 1)
    withExtendedLifetime(touch) {}
    #expect(stage.log.take().first == "box began")
    #expect(HeadlessTouchscreen.shared.touches.isEmpty)
    _ = gone
  }

  @Test func `handlers may touch, tap and send events themselves`() throws {
    let box = stage.box("box", 0, 0)
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    stage.window.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    box.answer = { phase in
      if phase == .began { try? tap(button) }
    }
    try tap(box)
    #expect(taps == 1)
    #expect(HeadlessTouchscreen.shared.touches.isEmpty)
    button.addAction(UIAction { _ in button.removeFromSuperview() }, for: .touchDown)
    try? tap(button)
    #expect(HeadlessTouchscreen.shared.touches.isEmpty)
  }

  @Test func `recognizers that wait for each other, or for themselves, do not wait for ever`()
    throws
  {
    let box = stage.box("box", 0, 0)
    let first = stage.add(UITapGestureRecognizer(), to: box, as: "first")
    let second = stage.add(UITapGestureRecognizer(), to: box, as: "second")
    first.require(toFail: second)
    second.require(toFail: first)
    first.require(toFail: first)
    try tap(box)
    clock.advance(by: 2)
    #expect(stage.log.take().contains { $0.hasSuffix("ended") })
    #expect(first.state == .possible && second.state == .possible)
  }

  @Test func `touches needed by nobody, of zero and of too many fingers, recognize nothing`() throws
  {
    let box = stage.box("box", 0, 0)
    box.isMultipleTouchEnabled = true
    let tap = stage.add(UITapGestureRecognizer(), to: box, as: "tap")
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (0, 0)
    let press = stage.add(UILongPressGestureRecognizer(), to: box, as: "press")
    (press.minimumPressDuration, press.numberOfTouchesRequired) = (.nan, -1)
    let pan = stage.add(UIPanGestureRecognizer(), to: box, as: "pan")
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (5, 0)
    try UIKitTesting.tap(box)
    try longPress(box, for: 1)
    try UIKitTesting.pan(box, to: CGPoint(x: 90, y: 90))
    clock.advance(by: 3)
    #expect(tap.state == .possible && press.state == .possible && pan.state == .possible)
  }

  // MARK: Drivers

  nonisolated private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: oddNumbers)
  func `drivers with odd numbers fail or end, and leave no finger down`(_ number: CGFloat) throws {
    let box = stage.box("box", 0, 0)
    box.addGestureRecognizer(UIPanGestureRecognizer())
    box.addGestureRecognizer(UIPinchGestureRecognizer())
    box.addGestureRecognizer(UIRotationGestureRecognizer())
    let odd = CGPoint(x: number, y: number)
    try? tap(box, at: odd)
    try? tap(at: odd, in: stage.window)
    try? longPress(box, for: number)
    try? pan(box, from: odd, to: odd, velocity: number)
    try? pan(box, to: CGPoint(x: 90, y: 90), velocity: number)
    try? pan(box, to: odd)
    try? pinch(box, scale: number)
    try? pinch(box, scale: 2, distance: number, duration: number)
    try? rotate(box, by: number, duration: number)
    try? swipe(box, .left, distance: number, velocity: number)
    try? drag(box, to: odd)
    try? hover(over: box, at: odd)
    let finger = try Finger(on: box)
    finger.move(to: CGPoint(x: 5, y: 5), taking: number)
    finger.move(to: odd, taking: 0.1)
    finger.lift()
    finger.lift()
    finger.move(to: .zero)
    finger.cancel()
    #expect(HeadlessTouchscreen.shared.touches.isEmpty)
    #expect(clock.now.isFinite && clock.now < 1e6)
  }

  @Test func `a view that cannot be inverted is hit nowhere, and breaks nothing`() {
    let box = stage.box("box", 0, 0)
    box.transform = CGAffineTransform(scaleX: 0, y: 0)
    let error = #expect(throws: InteractionError.self) { try tap(box) }
    #expect(error?.kind == .empty)
    let touch = stage.begin((50, 50))[0]
    _ = touch.location(in: box)
    stage.end(touch)
  }

  @Test func `a view that is scaled to nothing lets touches through`() throws {
    stage.window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(button)
    let card = UIView(frame: button.frame)
    stage.window.addSubview(card)
    #expect(throws: InteractionError.self) { try tap(button) }
    card.transform = CGAffineTransform(scaleX: 0, y: 1)
    try tap(button)
  }

  // MARK: Controls

  @Test(arguments: oddNumbers)
  func `controls with odd values can be touched`(_ number: CGFloat) throws {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    (slider.minimumValue, slider.maximumValue) = (1, -1)
    slider.value = Float(number)
    let stepper = UIStepper(frame: CGRect(x: 10, y: 60, width: 94, height: 32))
    (stepper.stepValue, stepper.value, stepper.wraps) = (Double(number), Double(number), true)
    let segments = UISegmentedControl(frame: CGRect(x: 10, y: 110, width: 200, height: 30))
    segments.selectedSegmentIndex = 7
    let pages = UIPageControl(frame: CGRect(x: 10, y: 160, width: 200, height: 30))
    (pages.numberOfPages, pages.currentPage) = (-3, 9)
    let picker = UIPickerView(frame: CGRect(x: 10, y: 210, width: 300, height: 200))
    stage.window.makeKeyAndVisible()
    for view in [slider, stepper, segments, pages, picker] as [UIView] {
      stage.window.addSubview(view)
      try? tap(view)
      try? longPress(view, for: 0.6)
      try? pan(view, to: CGPoint(x: 20, y: 20))
    }
    try? drag(slider, to: Float(number))
    try? choose(row: 5, inComponent: 3, of: picker)
    #expect(HeadlessTouchscreen.shared.touches.isEmpty)
  }

  /// A touch at a place that a test chooses.
  private final class StagedTouch: UITouch {
    var place = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { place }
  }

  @Test func `a test may pass a touch of its own to a responder's method`() {
    final class Pad: UIView {
      var places: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { places.append(touch.location(in: self)) }
      }
    }
    let (pad, touch) = (Pad(), StagedTouch())
    touch.place = CGPoint(x: 3, y: 4)
    pad.touchesMoved([touch], with: UIEvent())
    #expect(pad.places == [CGPoint(x: 3, y: 4)])
    #expect(UITouch().phase == .began && UITouch().view == nil)
  }
}
