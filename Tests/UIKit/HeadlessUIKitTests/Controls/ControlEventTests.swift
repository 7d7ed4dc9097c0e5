import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What controls send while fingers are on them.
@MainActor @Suite(.ownEnvironment) struct ControlEventTests {
  private let stage = TouchStage()

  /// A control that notes every event, and what it is asked while it tracks.
  private final class Probe: UIControl {
    var lines: [String] = []
    var begins = true
    var continues = true

    func observe() {
      let events: [(String, Event)] = [
        ("down", .touchDown), ("downRepeat", .touchDownRepeat), ("dragInside", .touchDragInside),
        ("dragOutside", .touchDragOutside), ("dragEnter", .touchDragEnter),
        ("dragExit", .touchDragExit), ("upInside", .touchUpInside), ("upOutside", .touchUpOutside),
        ("cancel", .touchCancel), ("value", .valueChanged), ("primary", .primaryActionTriggered),
        ("menu", .menuActionTriggered),
      ]
      for (name, event) in events {
        addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end") }
    override func cancelTracking(with event: UIEvent?) { lines.append("cancelTracking") }
  }

  private func probe() -> Probe {
    stage.window.makeKeyAndVisible()
    let probe = Probe(frame: CGRect(x: 150, y: 150, width: 100, height: 50))
    stage.window.addSubview(probe)
    probe.observe()
    return probe
  }

  @Test func `a tap sends touchDown and touchUpInside, and highlights the control meanwhile`() {
    let probe = probe()
    let touch = stage.begin((200, 175))[0]
    #expect(probe.take() == ["begin", "down"])
    #expect(probe.isTracking && probe.isTouchInside && probe.isHighlighted)
    stage.end(touch)
    #expect(probe.take() == ["end", "upInside"])
    #expect(!probe.isTracking && !probe.isTouchInside && !probe.isHighlighted)
  }

  @Test func `a second tap soon after sends touchDownRepeat too`() throws {
    let probe = probe()
    try doubleTap(probe)
    #expect(
      probe.take() == [
        "begin", "down", "end", "upInside", "begin", "down", "downRepeat", "end", "upInside",
      ])
  }

  @Test func `a finger that leaves and returns sends touchDragExit and touchDragEnter`() {
    let probe = probe()
    let touch = stage.begin((200, 175))[0]
    _ = probe.take()
    stage.move(touch, to: 210, 175)
    #expect(probe.take() == ["continue", "dragInside"])
    // Near the control still counts as inside.
    stage.move(touch, to: 260, 175)
    #expect(probe.take() == ["continue", "dragInside"] && probe.isHighlighted)
    stage.move(touch, to: 390, 175)
    #expect(probe.take() == ["continue", "dragExit"] && !probe.isHighlighted)
    stage.move(touch, to: 395, 175)
    #expect(probe.take() == ["continue", "dragOutside"])
    stage.move(touch, to: 200, 175)
    #expect(probe.take() == ["continue", "dragEnter"] && probe.isHighlighted)
    stage.move(touch, to: 395, 175)
    stage.end(touch)
    #expect(probe.take() == ["continue", "dragExit", "end", "upOutside"])
  }

  @Test func `a cancelled touch sends touchCancel`() {
    let probe = probe()
    let touch = stage.begin((200, 175))[0]
    stage.cancel(touch)
    #expect(probe.take() == ["begin", "down", "cancelTracking", "cancel"])
    #expect(!probe.isTracking && !probe.isHighlighted)
  }

  @Test func `a control that does not want to track gets nothing, one that stops ends silently`() {
    let probe = probe()
    probe.begins = false
    stage.end(stage.begin((200, 175))[0])
    #expect(probe.take() == ["begin"])
    probe.begins = true
    probe.continues = false
    stage.wait(1)
    let touch = stage.begin((200, 175))[0]
    stage.move(touch, to: 210, 175)
    #expect(probe.take() == ["begin", "down", "continue"] && !probe.isTracking)
    stage.end(touch)
    #expect(probe.take() == [])
  }

  @Test func `a disabled control swallows the touch`() {
    let outer = stage.box("outer", 0, 0, 400, 400)
    let probe = probe()
    outer.addSubview(probe)
    probe.isEnabled = false
    stage.end(stage.begin((200, 175))[0])
    #expect(probe.take() == [] && stage.log.take() == [])
  }

  @Test func `a control that is disabled or removed during a touch ends it without actions`() {
    let probe = probe()
    let first = stage.begin((200, 175))[0]
    probe.isEnabled = false
    stage.end(first)
    #expect(probe.take() == ["begin", "down", "cancelTracking"])
    probe.isEnabled = true
    stage.wait(1)
    let second = stage.begin((200, 175))[0]
    probe.removeFromSuperview()
    #expect(!probe.isTracking)
    stage.end(second)
    #expect(probe.take() == ["begin", "down", "cancelTracking"])
  }

  @Test func `a second finger does not disturb the first`() {
    let probe = probe()
    probe.isMultipleTouchEnabled = true
    let first = stage.begin((200, 175))[0]
    let second = stage.begin((220, 175))[0]
    stage.end(second)
    #expect(probe.isTracking)
    stage.end(first)
    #expect(probe.take() == ["begin", "down", "end", "upInside"])
  }

  @Test func `tapping a button sends its primary action exactly once`() throws {
    stage.window.makeKeyAndVisible()
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    stage.window.addSubview(button)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(
      UIAction { _ in log.append("either") }, for: [.touchUpInside, .primaryActionTriggered])
    try tap(button)
    #expect(log == ["primary", "up", "either"])
  }

  @Test func `targets get the control and the event, in the order in which they were added`() throws
  {
    final class Target: NSObject, NibConnectable {
      var log: [String] = []
      func none() { log.append("none") }
      func one(_ sender: UIControl) { log.append("one") }
      func two(_ sender: UIControl, _ event: UIEvent?) {
        log.append("two \(event?.allTouches?.count ?? 0)")
      }
      static func nibConnections(_ nib: NibRegistrar) {
        nib.action("none", Target.none)
        nib.action("one:", Target.one)
        nib.action("two:forEvent:", Target.two)
      }
    }
    let probe = probe()
    let target = Target()
    for action in ["two:forEvent:", "none", "one:"] {
      probe.addTarget(target, action: Selector(action), for: .touchUpInside)
    }
    try tap(probe)
    #expect(target.log == ["two 1", "none", "one"])
  }

  // MARK: Beside recognizers

  @Test func `a tap on a system control is its own, not that of a view around it`() throws {
    let outer = stage.box("outer", 0, 0, 400, 400)
    stage.add(UITapGestureRecognizer(), to: outer, as: "tap")
    let controls: [UIControl] = [
      UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPageControl(),
    ]
    for control in controls {
      control.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      outer.addSubview(control)
      try tap(control)
      #expect(!stage.log.take().contains("tap ended"), "\(control)")
      control.removeFromSuperview()
    }
    let plain = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    outer.addSubview(plain)
    var events: [String] = []
    plain.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    plain.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    try tap(plain)
    #expect(stage.log.take().contains("tap ended") && events == ["cancel"])
  }

  @Test func `a recognizer of the control itself goes before it`() throws {
    stage.window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    stage.window.addSubview(button)
    stage.add(UITapGestureRecognizer(), to: button, as: "tap")
    var ups = 0
    button.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    try tap(button)
    #expect(stage.log.take() == ["tap ended"] && ups == 0)
  }
}
