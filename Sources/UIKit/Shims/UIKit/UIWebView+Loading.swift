public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

extension UIWebView {
  /// Records the URL of a page (`HeadlessEnvironment.recordedCalls`); nothing is loaded.
  @preconcurrency @MainActor
  public func loadRequest(_ request: URLRequest) {
    RecordedCall.record("UIWebView.loadRequest", [request.url?.absoluteString ?? "nil"])
  }

  /// The request: always nil.
  @preconcurrency @MainActor public var request: URLRequest? { nil }
}

extension UIWebView {
  /// The reasons why a web view loads a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
}

public typealias UIWebViewNavigationType = UIWebView.NavigationType

/// Receives what a web view of systems before iOS 8 loads, which is nothing here. Every method is optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
