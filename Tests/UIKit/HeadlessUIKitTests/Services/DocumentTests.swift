import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UIKitTesting

/// Documents in files, and alerts of old systems.
@MainActor @Suite(.ownEnvironment) struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  @Test func `what a document saves is what another one opens`() throws {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "Tern.txt")
    let note = Note(fileURL: file)
    note.text = "small"
    note.updateChangeCount(.done)
    #expect(note.documentState == .closed && note.hasUnsavedChanges)
    var answers: [Bool] = []
    note.save(to: file, for: .forCreating) { answers.append($0) }
    #expect(answers.isEmpty && !note.hasUnsavedChanges && note.documentState == .normal)
    let other = Note(fileURL: file)
    other.open { answers.append($0) }
    try HeadlessClock.shared.settle()
    #expect(answers == [true, true] && other.text == "small" && other.localizedName == "Tern")
    other.close()
    try HeadlessClock.shared.settle()
    #expect(other.documentState == .closed)
  }

  @Test func `a file that is not there does not open`() throws {
    let folder = try ScratchFolder()
    var answer: Bool?
    Note(fileURL: folder.url.appending(path: "a.txt")).open { answer = $0 }
    try HeadlessClock.shared.settle()
    #expect(answer == false)
  }

  private final class Watch: UIViewController, UIAlertViewDelegate, UIActionSheetDelegate {
    var chosen: [Int] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      chosen.append(buttonIndex)
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      chosen.append(buttonIndex)
    }
  }

  @Test func `old alerts and sheets tell their delegates which button was chosen`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let watch = Watch()
    window.rootViewController = watch
    window.makeKeyAndVisible()
    let alert = UIAlertView(
      title: "Tern", message: nil, delegate: watch, cancelButtonTitle: "No",
      otherButtonTitles: "Yes")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    try HeadlessClock.shared.settle()
    let shown = try #require(watch.presentedViewController as? UIAlertController)
    #expect(shown.title == "Tern" && alert.isVisible)
    shown.textFields?.first?.text = "Gull"
    try choose("Yes")
    try HeadlessClock.shared.settle()
    #expect(watch.chosen == [1] && alert.textField(at: 0)?.text == "Gull")
    let sheet = UIActionSheet(
      title: nil, delegate: watch, cancelButtonTitle: "Keep", destructiveButtonTitle: "Delete")
    sheet.show(in: watch.view)
    try HeadlessClock.shared.settle()
    try choose("Delete")
    try HeadlessClock.shared.settle()
    #expect(watch.chosen == [1, 0] && sheet.destructiveButtonIndex == 0)
  }
}
