public import Foundation

#if !canImport(ObjectiveC)
  /// The context that an app extension shares with the app that shows it.
  ///
  /// A test creates it, and reads the answer with `returnedItems(of:)` and `cancellation(of:)` of UIKitTesting.
  @preconcurrency @MainActor
  open class NSExtensionContext: NSObject {
    /// The items that the other app passes: objects of `NSExtensionItem`.
    public let inputItems: [Any]
    /// The items that the extension has returned; nil before ``completeRequest(returningItems:completionHandler:)``.
    package private(set) var returnedItems: [Any]?
    /// The error with which the extension has canceled the request.
    package private(set) var cancellation: (any Error)?

    /// Creates a context with items.
    public init(inputItems: [Any] = []) {
      self.inputItems = inputItems
      super.init()
    }

    /// Returns items to the other app. The handler is called with false, as the extension has time to finish its work.
    open func completeRequest(
      returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) {
      returnedItems = items ?? []
      completionHandler?(false)
    }

    /// Cancels the request.
    open func cancelRequest(withError error: any Error) { cancellation = error }

    /// Asks the system to open a URL. The call is only recorded, and the handler is called with false.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
      RecordedCalls.record("NSExtensionContext.open", url)
      completionHandler?(false)
    }
  }

  /// An item that an app passes to an extension.
  open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    /// The data of the item.
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    /// Creates an item without contents.
    public override init() { super.init() }
  }

  extension UIViewController {
    /// The context of an app extension; nil in an app. Tests set it.
    public var extensionContext: NSExtensionContext? {
      get {
        StoredValue.get(self, "extensionContext", NSExtensionContext?.none)
          ?? parent?.extensionContext
      }
      set { StoredValue.set(self, "extensionContext", newValue) }
    }
  }
#endif
