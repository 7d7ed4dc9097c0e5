@_exported public import Foundation
@_exported public import HeadlessUIKit

/// Asks for a review of the app. Calls are recorded (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {
    RecordedCall.record("SKStoreReviewController.requestReview", [])
  }
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// A page of the store, which shows nothing; what it is asked to load is recorded.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    RecordedCall.record(
      "SKStoreProductViewController.loadProduct",
      parameters.keys.sorted().map { "\($0)=\(parameters[$0]!)" })
    guard let block else { return }
    nonisolated(unsafe) let answer = block
    DispatchQueue.main.async { answer(false, nil) }
  }
}

/// Receives the end of a product page; only tests call it.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKStoreProductParameterITunesItemIdentifier = "id"
