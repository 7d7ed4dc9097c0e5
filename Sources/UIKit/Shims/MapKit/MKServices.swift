// The names of the constants are the framework's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation
public import HeadlessUIKit

// Requests to Apple's servers. Without a network, there are no results: calls are recorded
// (`HeadlessEnvironment.recordedCalls`), and handlers receive an error in a later turn of the run loop, including those
// of canceled requests.

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// The reason why a server returned no result, with the framework's domain and codes.
public struct MKError: CustomNSError, Hashable {
  /// The reason.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    /// Returns whether an error has this reason, so that `catch MKError.serverFailure` compiles and matches.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }

  public static let errorDomain = "MKErrorDomain"
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed

  public let code: Code
  public var errorCode: Int { Int(code.rawValue) }
  public init(_ code: Code) { self.code = code }

  /// Records a call, and passes an error to its handler on a queue; on the main queue, in a later turn of the run loop.
  @MainActor static func fail<Answer>(
    _ name: String, _ arguments: [String] = [], on queue: DispatchQueue = .main,
    _ completion: @escaping (Answer?, (any Error)?) -> Void
  ) {
    RecordedCall.record(name, arguments)
    nonisolated(unsafe) let finish = completion
    queue.async { finish(nil, MKError(.serverFailure)) }
  }
}

/// A search for locations. It finds none.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The text to search for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() { super.init() }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// The locations that were found. Tests create it.
  @preconcurrency @MainActor
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    public init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion = MKCoordinateRegion()) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
      super.init()
    }
  }

  private let request: Request
  open var isSearching: Bool { false }

  public init(request: Request) {
    self.request = request
    super.init()
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    MKError.fail("MKLocalSearch.start", [request.naturalLanguageQuery ?? "nil"], completionHandler)
  }
  open func start() async throws -> Response {
    RecordedCall.record("MKLocalSearch.start", [request.naturalLanguageQuery ?? "nil"])
    throw MKError(.serverFailure)
  }
  open func cancel() { RecordedCall.record("MKLocalSearch.cancel", []) }
}

/// A suggestion for a search. Tests create it.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  public let title: String
  public let subtitle: String

  public init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// Suggests completions for searches. It has no suggestions; tests set ``results`` and call the delegate.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// The suggestions.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var results: [MKLocalSearchCompletion] = []
  open var isSearching: Bool { false }

  public override init() { super.init() }
  open func cancel() { RecordedCall.record("MKLocalSearchCompleter.cancel", []) }
}

/// The delegate that receives suggestions; only tests call it.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The user's means of transportation.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A route between locations. Tests create it.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  public let name: String
  /// The length of the route, in meters.
  public let distance: CLLocationDistance
  /// The expected travel time, in seconds.
  public let expectedTravelTime: TimeInterval
  public let polyline: MKPolyline
  open var advisoryNotices: [String] { [] }
  open var steps: [Step] { [] }

  /// A step of a route.
  @preconcurrency @MainActor
  open class Step: NSObject {
    public let instructions: String
    /// The length of the step, in meters.
    public let distance: CLLocationDistance

    public init(instructions: String, distance: CLLocationDistance) {
      self.instructions = instructions
      self.distance = distance
      super.init()
    }
  }

  public init(
    name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    polyline: MKPolyline
  ) {
    self.name = name
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    self.polyline = polyline
    super.init()
  }
}

/// A request for routes. It finds none.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// The locations between which routes are searched.
  @preconcurrency @MainActor
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() { super.init() }
  }

  /// The routes that were found. Tests create it.
  @preconcurrency @MainActor
  open class Response: NSObject {
    public let routes: [MKRoute]
    public init(routes: [MKRoute]) {
      self.routes = routes
      super.init()
    }
  }

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    MKError.fail("MKDirections.calculate", [], completionHandler)
  }
  open func calculate() async throws -> Response {
    RecordedCall.record("MKDirections.calculate", [])
    throw MKError(.serverFailure)
  }
  open func cancel() { RecordedCall.record("MKDirections.cancel", []) }
}

/// Options for a snapshot of a map.
@preconcurrency @MainActor
open class MKMapSnapshotOptions: NSObject {
  open var region = MKCoordinateRegion()
  open var mapRect = MKMapRect.null
  open var mapType = MKMapType.standard
  open var size = CGSize(width: 256, height: 256)
  open var scale: CGFloat = 1
  open var showsBuildings = true
  public override init() { super.init() }
}

/// A request for a snapshot of a map. It always fails.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  public typealias Options = MKMapSnapshotOptions

  /// A snapshot of a map. Tests create it.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    public let image: UIImage
    public init(image: UIImage) {
      self.image = image
      super.init()
    }
    /// Returns the center of the snapshot.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      CGPoint(x: image.size.width / 2, y: image.size.height / 2)
    }
  }

  public init(options: Options) { super.init() }

  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    MKError.fail("MKMapSnapshotter.start", [], completionHandler)
  }
  /// Passes an error to the handler on a queue.
  open func start(
    with queue: DispatchQueue,
    completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
  ) { MKError.fail("MKMapSnapshotter.start", [], on: queue, completionHandler) }
  open func cancel() { RecordedCall.record("MKMapSnapshotter.cancel", []) }
}

/// The camera from which a map is seen. Only the center has an effect.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the center to the camera, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The altitude of the camera, in meters.
  open var altitude: CLLocationDistance = 0
  /// The angle of the camera, in degrees from the vertical.
  open var pitch: CGFloat = 0
  /// The direction of the camera, in degrees clockwise from north.
  open var heading: CLLocationDirection = 0

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance:
      CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Returns another camera with the same values.
  func copied() -> MKMapCamera {
    let copy = MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
    copy.altitude = altitude
    return copy
  }
}

/// The button that makes the map follow the user. It does nothing.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// The button in a bar that makes the map follow the user. It does nothing.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}

/// The compass, which rotates the map to the north. It shows nothing.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// The scale of a map. It shows nothing.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
