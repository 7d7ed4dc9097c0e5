import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints a date picker with its date, or a fixed sample date if it has none, so that pictures do not change from day
  /// to day. A picker with wheels contains a view that paints them.
  func paintDatePicker(_ picker: UIDatePicker, _ frame: CGRect) {
    guard picker.datePickerStyle != .wheels else { return }
    let shown = ShownDate(picker)
    if picker.datePickerStyle == .inline, picker.datePickerMode != .time, frame.height > 200 {
      return paintMonth(of: shown, in: frame, picker.tintColor)
    }
    let font = UIFont.systemFont(ofSize: 17)
    var x = frame.minX
    for content in shown.texts(picker.datePickerMode) {
      let width = width(content, font) + 22
      let capsule = CGRect(x: x, y: frame.midY - 17, width: width, height: 34)
      fill(capsule, .tertiarySystemFill, radius: 6)
      text(content, font, .label, in: capsule)
      x += width + 6
    }
  }

  /// Paints the month of a date with its day selected.
  private func paintMonth(of shown: ShownDate, in frame: CGRect, _ tint: UIColor) {
    text(
      shown.text(template: "MMMMy"), .systemFont(ofSize: 17, weight: .semibold), .label,
      in: CGRect(x: frame.minX + 16, y: frame.minY, width: frame.width - 32, height: 44), .left)
    let column = (frame.width - 32) / 7
    let row = min((frame.height - 70) / 6, 44)
    for (index, day) in shown.weekdays.enumerated() {
      text(
        day, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel,
        in: CGRect(
          x: frame.minX + 16 + CGFloat(index) * column, y: frame.minY + 48, width: column,
          height: 18))
    }
    let start = shown.firstColumn
    for day in shown.days {
      let place = start + day - 1
      let cell = CGRect(
        x: frame.minX + 16 + CGFloat(place % 7) * column,
        y: frame.minY + 70 + CGFloat(place / 7) * row, width: column, height: row)
      let isChosen = day == shown.day
      if isChosen {
        let side = min(column, row)
        fill(
          .ellipse(
            CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)),
          components(tint.withAlphaComponent(0.12)))
      }
      text("\(day)", .systemFont(ofSize: 20), isChosen ? tint : .label, in: cell)
    }
  }
}

/// The date that a picker shows.
@MainActor
private struct ShownDate {
  private let date: Date
  private let calendar: Calendar
  private let duration: TimeInterval

  init(_ picker: UIDatePicker) {
    var calendar = picker.calendar ?? .current
    // The language of the machine must not change the picture.
    calendar.locale = picker.locale ?? Locale(identifier: "en_US")
    if let zone = picker.timeZone { calendar.timeZone = zone }
    self.calendar = calendar
    duration = picker.countDownDuration
    // Monday, June 9, 2025, 9:41.
    let sample = DateComponents(year: 2025, month: 6, day: 9, hour: 9, minute: 41)
    date = picker.hasOwnDate ? picker.date : calendar.date(from: sample) ?? picker.date
  }

  /// The texts of a compact picker.
  func texts(_ mode: UIDatePicker.Mode) -> [String] {
    switch mode {
    case .time: [text(.none, .short)]
    case .date: [text(.medium, .none)]
    case .yearAndMonth: [text(template: "MMMMy")]
    case .dateAndTime: [text(.medium, .none), text(.none, .short)]
    case .countDownTimer: countdown
    }
  }

  private var countdown: [String] {
    // A document may contain any number, even an infinite one.
    let minutes = max(Int(exactly: (duration / 60).rounded(.down)) ?? 1, 1)
    let hours = minutes / 60
    return [hours == 1 ? "1 hour" : "\(hours) hours", "\(minutes % 60) min"]
  }

  private func text(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    let formatter = formatter
    (formatter.dateStyle, formatter.timeStyle) = (date, time)
    return formatter.string(from: self.date)
  }

  /// Returns the date with the parts of a template, in the order of the language.
  func text(template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// The names of the weekdays, starting with the first day of the week in the calendar.
  var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols.map { $0.uppercased() }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  var day: Int { calendar.component(.day, from: date) }
  var days: Range<Int> { calendar.range(of: .day, in: .month, for: date) ?? 1..<2 }

  /// The column of the first day of the month.
  var firstColumn: Int {
    let weekday = calendar.component(.weekday, from: date)
    return ((weekday - day - calendar.firstWeekday + 1) % 7 + 7) % 7
  }
}
