import MapKit
import MetalKit
import Testing
import WebKit

/// Views of frameworks besides UIKit, by the names of their modules.
@MainActor @Suite struct FrameworkTests {
  @Test func `views of other frameworks are views`() {
    let page = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 20), configuration: WKWebViewConfiguration())
    let container = UIView()
    for view: UIView in [page, MKMapView(frame: .zero), MTKView(frame: .zero)] {
      container.addSubview(view)
    }
    #expect(container.subviews.count == 3)
    #expect(page.frame.height == 20)
  }
}
