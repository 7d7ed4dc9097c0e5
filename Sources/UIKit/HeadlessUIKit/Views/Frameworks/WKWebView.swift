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
  /// Whether a browser's tools can inspect the page; unused here.
  open var isInspectable = false
  /// How much larger than usual the page is; stored only.
  open var pageZoom: CGFloat = 1
  /// The color behind the page; stored only.
  open var underPageBackgroundColor: UIColor!
  /// The color that the page asks bars to have. Always nil.
  open var themeColor: UIColor? { nil }
  /// Whether everything in the page came over safe connections. Always false.
  open var hasOnlySecureContent: Bool { false }
  /// The pages that were shown; always none.
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
