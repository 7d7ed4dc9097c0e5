import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ControlValueTests {
  @Test func `a nib's control has its flags and alignments`() throws {
    let control: UIControl = try NibSketch.object(
      "UIControl",
      [
        "UIDisabled": true, "UISelected": true, "UIContentHorizontalAlignment": 5,
        "UIContentVerticalAlignment": 3,
      ]
    ).load()
    #expect(control.state == [.disabled, .selected])
    #expect(control.contentHorizontalAlignment == .trailing)
    #expect(control.effectiveContentHorizontalAlignment == .right)
    #expect(control.contentVerticalAlignment == .fill)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }

  @Test func `a switch`() throws {
    let on: UISwitch = try NibSketch.object(
      "UISwitch", ["UISwitchOn": true, "UISwitchOnTintColor": .color(1, 0, 0)]
    ).load()
    #expect(on.isOn)
    #expect(on.onTintColor == .red)
    let off: UISwitch = try NibSketch.object("UISwitch", [:]).load()
    #expect(!off.isOn)
  }

  @Test func `a slider keeps its value within its range`() throws {
    let slider: UISlider = try NibSketch.object(
      "UISlider", ["UIValue": 5.0, "UIMinValue": -10.0, "UIMaxValue": 10.0]
    ).load()
    #expect(slider.value == 5)
    #expect(slider.isContinuous)
    slider.value = 20
    #expect(slider.value == 10)
    slider.maximumValue = -20
    #expect(slider.minimumValue == -20)
    #expect(slider.value == -20)
    let plain: UISlider = try NibSketch.object("UISlider", [:]).load()
    #expect(plain.maximumValue == 1)
  }

  @Test func `a stepper`() throws {
    let stepper: UIStepper = try NibSketch.object(
      "UIStepper",
      [
        "UIValue": 1.0, "UIMinimumValue": 1.0, "UIMaximumValue": 4.0, "UIContinuous": false,
        "UIAutorepeat": false, "UIWraps": true,
      ]
    ).load()
    #expect(stepper.value == 1)
    #expect(stepper.maximumValue == 4)
    #expect(!stepper.isContinuous)
    #expect(!stepper.autorepeat)
    #expect(stepper.wraps)
    stepper.value = 9
    #expect(stepper.value == 4)
    #expect(UIStepper().maximumValue == 100)
  }

  @Test func `segments of a nib`() throws {
    let control: UISegmentedControl = try NibSketch.object(
      "UISegmentedControl",
      [
        "UISegments": [
          .object("UISegment", ["UISegmentInfo": "First"]),
          .object("UISegment", ["UISegmentInfo": "Second", "UISegmentPosition": 1]),
          .object(
            "UISegment",
            ["UISegmentInfo": .object("UIImageNibPlaceholder", ["UIResourceName": "star"])]),
        ], "UISelectedSegmentIndex": 1, "UISegmentedControlTintColor": .color(1, 0, 0),
      ]
    ).load()
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "Second")
    #expect(control.imageForSegment(at: 2)?.name == "star")
    #expect(control.titleForSegment(at: 3) == nil)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.tintColor == .red)
    #expect(control.subviews.count == 3)
  }

  @Test func `segments are inserted and removed around the chosen one`() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "B")
    control.removeSegment(at: 9, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("Z", forSegmentAt: 0)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Z")
    #expect(!control.isEnabledForSegment(at: 0))
    control.removeAllSegments()
    #expect(control.subviews.isEmpty)
  }

  @Test func `a page control shows a page that there is`() throws {
    let control: UIPageControl = try NibSketch.object(
      "UIPageControl",
      ["UINumberOfPages": 3, "UICurrentPage": 7, "UIHideForSinglePage": true]
    ).load()
    #expect(control.numberOfPages == 3)
    #expect(control.currentPage == 2)
    #expect(control.hidesForSinglePage)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }

  @Test func `a page control without pages has no current one, or the first if it had pages`() {
    let control = UIPageControl()
    #expect(control.currentPage == -1)
    control.currentPage = 2
    #expect(control.currentPage == -1)
    control.numberOfPages = 3
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }

  @Test func `a progress view`() throws {
    let view: UIProgressView = try NibSketch.object(
      "UIProgressView", ["UIProgress": 0.5, "UIProgressViewStyle": 1]
    ).load()
    #expect(view.progress == 0.5)
    #expect(view.progressViewStyle == .bar)
    view.setProgress(2, animated: false)
    #expect(view.progress == 1)
  }

  @Test func `an activity indicator of a document has its style, its motion and its hiding`() throws
  {
    let view: UIActivityIndicatorView = try NibSketch.object(
      "UIActivityIndicatorView",
      [
        "UIActivityIndicatorViewStyle": 0, "UIActivityIndicatorViewStyle-Modern": 101,
        "UIHidesWhenStopped": false, "UIAnimating": true, "UIColor": .color(1, 0, 0),
      ]
    ).load()
    #expect(view.style == .large)
    #expect(view.isAnimating)
    #expect(!view.hidesWhenStopped)
    #expect(view.color == .red)
    let old: UIActivityIndicatorView = try NibSketch.object(
      "UIActivityIndicatorView", ["UIActivityIndicatorViewStyle": 2, "UIHidden": true]
    ).load()
    #expect(old.style == .gray)
    #expect(old.isHidden)
    old.startAnimating()
    #expect(!old.isHidden)
    old.stopAnimating()
    #expect(old.isHidden)
    #expect(UIActivityIndicatorView(style: .medium).isHidden)
  }

  @Test func `a date picker keeps its date within its range`() throws {
    let day = 86400.0
    func date(_ number: Double) -> NibSketch { .object("NSDate", ["NS.time": .double(number)]) }
    let picker: UIDatePicker = try NibSketch.object(
      "UIDatePicker",
      ["UIDatePickerMode": 1, "UIDate": date(3 * day), "UIMaximumDate": date(5 * day)]
    ).load()
    #expect(picker.datePickerMode == .date)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3 * day))
    picker.date = Date(timeIntervalSinceReferenceDate: 9 * day)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 5 * day))
  }

  @Test func `a picker asks its data source`() {
    let source = Rows()
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 4)
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 3)
    source.count = 2
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  @Test func `an effect view has its content inside`() throws {
    let view: UIVisualEffectView = try NibSketch.object(
      "UIVisualEffectView",
      [
        "UIVisualEffectViewEffect": .object("UIBlurEffect", ["UIBlurEffectStyle": 1]),
        "UIVisualEffectViewContentView": .object("_UIVisualEffectContentView", ["UITag": 9]),
      ]
    ).load()
    #expect(view.contentView.tag == 9)
    #expect(view.contentView.superview === view)
    #expect(view.effect is UIBlurEffect)
  }
}

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count = 4

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count
  }
}
