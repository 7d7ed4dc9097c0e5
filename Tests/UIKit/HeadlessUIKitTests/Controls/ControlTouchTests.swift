import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What the system's controls do with touches.
@MainActor @Suite(.ownEnvironment) struct ControlTouchTests {
  private let stage = TouchStage()

  private func show<Control: UIControl>(_ control: Control, width: CGFloat = 200) -> Control {
    stage.window.makeKeyAndVisible()
    control.frame = CGRect(x: 100, y: 100, width: width, height: 40)
    stage.window.addSubview(control)
    return control
  }

  private final class Count {
    var values = 0
    var primary = 0
  }

  private func count(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.values += 1 }, for: .valueChanged)
    control.addAction(UIAction { _ in count.primary += 1 }, for: .primaryActionTriggered)
    return count
  }

  @Test func `a switch turns with a tap, and stays on the side that it is dragged to`() throws {
    let control = show(UISwitch(), width: 50)
    let count = count(control)
    try tap(control)
    #expect(control.isOn && count.values == 1 && count.primary == 1)
    try pan(control, from: CGPoint(x: 40, y: 20), to: CGPoint(x: 5, y: 20))
    #expect(!control.isOn && count.values == 2)
    try pan(control, from: CGPoint(x: 30, y: 20), to: CGPoint(x: 5, y: 20))
    #expect(!control.isOn && count.values == 2)
    control.setOn(true, animated: true)
    #expect(count.values == 2)
  }

  @Test func `a slider's value follows its thumb, and is sent continuously or at the end`() throws {
    let control = show(UISlider())
    control.maximumValue = 10
    let count = count(control)
    try drag(control, to: 7.5)
    #expect(abs(control.value - 7.5) < 0.001 && count.values > 5)
    control.isContinuous = false
    count.values = 0
    try drag(control, to: 99)
    #expect(control.value == 10 && count.values == 1)
    control.value = 3
    #expect(count.values == 1)
  }

  @Test func `a touch next to the thumb does not move it`() throws {
    let control = show(UISlider())
    let count = count(control)
    try tap(control, at: CGPoint(x: 150, y: 20))
    #expect(control.value == 0 && count.values == 0)
  }

  @Test func `a drag of the thumb is not a pan of a view around it`() throws {
    let outer = stage.box("outer", 0, 0, 400, 400)
    stage.add(UIPanGestureRecognizer(), to: outer, as: "pan")
    let control = show(UISlider())
    outer.addSubview(control)
    try drag(control, to: 1)
    #expect(control.value == 1 && !stage.log.take().contains("pan began"))
    try pan(control, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 100, y: 20))
    #expect(stage.log.take().contains("pan began"))
  }

  @Test func `a stepper steps at once, again while it is held, and stops at its ends`() throws {
    let control = show(UIStepper(), width: 94)
    control.maximumValue = 5
    let count = count(control)
    try tap(control, at: CGPoint(x: 80, y: 20))
    #expect(control.value == 1 && count.values == 1 && count.primary == 1)
    try tap(control, at: CGPoint(x: 10, y: 20))
    try tap(control, at: CGPoint(x: 10, y: 20))
    #expect(control.value == 0 && count.values == 2)
    let touch = stage.begin((180, 120))[0]
    stage.wait(0.49)
    #expect(control.value == 1)
    stage.wait(0.22)
    #expect(control.value == 4)
    stage.end(touch)
    stage.wait(5)
    #expect(control.value == 4)
  }

  @Test func `a stepper may wrap, not repeat, and send at the end alone`() throws {
    let control = show(UIStepper(), width: 94)
    control.maximumValue = 2
    control.wraps = true
    control.autorepeat = false
    control.isContinuous = false
    let count = count(control)
    try tap(control, at: CGPoint(x: 10, y: 20))
    #expect(control.value == 2 && count.values == 1)
    let touch = stage.begin((180, 120))[0]
    stage.wait(3)
    #expect(control.value == 0 && count.values == 1)
    stage.end(touch)
    #expect(count.values == 2)
  }

  @Test func `segments are chosen by taps, each where it lies`() throws {
    let control = show(UISegmentedControl(items: ["a", "b", "c"]), width: 210)
    control.setWidth(110, forSegmentAt: 2)
    let count = count(control)
    try tap(control, at: CGPoint(x: 49, y: 20))
    #expect(control.selectedSegmentIndex == 0 && count.values == 1)
    try tap(control, at: CGPoint(x: 51, y: 20))
    #expect(control.selectedSegmentIndex == 1 && count.values == 2)
    try tap(control, at: CGPoint(x: 60, y: 20))
    #expect(count.values == 2)
    control.setEnabled(false, forSegmentAt: 2)
    try tap(control, at: CGPoint(x: 150, y: 20))
    #expect(control.selectedSegmentIndex == 1 && count.values == 2)
    control.isMomentary = true
    var during = -1
    control.addAction(UIAction { _ in during = control.selectedSegmentIndex }, for: .valueChanged)
    try tap(control, at: CGPoint(x: 10, y: 20))
    #expect(during == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    #expect(count.values == 3)
  }

  @Test func `a page control goes on and back, as far as there are pages`() throws {
    let control = show(UIPageControl())
    control.numberOfPages = 2
    let count = count(control)
    for _ in 0..<3 { try tap(control, at: CGPoint(x: 180, y: 20)) }
    #expect(control.currentPage == 1 && count.values == 1)
    try tap(control, at: CGPoint(x: 20, y: 20))
    #expect(control.currentPage == 0 && count.values == 2)
  }

  @Test func `a picker's wheels turn by drags and taps, and the delegate hears of it`() throws {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [[Int]] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        10 * (component + 1)
      }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { chosen.append([component, row]) }
    }
    stage.window.makeKeyAndVisible()
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    stage.window.addSubview(picker)
    try choose(row: 7, inComponent: 1, of: picker)
    #expect(picker.selectedRow(inComponent: 1) == 7 && source.chosen == [[1, 7]])
    try tap(picker, at: CGPoint(x: 80, y: 108 + 64))
    HeadlessClock.shared.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    try pan(picker, from: CGPoint(x: 80, y: 20), to: CGPoint(x: 80, y: 200))
    HeadlessClock.shared.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 0 && source.chosen.count == 3)
    #expect(throws: InteractionError.self) { try choose(row: 10, of: picker) }
  }

  @Test func `a date picker sends what is chosen, within its range`() throws {
    stage.window.makeKeyAndVisible()
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    stage.window.addSubview(picker)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 100)
    let count = count(picker)
    try choose(Date(timeIntervalSinceReferenceDate: 500), of: picker)
    #expect(picker.date.timeIntervalSinceReferenceDate == 100 && count.values == 1)
    picker.isEnabled = false
    #expect(throws: InteractionError.self) { try choose(.distantPast, of: picker) }
  }

  @Test func `a button shows its menu when it is touched, and an entry can be chosen`() throws {
    let button = show(UIButton(type: .system))
    var log: [String] = []
    let action = UIAction(title: "Rename") { _ in log.append("renamed") }
    let disabled = UIAction(title: "Delete", attributes: .disabled) { _ in log.append("deleted") }
    button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [action]), disabled])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    #expect(throws: InteractionError.self) { try choose("Rename") }
    try tap(button)
    #expect(log == ["menu"] && !button.isTracking)
    #expect(stage.window.presentedMenu?.elements.map(\.title) == ["Rename", "Delete"])
    #expect(throws: InteractionError.self) { try choose("Delete") }
    try choose("Rename")
    #expect(log == ["menu", "renamed"] && stage.window.presentedMenu == nil)
  }

  @Test func `code performs the primary action, whose source is the control`() {
    let button = show(UIButton(type: .system))
    var log: [String] = []
    button.addAction(
      UIAction { action in
        log.append(action.presentationSourceItem === button ? "button" : "other")
      }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    #expect(log == ["button"] && stage.window.presentedMenu == nil)
    button.menu = UIMenu(children: [UIAction(title: "Rename") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(log == ["button"])
    #expect(stage.window.presentedMenu?.elements.map(\.title) == ["Rename"])
  }

  @Test func `a button that shows its choice keeps the entry marked`() throws {
    let button = show(UIButton(type: .system))
    let entries = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(children: entries)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    try tap(button)
    try choose("Large")
    #expect(entries.map(\.state) == [.off, .on] && button.currentTitle == "Large")
    let toggle = show(UIButton(type: .system))
    toggle.changesSelectionAsPrimaryAction = true
    try tap(toggle)
    #expect(toggle.isSelected)
    try tap(toggle)
    #expect(!toggle.isSelected)
  }

  @Test
  func
    `scrolling takes touches from plain views, not from controls, where there is something to scroll`()
    throws
  {
    stage.window.makeKeyAndVisible()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.window.addSubview(scroll)
    let box = stage.box("box", 0, 0, in: scroll)
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scroll.addSubview(button)
    var ups = 0
    button.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    func drag(_ x: CGFloat) {
      let touch = stage.begin((x, 50))[0]
      // Views have their touches after 0.15 seconds.
      stage.wait(0.2)
      stage.move(touch, to: x, 90)
      stage.end(touch)
    }
    drag(50)
    #expect(stage.log.take() == ["box began", "box moved", "box ended"])
    scroll.contentSize = CGSize(width: 400, height: 1000)
    drag(50)
    #expect(stage.log.take() == ["box began", "box cancelled"])
    drag(250)
    #expect(ups == 1)
    scroll.isScrollEnabled = false
    drag(50)
    #expect(stage.log.take() == ["box began", "box moved", "box ended"])
    #expect(box.superview === scroll)
  }
}
