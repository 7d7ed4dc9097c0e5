import InterfaceBuilder
import NibFormat
import XMLTree

// Views of frameworks beside UIKit. But for the map's, their keys have no compiled sample.
extension ObjectWriter {
  func writeMapView() {
    writeView(marginsWhereNone: Insets(top: 0, left: 0, bottom: 0, right: 0))
    write("MKDelegate", object: nil)
    write("MKMapType", word: Names.mapType, in: Self.mapTypes, default: 0)
    write("MKZoomEnabled", flag: Names.zoomEnabled, default: true)
    write("MKScrollEnabled", flag: Names.scrollEnabled, default: true)
    write("MKShowsUserLocation", flag: Names.showsUserLocation, default: false)
    write("MKPitchEnabled", flag: Names.pitchEnabled, default: true)
    write("MKRotateEnabled", flag: Names.rotateEnabled, default: true)
    write("MKShowsPointsOfInterest", flag: Names.showsPointsOfInterest, default: true)
    write("MKShowsBuildings", flag: Names.showsBuildings, default: true)
    guard era.writesDeepDrawRect else { return }
    write("MKShowsTraffic", flag: Names.showsTraffic, default: false)
    write("MKShowsCompass", flag: Names.showsCompass, default: true)
    write("MKShowsScaleKey", flag: Names.showsScale, default: false)
    if era.writesLargeContentProperties { write("MKPointOfInterestFilter", object: nil) }
  }

  private static let mapTypes: Words = [
    "standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4,
    "mutedStandard": 5,
  ]

  func writeWebView() {
    writeView()
    write("UIDelegate", object: nil)
    writeTrue("UIScalesPageToFit", ifYes: Names.scalesPageToFit)
    writeDataDetectors()
    writeTrue("UIAllowsInlineMediaPlayback", ifYes: Names.allowsInlineMediaPlayback)
    writeFalse(
      "UIMediaPlaybackRequiresUserAction", ifNo: Names.mediaPlaybackRequiresUserAction)
    writeFalse(
      "UIKeyboardDisplayRequiresUserAction", ifNo: Names.keyboardDisplayRequiresUserAction)
    writeTrue("UISuppressesIncrementalRendering", ifYes: Names.suppressesIncrementalRendering)
  }

  func writeWKWebView() {
    writeView()
    writeTrue(
      "allowsBackForwardNavigationGestures", ifYes: Names.allowsBackForwardNavigationGestures)
    write("allowsLinkPreview", flag: Names.allowsLinkPreview, default: true)
    write("customUserAgent", string: Names.customUserAgent)
    guard let configuration = node.child("configuration") else { return }
    let number = encoder.builder.addObject("WKWebViewConfiguration")
    write("configuration", object: number)
    let writer = part(configuration, number: number)
    writer.writeTrue("allowsInlineMediaPlayback", ifYes: Names.allowsInlineMediaPlayback)
    writer.writeTrue(
      "suppressesIncrementalRendering", ifYes: Names.suppressesIncrementalRendering)
  }

  func writeGLKView() {
    writeView()
    write("enableSetNeedsDisplay", flag: Names.enableSetNeedsDisplay, default: true)
  }

  func writeMTKView() {
    writeView()
    write("MTKViewPausedCoderKey", flag: Names.paused, default: false)
    write("MTKViewEnableSetNeedsDisplayCoderKey", flag: Names.enableSetNeedsDisplay, default: false)
    write("MTKViewFramebufferOnlyCoderKey", flag: Names.framebufferOnly, default: true)
    write("MTKViewPreferredFramesPerSecondCoderKey", int: Names.preferredFramesPerSecond)
    write("MTKViewSampleCountCoderKey", int: Names.sampleCount)
  }

  func writeSKView() {
    writeView()
    writeTrue("_showsFPS", ifYes: Names.showsFPS)
    writeTrue("_showsNodeCount", ifYes: Names.showsNodeCount)
    writeTrue("_showsDrawCount", ifYes: Names.showsDrawCount)
    writeTrue("_ignoresSiblingOrder", ifYes: Names.ignoresSiblingOrder)
    writeTrue("_isPaused", ifYes: Names.paused)
  }

  func writeSCNView() {
    writeView()
    writeTrue("allowsCameraControl", ifYes: Names.allowsCameraControl)
    writeTrue("autoenablesDefaultLighting", ifYes: Names.autoenablesDefaultLighting)
    writeTrue("jitteringEnabled", ifYes: Names.jitteringEnabled)
    writeTrue("showsStatistics", ifYes: Names.showsStatistics)
    write("sceneName", string: Names.sceneName)
  }

  func writeWindow() {
    writeView()
    writeTrue("UIResizesToFullScreen", ifYes: Names.resizesToFullScreen)
    write("UIRootViewController", child: "rootViewController")
  }
}
