public import Foundation

/// A web view of systems before iOS 8. Nothing is loaded here.
@preconcurrency @MainActor
open class UIWebView: UIView, ScrollingPage {
  open weak var delegate: AnyObject?
  open var scalesPageToFit = false
  /// The types of data in text that become links, one bit for each.
  open var dataDetectorTypes: UInt = 1
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  var ownScrollView: UIScrollView?

  /// Creates a web view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a web view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    delegate = nib.object("UIDelegate") as AnyObject?
    scalesPageToFit = nib.bool("UIScalesPageToFit") ?? false
    if let types = nib.int("UIDataDetectorTypes") {
      dataDetectorTypes = UInt(truncatingIfNeeded: types)
    }
    allowsInlineMediaPlayback = nib.bool("UIAllowsInlineMediaPlayback") ?? false
    mediaPlaybackRequiresUserAction = nib.bool("UIMediaPlaybackRequiresUserAction") ?? true
    keyboardDisplayRequiresUserAction = nib.bool("UIKeyboardDisplayRequiresUserAction") ?? true
    suppressesIncrementalRendering = nib.bool("UISuppressesIncrementalRendering") ?? false
  }

  /// The view that scrolls the page, created on first use.
  open var scrollView: UIScrollView { madeScrollView }

  // MARK: Loading

  /// Records the text of a page.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    RecordedCalls.record("UIWebView.loadHTMLString", string, baseURL)
  }

  /// Records the script, and returns nothing.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    RecordedCalls.record("UIWebView.stringByEvaluatingJavaScript", script)
    return nil
  }

  open func reload() { RecordedCalls.record("UIWebView.reload") }
  open func stopLoading() { RecordedCalls.record("UIWebView.stopLoading") }
  open func goBack() { RecordedCalls.record("UIWebView.goBack") }
  open func goForward() { RecordedCalls.record("UIWebView.goForward") }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var isLoading: Bool { false }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \UIWebView.delegate)
    nib.outlet("scalesPageToFit", \UIWebView.scalesPageToFit)
  }
}
