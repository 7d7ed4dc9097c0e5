import Foundation
import HeadlessUIKit
import Testing

/// Foundation's formatters that this package adds, with the texts of Apple's documentation.
@Suite(.ownEnvironment) struct FormatterTests {
  private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "2m 3s"), (.short, "2 min, 3 sec"),
    (.full, "2 minutes, 3 seconds"), (.spellOut, "two minutes, three seconds"),
    (.brief, "2min 3sec"), (.positional, "2:03"),
  ])
  func `a style decides about the words for units`(
    _ style: DateComponentsFormatter.UnitsStyle, _ expected: String
  ) { #expect(text(123, style, [.minute, .second]) == expected) }

  @Test func `zeros are left out as the behavior says`() {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3610, .positional, clock) == "1:00:10")
    #expect(text(4200, .positional, clock) == "1:10:00")
    #expect(text(5, .positional, clock) == "5" && text(5, .positional, clock, .pad) == "0:00:05")
    #expect(text(3610, .abbreviated, all) == "1h 10s")
    #expect(text(600, .abbreviated, all, .dropLeading) == "10m 0s")
    #expect(text(3600, .abbreviated, all, .pad) == "0d 1h 0m 0s")
    #expect(text(3600, .positional, all, .pad) == "0d 1:00:00")
    #expect(text(0, .full, [.minute, .second]) == "0 seconds")
    #expect(text(-65, .positional, [.minute, .second]) == "-1:05")
  }

  @Test func `a text may have few units and say that it is about the remaining time`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.minute]
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 100_000) == "1 day remaining")
  }

  @Test func `components are converted to the allowed units`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1:30")
    #expect(formatter.string(for: 5400) == "1:30" && formatter.string(for: "a") == nil)
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(year: 1, day: 2), unitsStyle: .full) == "1 year, 2 days")
  }

  @Test(arguments: [
    (-18_000.0, "5 hours ago", "5 hours ago"), (86_400, "in 1 day", "tomorrow"),
    (-86_400, "1 day ago", "yesterday"), (691_200, "in 1 week", "next week"),
    (0, "in 0 seconds", "now"), (59, "in 59 seconds", "in 59 seconds"),
  ])
  func `a date is as far away as its largest unit`(
    _ seconds: TimeInterval, _ numeric: String, _ named: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let date = start.addingTimeInterval(seconds)
    #expect(formatter.localizedString(for: date, relativeTo: start) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: date, relativeTo: start) == named)
  }

  @Test func `a list ends with and`() {
    #expect(ListFormatter.localizedString(byJoining: []) == "")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(ListFormatter().string(from: ["a", 2, "c"]) == "a, 2, and c")
  }

  @Test func `addresses and telephone numbers are found in a text`() throws {
    // By value, because Foundation on Linux calls `link` and `phoneNumber` deprecated.
    let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    let telephone = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    let detector = try NSDataDetector(types: link.union(telephone).rawValue)
    let text =
      "See https://example.com/a?b=c. Or www.example.org, mail ada@example.com (or example.de/x),"
      + " call +49 30 1234567. Not 12.5 or e.g. this."
    let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      matches.map { (text as NSString).substring(with: $0.range) } == [
        "https://example.com/a?b=c", "www.example.org", "ada@example.com", "example.de/x",
        "+49 30 1234567",
      ])
    #expect(matches[1].url?.absoluteString == "http://www.example.org")
    #expect(matches[2].url?.scheme == "mailto" && matches[0].resultType == link)
    #expect(matches[4].phoneNumber == "+49 30 1234567" && matches[4].resultType == telephone)
    let links = try NSDataDetector(types: link.rawValue)
    #expect(links.numberOfMatches(in: "030 1234567", range: NSRange(location: 0, length: 11)) == 0)
  }
}

@MainActor @Suite(.ownEnvironment) struct SortDescriptorTests {
  private final class Boat: NSObject {
    var name: String?
    var length = 0
    init(_ name: String?, _ length: Int) {
      self.name = name
      self.length = length
      super.init()
    }
  }

  private func sorted(_ descriptors: NSSortDescriptor...) -> [String] {
    let boats: NSArray = [Boat("tern", 5), Boat("Gull", 5), Boat(nil, 3), Boat("Auk", 9)]
    return boats.sortedArray(using: descriptors).map { ($0 as? Boat)?.name ?? "-" }
  }

  @Test func `objects are sorted by the values of their keys`() {
    #expect(
      sorted(NSSortDescriptor(key: "length", ascending: false)).first == "Auk")
    #expect(sorted(NSSortDescriptor(key: "name", ascending: true)) == ["-", "Auk", "Gull", "tern"])
    let ignoringCase = NSSortDescriptor(
      key: "name", ascending: false, selector: Selector("caseInsensitiveCompare:"))
    #expect(sorted(ignoringCase) == ["tern", "Gull", "Auk", "-"])
    #expect(
      sorted(NSSortDescriptor(key: "length", ascending: true), ignoringCase)
        == ["-", "tern", "Gull", "Auk"])
  }

  @Test func `dictionaries and plain values are sorted too`() {
    let rows: NSArray = [["a": 2], ["a": 1]]
    let first = rows.sortedArray(using: [NSSortDescriptor(key: "a", ascending: true)]).first
    #expect((first as? [String: Int])?["a"] == 1)
    let words: NSArray = ["b", "a"]
    let plain = NSSortDescriptor(key: nil, ascending: true)
    #expect(words.sortedArray(using: [plain]) as? [String] == ["a", "b"])
    let reversed = plain.reversedSortDescriptor as? NSSortDescriptor
    #expect(words.sortedArray(using: [reversed ?? plain]) as? [String] == ["b", "a"])
    let byLength = NSSortDescriptor(key: "length", ascending: true) { left, right in
      (left as? Int ?? 0) > (right as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    let texts: NSArray = ["a", "ccc", "bb"]
    #expect(texts.sortedArray(using: [byLength]) as? [String] == ["ccc", "bb", "a"])
  }
}
