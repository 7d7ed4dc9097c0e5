public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// Something that covers an area of a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Whether overlays are below or above labels, with the framework's raw values.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// A shape with several points.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  let places: [MKMapPoint]

  init(places: [MKMapPoint]) {
    self.places = places
    super.init()
  }

  open var pointCount: Int { places.count }

  /// The smallest rectangle that contains all points.
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1)) }
  }

  public var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull
      ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// Copies the coordinates of points in a range.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (index, place) in places[range.location..<(range.location + range.length)].enumerated() {
      coords[index] = place.coordinate
    }
  }
}

/// A line with straight segments.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: (0..<count).map { points[$0] })
  }
}

/// An area with straight sides.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
  }
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// A circular region around a location.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }

  /// The square around the circle.
  open var boundingMapRect: MKMapRect {
    let span = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2
    ).span
    let half = span.longitudeDelta / 720 * MKMapPoint.world
    let center = MKMapPoint(coordinate)
    return MKMapRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
  }
}

/// A map overlay with tiles from another source. No tiles are loaded.
@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var isGeometryFlipped = false

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  public var boundingMapRect: MKMapRect { .world }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A renderer for an overlay. Nothing is drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func setNeedsDisplay() {}
}

/// A renderer for an overlay with a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

/// A renderer for a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open var polyline: MKPolyline { overlay as! MKPolyline }
}

/// A renderer for an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  open var polygon: MKPolygon { overlay as! MKPolygon }
}

/// A renderer for a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  open var circle: MKCircle { overlay as! MKCircle }
}

/// A renderer for tiles.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
