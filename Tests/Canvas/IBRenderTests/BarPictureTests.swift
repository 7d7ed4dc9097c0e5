import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// What pictures of bars and pickers show.
@MainActor
@Suite struct BarPictureTests {
  private func runs(_ picture: Picture) -> [Picture.TextRun] {
    picture.steps.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func bar(_ items: UINavigationItem...) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    bar.setItems(items, animated: false)
    return bar
  }

  @Test func `the title is in the middle of the lower 44 points`() throws {
    let run = try #require(runs(try Picture(of: bar(UINavigationItem(title: "Tides")))).first)
    #expect(run.text == "Tides" && abs(run.origin.x + run.width / 2 - 160) < 0.5)
    #expect((20...64).contains(run.origin.y))
  }

  @Test func `the back button has the previous title, and is missing if the item hides it`() throws
  {
    let item = UINavigationItem(title: "Ferry")
    let shown = bar(UINavigationItem(title: "Tides"), item)
    #expect(Set(try Picture(of: shown).texts) == ["Tides", "Ferry"])
    item.hidesBackButton = true
    #expect(try Picture(of: shown).texts == ["Ferry"])
  }

  @Test func `the buttons change sides in a layout from right to left`() throws {
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    let shown = bar(item)
    #expect(try #require(runs(try Picture(of: shown)).first).origin.x < 160)
    shown.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(runs(try Picture(of: shown)).first).origin.x > 160)
  }

  @Test func `a black bar has a white title on black`() throws {
    let shown = bar(UINavigationItem(title: "Night"))
    shown.barStyle = .black
    let picture = try Picture(of: shown)
    #expect(runs(picture).first?.color == UIColor.white.cgColor)
    guard case .fill(_, .color(let background))? = picture.steps.first else {
      Issue.record("no background")
      return
    }
    #expect(background.red == 0 && background.alpha == 1)
  }

  @Test func `a tab of the system has its title`() throws {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.setItems(
      [
        UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
        UITabBarItem(title: "Map", image: nil, tag: 1),
      ], animated: false)
    #expect(try Picture(of: tabs).texts == ["Favorites", "Map"])
  }

  @Test func `bars on a screen are drawn in front of the view`() throws {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.text = "below"
    let picture = try Picture(
      of: view, at: CGPoint(x: 0, y: 64), under: [bar(UINavigationItem(title: "above"))],
      onScreen: CGSize(width: 320, height: 544))
    #expect(picture.texts == ["below", "above"])
    #expect(picture.size == CGSize(width: 320, height: 544))
  }

  @Test func `a picker shows the rows around the selected one`() throws {
    final class Piers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        40
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "Pier \(row)" }
    }
    let piers = Piers()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = piers
    picker.delegate = piers
    picker.selectRow(10, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let texts = try Picture(of: picker).texts
    #expect(texts.contains("Pier 10") && texts.contains("Pier 8") && !texts.contains("Pier 30"))
  }

  @Test(arguments: [
    (3720, ["1 hour", "2 min"]), (7200, ["2 hours", "0 min"]), (0, ["0 hours", "1 min"]),
    (.infinity, ["0 hours", "1 min"]), (1e300, ["0 hours", "1 min"]), (.nan, ["0 hours", "1 min"]),
  ])
  func `a timer shows its duration, and a minute if that is no duration`(
    _ duration: TimeInterval, _ texts: [String]
  ) throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .compact
    picker.countDownDuration = duration
    #expect(try Picture(of: picker).texts == texts)
  }

  @Test func `a date picker shows its date or a sample date, one with wheels shows its wheels`()
    throws
  {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    #expect(try Picture(of: picker).texts == ["Jun 9, 2025"])
    picker.date = try #require(
      Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 18)))
    #expect(try Picture(of: picker).texts == ["Feb 29, 2024"])
    picker.preferredDatePickerStyle = .inline
    picker.frame.size.height = 330
    let month = try Picture(of: picker).texts
    #expect(month.first == "February 2024" && month.last == "29")
    // The first of that month was a Thursday.
    let runs = runs(try Picture(of: picker))
    let day = try #require(runs.first { $0.text == "1" })
    let column = try #require(runs.first { $0.text == "THU" })
    #expect(abs(day.origin.x + day.width / 2 - column.origin.x - column.width / 2) < 1)
    picker.preferredDatePickerStyle = .wheels
    picker.layoutIfNeeded()
    let texts = try Picture(of: picker).texts
    #expect(texts.count > 3 && !texts.contains("Jun 9, 2025"))
  }
}
