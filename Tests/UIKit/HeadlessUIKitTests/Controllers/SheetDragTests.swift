import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Sheets that a finger drags.
@MainActor @Suite(.ownEnvironment)
struct SheetDragTests {
  private let stage = PresentationStage()
  private var watch: PresentationWatch { stage.watch }

  /// Presents a controller as a sheet.
  private func present(_ detents: [UISheetPresentationController.Detent]) throws -> (
    root: UIViewController, sheet: UIViewController, window: UIWindow
  ) {
    let sheet = UIViewController()
    let placement = try #require(sheet.sheetPresentationController)
    placement.detents = detents
    placement.delegate = watch
    stage.present(sheet, animated: true)
    HeadlessClock.shared.advance(by: 1)
    return (stage.root, sheet, stage.window)
  }

  /// Drags a sheet by its upper part, and lets go when the finger rests.
  private func move(_ view: UIView, by way: CGFloat) throws {
    let start = CGPoint(x: 200, y: 20)
    let finger = try Finger(on: view, at: start)
    let window = try #require(view.window)
    let place = view.convert(start, to: window)
    let steps = 20
    for step in 1...steps {
      let target = CGPoint(x: place.x, y: place.y + way * CGFloat(step) / CGFloat(steps))
      finger.move(to: window.convert(target, to: view), taking: 0.05)
    }
    HeadlessClock.shared.advance(by: 0.3)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
  }

  @Test func `a flick down dismisses a sheet, and the delegate hears of it`() throws {
    let (root, sheet, window) = try present([.large()])
    try swipe(sheet.view, .down)
    HeadlessClock.shared.advance(by: 1)
    #expect(watch.lines == ["should", "will", "did"] && root.presentedViewController == nil)
    #expect(sheet.view.window == nil && window.rootViewController === root)
  }

  @Test func `a sheet follows the finger, and goes back when it was not dragged far enough`() throws
  {
    let (root, sheet, _) = try present([.large()])
    let top = sheet.view.frame.minY
    let finger = try Finger(on: sheet.view, at: CGPoint(x: 200, y: 20))
    finger.move(to: CGPoint(x: 200, y: 120), taking: 0.5)
    #expect(sheet.view.frame.minY > top + 80 && sheet.view.frame.minY < top + 101)
    HeadlessClock.shared.advance(by: 0.3)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(sheet.view.frame.minY == top && root.presentedViewController === sheet)
    #expect(watch.lines.isEmpty)
  }

  @Test func `a finger moves a sheet between its heights`() throws {
    let (_, sheet, window) = try present([.medium(), .large()])
    let medium = sheet.view.frame
    try move(sheet.view, by: -300)
    let placement = try #require(sheet.sheetPresentationController)
    #expect(
      placement.selectedDetentIdentifier == .large
        && watch.lines
          == [".large"].map { _ in
            UISheetPresentationController.Detent.Identifier.large.rawValue
          }
    )
    #expect(sheet.view.frame.height == medium.height * 2 && sheet.view.frame.maxY == medium.maxY)
    try swipe(sheet.view, .down)
    HeadlessClock.shared.advance(by: 1)
    #expect(placement.selectedDetentIdentifier == .medium && sheet.view.frame == medium)
    #expect(watch.lines.count == 2 && sheet.view.window === window)
  }

  @Test func `a modal sheet gives way and comes back, and the attempt is reported`() throws {
    let (root, sheet, window) = try present([.medium()])
    sheet.isModalInPresentation = true
    let frame = sheet.view.frame
    let finger = try Finger(on: sheet.view, at: CGPoint(x: 200, y: 20))
    finger.move(to: CGPoint(x: 200, y: 220), taking: 0.2)
    let way = sheet.view.frame.minY - frame.minY
    #expect(way > 50 && way < 120)
    finger.move(to: CGPoint(x: 200, y: 320), taking: 0.2)
    HeadlessClock.shared.advance(by: 0.2)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(watch.lines == ["attempt"] && sheet.view.frame == frame)
    sheet.isModalInPresentation = false
    watch.allows = false
    try swipe(sheet.view, .down)
    HeadlessClock.shared.advance(by: 1)
    #expect(watch.lines == ["attempt", "should", "attempt"] && sheet.view.frame == frame)
    #expect(root.presentedViewController === sheet && window.isKeyWindow)
  }

  @Test func `a list in a sheet scrolls, and drags the sheet from its top`() throws {
    let (root, sheet, window) = try present([.medium(), .large()])
    let rows = NumberRows(count: 100)
    let table = UITableView(frame: sheet.view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    sheet.view.addSubview(table)
    window.layoutIfNeeded()
    let placement = try #require(sheet.sheetPresentationController)
    try drag(table, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    HeadlessClock.shared.advance(by: 1)
    #expect(placement.selectedDetentIdentifier == .large && table.contentOffset.y == 0)
    try drag(table, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    HeadlessClock.shared.advance(by: 1)
    #expect(table.contentOffset.y > 150)
    try drag(table, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 350))
    HeadlessClock.shared.advance(by: 2)
    #expect(placement.selectedDetentIdentifier == .large && root.presentedViewController === sheet)
    table.contentOffset = .zero
    try swipe(table, .down)
    HeadlessClock.shared.advance(by: 1)
    #expect(placement.selectedDetentIdentifier == .medium && table.contentOffset.y == 0)
  }

  @Test func `changes of a sheet by code are animated where that is wanted`() throws {
    let (_, sheet, _) = try present([.medium(), .large()])
    let placement = try #require(sheet.sheetPresentationController)
    let height = sheet.view.frame.height
    placement.animateChanges { placement.selectedDetentIdentifier = .large }
    #expect(sheet.view.frame.height == height * 2)
    #expect(sheet.view.layer.presentation()?.bounds.height == height)
    HeadlessClock.shared.advance(by: 1)
    #expect(sheet.view.layer.presentation()?.bounds.height == height * 2)
    placement.detents = [.custom { _ in 200 }]
    placement.selectedDetentIdentifier = nil
    #expect(sheet.view.frame.height == 200 && watch.lines.isEmpty)
  }

  @Test func `a controller that fills the screen is not dragged`() throws {
    let (root, front) = (UIViewController(), UIViewController())
    let window = UIWindow.showing(root)
    root.present(front, animated: false)
    root.dismiss(animated: false)
    front.modalPresentationStyle = .fullScreen
    root.present(front, animated: false)
    try swipe(front.view, .down)
    HeadlessClock.shared.advance(by: 1)
    #expect(root.presentedViewController === front && front.view.frame == window.bounds)
  }
}
