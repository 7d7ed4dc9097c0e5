public import Foundation

/// Formats durations, in English. Foundation declares this class on Linux but does not implement it.
///
/// The texts match Apple's documentation and published examples: "2:03", "2m 3s", "2min 3sec", "2 min, 3 sec", "2
/// minutes, 3 seconds". The locale, fractions and ``collapsesLargestUnit`` have no effect.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The styles of units, with Foundation's raw values.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated, short, full, spellOut, brief
  }

  /// The way in which zeros are dropped, with Foundation's raw values.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In positional style, leading zeros are dropped; in other styles, all zeros.
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No zeros are dropped.
    public static let pad = Self(rawValue: 65536)
  }

  /// The units that the text may contain; years to seconds if it is empty.
  open var allowedUnits: NSCalendar.Unit = []
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which days, months and years are counted.
  open var referenceDate: Date?
  /// The maximum number of units; 0 for no limit. Smaller units are dropped without rounding.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Texts

  /// Returns the text for date components or a number of seconds; nil for other objects.
  open override func string(for obj: Any) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as NSNumber: string(from: seconds.doubleValue)
    default: nil
    }
  }

  /// Returns the text for components, converted to the allowed units.
  open func string(from components: DateComponents) -> String? {
    let start = startDate
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = TimeUnit.allCases.filter {
      allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.calendarUnit)
    }
    guard !units.isEmpty else { return nil }
    let parts = usedCalendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    let values = units.map { (unit: $0, value: parts.value(for: $0.component) ?? 0) }
    let isNegative = values.contains { $0.value < 0 }
    let text = text(of: limited(shown(values.map { ($0.unit, abs($0.value)) })))
    return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    string(from: startDate, to: startDate.addingTimeInterval(ti))
  }

  /// Returns the text for components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var startDate: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// A calendar without daylight saving time, so that every day has 24 hours.
  private var usedCalendar: Calendar {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  // MARK: Parts

  private typealias Part = (unit: TimeUnit, value: Int)

  private var drops: ZeroFormattingBehavior {
    if zeroFormattingBehavior.contains(.pad) { return [] }
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  /// Returns the parts without the dropped zeros; the last part if all are zero.
  private func shown(_ parts: [Part]) -> [Part] {
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return drops.isEmpty ? parts : parts.suffix(1) }
    return parts.indices.filter { index in
      parts[index].value != 0
        || !drops.contains(
          index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map { parts[$0] }
  }

  private func limited(_ parts: [Part]) -> [Part] {
    maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func text(of parts: [Part]) -> String {
    switch unitsStyle {
    case .positional: return positionalText(of: parts)
    case .abbreviated, .brief:
      return parts.map { "\($0.value)\($0.unit.label(unitsStyle, $0.value))" }
        .joined(separator: " ")
    case .short, .full:
      return parts.map { "\($0.value) \($0.unit.label(unitsStyle, $0.value))" }
        .joined(separator: ", ")
    case .spellOut:
      return parts.map { "\(TimeUnit.words(for: $0.value)) \($0.unit.label(.full, $0.value))" }
        .joined(separator: ", ")
    }
  }

  /// Returns `1:02:03`. Days and larger units are followed by letters.
  private func positionalText(of parts: [Part]) -> String {
    let clock = parts.filter { $0.unit.isOfClock }
    let isSeveral = clock.count > 1
    let time = clock.enumerated().map { index, part in
      isSeveral && index > 0 && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }.joined(separator: ":")
    let days = parts.filter { !$0.unit.isOfClock }
    // A single number needs no letter.
    guard parts.count > 1 || days.isEmpty else { return "\(days[0].value)" }
    return
      (days.map { "\($0.value)\($0.unit.label(.abbreviated, $0.value))" }
      + (time.isEmpty ? [] : [time])).joined(separator: " ")
  }
}
