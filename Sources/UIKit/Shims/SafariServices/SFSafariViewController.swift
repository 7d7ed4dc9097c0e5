@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A web page with the browser's own bars. Nothing is loaded: the URL is recorded
/// (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The way in which the page is shown.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public nonisolated override init() { super.init() }
  }

  /// The style of the button that closes the page, with the framework's raw values.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  private let address: URL

  public init(url: URL, configuration: Configuration = Configuration()) {
    address = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    RecordedCall.record("SFSafariViewController.init", [url.absoluteString])
  }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Not used: no nib has such a controller.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate that receives events of a page. Every method is optional; only tests call them.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo address: URL
  ) {}
}
