import CoreLocation
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LocationTests {
  private func region(_ identifier: String, radius: CLLocationDistance = 1000) -> CLCircularRegion {
    CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: radius,
      identifier: identifier)
  }

  @Test func `a disc contains what is at most its radius away`() {
    let region = region("x")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 54.008, longitude: 10)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 54.01, longitude: 10)))
  }

  @Test func `a region replaces the watched one with the same identifier`() {
    let manager = CLLocationManager()
    manager.startMonitoring(for: region("harbour"))
    manager.startMonitoring(for: region("pier"))
    let wider = region("harbour", radius: 2000)
    manager.startMonitoring(for: wider)
    #expect(manager.monitoredRegions.count == 2)
    #expect(manager.monitoredRegions.contains { $0 === wider })
    manager.stopMonitoring(for: region("harbour"))
    #expect(manager.monitoredRegions.map(\.identifier) == ["pier"])
    #expect(region("pier") != region("harbour"))
  }

  @Test func `a canceled search for an address says that it was canceled`() {
    withEnvironment(HeadlessEnvironment()) {
      let geocoder = CLGeocoder()
      var codes: [CLError.Code?] = []
      geocoder.geocodeAddressString("Kiel") { _, error in
        codes.append((error as? CLError)?.code)
        #expect(geocoder.isGeocoding)
      }
      #expect(geocoder.isGeocoding)
      geocoder.cancelGeocode()
      geocoder.geocodeAddressString("Bern") { _, error in
        codes.append((error as? CLError)?.code)
      }
      HeadlessClock.shared.advance(by: 0)
      #expect(codes == [.geocodeCanceled, .network] && !geocoder.isGeocoding)
      let names = HeadlessEnvironment.current.recordedCalls.map(\.name)
      #expect(names.contains("CLGeocoder.cancelGeocode"))
    }
  }

  @Test func `errors can be caught by their reason`() async {
    do {
      _ = try await CLGeocoder().geocodeAddressString("Kiel")
      Issue.record("there is no network")
    } catch CLError.geocodeFoundPartialResult {
      Issue.record("nothing was found")
    } catch CLError.network {
    } catch {
      Issue.record("\(error)")
    }
  }
}
