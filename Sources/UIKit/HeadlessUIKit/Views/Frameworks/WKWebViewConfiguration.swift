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
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var applicationNameForUserAgent: String?
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var allowsAirPlayForMediaPlayback = true
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var suppressesIncrementalRendering = false
  open var allowsPictureInPictureMediaPlayback = true
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

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
    // The key is a Boolean value because documents only offer all types or none.
    if nib.bool("mediaTypesRequiringUserActionForPlayback") == false {
      mediaTypesRequiringUserActionForPlayback = []
    }
    suppressesIncrementalRendering = nib.bool("suppressesIncrementalRendering") ?? false
    allowsPictureInPictureMediaPlayback = nib.bool("allowsPictureInPictureMediaPlayback") ?? true
    ignoresViewportScaleLimits = nib.bool("ignoresViewportScaleLimits") ?? false
    // Pages are not loaded, so these have no effect.
    for key: NibKeyName in [
      "textInteractionGesturesEnabled", "longPressActionsEnabled",
      "scrollToTextFragmentIndicatorEnabled", "scrollToTextFragmentMarkingEnabled",
    ] { _ = nib.bool(key) }
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
    // Pages are not loaded, so these have no effect.
    for key: NibKeyName in ["tabFocusesLinks", "textInteractionEnabled"] { _ = nib.bool(key) }
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

/// Settings for the pages of one navigation; stored only.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether pages are shown as on a computer or on a phone, with WebKit's raw values.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

/// The pages that a web view has shown; always empty.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public let title: String?

  init(url: URL, title: String?) {
    self.url = url
    initialURL = url
    self.title = title
    super.init()
  }
}

/// The data that WebKit finds in the text of pages and turns into links.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let trackingNumber = Self(rawValue: 16)
  public static let flightNumber = Self(rawValue: 32)
  public static let lookupSuggestion = Self(rawValue: 64)
  public static let all = Self(rawValue: .max)
}

/// The window that a page requests; nothing is requested here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}

/// The reasons why WebKit failed, with its domain and codes.
public struct WKError: CustomNSError, Hashable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public static let errorDomain = "WKErrorDomain"
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
}

/// The data store that the web views of an environment share.
@MainActor
private final class DefaultDataStore: EnvironmentPart {
  let store = WKWebsiteDataStore()
  init(in environment: HeadlessEnvironment) {}
}

extension WKWebsiteDataStore {
  /// The persistent store; it stores nothing here.
  public class func `default`() -> WKWebsiteDataStore {
    HeadlessEnvironment.current.part(DefaultDataStore.self).store
  }
  /// The store whose data is discarded when the app terminates.
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// All kinds of data that a store keeps.
  public class func allWebsiteDataTypes() -> Set<String> {
    [
      "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache",
      "WKWebsiteDataTypeLocalStorage", "WKWebsiteDataTypeSessionStorage",
    ]
  }

  /// Records the call, and reports in a later turn of the run loop that the data has been removed.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    RecordedCalls.record("WKWebsiteDataStore.removeData", dataTypes.sorted().joined(separator: " "))
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
  }

  /// Passes an empty list of records in a later turn of the run loop.
  public func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } }
  }

  /// Records the call, and reports in a later turn of the run loop that the data has been removed.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    removeData(
      ofTypes: dataTypes, modifiedSince: .distantPast, completionHandler: completionHandler)
  }
}

/// The data of a website.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
