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

  @Test func `a disc contains what is at most its radius away`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: 1000, identifier: "x")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 54.008, longitude: 10)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 54.01, longitude: 10)))
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
}
