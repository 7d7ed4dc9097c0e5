public import Foundation

/// Formats a date relative to another, in English, as in "2 hours ago" or "tomorrow". Foundation does not provide this
/// class on Linux.
///
/// The locale and the formatting context have no effect.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words such as "yesterday" are used, with Foundation's raw values.
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named
  }

  /// The styles of units, with Foundation's raw values.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for a date relative to now; nil for other objects.
  open override func string(for obj: Any) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// Returns the text for the largest unit in the time between two dates.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: calendar.dateComponents(
        Set(TimeUnit.allCases.map(\.component)), from: referenceDate, to: date))
  }

  /// Returns the text for the largest unit in a number of seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for the largest nonzero unit in components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in TimeUnit.allCases {
      let week = unit == .week ? dateComponents.weekOfYear : nil
      if let value = week ?? dateComponents.value(for: unit.component), value != 0 {
        return text(unit, value)
      }
    }
    let unit = TimeUnit.allCases.last { dateComponents.value(for: $0.component) != nil } ?? .second
    return text(unit, 0)
  }

  private func text(_ unit: TimeUnit, _ value: Int) -> String {
    if dateTimeStyle == .named, let name = name(unit, value) { return name }
    let count = abs(value)
    let number = unitsStyle == .spellOut ? TimeUnit.words(for: count) : "\(count)"
    let amount: String
    switch unitsStyle {
    case .full, .spellOut: amount = "\(number) \(unit.label(.full, count))"
    case .short: amount = "\(number) \(shortWord(unit, count))"
    case .abbreviated: amount = number + unit.label(.abbreviated, count)
    }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func shortWord(_ unit: TimeUnit, _ count: Int) -> String {
    switch unit {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: count == 1 ? "day" : "days"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  /// Returns the name for the current unit or an adjacent one; nil for others.
  private func name(_ unit: TimeUnit, _ value: Int) -> String? {
    switch (unit, value) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (.hour, 0), (.minute, 0): return "this \(unit.word)"
    case (.hour, _), (.minute, _), (.second, _): return nil
    case (_, -1): return "last \(unit.word)"
    case (_, 0): return "this \(unit.word)"
    case (_, 1): return "next \(unit.word)"
    default: return nil
    }
  }
}

/// Joins texts into an English list, as in "a, b, and c". Foundation does not provide this class on Linux.
///
/// The locale has no effect.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the items; nil if they are texts.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  open class func localizedString(byJoining strings: [String]) -> String {
    guard strings.count > 2, let last = strings.last else {
      return strings.joined(separator: " and ")
    }
    return strings.dropLast().joined(separator: ", ") + ", and " + last
  }
}
