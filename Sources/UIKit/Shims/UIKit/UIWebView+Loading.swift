import Foundation
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
