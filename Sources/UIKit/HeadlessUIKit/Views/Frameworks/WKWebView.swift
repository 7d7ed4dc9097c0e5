public import Foundation

/// A web view. Nothing is loaded here.
@preconcurrency @MainActor
open class WKWebView: UIView, ScrollingPage {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: AnyObject?
  open weak var uiDelegate: AnyObject?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  /// Whether Web Inspector can inspect the page; not used here.
  open var isInspectable = false
  /// The zoom factor of the page; stored only.
  open var pageZoom: CGFloat = 1
  /// The color behind the page; stored only.
  open var underPageBackgroundColor: UIColor!
  /// The color that the page requests for bars. Always nil.
  open var themeColor: UIColor? { nil }
  /// Whether all content of the page was loaded over secure connections. Always false.
  open var hasOnlySecureContent: Bool { false }
  /// The pages that were shown; always empty.
  public let backForwardList = WKBackForwardList()
  var ownScrollView: UIScrollView?

  /// Creates a web view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view from a nib.
  public required init?(coder: NSCoder) {
    configuration = coder.nib.object("configuration") ?? WKWebViewConfiguration()
    super.init(coder: coder)
    let nib = coder.nib
    allowsBackForwardNavigationGestures = nib.bool("allowsBackForwardNavigationGestures") ?? false
    allowsLinkPreview = nib.bool("allowsLinkPreview") ?? true
    // There is no text to find, because pages are not loaded.
    _ = nib.bool("findInteractionEnabled")
    if let agent = nib.string("customUserAgent"), !agent.isEmpty { customUserAgent = agent }
  }

  /// The view that scrolls the page, created on first use.
  open var scrollView: UIScrollView { madeScrollView }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("navigationDelegate", \WKWebView.navigationDelegate)
    nib.outlet("UIDelegate", \WKWebView.uiDelegate)
    nib.outlet("customUserAgent", \WKWebView.customUserAgent)
  }
}
