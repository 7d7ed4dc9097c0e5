public import Foundation

/// The types that a responder accepts from the pasteboard and from drags.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Uniform type identifiers.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration that accepts nothing.
  public override init() { super.init() }

  /// Creates a configuration that accepts types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types that a class can read.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts the types that a class can read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// The items that the user can share from a responder.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// The items that the user can share from a responder, as a list.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open weak var localObject: AnyObject?
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  /// Creates a configuration that shares objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Creates a configuration that shares the items of providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}
