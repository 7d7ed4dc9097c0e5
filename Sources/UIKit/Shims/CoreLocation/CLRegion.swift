public import Foundation
import HeadlessUIKit

/// A region of the earth that an app monitors. Regions with the same identifier are equal.
@preconcurrency @MainActor
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open nonisolated override var hash: Int { identifier.hashValue }
}

/// A circular region around a location.
@preconcurrency @MainActor
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a location is at most ``radius`` away from the center.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let (first, second) = (
      CLLocation(latitude: center.latitude, longitude: center.longitude),
      CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
    return first.distance(from: second) <= radius
  }
}

/// The direction in which the device points. Tests create it.
@preconcurrency @MainActor
open class CLHeading: NSObject {
  /// The direction, in degrees clockwise from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// The direction, in degrees clockwise from true north.
  public let trueHeading: CLLocationDirection
  /// The maximum error of the direction, in degrees.
  public let headingAccuracy: CLLocationDirection
  public let timestamp = Date()

  public init(
    magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection,
    headingAccuracy: CLLocationDirection = 0
  ) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.headingAccuracy = headingAccuracy
    super.init()
  }
}

/// The reason why no location was found, with the framework's domain and codes.
public struct CLError: CustomNSError, Hashable {
  /// The reason.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled

    /// Returns whether an error has this reason, so that `catch CLError.network` compiles and matches.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  public static let errorDomain = "kCLErrorDomain"
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  public static let geocodeCanceled = Code.geocodeCanceled

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

public let kCLErrorDomain = CLError.errorDomain

/// An address that was found. Tests create it.
@preconcurrency @MainActor
open class CLPlacemark: NSObject {
  public let location: CLLocation?
  open var name: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var locality: String?
  open var subLocality: String?
  open var administrativeArea: String?
  open var subAdministrativeArea: String?
  open var postalCode: String?
  open var isoCountryCode: String?
  open var country: String?
  open var inlandWater: String?
  open var ocean: String?
  open var areasOfInterest: [String]?
  open var timeZone: TimeZone?

  public init(location: CLLocation? = nil) {
    self.location = location
    super.init()
  }
}

/// Finds addresses; here, it finds none, as without a network. Calls are recorded
/// (`HeadlessEnvironment.recordedCalls`), and the handlers run in a later turn of the run loop.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether the handler of the latest request has not been called yet.
  open private(set) var isGeocoding = false
  /// The number of requests with a handler, and how many of them have been canceled.
  private var (questions, canceledQuestions) = (0, 0)

  public nonisolated override init() { super.init() }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { find("reverseGeocodeLocation", "\(location.coordinate)", completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) { find("reverseGeocodeLocation", "\(location.coordinate)", completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) { find("geocodeAddressString", addressString, completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) { find("geocodeAddressString", addressString, completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    RecordedCall.record("CLGeocoder.reverseGeocodeLocation", ["\(location.coordinate)"])
    throw CLError(.network)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    RecordedCall.record("CLGeocoder.geocodeAddressString", [addressString])
    throw CLError(.network)
  }

  /// Makes the waiting handlers receive ``CLError/geocodeCanceled``.
  open func cancelGeocode() {
    RecordedCall.record("CLGeocoder.cancelGeocode", [])
    canceledQuestions = questions
  }

  private func find(_ name: String, _ place: String, _ completion: @escaping CompletionHandler) {
    RecordedCall.record("CLGeocoder.\(name)", [place])
    isGeocoding = true
    questions += 1
    let question = questions
    nonisolated(unsafe) let finish = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if question == self.questions { self.isGeocoding = false }
        finish(nil, CLError(question > self.canceledQuestions ? .network : .geocodeCanceled))
      }
    }
  }
}
