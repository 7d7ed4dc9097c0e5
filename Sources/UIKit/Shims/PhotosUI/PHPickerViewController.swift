@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A filter for the photos that are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>

  public static let images = Self(kinds: ["images"])
  public static let videos = Self(kinds: ["videos"])
  public static let livePhotos = Self(kinds: ["livePhotos"])
  public static func any(of filters: [Self]) -> Self {
    Self(kinds: filters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// The options of a picker.
@preconcurrency @MainActor
public struct PHPickerConfiguration {
  /// The way in which the order of the selection is kept, with the framework's raw values.
  public enum Selection: Int, Sendable {
    case `default`, ordered, people, continuous, continuousAndOrdered
  }

  public var filter: PHPickerFilter?
  /// The maximum number of items; 0 for no limit.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
}

/// An item that was picked; tests create one for a delegate.
public struct PHPickerResult: @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?

  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}

/// A controller with which the user picks photos; here, there are none. Tests may call the delegate.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    RecordedCall.record("PHPickerViewController.init", ["\(configuration.selectionLimit)"])
  }

  /// Not used: no nib has such a controller.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate that receives the picked items; only tests call it.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
