import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// A tap that a user could not make is an error that says what is in the way.
@MainActor @Suite(.ownEnvironment) struct TapErrorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let button = UIButton(type: .system)

  private func show() {
    window.makeKeyAndVisible()
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    window.addSubview(button)
  }

  private func error(_ view: UIView? = nil) -> InteractionError? {
    do throws(InteractionError) {
      try tap(view ?? button)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a view that can be tapped is tapped`() {
    show()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(error() == nil && taps == 1)
  }

  @Test func `a view outside of windows and one in a hidden window cannot be tapped`() {
    #expect(error()?.kind == .notInWindow)
    show()
    window.isHidden = true
    #expect(error()?.kind == .hidden)
    #expect(
      error()?.message
        == "cannot tap <UIButton \"Save\">: its window is hidden; call makeKeyAndVisible()")
  }

  @Test func `a hidden, a transparent and a deaf view cannot be tapped, nor what is inside them`() {
    show()
    let box = UIView(frame: window.bounds)
    box.accessibilityIdentifier = "box"
    window.addSubview(box)
    box.addSubview(button)
    button.isHidden = true
    #expect(error()?.message == "cannot tap <UIButton \"Save\">: it is hidden")
    button.isHidden = false
    box.alpha = 0
    #expect(
      error()?.message
        == "cannot tap <UIButton \"Save\">: the alpha of <UIView \"box\"> around it is 0.0")
    box.alpha = 1
    box.isUserInteractionEnabled = false
    #expect(error()?.kind == .takesNoTouches)
    box.isUserInteractionEnabled = true
    #expect(error() == nil)
  }

  @Test func `a disabled control cannot be tapped`() {
    show()
    button.isEnabled = false
    #expect(error()?.message == "cannot tap <UIButton \"Save\">: it is disabled")
  }

  @Test func `a view that another one covers cannot be tapped, and the error names that one`() {
    show()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    cover.accessibilityIdentifier = "cover"
    window.addSubview(cover)
    #expect(
      error()?.message
        == "cannot tap <UIButton \"Save\">: <UIView \"cover\"> covers it at (140, 120) in window coordinates"
    )
    cover.isUserInteractionEnabled = false
    #expect(error() == nil)
    let alert = UIWindow(frame: window.frame)
    alert.windowLevel = .alert
    alert.isHidden = false
    #expect(error()?.kind == .covered)
  }

  @Test func `a view outside of the bounds of the one around it cannot be tapped`() {
    show()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(box)
    box.addSubview(button)
    #expect(error()?.kind == .outsideOfParent)
    button.frame.origin.x = 1000
    #expect(error()?.kind == .outsideOfWindows)
  }

  @Test func `a view without a size cannot be tapped`() {
    show()
    button.frame.size = .zero
    #expect(error()?.kind == .empty)
  }

  @Test func `a point outside of every window cannot be tapped`() {
    show()
    #expect(throws: InteractionError.self) { try tap(at: CGPoint(x: -5, y: 10), in: window) }
  }

  @Test func `layout is brought up to date before the view is looked for`() throws {
    final class Box: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
      }
    }
    show()
    let box = Box(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    window.addSubview(box)
    let inner = UIButton()
    box.addSubview(inner)
    var taps = 0
    inner.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try tap(inner)
    #expect(taps == 1)
  }
}
