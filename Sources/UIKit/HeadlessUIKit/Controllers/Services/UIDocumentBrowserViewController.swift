public import Foundation

/// The browser of an app's documents. It shows nothing; `choose(_:of:)` of UIKitTesting opens documents, and
/// `createDocument(in:)` asks for a new one.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The treatment of the file of a new document, with UIKit's raw values.
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  /// The colors of the browser, with UIKit's raw values.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// The types of files that can be opened.
  public let allowedContentTypes: [String]
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open var shouldShowFileExtensions = false
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The width of a thumbnail as part of its height.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a browser of files of the given types.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser from a nib.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  /// Picks documents as the user does.
  package func pick(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

  /// Asks for a new document as the user does: the delegate makes a file, which then is a document where it is.
  package func requestDocument() {
    guard allowsDocumentCreation else { return }
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
    }
  }

  /// Shares documents as the user does: presents a sheet with the delegate's activities.
  package func share(_ urls: [URL]) -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: urls,
      applicationActivities: delegate?.documentBrowser(
        self, applicationActivitiesForDocumentURLs: urls))
    delegate?.documentBrowser(self, willPresent: sheet)
    present(sheet, animated: true)
    return sheet
  }

  /// Records the call (``HeadlessEnvironment/recordedCalls``), and returns the document.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    RecordedCalls.record("UIDocumentBrowserViewController.revealDocument", url)
    completion?(url, nil)
  }

  /// Records the call (``HeadlessEnvironment/recordedCalls``), and returns the document.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    RecordedCalls.record("UIDocumentBrowserViewController.importDocument", documentURL)
    completion(documentURL, nil)
  }

  /// Returns the transition from a document's thumbnail.
  open func transitionController(forDocumentAt documentURL: URL)
    -> UIDocumentBrowserTransitionController
  { UIDocumentBrowserTransitionController() }
}

/// The transition between a browser and a document, which ends at once.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  open var loadingProgress: Progress?
  open weak var targetView: UIView?

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}

/// Opens and creates the documents of a browser. Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
