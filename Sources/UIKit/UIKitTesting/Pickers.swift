public import Foundation
public import HeadlessUIKit

// Here, the system's pickers and sheets have no views. These functions have the effect of the user's choice, and
// advance the clock until the picker has disappeared if the choice closes it.

/// Chooses a color in a color picker, which stays open.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func choose(_ color: UIColor, of picker: UIColorPickerViewController)
  throws(InteractionError)
{
  try requireShown(picker)
  picker.pick(color)
}

/// Closes a color picker.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func close(_ picker: UIColorPickerViewController) throws(InteractionError) {
  try end(picker) { picker.finish() }
}

/// Chooses a font in a font picker.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func choose(_ font: UIFontDescriptor, of picker: UIFontPickerViewController)
  throws(InteractionError)
{
  try end(picker) { picker.pick(font) }
}

/// Closes a font picker without choosing a font.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func cancel(_ picker: UIFontPickerViewController) throws(InteractionError) {
  try end(picker) { picker.cancel() }
}

/// Chooses files in a document picker, which then closes and calls its delegate.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func choose(_ files: [URL], of picker: UIDocumentPickerViewController)
  throws(InteractionError)
{
  try end(picker) { picker.pick(files) }
}

/// Closes a document picker without choosing files.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func cancel(_ picker: UIDocumentPickerViewController) throws(InteractionError) {
  try end(picker) { picker.cancel() }
}

/// Chooses documents in a document browser.
/// - Throws: ``InteractionError`` if the browser is not shown.
@MainActor
public func choose(_ documents: [URL], of browser: UIDocumentBrowserViewController)
  throws(InteractionError)
{
  try requireShown(browser)
  browser.pick(documents)
}

/// Requests a new document in a document browser.
/// - Throws: ``InteractionError`` if the browser is not shown, or if the app forbids new documents.
@MainActor
public func createDocument(in browser: UIDocumentBrowserViewController) throws(InteractionError) {
  try requireShown(browser)
  guard browser.allowsDocumentCreation else {
    throw InteractionError(
      kind: .disabled,
      message: "cannot create a document in \(type(of: browser)): allowsDocumentCreation is false")
  }
  browser.requestDocument()
}

/// Shares documents from a document browser: a sheet appears, with the activities of the browser's delegate.
/// - Returns: The sheet; `choose(_:of:)` chooses one of its activities.
/// - Throws: ``InteractionError`` if the browser is not shown.
@MainActor @discardableResult
public func share(_ documents: [URL], of browser: UIDocumentBrowserViewController)
  throws(InteractionError) -> UIActivityViewController
{
  try requireShown(browser)
  let sheet = browser.share(documents)
  settle { !sheet.isBeingPresented }
  return sheet
}

/// Chooses an item in an image picker. Its delegate closes the picker.
/// - Parameter info: The information that the delegate receives about the item.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func choose(
  _ info: [UIImagePickerController.InfoKey: Any], of picker: UIImagePickerController
)
  throws(InteractionError)
{
  try end(picker) { picker.pick(info) }
}

/// Closes an image picker without choosing an item.
/// - Throws: ``InteractionError`` if the picker is not presented.
@MainActor
public func cancel(_ picker: UIImagePickerController) throws(InteractionError) {
  try end(picker) { picker.cancel() }
}

/// Chooses an activity in a share sheet: an activity of the app is performed, and one of the system ends immediately.
/// - Throws: ``InteractionError`` if the sheet is not presented or does not offer the activity. The message lists the
///   app's activities that the sheet offers.
@MainActor
public func choose(_ type: UIActivity.ActivityType, of sheet: UIActivityViewController)
  throws(InteractionError)
{
  try requireShown(sheet)
  guard sheet.choose(type) else {
    let names = sheet.offeredActivities.compactMap { $0.activityType?.rawValue }
    throw InteractionError(
      kind: .nothingToChoose,
      message: "cannot choose \"\(type.rawValue)\": the sheet does not offer it"
        + (names.isEmpty ? "" : "; it offers " + names.joined(separator: ", ")))
  }
  settle { !sheet.isBeingDismissed }
}

/// Closes a share sheet without choosing an activity.
/// - Throws: ``InteractionError`` if the sheet is not presented.
@MainActor
public func cancel(_ sheet: UIActivityViewController) throws(InteractionError) {
  try end(sheet) { sheet.cancel() }
}

/// Saves the trimmed video in a video editor, as a user does. The delegate closes the editor.
/// - Throws: ``InteractionError`` if the editor is not presented.
@MainActor
public func save(_ editor: UIVideoEditorController, to path: String) throws(InteractionError) {
  try end(editor) { editor.save(to: path) }
}

/// Makes a video editor report that it cannot save the video.
/// - Throws: ``InteractionError`` if the editor is not presented.
@MainActor
public func fail(_ editor: UIVideoEditorController, with error: any Error) throws(InteractionError)
{
  try end(editor) { editor.fail(with: error) }
}

/// Closes a video editor without saving. The delegate closes the editor.
/// - Throws: ``InteractionError`` if the editor is not presented.
@MainActor
public func cancel(_ editor: UIVideoEditorController) throws(InteractionError) {
  try end(editor) { editor.cancel() }
}

/// Swipes a presented controller away, such as a sheet.
///
/// If the controller is modal, or its delegate refuses, the controller stays and the delegate is notified of the
/// attempt.
/// - Throws: ``InteractionError`` if the controller is not presented.
@MainActor
public func swipeAway(_ controller: UIViewController) throws(InteractionError) {
  guard let presentation = controller.presentationController,
    presentation.presentedViewController.presentingViewController != nil
  else { throw notShown(controller, "swipe away") }
  presentation.swipeAway()
  settle { !presentation.presentedViewController.isBeingDismissed }
}

/// Returns the items with which an extension has completed its request; nil if it has not.
@MainActor
public func returnedItems(of context: NSExtensionContext) -> [Any]? { context.returnedItems }

/// Returns the error with which an extension has canceled its request; nil if it has not.
@MainActor
public func cancellation(of context: NSExtensionContext) -> (any Error)? { context.cancellation }

/// Posts a message to the handler for its name, as the script of a page does.
/// - Throws: ``InteractionError`` if no handler was added for the name.
@MainActor
public func post(_ message: WKScriptMessage, to controller: WKUserContentController)
  throws(InteractionError)
{
  guard controller.post(message) else {
    throw InteractionError(
      kind: .nothingToChoose,
      message:
        "cannot post \"\(message.name)\": the content controller has no receiver of this name")
  }
}

// MARK: Presence

@MainActor
private func end(_ picker: UIViewController, _ choice: () -> Void) throws(InteractionError) {
  try requireShown(picker)
  choice()
  settle { !picker.isBeingDismissed }
}

@MainActor
private func requireShown(_ controller: UIViewController) throws(InteractionError) {
  guard controller.presentingViewController != nil || controller.viewIfLoaded?.window != nil else {
    throw notShown(controller, "choose from")
  }
}

@MainActor
private func notShown(_ controller: UIViewController, _ verb: String) -> InteractionError {
  InteractionError(
    kind: .notInWindow,
    message: "cannot \(verb) \(type(of: controller)): it is not presented; present it first")
}
