import InterfaceBuilder
import NibFormat
import XMLTree

// Controls that hold a value, and views that show one.
extension NibEncoder {
  func encodeSwitch(_ view: IBObject, _ object: Int) {
    encodeControl(view, object)
    let node = view.node
    if node.bool(Names.enabled) != false { add("UISwitchEnabled", true, to: object) }
    flag(Names.on, "UISwitchOn", of: node, to: object)
    color("onTintColor", "UISwitchOnTintColor", of: node, to: object)
    color("thumbTintColor", "UIThumbTintColor", of: node, to: object)
  }

  func encodeSlider(_ view: IBObject, _ object: Int) {
    encodeControl(view, object)
    let node = view.node
    float(Names.value, "UIValue", of: node, to: object, omitting: 0)
    float(Names.minValue, "UIMinValue", of: node, to: object, omitting: 0)
    float(Names.maxValue, "UIMaxValue", of: node, to: object, omitting: 1)
    flag(Names.continuous, is: false, "UIContinuous", writes: false, of: node, to: object)
    image(Names.minimumValueImage, "UIMinimumValueImage", of: node, to: object)
    image(Names.maximumValueImage, "UIMaximumValueImage", of: node, to: object)
    color("minimumTrackTintColor", "UIMinimumTrackTintColor", of: node, to: object)
    color("maximumTrackTintColor", "UIMaximumTrackTintColor", of: node, to: object)
    color("thumbTintColor", "UIThumbTintColor", of: node, to: object)
  }

  func encodeStepper(_ view: IBObject, _ object: Int) {
    encodeControl(view, object)
    let node = view.node
    double(Names.value, "UIValue", of: node, to: object, omitting: 0)
    double(Names.minimumValue, "UIMinimumValue", of: node, to: object, omitting: 0)
    double(Names.maximumValue, "UIMaximumValue", of: node, to: object, omitting: 100)
    double(Names.stepValue, "UIStepValue", of: node, to: object, omitting: 1)
    flag(Names.continuous, is: false, "UIContinuous", writes: false, of: node, to: object)
    flag(Names.autorepeat, is: false, "UIAutorepeat", writes: false, of: node, to: object)
    flag(Names.wraps, "UIWraps", of: node, to: object)
  }

  func encodePageControl(_ view: IBObject, _ object: Int) {
    encodeControl(view, object)
    let node = view.node
    int(Names.numberOfPages, "UINumberOfPages", of: node, to: object)
    int(Names.currentPage, "UICurrentPage", of: node, to: object)
    flag(Names.hidesForSinglePage, "UIHideForSinglePage", of: node, to: object)
    color("pageIndicatorTintColor", "UIPageIndicatorTintColor", of: node, to: object)
    color("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor", of: node, to: object)
  }

  func encodeProgressView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    let node = view.node
    float(Names.progress, "UIProgress", of: node, to: object, omitting: 0)
    word(Names.progressViewStyle, "UIProgressViewStyle", in: .progressStyle, of: node, to: object)
    color("progressTintColor", "UIProgressProgressTintColor", of: node, to: object)
    color("trackTintColor", "UIProgressTrackTintColor", of: node, to: object)
  }

  func encodeDatePicker(_ view: IBObject, _ object: Int) {
    encodeControl(view, object)
    let node = view.node
    word(
      Names.datePickerMode, "UIDatePickerMode", in: .datePickerMode, of: node, to: object,
      omitting: 2)
    int(Names.minuteInterval, "UIMinuteInterval", of: node, to: object, omitting: 1)
    date("date", "UIDate", of: node, to: object)
    date("minimumDate", "UIMinimumDate", of: node, to: object)
    date("maximumDate", "UIMaximumDate", of: node, to: object)
  }

  func encodePicker(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    add("UIAllowSelectingCells", true, to: object)
    flag(Names.showsSelectionIndicator, "UIShowsSelectionBar", of: view.node, to: object)
  }

  func encodeSegmentedControl(_ control: IBObject, _ object: Int) {
    let node = control.node
    let parts =
      node.firstElement(named: Names.segments)?.elements.filter {
        $0.name == Names.segment
      } ?? []
    let frame = node.child(keyed: "frame")?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let segments = parts.enumerated().map { index, part in
      segment(part, index, parts.count, in: frame)
    }
    encodeControl(control, subviews: segments, object)
    word(
      Names.segmentControlStyle, "UISegmentedControlStyle", in: .segmentStyle, of: node, to: object)
    add("UISegments", mutableArray: segments, to: object)
    add("UISelectedSegmentIndex", node.int(Names.selectedSegmentIndex) ?? -1, to: object)
    flag(Names.momentary, "UIMomentaryClick", of: node, to: object)
    color("tintColor", "UISegmentedControlTintColor", of: node, to: object)
  }

  /// A segment: a view of its own that shares the width of the control.
  private func segment(_ part: Node, _ index: Int, _ count: Int, in frame: Rect) -> Int {
    let segment = builder.addObject("UISegment")
    let width = count > 0 ? frame.width / Double(count) : 0
    add("UIBounds", [0, 0, width, frame.height], to: segment)
    add("UICenter", [width * Double(index) + width / 2, frame.height / 2], to: segment)
    add("UIAutoresizeSubviews", true, to: segment)
    if era.writesSemanticContentAttribute {
      add("UIViewSemanticContentAttribute", 0, to: segment)
    }
    if let image = document.image(Names.image, of: part) {
      add("UISegmentInfo", object: self.image(image), to: segment)
    } else {
      add(
        "UISegmentInfo", object: localizable(part[Names.title] ?? "", Names.title, of: part),
        to: segment)
    }
    add("UISegmentStyle", 5, to: segment)
    let position = count == 1 ? 3 : index == 0 ? 0 : index == count - 1 ? 2 : 1
    if position != 0 { add("UISegmentPosition", position, to: segment) }
    return segment
  }

  private func double(
    _ name: Name, _ key: NibKey, of node: Node, to object: Int, omitting omitted: Double
  ) {
    if let value = node.double(name), value != omitted { add(key, double: value, to: object) }
  }

  private func date(_ property: String, _ key: NibKey, of node: Node, to object: Int) {
    guard let time = node.child(keyed: property)?.double(Names.timeIntervalSinceReferenceDate)
    else { return }
    let date = builder.addObject("NSDate")
    add("NS.time", double: time, to: date)
    add(key, object: date, to: object)
  }
}
