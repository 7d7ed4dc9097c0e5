public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// A page that is asked for.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

// Nothing is loaded: what is asked for is recorded (`HeadlessEnvironment.recordedCalls`), and no delegate is called.
extension WKWebView {
  /// Records the address of a page.
  @discardableResult @preconcurrency @MainActor
  public func load(_ request: URLRequest) -> WKNavigation? {
    record("load", request.url?.absoluteString ?? "nil")
  }

  /// Records the text of a page.
  @discardableResult @preconcurrency @MainActor
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    record("loadHTMLString", string, baseURL?.absoluteString ?? "nil")
  }

  /// Records the file of a page.
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

  /// Records a script; its completion is called in the clock's next turn, with nothing.
  @preconcurrency @MainActor
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    record("evaluateJavaScript", javaScriptString)
    guard let completionHandler else { return }
    nonisolated(unsafe) let complete = completionHandler
    DispatchQueue.main.async { complete(nil, nil) }
  }

  /// The address of the page: none is ever loaded.
  @preconcurrency @MainActor public var url: URL? { nil }
  @preconcurrency @MainActor public var title: String? { nil }
  @preconcurrency @MainActor public var isLoading: Bool { false }
  @preconcurrency @MainActor public var canGoBack: Bool { false }
  @preconcurrency @MainActor public var canGoForward: Bool { false }
  /// From 0 to 1.
  @preconcurrency @MainActor public var estimatedProgress: Double { 0 }

  @discardableResult @MainActor
  private func record(_ name: String, _ arguments: String...) -> WKNavigation? {
    RecordedCall.record("WKWebView.\(name)", arguments)
    return WKNavigation()
  }
}

/// Callbacks while a page is loaded; no page is, so none is called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

/// Every method is optional.
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

/// Callbacks about the windows and panels of a page; no page is loaded, so none is called.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
