import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Elements, their order, what they say, and the audit of a screen.
@MainActor @Suite(.ownEnvironment) struct AccessibilityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() { window.isHidden = false }

  @discardableResult private func add(
    _ text: String, _ x: CGFloat, _ y: CGFloat, to view: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 24))
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    (view ?? window).addSubview(label)
    return label
  }

  private var order: [String] {
    window.accessibilityReadingOrder.map { $0.accessibilityLabel ?? "?" }
  }

  @Test func `elements are read row by row, and a group stays together`() {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    add("last", 200, 300)
    add("right", 150, 12)
    add("left", 10, 10)
    window.addSubview(group)
    add("upper", 10, 0, to: group)
    add("lower", 10, 60, to: group)
    add("beside", 150, 110)
    #expect(order == ["left", "right", "upper", "beside", "lower", "last"])
    group.shouldGroupAccessibilityChildren = true
    #expect(order == ["left", "right", "upper", "lower", "beside", "last"])
    window.semanticContentAttribute = .forceRightToLeft
    #expect(order.prefix(2) == ["right", "left"])
  }

  @Test func `hidden elements, those behind a modal view and those inside an element are left out`()
  {
    let first = add("first", 0, 0)
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
    window.addSubview(box)
    add("inside", 0, 0, to: box)
    #expect(order == ["first", "inside"])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "box"
    #expect(order == ["first", "box"])
    first.isHidden = true
    #expect(order == ["box"])
    first.isHidden = false
    box.isAccessibilityElement = false
    box.accessibilityViewIsModal = true
    #expect(order == ["inside"])
    box.accessibilityElementsHidden = true
    #expect(order == ["first"])
  }

  @Test func `a container says its elements itself, also such as are not views`() {
    let chart = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    window.addSubview(chart)
    let bars = ["high", "low"].enumerated().map { index, name in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = name
      bar.accessibilityFrameInContainerSpace = CGRect(x: index * 50, y: 0, width: 50, height: 100)
      return bar
    }
    chart.accessibilityElements = bars
    #expect(order == ["high", "low"])
    #expect(bars[1].accessibilityFrame == CGRect(x: 70, y: 30, width: 50, height: 100))
    #expect(bars[1].accessibilityActivationPoint == CGPoint(x: 95, y: 80))
    #expect(chart.index(ofAccessibilityElement: bars[1]) == 1)
    #expect(chart.accessibilityElementCount() == 2 && chart.accessibilityElement(at: 2) == nil)
  }

  @Test func `controls say what they are, and take a screen reader's steps and taps`() throws {
    window.makeKeyAndVisible()
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    slider.maximumValue = 10
    var values: [Float] = []
    slider.addAction(
      UIAction { action in values.append((action.sender as? UISlider)?.value ?? -1) },
      for: .valueChanged)
    let toggle = UISwitch(frame: CGRect(x: 10, y: 60, width: 51, height: 31))
    for view in [slider, toggle] { window.addSubview(view) }
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(values == [1, 2, 1] && slider.accessibilityValue == "10%")
    #expect(slider.accessibilityTraits == .adjustable)
    slider.isEnabled = false
    #expect(slider.accessibilityTraits == [.adjustable, .notEnabled])
    try activate(toggle)
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
    #expect(throws: InteractionError.self) { try activate(window) }
    window.isHidden = true
  }

  @Test func `an element that activates itself is not tapped, another one is`() throws {
    final class Lever: UIControl {
      var activatesItself = true
      override func accessibilityActivate() -> Bool { activatesItself }
    }
    let lever = Lever(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    lever.isAccessibilityElement = true
    var taps = 0
    lever.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(lever)
    try activate(lever)
    #expect(taps == 0)
    lever.activatesItself = false
    try activate(lever)
    #expect(taps == 1)
    window.isHidden = true
  }

  @Test func `an action of an element runs its handler`() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Archive") {
      names.append($0.name)
      return true
    }
    window.accessibilityCustomActions = [action]
    #expect(action.actionHandler?(action) == true && names == ["Archive"])
  }

  // MARK: Audit

  private func audit(_ types: AccessibilityAuditType = .all) -> [AccessibilityAuditType] {
    var found: [AccessibilityAuditType] = []
    try? performAccessibilityAudit(in: window, for: types) { issue in
      found.append(issue.auditType)
      return true
    }
    return found
  }

  @Test func `a screen without barriers passes the audit`() {
    window.backgroundColor = .white
    add("Fine", 10, 10).textColor = .black
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    button.titleLabel?.textColor = .black
    window.addSubview(button)
    #expect(audit(AccessibilityAuditType.all.subtracting(.contrast)) == [])
  }

  @Test func `the audit finds each kind of barrier`() throws {
    window.backgroundColor = .white
    let nameless = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    window.addSubview(nameless)
    #expect(audit() == [.sufficientElementDescription])
    nameless.accessibilityLabel = "Close"
    nameless.frame.size.height = 20
    #expect(audit() == [.hitRegion])
    nameless.frame.size.height = 44
    let label = add("A text that is far too long for it", 10, 100)
    label.textColor = .black
    #expect(audit() == [.textClipped])
    label.frame.size.width = 290
    label.textColor = UIColor(white: 0.7, alpha: 1)
    #expect(audit() == [.contrast])
    label.textColor = .black
    label.adjustsFontForContentSizeCategory = false
    #expect(audit() == [.dynamicType])
    label.adjustsFontForContentSizeCategory = true
    label.addGestureRecognizer(UITapGestureRecognizer())
    label.isUserInteractionEnabled = true
    #expect(audit() == [.trait])
    label.accessibilityTraits = .button
    label.frame.size.height = 50
    #expect(audit() == [])
    let page = UIView(frame: window.bounds)
    let box = UIView(frame: CGRect(x: 10, y: 200, width: 50, height: 50))
    box.addGestureRecognizer(UITapGestureRecognizer())
    page.addSubview(box)
    window.addSubview(page)
    #expect(audit() == [.elementDetection])
  }

  @Test func `contrast is left out where what lies behind is not one color`() {
    window.backgroundColor = .white
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.addSubview(image)
    add("On a picture", 10, 10).textColor = UIColor(white: 0.9, alpha: 1)
    #expect(audit(.contrast) == [])
    add("On white", 10, 150).textColor = UIColor(white: 0.9, alpha: 1)
    #expect(audit(.contrast) == [.contrast])
  }

  @Test func `an audit that fails says what, where and what to do`() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    window.addSubview(button)
    button.setTitle("Go", for: .normal)
    let error = #expect(throws: AccessibilityAuditFailure.self) {
      try performAccessibilityAudit(in: window, for: .hitRegion)
    }
    #expect(
      error?.issues == [
        "<UIButton \"Go\"> at (10, 10), 60 × 20: hit area is too small; make it at least 44 × 44 points"
      ])
  }
}
