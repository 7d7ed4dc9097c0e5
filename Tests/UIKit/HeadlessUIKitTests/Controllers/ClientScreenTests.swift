import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What tests of apps have asked of a shown screen.
@MainActor @Suite(.ownEnvironment) struct ClientScreenTests {
  private func shown(_ controller: UIViewController, on identifier: String? = nil) throws
    -> UIWindow
  {
    if let identifier {
      UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: identifier)))
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a view is drawn and its constraints are updated on first display`() throws {
    final class Chart: UIView {
      var lines: [String] = []
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        lines.append("constraints")
        super.updateConstraints()
      }
      override func draw(_ rect: CGRect) { lines.append("draw") }
    }
    let page = UIViewController()
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.view.addSubview(chart)
    let window = try shown(page)
    HeadlessClock.shared.turn()
    #expect(chart.lines == ["constraints", "draw"] && chart.window === window)
  }

  @Test func `a view that needs layout is laid out in the next turn`() throws {
    final class Row: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let page = UIViewController()
    let row = Row()
    page.view.addSubview(row)
    let window = try shown(page)
    HeadlessClock.shared.turn()
    row.layouts = 0
    row.setNeedsLayout()
    #expect(row.layouts == 0)
    HeadlessClock.shared.turn()
    #expect(row.layouts == 1)
    withExtendedLifetime(window) {}
  }

  @Test func `a view that code places at a part of a pixel keeps its place`() throws {
    let page = UIViewController()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    page.view.addSubview(dot)
    let window = try shown(page)
    #expect(window.screen.scale == 3)
    dot.center = CGPoint(x: 46.5, y: 46.4)
    page.view.setNeedsLayout()
    HeadlessClock.shared.turn()
    #expect(dot.center == CGPoint(x: 46.5, y: 46.4))
  }

  @Test func `it keeps its place with constraints around and inside it, which use whole pixels`()
    throws
  {
    let page = UIViewController()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20.5, height: 20))
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    dot.addSubview(mark)
    page.view.addSubview(dot)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: dot.leadingAnchor, constant: 0.5),
      mark.topAnchor.constraint(equalTo: dot.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalTo: page.view.heightAnchor, multiplier: 0.5),
    ])
    let window = try shown(page)
    #expect(window.screen.scale == 3)
    dot.center = CGPoint(x: 46.5, y: 46.4)
    page.view.setNeedsLayout()
    HeadlessClock.shared.turn()
    #expect(dot.center == CGPoint(x: 46.5, y: 46.4) && dot.bounds.width == 20.5)
    #expect(abs(mark.frame.minX - 2 / 3) < 1e-9)
  }

  @Test func `ending editing in a view makes its field resign, and tells whether it did`() throws {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    let window = try shown(page)
    try tap(field)
    #expect(field.isFirstResponder && page.view.endEditing(false) && !field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func `the front controller, or the child that it names, decides about the status bar`()
    throws
  {
    final class Page: UIViewController {
      var style = UIStatusBarStyle.default
      var hides = false
      var child: UIViewController?
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { hides }
      override var childForStatusBarStyle: UIViewController? { child }
    }
    let (outer, inner, sheet) = (Page(), Page(), Page())
    (inner.style, inner.hides) = (.lightContent, true)
    let window = try shown(outer)
    let bar = try #require(window.windowScene?.statusBarManager)
    #expect(bar.statusBarStyle == .default && !bar.isStatusBarHidden)
    outer.child = inner
    #expect(bar.statusBarStyle == .lightContent)
    #expect(!bar.isStatusBarHidden, "another method names the child for that")
    (sheet.style, sheet.hides) = (.darkContent, true)
    outer.present(sheet, animated: false)
    #expect(bar.statusBarStyle == .darkContent && bar.isStatusBarHidden)
  }

  @Test func `actions that code sends reach targets of a disabled control, a tap does not`() throws
  {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    page.view.addSubview(button)
    let window = try shown(page)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(throws: InteractionError.self) { try tap(button) }
    button.isEnabled = true
    let cover = UIView(frame: button.frame)
    page.view.addSubview(cover)
    button.sendActions(for: .touchUpInside)
    #expect(count == 2)
    #expect(throws: InteractionError.self) { try tap(button) }
    #expect(count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func `an app that ignores interaction receives no touches, and the error says so`() throws {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    page.view.addSubview(button)
    let window = try shown(page)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    UIApplication.shared.beginIgnoringInteractionEvents()
    let error = #expect(throws: InteractionError.self) { try tap(button) }
    #expect(error?.message.contains("endIgnoringInteractionEvents()") == true)
    UIApplication.shared.endIgnoringInteractionEvents()
    try tap(button)
    #expect(count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func `a sheet is swiped away unless it is modal`() throws {
    final class Watch: NSObject, UIAdaptivePresentationControllerDelegate {
      var lines: [String] = []
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        lines.append("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        lines.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        lines.append("attempt")
      }
    }
    let page = UIViewController()
    let window = try shown(page)
    let sheet = UIViewController()
    let watch = Watch()
    page.present(sheet, animated: false)
    sheet.presentationController?.delegate = watch
    sheet.isModalInPresentation = true
    sheet.presentationController?.swipeAway()
    #expect(watch.lines == ["attempt"] && page.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    sheet.presentationController?.swipeAway()
    HeadlessClock.shared.advance(by: 1)
    #expect(watch.lines == ["attempt", "will", "did"] && page.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }
}
