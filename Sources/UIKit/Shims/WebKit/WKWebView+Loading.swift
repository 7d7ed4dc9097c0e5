public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// A page load that was requested.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

// Pages are not loaded: requests are recorded (`HeadlessEnvironment.recordedCalls`), and delegates are not called.
extension WKWebView {
  /// Records a request for a page.
  @discardableResult @preconcurrency @MainActor
  public func load(_ request: URLRequest) -> WKNavigation? {
    record("load", request.url?.absoluteString ?? "nil")
  }

  /// Records the HTML of a page.
  @discardableResult @preconcurrency @MainActor
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    record("loadHTMLString", string, baseURL?.absoluteString ?? "nil")
  }

  /// Records the file URL of a page.
  @discardableResult @preconcurrency @MainActor
  public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    record("loadFileURL", url.absoluteString)
  }

  @discardableResult @preconcurrency @MainActor
  public func reload() -> WKNavigation? { record("reload") }
  @discardableResult @preconcurrency @MainActor
  public func goBack() -> WKNavigation? { record("goBack") }
  @discardableResult @preconcurrency @MainActor
  public func goForward() -> WKNavigation? { record("goForward") }
  @preconcurrency @MainActor
  public func stopLoading() { record("stopLoading") }

  /// Records a script, and calls its completion handler with nil in the clock's next turn.
  @preconcurrency @MainActor
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    record("evaluateJavaScript", javaScriptString)
    guard let completionHandler else { return }
    nonisolated(unsafe) let complete = completionHandler
    DispatchQueue.main.async { complete(nil, nil) }
  }

  /// The URL of the page; nil, because pages are not loaded.
  @preconcurrency @MainActor public var url: URL? { nil }
  @preconcurrency @MainActor public var title: String? { nil }
  @preconcurrency @MainActor public var isLoading: Bool { false }
  @preconcurrency @MainActor public var canGoBack: Bool { false }
  @preconcurrency @MainActor public var canGoForward: Bool { false }
  /// The progress from 0 to 1; always 0.
  @preconcurrency @MainActor public var estimatedProgress: Double { 0 }

  @discardableResult @MainActor
  private func record(_ name: String, _ arguments: String...) -> WKNavigation? {
    RecordedCall.record("WKWebView.\(name)", arguments)
    return WKNavigation()
  }
}

/// The reason for a navigation, with WebKit's raw values.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// The frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let isMainFrame: Bool
  public let request: URLRequest

  public init(isMainFrame: Bool, request: URLRequest) {
    self.isMainFrame = isMainFrame
    self.request = request
    super.init()
  }
}

/// A navigation that the app may refuse.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let targetFrame: WKFrameInfo?

  /// Creates an action for a test, which passes it to the app's delegate.
  public init(
    request: URLRequest, navigationType: WKNavigationType = .other, targetFrame: WKFrameInfo? = nil
  ) {
    self.request = request
    self.navigationType = navigationType
    self.targetFrame = targetFrame
    super.init()
  }
}

/// A server's response that the app may refuse.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame: Bool
  public let canShowMIMEType: Bool

  /// Creates a response for a test, which passes it to the app's delegate.
  public init(response: URLResponse, isForMainFrame: Bool = true, canShowMIMEType: Bool = true) {
    self.response = response
    self.isForMainFrame = isForMainFrame
    self.canShowMIMEType = canShowMIMEType
    super.init()
  }
}

/// The decision about a navigation, with WebKit's raw values.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// The decision about a server's response, with WebKit's raw values.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Methods that are called while a page loads. Pages are not loaded, so none of them is called; tests can call them
/// themselves.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

/// Default implementations, which make every method optional.
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Methods for the windows and panels of a page. Pages are not loaded, so none of them is called.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
