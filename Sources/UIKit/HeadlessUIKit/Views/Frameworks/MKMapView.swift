public import Foundation

/// The type of a map, with MapKit's raw values.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map view. Nothing is drawn here.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: AnyObject?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isPitchEnabled = true
  open var isRotateEnabled = true
  open var showsUserLocation = false
  open var showsPointsOfInterest = true
  open var showsBuildings = true
  open var showsTraffic = false
  open var showsCompass = true
  open var showsScale = false

  /// Creates a map view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a map view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    delegate = nib.object("MKDelegate") as AnyObject?
    mapType = nib.enumeration("MKMapType") ?? .standard
    isZoomEnabled = nib.bool("MKZoomEnabled") ?? true
    isScrollEnabled = nib.bool("MKScrollEnabled") ?? true
    isPitchEnabled = nib.bool("MKPitchEnabled") ?? true
    isRotateEnabled = nib.bool("MKRotateEnabled") ?? true
    showsUserLocation = nib.bool("MKShowsUserLocation") ?? false
    showsPointsOfInterest = nib.bool("MKShowsPointsOfInterest") ?? true
    showsBuildings = nib.bool("MKShowsBuildings") ?? true
    showsTraffic = nib.bool("MKShowsTraffic") ?? false
    showsCompass = nib.bool("MKShowsCompass") ?? true
    showsScale = nib.bool("MKShowsScaleKey") ?? false
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \MKMapView.delegate)
    nib.outlet("showsUserLocation", \MKMapView.showsUserLocation)
  }
}
