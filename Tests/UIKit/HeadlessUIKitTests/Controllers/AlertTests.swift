import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct AlertTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let page = UIViewController()

  private func show(_ alert: UIAlertController) {
    page.view = UIView()
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.present(alert, animated: true)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `an action is chosen by a tap, and its handler runs once the alert is gone`(
    _ style: UIAlertController.Style
  ) throws {
    var log: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: style)
    for (title, kind) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { action in
          log.append("\(action.title ?? "") \(page.presentedViewController == nil)")
        })
    }
    show(alert)
    #expect(page.presentedViewController === alert)
    try choose("Delete")
    #expect(log == ["Delete true"] && page.presentedViewController == nil)
  }

  @Test func `an action that is not there or disabled cannot be chosen`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    #expect(throws: InteractionError.self) { try choose("OK", in: window) }
    show(alert)
    var message = ""
    do throws(InteractionError) { try choose("Yes") } catch { message = error.message }
    #expect(message == "cannot choose \"Yes\": the alert offers \"OK\"")
    action.isEnabled = false
    #expect(throws: InteractionError.self) { try choose("OK") }
    #expect(page.presentedViewController === alert)
  }

  @Test func `an alert covers what is behind it`() {
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
    show(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert))
    page.view.addSubview(button)
    #expect(throws: InteractionError.self) { try tap(button) }
  }

  @Test func `fields of an alert can be typed into, the first at once`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    var names: [String] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        names = alert.textFields?.map { $0.text ?? "" } ?? []
      })
    show(alert)
    HeadlessClock.shared.advance(by: 1)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    try type("Ada")
    try type("Lovelace", into: alert.textFields?.last)
    try choose("OK")
    #expect(names == ["Ada", "Lovelace"])
  }

  @Test func `a second way out and a field in a sheet are refused in UIKit's words`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let errors = FailureLog.during {
      sheet.addAction(UIAlertAction(title: "No", style: .cancel))
      sheet.addAction(UIAlertAction(title: "Never", style: .cancel))
      sheet.addTextField()
    }
    #expect(
      errors.map(\.message) == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      ])
    #expect(sheet.actions.count == 1 && sheet.textFields == nil)
  }

  @Test func `more actions than fit can all be reached`() throws {
    var chosen = ""
    let alert = UIAlertController(title: "Many", message: nil, preferredStyle: .actionSheet)
    for number in 0..<40 {
      alert.addAction(
        UIAlertAction(title: "\(number)", style: .default) { chosen = $0.title ?? "" })
    }
    show(alert)
    try choose("39")
    #expect(chosen == "39")
  }
}
