public import Foundation

/// The purpose of a document picker, with UIKit's raw values.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// A picker of the user's files. It shows nothing; `choose(_:of:)` of UIKitTesting picks files.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public let documentPickerMode: UIDocumentPickerMode
  /// The types of files that can be picked.
  package let documentTypes: [String]
  /// The files to export or move.
  package let exportedURLs: [URL]
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  private init(mode: UIDocumentPickerMode, types: [String] = [], urls: [URL] = []) {
    documentPickerMode = mode
    documentTypes = types
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of the given types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(mode: mode, types: allowedUTIs)
  }

  /// Creates a picker of a place for a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(mode: mode, urls: [url])
  }

  /// Creates a picker of a place for files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(mode: mode, urls: urls)
  }

  /// Creates a picker of a place to which files are moved, or copied if `asCopy` is true.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(mode: asCopy ? .exportToService : .moveToService, urls: urls)
  }

  public required init?(coder: NSCoder) { nil }

  /// Picks files as the user does.
  package func pick(_ urls: [URL]) {
    let delegate = delegate
    end { delegate?.documentPicker(self, didPickDocumentsAt: urls) }
  }

  /// Closes the picker as the user does.
  package func cancel() {
    let delegate = delegate
    end { delegate?.documentPickerWasCancelled(self) }
  }

  /// Dismisses the picker, and then calls its delegate.
  private func end(_ tell: @escaping @MainActor () -> Void) {
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: true) { MainActor.assumeIsolated(tell) }
  }
}

/// Receives the picked files; every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Receives the first file if the delegate does not implement the other method, as before iOS 11.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) } }
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller that previews files and opens them in other apps; only recorded.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?

  /// Creates a controller for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Creates a controller whose file is set later.
  public override init() { super.init() }

  /// Previews the file in the delegate's controller; only recorded.
  /// - Returns: Whether there is a delegate, which provides the controller.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard delegate?.documentInteractionControllerViewControllerForPreview(self) != nil else {
      return false
    }
    RecordedCalls.record("UIDocumentInteractionController.presentPreview", url)
    delegate?.documentInteractionControllerWillBeginPreview(self)
    // The preview grows out of a part of a view.
    if delegate?.documentInteractionControllerViewForPreview(self) != nil {
      _ = delegate?.documentInteractionControllerRectForPreview(self)
    }
    return true
  }

  /// Shows the menu of actions for the file; only recorded.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    RecordedCalls.record("UIDocumentInteractionController.presentOptionsMenu", url)
    return true
  }

  /// Shows the menu of actions for the file; only recorded.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    RecordedCalls.record("UIDocumentInteractionController.presentOptionsMenu", url)
    return true
  }

  /// Shows the menu of apps that open the file; only recorded.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    RecordedCalls.record("UIDocumentInteractionController.presentOpenInMenu", url)
    return true
  }

  /// Shows the menu of apps that open the file; only recorded.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    RecordedCalls.record("UIDocumentInteractionController.presentOpenInMenu", url)
    return true
  }

  /// Closes the preview, and calls the delegate.
  open func dismissPreview(animated: Bool) {
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Closes the menu; does nothing here.
  open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document interaction controller; every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
