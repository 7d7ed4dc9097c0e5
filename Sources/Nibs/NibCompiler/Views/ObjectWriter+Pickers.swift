import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writePickerView() {
    writeView()
    writeTrue("UIShowsSelectionBar", unlessNo: Names.showsSelectionIndicator)
    write("UIAllowSelectingCells", true)
  }

  /// Writes a date picker, with its two modes and its minute interval only if they differ from the defaults.
  func writeDatePicker() {
    writeControl()
    write("UIDatePickerMode", word: Names.datePickerMode, in: .datePickerMode, omitting: 2)
    write("UIDatePickerStyle", word: Names.style, in: .datePickerStyle)
    write("UIMinuteInterval", int: Names.minuteInterval, omitting: 1)
    write("UICountDownDuration", double: Names.countDownDuration)
    writeTrue("UIDatePickerUseCurrentDateDuringDecoding", ifYes: Names.useCurrentDate)
    writeDate("UIDate", "date")
    writeDate("UIMinimumDate", "minimumDate")
    writeDate("UIMaximumDate", "maximumDate")
  }

  private func writeDate(_ key: NibKey, _ property: StaticString) {
    guard let interval = node.child(property)?.double(Names.timeIntervalSinceReferenceDate) else {
      return
    }
    let date = encoder.builder.addObject("NSDate")
    encoder.builder.add("NS.time", interval, to: date)
    write(key, object: date)
  }
}
