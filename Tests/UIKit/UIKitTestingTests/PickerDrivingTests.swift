import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What a user does with the system's pickers and sheets, done by UIKitTesting.
@MainActor @Suite(.ownEnvironment) struct PickerDrivingTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let page = Page()

  private final class Page: UIViewController, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentBrowserViewControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var events: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { events.append("color \(color == .red)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      events.append("color closed")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      events.append("font \(viewController.selectedFontDescriptor?.postscriptName ?? "")")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      events.append("font cancelled")
    }
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { events.append("files \(urls.map(\.lastPathComponent))") }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      events.append("files cancelled")
    }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      events.append("image \(info.count)")
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      events.append("image cancelled")
      picker.dismiss(animated: true)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { events.append("opened \(documentURLs.count)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { events.append("made \(sourceURL.lastPathComponent)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(URL(filePath: "/new.txt"), .move) }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { events.append("attempt") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      events.append("gone")
    }
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.present(controller, animated: false)
  }

  @Test func `a color picker stays open for further colors until it is closed`() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = page
    show(picker)
    try choose(UIColor.red, of: picker)
    try choose(UIColor.blue, of: picker)
    #expect(picker.selectedColor == .blue && page.presentedViewController === picker)
    try close(picker)
    #expect(page.events == ["color true", "color false", "color closed"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `a font picker reports a font, or that it was cancelled`() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = page
    show(picker)
    try choose(UIFontDescriptor(name: "Menlo-Bold", size: 12), of: picker)
    try cancel(picker)
    #expect(page.events == ["font Menlo-Bold", "font cancelled"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `a document picker closes before its delegate receives the files`() throws {
    for isCancelled in [false, true] {
      let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
      picker.delegate = page
      show(picker)
      if isCancelled {
        try cancel(picker)
      } else {
        try choose([URL(filePath: "/a.txt")], of: picker)
      }
      #expect(page.presentedViewController == nil)
    }
    #expect(page.events == ["files [\"a.txt\"]", "files cancelled"])
  }

  @Test func `an image picker is closed by its delegate`() throws {
    for isCancelled in [false, true] {
      let picker = UIImagePickerController()
      picker.delegate = page
      show(picker)
      if isCancelled {
        try cancel(picker)
      } else {
        try choose([.originalImage: UIImage()], of: picker)
      }
      #expect(page.presentedViewController == nil)
    }
    #expect(page.events == ["image 1", "image cancelled"])
  }

  @Test func `a document browser opens documents and makes new ones if the app allows it`() throws {
    let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil)
    browser.delegate = page
    window.rootViewController = browser
    window.makeKeyAndVisible()
    try choose([URL(filePath: "/a.txt"), URL(filePath: "/b.txt")], of: browser)
    try createDocument(in: browser)
    #expect(page.events == ["opened 2", "made new.txt"])
    browser.allowsDocumentCreation = false
    let error = #expect(throws: InteractionError.self) { try createDocument(in: browser) }
    #expect(error?.kind == .disabled)
    #expect(
      error?.message
        == "cannot create a document in UIDocumentBrowserViewController: allowsDocumentCreation is false"
    )
  }

  @Test func `a share sheet ends with the chosen activity, and refuses an excluded one`() throws {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.mail]
    var ends: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
    show(sheet)
    #expect(throws: InteractionError.self) { try choose(.mail, of: sheet) }
    try choose(.copyToPasteboard, of: sheet)
    #expect(ends == [true] && page.presentedViewController == nil)
    let other = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    other.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
    show(other)
    try cancel(other)
    #expect(ends == [true, false] && page.presentedViewController == nil)
  }

  @Test func `a sheet that is modal only reports that it was swiped`() throws {
    let sheet = UIViewController()
    show(sheet)
    sheet.presentationController?.delegate = page
    sheet.isModalInPresentation = true
    try swipeAway(sheet)
    #expect(page.events == ["attempt"] && page.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    try swipeAway(sheet)
    #expect(page.events == ["attempt", "gone"] && page.presentedViewController == nil)
  }

  @Test func `a picker that is not shown cannot be used`() {
    let picker = UIColorPickerViewController()
    let error = #expect(throws: InteractionError.self) { try choose(UIColor.red, of: picker) }
    #expect(error?.kind == .notInWindow)
    #expect(
      error?.message
        == "cannot choose from UIColorPickerViewController: it is not presented; present it first")
    #expect(throws: InteractionError.self) { try swipeAway(UIViewController()) }
  }

  @Test func `what only UIKitTesting does is no method of UIKit's classes`() {
    for selector: Selector in ["finish", "cancel"] {
      #expect(!UIColorPickerViewController().responds(to: selector))
      #expect(!UIImagePickerController().responds(to: selector))
    }
    #expect(
      !UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil
      ).responds(to: "swipeAway"))
    #expect(!UIBarButtonItem().responds(to: "performAction"))
  }
}
