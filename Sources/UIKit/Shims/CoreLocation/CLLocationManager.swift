@_exported public import Foundation
@_exported public import HeadlessUIKit

public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location, in meters.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// A location on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A location with its time.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// The altitude, in meters.
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  /// The speed, in meters per second; negative if unknown.
  public let speed: CLLocationSpeed
  /// The direction of travel, in degrees clockwise from north; negative if unknown.
  public let course: CLLocationDirection
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, timestamp) = (0, 0, -1, Date())
    (course, speed) = (-1, -1)
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the distance to another location along a sphere with the earth's mean radius (6,371,009 m), in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (first, second) = (
      coordinate.latitude * .pi / 180, location.coordinate.latitude * .pi / 180
    )
    let turn = (location.coordinate.longitude - coordinate.longitude) * .pi / 180
    let half =
      pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(turn / 2), 2)
    return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
  }
}

/// Whether the user allows an app to use the location, with the framework's raw values.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDirection = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// The accuracy of the locations that an app receives, with the framework's raw values.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The purpose of an app's location updates, with the framework's raw values.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Provides the location of the device, which is unknown here. The user denies access, and calls are recorded
/// (`HeadlessEnvironment.recordedCalls`); tests may call the delegate.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var activityType = CLActivityType.other
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDirection = 1
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var heading: CLHeading? { nil }
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  public nonisolated override init() { super.init() }

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open func requestWhenInUseAuthorization() { record("requestWhenInUseAuthorization") }
  open func requestAlwaysAuthorization() { record("requestAlwaysAuthorization") }
  open func startUpdatingLocation() { record("startUpdatingLocation") }
  open func stopUpdatingLocation() { record("stopUpdatingLocation") }
  open func requestLocation() { record("requestLocation") }
  open func startUpdatingHeading() { record("startUpdatingHeading") }
  open func stopUpdatingHeading() { record("stopUpdatingHeading") }
  open func startMonitoringSignificantLocationChanges() {
    record("startMonitoringSignificantLocationChanges")
  }
  open func stopMonitoringSignificantLocationChanges() {
    record("stopMonitoringSignificantLocationChanges")
  }
  /// Monitors a region, replacing an equal one.
  open func startMonitoring(for region: CLRegion) {
    record("startMonitoring")
    monitoredRegions.update(with: region)
  }
  open func stopMonitoring(for region: CLRegion) {
    record("stopMonitoring")
    monitoredRegions.remove(region)
  }
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    record("requestTemporaryFullAccuracyAuthorization")
  }

  private func record(_ name: String) { RecordedCall.record("CLLocationManager.\(name)", []) }
}

/// The delegate that receives locations; only tests call it.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
