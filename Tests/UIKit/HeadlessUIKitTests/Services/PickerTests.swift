import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct PickerTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let page = Page()

  final class Page: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate,
    UIDocumentPickerDelegate
  {
    var picked: [UIImage] = []
    var files: [URL] = []
    var cancelled = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { picked.append(image) }
      picker.dismiss(animated: false)
    }
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      files = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.present(controller, animated: false)
  }

  @Test func `what a user picks reaches the delegate of an image picker, which closes it`() {
    let picker = UIImagePickerController()
    picker.delegate = page
    show(picker)
    let image = UIImage()
    picker.pick([.originalImage: image])
    #expect(page.picked == [image] && page.presentedViewController == nil)
  }

  @Test func `an image picker whose delegate has no method closes itself`() {
    let picker = UIImagePickerController()
    show(picker)
    picker.cancel()
    HeadlessClock.shared.advance(by: 1)
    #expect(page.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func `a document picker closes by itself and then tells its delegate`() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    picker.delegate = page
    show(picker)
    picker.pick([URL(fileURLWithPath: "/a.txt")])
    HeadlessClock.shared.advance(by: 1)
    #expect(page.files.map(\.lastPathComponent) == ["a.txt"])
    #expect(page.presentedViewController == nil)
    picker.cancel()
    #expect(page.cancelled == 1)
  }

  final class Stamp: UIActivity {
    var prepared: [Any] = []
    override var activityType: UIActivity.ActivityType? { .init("stamp") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test func `an app's activity is prepared with the items and ends the sheet`() {
    let stamp = Stamp()
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [stamp])
    var ends: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "nil") \(completed)")
    }
    show(sheet)
    #expect(sheet.offeredActivities == [stamp])
    #expect(sheet.choose(.init("stamp")))
    HeadlessClock.shared.advance(by: 1)
    #expect(stamp.prepared as? [String] == ["text"] && ends == ["stamp true"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `an excluded activity is not offered, and a closed sheet says so`() {
    let sheet = UIActivityViewController(activityItems: [1], applicationActivities: nil)
    sheet.excludedActivityTypes = [.mail]
    var ends: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
    show(sheet)
    #expect(!sheet.choose(.mail) && ends.isEmpty)
    sheet.cancel()
    HeadlessClock.shared.advance(by: 1)
    #expect(ends == [false])
  }

  @Test func `what only records its use can be read, and is reported once`() {
    var reported: [String] = []
    HeadlessEnvironment.current.recordedCallHandler = { reported.append($0.description) }
    let generator = UIImpactFeedbackGenerator(style: .heavy)
    generator.impactOccurred()
    generator.impactOccurred()
    #expect(
      HeadlessEnvironment.current.recordedCalls.map(\.description)
        == Array(repeating: "UIImpactFeedbackGenerator.impactOccurred(heavy)", count: 2))
    #expect(reported == ["UIImpactFeedbackGenerator.impactOccurred(heavy)"])
  }
}
