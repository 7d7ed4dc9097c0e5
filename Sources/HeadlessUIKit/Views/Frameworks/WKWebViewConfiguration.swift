public import Foundation

/// Kinds of media, with WebKit's bits.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// How much of a page is selected at once, with WebKit's numbers.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic, character
}

/// How a web page is loaded and shown.
@MainActor
open class WKWebViewConfiguration: NSObject, NibDecodable {
  var nibReference: NibReference?
  open var preferences = WKPreferences()
  open var processPool = WKProcessPool()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore()
  open var applicationNameForUserAgent: String?
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var allowsAirPlayForMediaPlayback = true
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var suppressesIncrementalRendering = false

  /// The usual configuration.
  public override init() { super.init() }

  /// A configuration from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    if let preferences: WKPreferences = nib.object("preferences") { self.preferences = preferences }
    applicationNameForUserAgent = nib.string("applicationNameForUserAgent")
    selectionGranularity = nib.enumeration("selectionGranularity") ?? .dynamic
    allowsAirPlayForMediaPlayback = nib.bool("allowsAirPlayForMediaPlayback") ?? true
    allowsInlineMediaPlayback = nib.bool("allowsInlineMediaPlayback") ?? false
    // A truth value: documents offer all kinds or none.
    if nib.bool("mediaTypesRequiringUserActionForPlayback") == false {
      mediaTypesRequiringUserActionForPlayback = []
    }
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

  /// One from a nib.
  public required convenience init?(coder: NSCoder) { self.init() }
}

/// Messages between an app and its web pages.
@MainActor
open class WKUserContentController: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// One from a nib.
  public required convenience init?(coder: NSCoder) { self.init() }
}

/// What pages keep.
@MainActor
open class WKWebsiteDataStore: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// One from a nib.
  public required convenience init?(coder: NSCoder) { self.init() }
}
