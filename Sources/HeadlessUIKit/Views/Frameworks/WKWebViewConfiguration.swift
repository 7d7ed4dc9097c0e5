public import Foundation

/// Types of media, with WebKit's raw values.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The granularity of selections in a page, with WebKit's raw values.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic, character
}

/// The configuration for loading and showing web pages.
@preconcurrency @MainActor
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

  /// Creates the default configuration.
  public override init() { super.init() }

  /// Creates a configuration from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    if let preferences: WKPreferences = nib.object("preferences") { self.preferences = preferences }
    applicationNameForUserAgent = nib.string("applicationNameForUserAgent")
    selectionGranularity = nib.enumeration("selectionGranularity") ?? .dynamic
    allowsAirPlayForMediaPlayback = nib.bool("allowsAirPlayForMediaPlayback") ?? true
    allowsInlineMediaPlayback = nib.bool("allowsInlineMediaPlayback") ?? false
    // The key is a Boolean because documents only offer all types or none.
    if nib.bool("mediaTypesRequiringUserActionForPlayback") == false {
      mediaTypesRequiringUserActionForPlayback = []
    }
    suppressesIncrementalRendering = nib.bool("suppressesIncrementalRendering") ?? false
  }
}

/// The preferences of a web page.
@preconcurrency @MainActor
open class WKPreferences: NSObject, NibDecodable {
  var nibReference: NibReference?
  /// The minimum font size, in points.
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false

  /// Creates the default preferences.
  public override init() { super.init() }

  /// Creates preferences from a nib.
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

/// A process that loads pages.
@preconcurrency @MainActor
open class WKProcessPool: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// Creates a process pool from a nib.
  public required convenience init?(coder: NSCoder) { self.init() }
}

/// A store of the data of web pages.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject, NibDecodable {
  var nibReference: NibReference?

  /// Creates a data store from a nib.
  public required convenience init?(coder: NSCoder) { self.init() }
}
