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

  /// The address of the page; nil, because pages are not loaded.
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

/// Methods that are called while a page loads. Pages are not loaded, so none is called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

/// Default implementations, which make every method optional.
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Methods for the windows and panels of a page. Pages are not loaded, so none is called.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
