import CoreLocation
import Foundation
import HeadlessUIKit
import MapKit
import Testing

@MainActor @Suite struct MapTests {
  /// A delegate that keeps the calls, and makes pins.
  private final class Watcher: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      calls.append("region \(animated)")
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      annotation.title == "pin"
        ? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin") : nil
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      calls.append("select \(view.annotation?.title ?? "nil")")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.lineWidth = 3
      return renderer
    }
  }

  private final class BerthView: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      glyphText = "B"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let watcher = Watcher()

  private func berth(_ latitude: Double, _ longitude: Double, _ title: String) -> MKPointAnnotation
  {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title,
      subtitle: nil)
  }

  @Test func `the delegate learns of a new region, whose center is in the middle of the view`() {
    map.delegate = watcher
    let center = CLLocationCoordinate2D(latitude: 54, longitude: 10)
    map.setRegion(
      MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 2000),
      animated: true)
    #expect(watcher.calls == ["region true"])
    let place = map.convert(center, toPointTo: map)
    #expect(abs(place.x - 100) < 0.1 && abs(place.y - 50) < 0.1)
    let back = map.convert(CGPoint(x: 100, y: 50), toCoordinateFrom: map)
    #expect(abs(back.latitude - 54) < 1e-4 && abs(back.longitude - 10) < 1e-6)
  }

  @Test func `a region of so many metres has that size`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test func `annotations get the views of the delegate or of the registered class`() throws {
    map.delegate = watcher
    map.register(
      BerthView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let (pin, other) = (berth(54, 10, "pin"), berth(55, 11, "berth"))
    map.addAnnotations([pin, other])
    #expect(map.view(for: pin) is MKPinAnnotationView)
    let view = try #require(map.view(for: other) as? BerthView)
    #expect(view.glyphText == "B" && view.annotation === other && view === map.view(for: other))
    map.selectAnnotation(other, animated: false)
    map.selectAnnotation(other, animated: false)
    #expect(view.isSelected && watcher.calls == ["select berth"])
    map.removeAnnotation(other)
    #expect(map.annotations.count == 1 && map.selectedAnnotations.isEmpty)
    #expect(map.view(for: other) == nil)
  }

  @Test func `annotations that are shown fit into the region`() {
    map.showAnnotations([berth(54, 10, "a"), berth(56, 14, "b")], animated: false)
    #expect(map.annotations.count == 2)
    #expect(abs(map.region.center.longitude - 12) < 1e-6)
    #expect(abs(map.region.span.longitudeDelta - 4) < 1e-6)
  }

  @Test func `a region without a size has every place in the middle of the view`() {
    let only = berth(54, 10, "a")
    map.showAnnotations([only], animated: false)
    #expect(abs(map.region.center.latitude - 54) < 1e-9 && map.region.span.latitudeDelta < 1e-9)
    #expect(map.convert(only.coordinate, toPointTo: map) == CGPoint(x: 100, y: 50))
    let north = CLLocationCoordinate2D(latitude: 55, longitude: 10)
    map.showAnnotations([only, berth(55, 10, "b")], animated: false)
    let place = map.convert(north, toPointTo: map)
    #expect(place.x == 100 && abs(place.y) < 1)
  }

  @Test func `a map copies its camera, whose center is that of the region`() {
    let camera = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 54, longitude: 10), fromDistance: 900,
      pitch: 30, heading: 45)
    map.camera = camera
    #expect(map.centerCoordinate.latitude == 54 && map.centerCoordinate.longitude == 10)
    map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: 2), animated: false)
    #expect(map.camera.centerCoordinate.latitude == 48 && camera.centerCoordinate.latitude == 54)
    #expect(map.camera.centerCoordinateDistance == 900 && map.camera.heading == 45)
  }

  @Test func `a delegate that is set later makes the views of earlier annotations`() {
    let pin = berth(54, 10, "pin")
    map.addAnnotation(pin)
    map.delegate = watcher
    #expect(map.view(for: pin) is MKPinAnnotationView)
    let other = MKMapView()
    other.addAnnotation(pin)
    #expect(other.view(for: pin) is MKMarkerAnnotationView)
  }

  @Test func `the view of an annotation is as large as its image`() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.image = nil
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.zPriority == .defaultUnselected && view.selectedZPriority == .max)
    view.zPriority = .init(MKAnnotationViewZPriority.defaultUnselected.rawValue + 1)
    #expect(view.zPriority.rawValue == 501)
    view.isSelected = true
    #expect(view.isSelected)
  }

  @Test func `a place on a map has every part of its address`() {
    let address = CLPlacemark(location: CLLocation(latitude: 54, longitude: 10))
    (address.subLocality, address.subAdministrativeArea) = ("Wik", "Kiel")
    (address.inlandWater, address.ocean) = ("Kanal", "Ostsee")
    (address.areasOfInterest, address.timeZone) = (["Schleuse"], TimeZone(identifier: "UTC"))
    let place = MKPlacemark(placemark: address)
    #expect(place.coordinate.latitude == 54)
    #expect(place.subLocality == "Wik" && place.subAdministrativeArea == "Kiel")
    #expect(place.inlandWater == "Kanal" && place.ocean == "Ostsee")
    #expect(place.areasOfInterest == ["Schleuse"] && place.timeZone == address.timeZone)
  }

  @Test func `a line has the rectangle of its points, and the delegate's renderer`() throws {
    map.delegate = watcher
    let places = [(54.0, 10.0), (55.0, 12.0)].map(CLLocationCoordinate2D.init)
    let line = MKPolyline(coordinates: places, count: 2)
    #expect(map.renderer(for: line) == nil)
    map.addOverlay(line)
    let renderer = try #require(map.renderer(for: line) as? MKPolylineRenderer)
    #expect(renderer.lineWidth == 3 && renderer.polyline === line)
    #expect(line.pointCount == 2)
    #expect(line.boundingMapRect.contains(MKMapPoint(line.coordinate)))
  }

  @Test func `places are mapped forth and back`() {
    let place = CLLocationCoordinate2D(latitude: -33.9, longitude: 151.2)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude + 33.9) < 1e-9 && abs(back.longitude - 151.2) < 1e-9)
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle == MKMapPoint(x: MKMapRect.world.midX, y: MKMapRect.world.midY))
  }

  @Test func `searches fail in a later turn of the run loop, and are recorded`() {
    withEnvironment(HeadlessEnvironment()) {
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = "harbour"
      var failed = false
      MKLocalSearch(request: request).start { response, error in
        failed = response == nil && error is MKError
      }
      var code: CLError.Code?
      CLGeocoder().geocodeAddressString("Kiel") { _, error in code = (error as? CLError)?.code }
      #expect(!failed && code == nil)
      HeadlessClock.shared.advance(by: 0)
      #expect(failed && code == .network)
      let calls = HeadlessEnvironment.current.recordedCalls
      #expect(calls.map(\.name) == ["MKLocalSearch.start", "CLGeocoder.geocodeAddressString"])
      #expect(calls.first?.arguments == ["harbour"])
    }
  }

  @Test func `canceled questions are recorded, and a picture's handler runs on its queue`() async {
    let queue = DispatchQueue(label: "pictures")
    let snapshotter = MKMapSnapshotter(options: MKMapSnapshotOptions())
    let isOnMain = await withCheckedContinuation { continuation in
      snapshotter.start(with: queue) { _, _ in
        continuation.resume(returning: Thread.isMainThread)
      }
    }
    #expect(!isOnMain)
    withEnvironment(HeadlessEnvironment()) {
      snapshotter.cancel()
      MKLocalSearch(request: MKLocalSearch.Request()).cancel()
      MKDirections(request: MKDirections.Request()).cancel()
      MKLocalSearchCompleter().cancel()
      #expect(
        HeadlessEnvironment.current.recordedCalls.map(\.name) == [
          "MKMapSnapshotter.cancel", "MKLocalSearch.cancel", "MKDirections.cancel",
          "MKLocalSearchCompleter.cancel",
        ])
    }
  }

  @Test func `errors of a server can be caught by their reason`() async {
    do {
      _ = try await MKDirections(request: MKDirections.Request()).calculate()
      Issue.record("there is no server")
    } catch MKError.directionsNotFound {
      Issue.record("the server did not answer")
    } catch MKError.serverFailure {
    } catch {
      Issue.record("\(error)")
    }
  }
}
