@_exported public import Foundation
@_exported public import HeadlessUIKit

/// Requests a review of the app. Calls are recorded (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {
    RecordedCall.record("SKStoreReviewController.requestReview", [])
  }
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// A product page in the App Store, which shows nothing; what it is asked to load is recorded.
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

/// The delegate that is notified when a product page closes; only tests call it.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKStoreProductParameterITunesItemIdentifier = "id"
