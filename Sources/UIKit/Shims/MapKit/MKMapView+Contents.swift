// The names of the constants are the framework's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation
public import HeadlessUIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The way in which a map follows the user, with the framework's raw values.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// The delegate that receives the events of a map. Every method is optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}

/// The contents of a map.
@MainActor
private final class MapContents {
  var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  var annotations: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var selected: [any MKAnnotation] = []
  var overlays: [any MKOverlay] = []
  var classes: [String: MKAnnotationView.Type] = [:]
  var trackingMode = MKUserTrackingMode.none
  let userLocation = MKUserLocation()
  var camera = MKMapCamera()

  /// The unique address under which a map stores its contents.
  private static var key: UnsafeRawPointer {
    let name: StaticString = "MKMapView.contents"
    return UnsafeRawPointer(name.utf8Start)
  }

  static func of(_ map: MKMapView) -> MapContents {
    if let made = objc_getAssociatedObject(map, key) as? MapContents { return made }
    let new = MapContents()
    objc_setAssociatedObject(map, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

extension MKMapView {
  private var contents: MapContents { .of(self) }
  private var receiver: (any MKMapViewDelegate)? { delegate as? any MKMapViewDelegate }

  // MARK: Region

  /// The region of the earth that the map shows.
  public var region: MKCoordinateRegion {
    get { contents.region }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows another region immediately, moves the camera's center there, and notifies the delegate.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    receiver?.mapView(self, regionWillChangeAnimated: animated)
    contents.region = region
    contents.camera.centerCoordinate = region.center
    receiver?.mapViewDidChangeVisibleRegion(self)
    receiver?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Returns the region itself: the map has no tiles whose scale it would have to match.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  /// The rectangle on the flat map that surrounds the region.
  public var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let first = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let last = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    guard !mapRect.isNull else { return }
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }

  /// Shows a rectangle on the flat map; the insets have no effect.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { setVisibleMapRect(mapRect, animated: animated) }

  /// Returns the position of a coordinate in a view, in points. If the region has no width or height, every coordinate
  /// is in the middle of the map along that axis.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (rect, place) = (visibleMapRect, MKMapPoint(coordinate))
    func share(_ offset: Double, _ length: Double) -> Double { length > 0 ? offset / length : 0.5 }
    let point = CGPoint(
      x: share(place.x - rect.minX, rect.width) * bounds.width,
      y: share(place.y - rect.minY, rect.height) * bounds.height)
    return convert(point, to: view)
  }

  /// Returns the coordinate at a point of a view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard !bounds.isEmpty else { return region.center }
    let (rect, place) = (visibleMapRect, convert(point, from: view))
    return MKMapPoint(
      x: rect.minX + place.x / bounds.width * rect.width,
      y: rect.minY + place.y / bounds.height * rect.height
    ).coordinate
  }

  /// The camera from which the map is seen. Setting it copies the camera and moves the region's center. The camera's
  /// distance, pitch and heading have no effect.
  public var camera: MKMapCamera {
    get { contents.camera }
    set { setCamera(newValue, animated: false) }
  }

  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    contents.camera = camera.copied()
    setCenter(camera.centerCoordinate, animated: animated)
  }

  // MARK: Annotations

  public var annotations: [any MKAnnotation] { contents.annotations }

  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations. If there is a delegate, creates their views and passes them to it. Without a delegate,
  /// `view(for:)` creates them, so that a delegate that is set later can still be asked.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    contents.annotations += annotations
    guard let receiver else { return }
    let views = annotations.compactMap { view(for: $0) }
    if !views.isEmpty { receiver.mapView(self, didAdd: views) }
  }

  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      contents.annotations.removeAll { $0 === annotation }
      contents.selected.removeAll { $0 === annotation }
      contents.views[ObjectIdentifier(annotation)] = nil
    }
  }

  /// Shows the region around annotations, and adds those that are not on the map yet.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate)))
    }
    setVisibleMapRect(rect, animated: animated)
  }

  /// Returns the view of an annotation: the delegate's, or one of the registered or the default class.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard contents.annotations.contains(where: { $0 === annotation }) else { return nil }
    if let made = contents.views[ObjectIdentifier(annotation)] { return made }
    let view =
      receiver?.mapView(self, viewFor: annotation)
      ?? (annotation is MKUserLocation
        ? nil
        : dequeueReusableAnnotationView(
          withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation))
    contents.views[ObjectIdentifier(annotation)] = view
    view?.prepareForDisplay()
    return view
  }

  public func register(
    _ viewClass: MKAnnotationView.Type, forAnnotationViewWithReuseIdentifier identifier: String
  ) { contents.classes[identifier] = viewClass }

  /// Always returns nil: a map keeps the views of all annotations, so none can be reused.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
  { nil }

  /// Returns a new view of the class that is registered for an identifier; by default, a marker.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let type = contents.classes[identifier] ?? MKMarkerAnnotationView.self
    let view = UIView.registered(type)
    view.annotation = annotation
    view.reuseIdentifier = identifier
    return view
  }

  public var selectedAnnotations: [any MKAnnotation] {
    get { contents.selected }
    set {
      for annotation in contents.selected { deselectAnnotation(annotation, animated: false) }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  /// Selects an annotation as a tap does, and notifies the delegate.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }),
      !contents.selected.contains(where: { $0 === annotation })
    else { return }
    contents.selected.append(annotation)
    if let view = view(for: annotation) {
      view.setSelected(true, animated: animated)
      receiver?.mapView(self, didSelect: view)
    }
    receiver?.mapView(self, didSelect: annotation)
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, contents.selected.contains(where: { $0 === annotation }) else { return }
    contents.selected.removeAll { $0 === annotation }
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      receiver?.mapView(self, didDeselect: view)
    }
    receiver?.mapView(self, didDeselect: annotation)
  }

  // MARK: Overlays

  public var overlays: [any MKOverlay] { contents.overlays }
  public func addOverlay(_ overlay: any MKOverlay) { contents.overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { contents.overlays += overlays }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  public func removeOverlay(_ overlay: any MKOverlay) {
    contents.overlays.removeAll { $0 === overlay }
  }
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// Returns the delegate's renderer for an overlay.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard overlays.contains(where: { $0 === overlay }) else { return nil }
    return receiver?.mapView(self, rendererFor: overlay)
  }

  // MARK: The user

  public var userLocation: MKUserLocation { contents.userLocation }
  public var isUserLocationVisible: Bool { false }
  public var userTrackingMode: MKUserTrackingMode {
    get { contents.trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != contents.trackingMode else { return }
    contents.trackingMode = mode
    receiver?.mapView(self, didChange: mode, animated: animated)
  }
}
