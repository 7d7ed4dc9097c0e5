import Foundation

/// A unit of time with its English words, the largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var isOfClock: Bool { self == .hour || self == .minute || self == .second }

  /// The singular.
  var word: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// Returns the word or letter for a quantity.
  func label(_ style: DateComponentsFormatter.UnitsStyle, _ value: Int) -> String {
    let plural = value == 1 ? "" : "s"
    switch style {
    case .abbreviated, .positional:
      return self == .month ? "mo" : String(word.prefix(1))
    case .short, .brief:
      switch self {
      case .year: return "yr" + plural
      case .month: return "mth" + plural
      case .week: return "wk" + plural
      case .day: return "day" + plural
      case .hour: return "hr"
      case .minute: return "min"
      case .second: return "sec"
      }
    case .full, .spellOut: return word + plural
    }
  }

  /// Returns a number in English words.
  static func words(for number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
