public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// An object at a location on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

/// The texts are optional.
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A map object with texts.
@preconcurrency @MainActor
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// A location with texts.
@preconcurrency @MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  public override init() { super.init() }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

extension MKPlacemark: MKAnnotation {}

/// The location of the user. Tests set it.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation?
  open var title: String?
  open var subtitle: String?
  open var isUpdating: Bool { false }
  public var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D()
  }
}

/// A cluster of annotations that are too close together to be shown individually. Maps do not create clusters here.
@preconcurrency @MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  public var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
}

/// The priority with which something on a map is shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

/// The priority with which annotations are in front of others, from 0 to 1000, with the framework's raw values.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let max = Self(1000)
  public static let defaultSelected = Self(1000)
  public static let defaultUnselected = Self(500)
  public static let min = Self(0)
}

/// Whether an annotation's text is shown, with the framework's raw values.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// The view of an annotation. A map with a delegate creates it when the annotation is added; other maps create it when
/// code asks for it. The map does not show it.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The drag state of the view, with the framework's raw values.
  public enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }
  /// The way in which the view collides with others, with the framework's raw values.
  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }

  open var annotation: (any MKAnnotation)?
  public internal(set) var reuseIdentifier: String?
  /// The image of the view. Setting it makes the view as large as the image.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  /// The offset of the view's center from the annotation's location, in points.
  open var centerOffset = CGPoint.zero
  /// The offset of the callout from the top center of the view, in points.
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle
  open weak var cluster: MKAnnotationView? { nil }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Not called here, because no view is reused.
  open func prepareForReuse() {}
  /// Called before the view is shown.
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// An annotation view in the form of a balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// An annotation view in the form of a pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open var animatesDrop = false

  public class func redPinColor() -> UIColor { .systemRed }
  public class func greenPinColor() -> UIColor { .systemGreen }
  public class func purplePinColor() -> UIColor { .systemPurple }
}

/// The view of the user's location.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}
