// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
import Foundation

/// The size of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of the earth around a location.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) {
    self.center = center
    self.span = span
  }

  /// Creates a region with a size in meters, on a sphere with the earth's mean radius.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 2 * Double.pi * 6_371_009 / 360
    let shrunk = max(cos(center.latitude * .pi / 180), 1e-9)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * shrunk)))
  }

  /// Creates the region for a rectangle on the map.
  public init(_ rect: MKMapRect) {
    let (first, last) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }
}

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A point on the flat map of the world in the Mercator projection, which is 2²⁸ points wide.
public struct MKMapPoint: Hashable, Sendable {
  static let world = 268_435_456.0

  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(max(coordinate.latitude, -85.05112878), 85.05112878) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let latitude = atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.world * 360 - 180)
  }

  /// Returns the distance to another point, in meters.
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(
      from: CLLocation(
        latitude: to.coordinate.latitude, longitude: to.coordinate.longitude))
  }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

/// The size of an area on the flat map, in map points.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(
    x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the rectangles have points in common. AppSources renames the calls of every `intersects`.
  public func uiOverlaps(_ other: MKMapRect) -> Bool { intersects(other) }
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
}
