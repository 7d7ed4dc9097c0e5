import Foundation
import HeadlessUIKit
import Testing

/// Days that a test chooses in a calendar.
@MainActor @Suite(.ownEnvironment) struct CalendarViewTests {
  private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var chosen: [String] = []
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { chosen.append("\(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { chosen.append("+\(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { chosen.append("-\(dateComponents.day ?? 0)") }
  }

  private func day(_ day: Int) -> DateComponents { DateComponents(year: 2024, month: 5, day: day) }

  @Test func `a day is chosen if it is available and the delegate allows it`() throws {
    let (view, chooser) = (UICalendarView(), Chooser())
    #expect(!view.tapDate(day(4)))
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    view.selectionBehavior = selection
    #expect(view.tapDate(day(4)) && selection.selectedDate == day(4))
    #expect(!view.tapDate(day(13)) && chooser.chosen == ["4"])
    let start = try #require(view.calendar.date(from: day(10)))
    view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    #expect(!view.tapDate(day(5)) && view.tapDate(day(11)) && chooser.chosen == ["4", "11"])
    selection.setSelected(nil, animated: true)
    #expect(selection.selectedDate == nil && chooser.chosen.count == 2)
  }

  @Test func `of several days, a second tap takes one back`() {
    let (view, chooser) = (UICalendarView(), Chooser())
    let selection = UICalendarSelectionMultiDate(delegate: chooser)
    view.selectionBehavior = selection
    for number in [4, 5, 4] { view.tapDate(day(number)) }
    #expect(selection.selectedDates == [day(5)] && chooser.chosen == ["+4", "+5", "-4"])
  }
}
