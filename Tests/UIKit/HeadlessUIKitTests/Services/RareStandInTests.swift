import Foundation
import HeadlessUIKit
import Testing

/// Types that apps refer to and that have no counterpart off a device.
@MainActor @Suite(.ownEnvironment) struct RareStandInTests {
  private final class Page: UIViewController {}

  @Test func `the keyboards of the device are those of the user's languages`() {
    HeadlessEnvironment.current.languages = ["de-DE", "en-US"]
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de-DE", "en-US"])
    #expect(UITextField().textInputMode?.primaryLanguage == "de-DE")
  }

  @Test func `a responder keeps the shortcuts above the keyboard`() {
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    ]
    #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }

  @Test func `an extension's controller and its children find the context that a test sets`() {
    let page = Page()
    let child = Page()
    page.addChild(child)
    #expect(child.extensionContext == nil)
    let item = NSExtensionItem()
    page.extensionContext = NSExtensionContext(inputItems: [item])
    #expect(child.extensionContext?.inputItems.first as? NSExtensionItem === item)
    var expired: Bool?
    child.extensionContext?.completeRequest(returningItems: [item]) { expired = $0 }
    #expect(page.extensionContext?.returnedItems?.count == 1 && expired == false)
    child.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    #expect(page.extensionContext?.cancellation is CocoaError)
  }

  @Test func `an interaction with a pencil belongs to the view that it was added to`() {
    let view = UIView()
    let pencil = UIPencilInteraction()
    view.addInteraction(pencil)
    #expect(pencil.view === view && view.interactions.count == 1)
    #expect(
      HeadlessEnvironment.current.recordedCalls.last?.description
        == "UIView.addInteraction(UIView, UIPencilInteraction)")
    #expect(UIPencilInteraction.preferredTapAction == .ignore)
  }

  @Test func `classes are known by their objects, and methods cannot be exchanged`() {
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
    #expect(class_getInstanceMethod(UILabel.self, "layoutSubviews") == nil)
  }

  @Test func `a screen has one mode, in pixels`() {
    let screen = UIScreen.main
    #expect(screen.currentMode?.size == screen.nativeBounds.size)
    #expect(screen.availableModes.count == 1)
  }

  @Test func `the bytes of data are read by address`() {
    let data = NSData(data: Data([7, 8, 9]))
    #expect(CFDataGetLength(data) == 3 && CFDataGetBytePtr(data)[1] == 8)
  }

  @Test func `a view is inside the environment of its superview`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(UIFocusSystem.environment(outer, contains: inner))
    #expect(!UIFocusSystem.environment(inner, contains: outer))
    #expect(UIFocusSystem(for: outer) == nil)
  }

  @Test func `an array of pointers forgets objects that are deallocated`() {
    let pointers = NSPointerArray.weakObjects()
    let kept = NSObject()
    pointers.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    withExtendedLifetime(NSObject()) { lost in
      pointers.addPointer(Unmanaged.passUnretained(lost).toOpaque())
      #expect(pointers.allObjects.count == 2)
    }
    pointers.addPointer(nil)
    #expect(pointers.count == 3 && pointers.allObjects.count == 1)
    #expect(pointers.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    pointers.compact()
    #expect(pointers.count == 1 && pointers.allObjects.first as? NSObject === kept)
    let strong = NSPointerArray.strongObjects()
    withExtendedLifetime(NSObject()) { object in
      strong.addPointer(Unmanaged.passUnretained(object).toOpaque())
    }
    #expect(strong.allObjects.count == 1)
  }

  @Test func `a function is called with each step of a path`() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { address in
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: address) {
        info, element in
        guard element.pointee.type == .addLineToPoint else { return }
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 3)
  }

  @Test func `the primary column of a split view is as wide as it says`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 250
    #expect(split.primaryColumnWidth == 250)
    split.preferredPrimaryColumnWidthFraction = 0.2
    #expect(split.primaryColumnWidth == 200)
  }
}
