public import Foundation

/// A web page, as systems before iOS 8 had it; nothing is loaded here.
@MainActor
open class UIWebView: UIView {
  open weak var delegate: AnyObject?
  open var scalesPageToFit = false
  /// What is found in text and shown as a link, a bit for each kind.
  open var dataDetectorTypes: UInt = 1
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  private var ownScrollView: UIScrollView?

  /// A page.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A page from a nib.
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
  }

  /// The view that scrolls the page; made when it is asked for.
  open var scrollView: UIScrollView {
    if let ownScrollView { return ownScrollView }
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownScrollView = view
    addSubview(view)
    return view
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \UIWebView.delegate)
    nib.outlet("scalesPageToFit", \UIWebView.scalesPageToFit)
  }
}

/// A web page; nothing is loaded here.
@MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: AnyObject?
  open weak var uiDelegate: AnyObject?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  private var ownScrollView: UIScrollView?

  /// A page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// A page with the usual configuration.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A page from a nib.
  public required init?(coder: NSCoder) {
    configuration = coder.nib.object("configuration") ?? WKWebViewConfiguration()
    super.init(coder: coder)
    let nib = coder.nib
    allowsBackForwardNavigationGestures = nib.bool("allowsBackForwardNavigationGestures") ?? false
    allowsLinkPreview = nib.bool("allowsLinkPreview") ?? true
    if let agent = nib.string("customUserAgent"), !agent.isEmpty { customUserAgent = agent }
  }

  /// The view that scrolls the page; made when it is asked for.
  open var scrollView: UIScrollView {
    if let ownScrollView { return ownScrollView }
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownScrollView = view
    addSubview(view)
    return view
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("navigationDelegate", \WKWebView.navigationDelegate)
    nib.outlet("UIDelegate", \WKWebView.uiDelegate)
    nib.outlet("customUserAgent", \WKWebView.customUserAgent)
  }
}

/// How a web page is loaded and shown.
@MainActor
open class WKWebViewConfiguration: NSObject, NibDecodable {
  var nibReference: NibReference?
  open var preferences = WKPreferences()
  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false

  /// The usual configuration.
  public override init() { super.init() }

  /// A configuration from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    if let preferences: WKPreferences = nib.object("preferences") { self.preferences = preferences }
    allowsInlineMediaPlayback = nib.bool("allowsInlineMediaPlayback") ?? false
    suppressesIncrementalRendering = nib.bool("suppressesIncrementalRendering") ?? false
  }
}

/// What a web page may do.
@MainActor
open class WKPreferences: NSObject, NibDecodable {
  var nibReference: NibReference?
  /// In points.
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false

  /// The usual preferences.
  public override init() { super.init() }

  /// Preferences from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    minimumFontSize = nib.cgFloat("minimumFontSize") ?? 0
    javaScriptEnabled = nib.bool("javaScriptEnabled") ?? true
    javaScriptCanOpenWindowsAutomatically =
      nib.bool("javaScriptCanOpenWindowsAutomatically") ?? false
  }
}

/// The process that pages are loaded in.
@MainActor
open class WKProcessPool: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// A new one.
  public override init() { super.init() }

  /// One from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }
}

/// What an app and its pages say to each other.
@MainActor
open class WKUserContentController: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// A new one.
  public override init() { super.init() }

  /// One from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }
}

/// What pages keep.
@MainActor
open class WKWebsiteDataStore: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// A new one.
  public override init() { super.init() }

  /// One from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }
}
