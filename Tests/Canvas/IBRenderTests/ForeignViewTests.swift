import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// The boxes in place of what other frameworks draw.
@MainActor
@Suite struct ForeignViewTests {
  private static let frame = CGRect(x: 10, y: 20, width: 200, height: 100)

  private func picture(of view: UIView, _ options: PictureOptions = PictureOptions()) throws
    -> Picture
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.frame = Self.frame
    root.addSubview(view)
    root.layoutIfNeeded()
    return try Picture(of: root, options: options)
  }

  nonisolated private static let views: [(String, @MainActor @Sendable () -> UIView)] = [
    ("web page", { WKWebView() }), ("web page", { UIWebView() }), ("map", { MKMapView() }),
    ("camera", { ARSCNView() }), ("camera", { ARSKView() }), ("camera", { ARView() }),
    ("scene", { SCNView() }), ("SpriteKit", { SKView() }), ("Metal", { MTKView() }),
    ("OpenGL", { GLKView() }), ("PDF", { HeadlessUIKit.PDFView() }),
  ]

  @Test(arguments: views)
  func `a view of another framework is a dashed box with the name of its content`(
    name: String, make: @MainActor @Sendable () -> UIView
  ) throws {
    let picture = try picture(of: make())
    #expect(picture.texts == [name])
    #expect(picture.standIns == [Self.frame] && picture.problems.isEmpty)
  }

  @Test func `what an app puts over a map is drawn in front of the box`() throws {
    let map = MKMapView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "You are here"
    map.addSubview(label)
    #expect(try picture(of: map).texts == ["map", "You are here"])
  }

  @Test func `a camera's layer in a view of the app is a box`() throws {
    let view = UIView()
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(origin: .zero, size: Self.frame.size)
    view.layer.addSublayer(layer)
    let picture = try picture(of: view)
    #expect(picture.texts == ["camera"] && picture.standIns == [Self.frame])
  }

  @Test func `pictures without stand-ins have no boxes`() throws {
    var options = PictureOptions()
    options.showsStandIns = false
    let picture = try picture(of: MKMapView(), options)
    #expect(picture.texts.isEmpty && picture.standIns.isEmpty)
  }
}
