import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Date pickers whose wheels a finger turns.
@MainActor @Suite(.ownEnvironment)
struct DateWheelTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func calendar() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    calendar().date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func picker(_ mode: UIDatePicker.Mode, _ date: Date) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    picker.calendar = calendar()
    picker.timeZone = calendar().timeZone
    picker.locale = Locale(identifier: "de_DE")
    picker.date = date
    window.addSubview(picker)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return picker
  }

  private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
    try #require(picker.subviews.first as? UIPickerView)
  }

  @Test func `turning a wheel changes the date, and sends valueChanged`() throws {
    let picker = picker(.date, date(2024, 5, 17, 9, 30))
    var sent: [Date] = []
    picker.addAction(
      UIAction { [unowned picker] _ in sent.append(picker.date) }, for: .valueChanged)
    let wheels = try wheels(picker)
    #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [4, 16, 2023])
    try choose(row: 20, inComponent: 1, of: wheels)
    #expect(sent == [date(2024, 5, 21, 9, 30)])
    try choose(row: 7, inComponent: 0, of: wheels)
    #expect(picker.date == date(2024, 8, 21, 9, 30) && sent.count == 2)
  }

  @Test func `a day that the month does not have becomes its last one`() throws {
    let picker = picker(.date, date(2023, 3, 31))
    let wheels = try wheels(picker)
    try choose(row: 1, inComponent: 0, of: wheels)
    #expect(picker.date == date(2023, 2, 28))
    #expect(wheels.selectedRow(inComponent: 1) == 27)
  }

  @Test func `wheels go back to the nearest date of the range, and say nothing if it is the same`()
    throws
  {
    let picker = picker(.dateAndTime, date(2024, 5, 17, 9, 30))
    picker.minimumDate = date(2024, 5, 17, 9, 30)
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let wheels = try wheels(picker)
    let day = wheels.selectedRow(inComponent: 0)
    try choose(row: day - 1, inComponent: 0, of: wheels)
    #expect(picker.date == date(2024, 5, 17, 9, 30) && count == 0)
    #expect(wheels.selectedRow(inComponent: 0) == day)
    try choose(row: day + 2, inComponent: 0, of: wheels)
    #expect(picker.date == date(2024, 5, 19, 9, 30) && count == 1)
  }

  @Test func `minutes have steps, and hours two halves where the locale has them`() throws {
    let picker = picker(.time, date(2024, 5, 17, 15, 30))
    picker.minuteInterval = 15
    picker.locale = Locale(identifier: "en_US")
    let wheels = try wheels(picker)
    #expect(wheels.numberOfComponents == 3 && wheels.numberOfRows(inComponent: 1) == 4)
    #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [2, 2, 1])
    try choose(row: 0, inComponent: 2, of: wheels)
    try choose(row: 3, inComponent: 1, of: wheels)
    #expect(picker.date == date(2024, 5, 17, 3, 45))
    try choose(row: 11, inComponent: 0, of: wheels)
    #expect(picker.date == date(2024, 5, 17, 0, 45))
  }

  @Test func `a count-down has hours and minutes, at least one minute`() throws {
    let picker = picker(.countDownTimer, date(2024, 5, 17))
    picker.preferredDatePickerStyle = .automatic
    picker.countDownDuration = 300
    let wheels = try wheels(picker)
    try choose(row: 1, inComponent: 0, of: wheels)
    #expect(picker.countDownDuration == 3900)
    try choose(row: 0, inComponent: 0, of: wheels)
    try choose(row: 0, inComponent: 1, of: wheels)
    #expect(picker.countDownDuration == 60)
  }

  @Test func `a picker of another style has no wheels`() {
    let picker = picker(.date, date(2024, 5, 17))
    picker.preferredDatePickerStyle = .compact
    #expect(picker.subviews.isEmpty && picker.datePickerStyle == .compact)
    #expect(UIDatePicker().datePickerStyle == .compact)
    UIKitEra.current = .iOS13
    #expect(UIDatePicker().datePickerStyle == .wheels)
  }
}
