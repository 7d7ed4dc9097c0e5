import Foundation

/// A unit of time with its English words, largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  private typealias Terms = (
    component: Calendar.Component, unit: NSCalendar.Unit, word: String, short: String,
    letter: String
  )

  private var terms: Terms {
    switch self {
    case .year: (.year, .year, "year", "yr", "y")
    case .month: (.month, .month, "month", "mth", "mo")
    case .week: (.weekOfMonth, .weekOfMonth, "week", "wk", "w")
    case .day: (.day, .day, "day", "day", "d")
    case .hour: (.hour, .hour, "hour", "hr", "h")
    case .minute: (.minute, .minute, "minute", "min", "m")
    case .second: (.second, .second, "second", "sec", "s")
    }
  }

  var component: Calendar.Component { terms.component }
  var calendarUnit: NSCalendar.Unit { terms.unit }
  /// The singular.
  var word: String { terms.word }

  var isOfClock: Bool { self == .hour || self == .minute || self == .second }

  /// Returns the word or letter for a quantity.
  func label(_ style: DateComponentsFormatter.UnitsStyle, _ value: Int) -> String {
    let plural = value == 1 ? "" : "s"
    return switch style {
    case .abbreviated, .positional: terms.letter
    // The short words for hours, minutes and seconds have no plural.
    case .short, .brief: terms.short + (isOfClock ? "" : plural)
    case .full, .spellOut: word + plural
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
