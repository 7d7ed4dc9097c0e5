import Testing
import UIKit
import UIKitTesting

@testable import CustomViewApp

@MainActor @Suite struct DetailTests {
  /// Shows the document's controller on a screen.
  private func onScreen(_ body: (DetailViewController) throws -> Void) throws {
    try withScreen { window in
      let controller = DetailViewController(nibName: "DetailView", bundle: nil)
      window.rootViewController = controller
      window.layoutIfNeeded()
      try body(controller)
    }
  }

  @Test func `a nib is loaded when the view is first used, not before`() {
    let controller = DetailViewController(nibName: "DetailView", bundle: nil)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    #expect(controller.isViewLoaded && controller.nameField != nil)
  }

  @Test func `without a name, a controller's nib is the one named like its class`() {
    let controller = DetailViewController()
    controller.loadViewIfNeeded()
    #expect(controller.notesView.text.hasPrefix("Two fenders"))
  }

  @Test func `the observer of a private outlet runs when the nib sets it`() {
    let controller = DetailViewController(nibName: "DetailView", bundle: nil)
    controller.loadViewIfNeeded()
    #expect(controller.isHeadlineHeader)
  }

  @Test func `what is typed reaches the action and the delegate, and a tap saves it`() throws {
    try onScreen { controller in
      #expect(throws: InteractionError.self) { try tap(controller.saveButton) }
      try type("Tern", into: controller.nameField)
      #expect(controller.saveButton.isEnabled)
      press("\r")
      #expect(!controller.nameField.isFirstResponder)
      try tap(controller.saveButton)
      #expect(controller.saved == ["Tern"])
      #expect(controller.touches.count == 1)
    }
  }

  @Test func `a private method that a selector names hears of the keyboard`() throws {
    try onScreen { controller in
      #expect(controller.bottom == 12)
      try tap(controller.nameField)
      HeadlessClock.shared.advance(by: 1)
      #expect(controller.bottom > 200)
      controller.view.endEditing(true)
      HeadlessClock.shared.advance(by: 1)
      #expect(controller.bottom == 12)
    }
  }
}

@MainActor @Suite struct LockTests {
  @Test func `actions reach the owner, another object and the responders around the sender`() throws
  {
    try withScreen { window in
      let owner = LockOwner()
      let objects = UINib(nibName: "LockPanel", bundle: nil).instantiate(withOwner: owner)
      let panel = try #require(objects.compactMap { $0 as? LockPanel }.first)
      let gate = try #require(objects.compactMap { $0 as? LockGate }.first)
      window.addSubview(panel)
      window.layoutIfNeeded()
      let buttons = panel.subviews.compactMap { $0 as? UIButton }
      for button in buttons { try tap(button) }
      #expect(owner.filled === buttons.first)
      #expect(gate.isOpen)
      #expect(panel.horns == 1)
    }
  }
}
