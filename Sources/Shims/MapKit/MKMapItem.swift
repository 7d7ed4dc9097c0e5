@_exported public import CoreLocation
public import Foundation
import HeadlessUIKit

/// A place with an address.
@preconcurrency @MainActor
open class MKPlacemark: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let addressDictionary: [String: Any]?

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    self.addressDictionary = addressDictionary
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
}

/// A place that the app of maps can show.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// Records that the app of maps would open.
  /// - Returns: Always true.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    RecordedCall.record("MKMapItem.openInMaps", [name ?? "nil"])
    return true
  }
}
