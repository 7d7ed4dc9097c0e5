import Foundation

/// The wheels of a date picker.
///
/// The components of a date are ordered as in the United States, and wheels end at their first and last rows. On a
/// device, the locale determines the order, and the wheels of months, days, hours and minutes are endless.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The date component that a wheel shows.
  enum Part {
    case day, hour, minute, half, month, dayOfMonth, year
  }

  private unowned let picker: UIDatePicker
  private(set) var parts: [Part] = []
  /// The day in the middle of a wheel of days.
  private var middleDay = Date(timeIntervalSinceReferenceDate: 0)
  /// The number of days before and after the middle one.
  private static let days = 5000

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: picker.bounds)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar {
    var calendar = picker.calendar ?? .current
    if let zone = picker.timeZone { calendar.timeZone = zone }
    if let locale = picker.locale { calendar.locale = locale }
    return calendar
  }

  private var halvesDay: Bool {
    let format = DateFormatter.dateFormat(
      fromTemplate: "j", options: 0, locale: picker.locale ?? calendar.locale ?? .current)
    return format?.contains("a") ?? false
  }

  private var step: Int {
    let step = picker.minuteInterval
    return (1...30).contains(step) && 60 % step == 0 ? step : 1
  }

  // MARK: Showing a date

  /// Turns the wheels to the picker's date.
  func show() {
    let half: [Part] = halvesDay ? [.half] : []
    let before = rowCounts
    parts =
      switch picker.datePickerMode {
      case .time: [.hour, .minute] + half
      case .date: [.month, .dayOfMonth, .year]
      case .dateAndTime: [.day, .hour, .minute] + half
      case .countDownTimer: [.hour, .minute]
      case .yearAndMonth: [.month, .year]
      }
    let middle = calendar.startOfDay(for: picker.date)
    let isOtherDay = middle != middleDay
    middleDay = middle
    if rowCounts != before { reloadAllComponents() }
    let now = values
    for (wheel, part) in parts.enumerated() {
      // The rows of a wheel of days are relative to the day in the middle.
      if part == .day, isOtherDay { reloadComponent(wheel) }
      let row = row(of: part, now)
      if selectedRow(inComponent: wheel) != row {
        selectRow(row, inComponent: wheel, animated: false)
      }
    }
  }

  /// The numbers of rows of the wheels.
  private var rowCounts: [Int] {
    parts.indices.map { pickerView(self, numberOfRowsInComponent: $0) }
  }

  /// The components of the chosen date or duration.
  private var values: DateComponents {
    guard picker.datePickerMode == .countDownTimer else {
      return calendar.dateComponents(
        [.era, .year, .month, .day, .hour, .minute], from: picker.date)
    }
    let minutes = Int(exactly: (picker.countDownDuration / 60).rounded(.down)) ?? 0
    return DateComponents(hour: minutes / 60 % 24, minute: minutes % 60)
  }

  private func row(of part: Part, _ values: DateComponents) -> Int {
    let hour = values.hour ?? 0
    switch part {
    case .day: return Self.days
    case .hour: return hours == 12 ? (hour + 11) % 12 : hour
    case .minute: return (values.minute ?? 0) / step
    case .half: return hour < 12 ? 0 : 1
    case .month: return (values.month ?? 1) - 1
    case .dayOfMonth: return (values.day ?? 1) - 1
    case .year: return (values.year ?? 1) - 1
    }
  }

  // MARK: Rows

  private var hours: Int { parts.contains(.half) ? 12 : 24 }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch parts[component] {
    case .day: 2 * Self.days + 1
    case .hour: hours
    case .minute: 60 / step
    case .half: 2
    case .month: calendar.monthSymbols.count
    case .dayOfMonth: 31
    case .year: 10_000
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    switch parts[component] {
    case .day:
      let day = calendar.dateComponents([.month, .day], from: day(ofRow: row))
      return "\(calendar.shortMonthSymbols[(day.month ?? 1) - 1]) \(day.day ?? 1)"
    case .hour: return "\(hours == 12 ? row + 1 : row)"
    case .minute: return row * step < 10 ? "0\(row * step)" : "\(row * step)"
    case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .month: return calendar.monthSymbols[row]
    case .dayOfMonth, .year: return "\(row + 1)"
    }
  }

  private func day(ofRow row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.days, to: middleDay) ?? middleDay
  }

  // MARK: Choosing

  /// Stores the date that the wheels show. A day that does not exist in the month becomes its last day.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var values = values
    var hour = values.hour ?? 0
    for (wheel, part) in parts.enumerated() {
      let row = selectedRow(inComponent: wheel)
      switch part {
      case .day:
        let day = calendar.dateComponents([.era, .year, .month, .day], from: day(ofRow: row))
        (values.era, values.year, values.month, values.day) = (
          day.era, day.year, day.month, day.day
        )
      case .hour: hour = hours == 12 ? (row + 1) % 12 : row
      case .minute: values.minute = row * step
      case .half: hour += row * 12
      case .month: values.month = row + 1
      case .dayOfMonth: values.day = row + 1
      case .year: values.year = row + 1
      }
    }
    values.hour = hour
    picker.take(values, calendar)
  }
}
