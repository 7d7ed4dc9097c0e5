import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Restoring of controllers that are presented, and of those that a storyboard makes.
@MainActor @Suite(.ownEnvironment) struct PresentedRestorationTests {
  private func archive() -> StateArchive {
    let root = RestorablePage("root", note: "root")
    let window = UIWindow.showing(root)
    defer { window.rootViewController = nil }
    root.present(RestorablePage("sheet", note: "old"), animated: false)
    return StateRestoration.encode(root)
  }

  @Test func `a presented controller is saved, and presented again when all have their state`()
    throws
  {
    let archive = archive()
    #expect(archive.records.map(\.path) == [["root"], ["sheet"]])
    let root = RestorablePage("root")
    let window = UIWindow.showing(root)
    StateRestoration.restore(archive, into: root) { path, _ in
      path == ["sheet"] ? RestorablePage("sheet") : nil
    }
    let sheet = try #require(root.presentedViewController as? RestorablePage)
    #expect(sheet.note == "old" && sheet.view.window === window)
    #expect(root.controller(withRestorationPath: ["sheet"]) === sheet)
  }

  @Test func `who is not seen yet presents when it is`() {
    let root = RestorablePage("root")
    StateRestoration.restore(archive(), into: root) { _, _ in RestorablePage("sheet") }
    #expect(root.presentedViewController == nil)
    let window = UIWindow.showing(root)
    #expect(root.presentedViewController?.view.window === window)
  }

  @Test func `a controller without an identifier is not presented again`() {
    let root = RestorablePage("root")
    let window = UIWindow.showing(root)
    root.present(RestorablePage(nil), animated: false)
    #expect(StateRestoration.encode(root).records.count == 1)
    #expect(window.rootViewController === root)
  }

  @Test func `the storyboard creates the controllers that do not exist yet`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene(
          "a", #"storyboardIdentifier="Stop" useStoryboardIdentifierAsRestorationIdentifier="YES""#,
          class: "StopController")
      ], initial: "a")
    let stack = UINavigationController(rootViewController: RestorablePage("first"))
    stack.restorationIdentifier = "stack"
    stack.pushViewController(
      storyboard.instantiateViewController(withIdentifier: "Stop"), animated: false)
    #expect(stack.topViewController?.restorationIdentifier == "Stop")
    let archive = StateRestoration.encode(stack)
    let new = UINavigationController(rootViewController: RestorablePage("first"))
    new.restorationIdentifier = "stack"
    let outcome = StateRestoration.restore(archive, into: new)
    #expect(outcome.problems.isEmpty && new.viewControllers.count == 2)
    #expect(new.topViewController is StopController)
  }
}
