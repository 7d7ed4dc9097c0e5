import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Methods of rarely used delegates that are called.
@MainActor @Suite(.ownEnvironment) struct CalledDelegateTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test func `a calendar asks for the marks of days, and reports other visible days`() {
    final class Delegate: NSObject, UICalendarViewDelegate {
      var events: [String] = []
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? {
        events.append("mark \(dateComponents.day ?? 0)")
        return .default()
      }
      func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
      ) { events.append("from \(previous.month ?? 0)") }
    }
    let (calendar, delegate) = (UICalendarView(), Delegate())
    calendar.delegate = delegate
    calendar.reloadDecorations(
      forDateComponents: [DateComponents(day: 3), DateComponents(day: 4)], animated: false)
    calendar.setVisibleDateComponents(DateComponents(month: 5), animated: false)
    calendar.setVisibleDateComponents(DateComponents(month: 5), animated: false)
    calendar.setVisibleDateComponents(DateComponents(month: 6), animated: true)
    #expect(delegate.events == ["mark 3", "mark 4", "from 0", "from 5"])
    calendar.wantsDateDecorations = false
    calendar.reloadDecorations(forDateComponents: [DateComponents(day: 3)], animated: false)
    #expect(delegate.events.count == 4)
  }

  @Test func `an animator resumes with a behavior, and pauses in the next turn`() {
    final class Delegate: NSObject, UIDynamicAnimatorDelegate {
      var events: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    }
    let (animator, delegate) = (UIDynamicAnimator(referenceView: window), Delegate())
    animator.delegate = delegate
    animator.addBehavior(UIGravityBehavior(items: []))
    animator.addBehavior(UIGravityBehavior(items: []))
    #expect(delegate.events == ["resume"] && animator.isRunning)
    HeadlessClock.shared.turn()
    #expect(delegate.events == ["resume", "pause"] && !animator.isRunning)
  }

  @Test func `the delegate of the app is told of an activity that a responder has completed`() {
    final class App: UIResponder, UIApplicationDelegate {
      var updated: [String] = []
      func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        updated.append(userActivity.title ?? "")
      }
    }
    final class Page: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) { activity.title = "tides" }
    }
    let (app, page) = (App(), Page())
    UIApplication.shared.delegate = app
    let activity = NSUserActivity(activityType: "reading")
    page.userActivity = activity
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(app.updated == ["tides"])
  }

  @Test func `a preview of a file asks for the part of a view that it grows from`() {
    final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
      let page = UIViewController()
      var events: [String] = []
      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController { page }
      func documentInteractionControllerViewForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIView? {
        events.append("view")
        return page.view
      }
      func documentInteractionControllerRectForPreview(
        _ controller: UIDocumentInteractionController
      ) -> CGRect {
        events.append("rect")
        return .zero
      }
    }
    let (controller, delegate) = (
      UIDocumentInteractionController(url: URL(filePath: "/a.pdf")), Delegate()
    )
    controller.delegate = delegate
    #expect(controller.presentPreview(animated: false))
    #expect(delegate.events == ["view", "rect"])
  }

  @Test func `shared documents come with the activities of the browser's delegate`() throws {
    final class Stamp: UIActivity {
      override var activityType: UIActivity.ActivityType? { .init("stamp") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
      override func perform() { activityDidFinish(true) }
    }
    final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
      var shown = 0
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
      ) -> [UIActivity] { documentURLs.map { _ in Stamp() } }
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController
      ) { shown += 1 }
    }
    let (browser, delegate) = (
      UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil), Delegate()
    )
    browser.delegate = delegate
    window.rootViewController = browser
    window.makeKeyAndVisible()
    let sheet = try share([URL(filePath: "/a.txt")], of: browser)
    #expect(delegate.shown == 1 && browser.presentedViewController === sheet)
    try choose(.init("stamp"), of: sheet)
    #expect(browser.presentedViewController == nil)
  }

  @Test func `the buttons of a search bar are tapped if it shows them`() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var events: [String] = []
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { events.append("bookmark") }
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { events.append("results") }
    }
    let (bar, delegate) = (
      UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50)), Delegate()
    )
    bar.delegate = delegate
    window.addSubview(bar)
    window.makeKeyAndVisible()
    #expect(throws: InteractionError.self) { try tapBookmark(of: bar) }
    #expect(throws: InteractionError.self) { try tapResultsList(of: bar) }
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    try tapBookmark(of: bar)
    try tapResultsList(of: bar)
    #expect(delegate.events == ["bookmark", "results"])
  }

  @Test func `a video editor reports to its delegate, which closes it`() throws {
    final class Page: UIViewController, UIVideoEditorControllerDelegate,
      UINavigationControllerDelegate
    {
      var events: [String] = []
      func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
      ) {
        events.append(editedVideoPath)
        editor.dismiss(animated: true)
      }
      func videoEditorController(
        _ editor: UIVideoEditorController, didFailWithError error: any Error
      ) { events.append("failed") }
      func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
        events.append("cancelled")
      }
    }
    let (page, editor) = (Page(), UIVideoEditorController())
    editor.delegate = page
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.present(editor, animated: false)
    try fail(editor, with: CocoaError(.fileWriteUnknown))
    try cancel(editor)
    try save(editor, to: "/a.mov")
    #expect(
      page.events == ["failed", "cancelled", "/a.mov"] && page.presentedViewController == nil)
  }
}
