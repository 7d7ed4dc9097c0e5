@_exported public import CoreLocation
public import Foundation
import HeadlessUIKit

/// A location with an address.
@preconcurrency @MainActor
open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public let addressDictionary: [String: Any]?
  /// The name of the location. On a device, it is the whole address.
  open var title: String? { name }
  open var countryCode: String? { isoCountryCode }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    self.addressDictionary = addressDictionary
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates the location of an address.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
    (name, thoroughfare, subThoroughfare) = (
      placemark.name, placemark.thoroughfare, placemark.subThoroughfare
    )
    (locality, postalCode, country) = (
      placemark.locality, placemark.postalCode, placemark.country
    )
    (administrativeArea, subAdministrativeArea, isoCountryCode) = (
      placemark.administrativeArea, placemark.subAdministrativeArea, placemark.isoCountryCode
    )
    (subLocality, inlandWater, ocean) = (
      placemark.subLocality, placemark.inlandWater, placemark.ocean
    )
    (areasOfInterest, timeZone) = (placemark.areasOfInterest, placemark.timeZone)
  }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
}

/// A location that the Maps app can show.
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

  /// The user's location, which is unknown here.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item.isCurrentLocation = true
    return item
  }
  public private(set) var isCurrentLocation = false

  /// Records that the Maps app would open with several locations.
  /// - Returns: Always true.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    RecordedCall.record("MKMapItem.openMaps", mapItems.map { $0.name ?? "nil" })
    return true
  }

  /// Records that the Maps app would open.
  /// - Returns: Always true.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    RecordedCall.record("MKMapItem.openInMaps", [name ?? "nil"])
    return true
  }
}
