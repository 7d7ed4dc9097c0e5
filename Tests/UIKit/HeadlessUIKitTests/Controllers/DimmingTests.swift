import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What lies between a presented controller and the one behind it.
@MainActor @Suite(.ownEnvironment)
struct DimmingTests {
  private let stage = PresentationStage()
  private var root: UIViewController { stage.root }
  private var window: UIWindow { stage.window }
  private var watch: PresentationWatch { stage.watch }

  private func present(_ controller: UIViewController, animated: Bool = false) {
    stage.present(controller, animated: animated)
  }

  /// The view that takes touches outside of the presented one.
  private func dimming(_ controller: UIViewController) throws -> UIView {
    let container = try #require(controller.presentationController?.containerView)
    return try #require(container.subviews.first)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let touches = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: x, y: y)])
    HeadlessClock.shared.advance(by: 0.05)
    HeadlessTouchscreen.shared.end(touches)
    HeadlessClock.shared.advance(by: 1)
  }

  @Test func `a sheet dims what is behind it, as long as it comes and goes`() throws {
    let sheet = UIViewController()
    present(sheet, animated: true)
    let dimming = try dimming(sheet)
    #expect(dimming.frame == window.bounds && dimming.superview === sheet.view.superview)
    #expect(dimming.superview !== window && dimming.alpha == 1)
    HeadlessClock.shared.advance(by: 0.1)
    let coming = try #require(dimming.layer.presentation()?.opacity)
    #expect(coming > 0 && coming < 1)
    HeadlessClock.shared.advance(by: 1)
    #expect(dimming.layer.presentation()?.opacity == 1)
    root.dismiss(animated: true)
    HeadlessClock.shared.advance(by: 0.1)
    let leaving = try #require(dimming.layer.presentation()?.opacity)
    #expect(leaving > 0 && leaving < 1 && dimming.window === window)
    HeadlessClock.shared.advance(by: 1)
    #expect(dimming.window == nil && window.subviews == [root.view])
  }

  @Test func `a tap outside of a sheet dismisses it if controller and delegate allow it`() throws {
    let sheet = UIViewController()
    sheet.presentationController?.delegate = watch
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet)
    sheet.isModalInPresentation = true
    tap(100, 100)
    #expect(watch.lines == ["attempt"] && root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    watch.allows = false
    tap(100, 100)
    #expect(watch.lines == ["attempt", "should", "attempt"])
    watch.allows = true
    tap(100, 700)
    #expect(root.presentedViewController === sheet, "a tap in the sheet is the sheet's")
    tap(100, 100)
    #expect(watch.lines.suffix(3) == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `nothing is dimmed up to the largest undimmed height, and touches pass`() throws {
    let sheet = UIViewController()
    let placement = try #require(sheet.sheetPresentationController)
    placement.detents = [.medium(), .large()]
    placement.largestUndimmedDetentIdentifier = .medium
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    present(sheet)
    #expect(try dimming(sheet).alpha == 0)
    tap(100, 120)
    #expect(taps == 1 && root.presentedViewController === sheet)
    placement.selectedDetentIdentifier = .large
    #expect(try dimming(sheet).alpha == 1)
    placement.selectedDetentIdentifier = .medium
    placement.largestUndimmedDetentIdentifier = nil
    #expect(try dimming(sheet).alpha == 1)
    #expect(throws: InteractionError.self) { try UIKitTesting.tap(button) }
  }

  @Test func `an alert stays when the window behind it is tapped`() throws {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("No") })
    present(alert)
    #expect(try dimming(alert).backgroundColor != nil)
    tap(20, 60)
    #expect(root.presentedViewController === alert && chosen.isEmpty)
    try choose("No")
    #expect(chosen == ["No"] && window.subviews == [root.view])
  }

  @Test(arguments: [true, false])
  func `a tap outside of an action sheet chooses its cancel action`(_ hasCancel: Bool) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    sheet.addAction(UIAlertAction(title: "Moor", style: .default) { _ in chosen.append("Moor") })
    if hasCancel {
      sheet.addAction(UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("No") })
    }
    present(sheet)
    tap(20, 60)
    #expect(chosen == (hasCancel ? ["No"] : []))
    #expect((root.presentedViewController == nil) == hasCancel)
  }

  @Test func `an action sheet of a pad needs a place to point at, and goes with a tap elsewhere`()
    throws
  {
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
    func sheet() -> UIAlertController {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Moor", style: .default))
      return sheet
    }
    let errors = FailureLog.during { present(sheet()) }
    #expect(
      errors.map(\.message).contains {
        $0.hasPrefix("Your application has presented a UIAlertController")
          && $0.hasSuffix("You must provide either a sourceView and sourceRect or a barButtonItem.")
      })
    root.dismiss(animated: false)
    let placed = sheet()
    try #require(placed.popoverPresentationController).sourceView = root.view
    #expect(FailureLog.during { present(placed) }.isEmpty)
    #expect(root.presentedViewController === placed)
    tap(5, 5)
    #expect(root.presentedViewController == nil)
  }

  @Test
  func `a popover goes with a tap elsewhere, but not with one on the views that it lets pass`()
    throws
  {
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = watch
    popover.passthroughViews = [button]
    present(content)
    #expect(watch.lines == ["prepare"])
    tap(30, 30)
    #expect(taps == 1 && root.presentedViewController === content)
    tap(30, 200)
    #expect(root.presentedViewController == nil && taps == 1)
    #expect(watch.lines == ["prepare", "should popover", "should", "will", "did", "did popover"])
  }

  @Test func `a full-screen controller in front of a sheet gives the sheet back as it was`() throws
  {
    let (sheet, front) = (UIViewController(), UIViewController())
    front.modalPresentationStyle = .fullScreen
    present(sheet)
    let frame = sheet.view.frame
    sheet.present(front, animated: false)
    #expect(sheet.view.window == nil)
    sheet.dismiss(animated: false)
    #expect(sheet.view.window === window && sheet.view.frame == frame)
    #expect(try sheet.view.superview === dimming(sheet).superview)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  @Test func `sheets one above the other leave nothing behind when the first goes`() {
    let sheets = [UIViewController(), UIViewController()]
    present(sheets[0])
    sheets[0].present(sheets[1], animated: false)
    #expect(window.subviews.count == 3)
    root.dismiss(animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(window.subviews == [root.view])
  }

  @Test func `fields of an alert keep their text and the keyboard when the alert changes`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    field.insertText("Ber")
    alert.message = "It must have four letters."
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect(field.isFirstResponder && field.text == "Ber" && HeadlessKeyboard.shared.isShown)
    try choose("Cancel")
    #expect(root.presentedViewController == nil)
  }

  @Test func `Return chooses the preferred action, and Escape the cancel action`() {
    var chosen: [String] = []
    func alert() -> UIAlertController {
      let alert = UIAlertController(title: "Moor?", message: nil, preferredStyle: .alert)
      for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
      }
      alert.preferredAction = alert.actions[0]
      return alert
    }
    present(alert())
    #expect(press("\r"))
    HeadlessClock.shared.advance(by: 1)
    root.present(alert(), animated: false)
    #expect(press(UIKeyCommand.inputEscape))
    HeadlessClock.shared.advance(by: 1)
    #expect(chosen == ["Yes", "No"])
  }
}
