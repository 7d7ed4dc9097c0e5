import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// The wheels of a picker, as they scroll.
@MainActor @Suite(.ownEnvironment)
struct PickerWheelTests {
  private final class Piers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [40, 3]
    var asked: [Int] = []
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    {
      if component == 0 { asked.append(row) }
      return "Pier \(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ piers: Piers) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = piers
    picker.delegate = piers
    window.addSubview(picker)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return picker
  }

  @Test func `only the visible rows have views, with the titles of the delegate`() throws {
    let piers = Piers()
    let picker = show(piers)
    #expect(piers.asked == [0, 1, 2, 3])
    let label = try #require(picker.view(forRow: 2, forComponent: 0) as? UILabel)
    #expect(label.text == "Pier 2")
    #expect(label.convert(label.bounds, to: picker) == CGRect(x: 0, y: 156, width: 160, height: 32))
    #expect(picker.view(forRow: 20, forComponent: 0) == nil)
    picker.selectRow(20, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 20, forComponent: 0)?.superview != nil)
    #expect(picker.view(forRow: 2, forComponent: 0) == nil && piers.chosen.isEmpty)
  }

  @Test func `views of the delegate's own are used again`() {
    final class Delegate: NSObject, UIPickerViewDelegate {
      var reused = 0
      var made = 0
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view == nil { made += 1 } else { reused += 1 }
        return view ?? UIImageView()
      }
    }
    let piers = Piers()
    let picker = show(piers)
    let delegate = Delegate()
    picker.delegate = delegate
    window.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) is UIImageView)
    let made = delegate.made
    picker.selectRow(30, inComponent: 0, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(delegate.made <= made + 5 && delegate.reused > 10)
  }

  @Test func `a flick turns the wheel until it stops at a row, and the delegate hears of that one`()
    throws
  {
    let piers = Piers()
    let picker = show(piers)
    try pan(picker, from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 60), velocity: 900)
    let column = try #require(picker.subviews.first as? UIScrollView)
    #expect(column.isDecelerating && piers.chosen.isEmpty)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    HeadlessClock.shared.advance(by: 3)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 3 && piers.chosen == [[0, row]])
    #expect(column.contentOffset.y == CGFloat(row) * 32 - 92)
  }

  @Test func `a wheel does not turn past its last row`() throws {
    let piers = Piers()
    let picker = show(piers)
    try pan(picker, from: CGPoint(x: 240, y: 180), to: CGPoint(x: 240, y: 20), velocity: 2000)
    HeadlessClock.shared.advance(by: 3)
    #expect(picker.selectedRow(inComponent: 1) == 2 && piers.chosen == [[1, 2]])
  }

  @Test func `a finger on a turning wheel stops it, and it rests at the nearest row`() throws {
    let piers = Piers()
    let picker = show(piers)
    try pan(picker, from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 60), velocity: 900)
    HeadlessClock.shared.advance(by: 0.05)
    let finger = try Finger(on: picker, at: CGPoint(x: 80, y: 40))
    HeadlessClock.shared.advance(by: 0.2)
    #expect(piers.chosen.isEmpty)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(piers.chosen == [[0, picker.selectedRow(inComponent: 0)]])
    #expect(picker.selectedRow(inComponent: 0) < 10)
  }

  @Test func `code turns a wheel without telling the delegate, with animation or without`() throws {
    let piers = Piers()
    let picker = show(piers)
    picker.selectRow(12, inComponent: 0, animated: true)
    let column = try #require(picker.subviews.first as? UIScrollView)
    #expect(column.contentOffset.y == -92)
    HeadlessClock.shared.advance(by: 1)
    #expect(column.contentOffset.y == 12 * 32 - 92 && picker.selectedRow(inComponent: 0) == 12)
    picker.selectRow(50, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 39 && piers.chosen.isEmpty)
  }

  @Test func `a reload of one wheel leaves the others`() {
    let piers = Piers()
    let picker = show(piers)
    picker.selectRow(30, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    piers.counts = [10, 1]
    picker.reloadComponent(0)
    window.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 9 && picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
  }

  @Test func `a reload asks for counts and titles again, and keeps the row where it exists`() {
    let piers = Piers()
    let picker = show(piers)
    picker.selectRow(30, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    piers.counts = [10, 3]
    piers.asked = []
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 9 && picker.selectedRow(inComponent: 1) == 1)
    #expect(piers.asked == [6, 7, 8, 9])
    piers.counts = [10]
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(picker.subviews.count == 1 && picker.selectedRow(inComponent: 0) == 9)
  }
}
