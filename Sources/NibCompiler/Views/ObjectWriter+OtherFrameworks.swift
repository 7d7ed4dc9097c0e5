import InterfaceBuilder
import NibFormat
import XMLTree

// Views of frameworks beside UIKit.
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
    // A web view recognizes phone numbers of itself.
    writeDataDetectors(usual: 1)
    writeTrue("UIAllowsInlineMediaPlayback", ifYes: Names.allowsInlineMediaPlayback)
    writeFalse(
      "UIMediaPlaybackRequiresUserAction", ifNo: Names.mediaPlaybackRequiresUserAction)
    writeFalse(
      "UIKeyboardDisplayRequiresUserAction", ifNo: Names.keyboardDisplayRequiresUserAction)
    writeTrue("UISuppressesIncrementalRendering", ifYes: Names.suppressesIncrementalRendering)
  }

  func writeWKWebView() {
    writeView()
    write("allowsLinkPreview", flag: Names.allowsLinkPreview, default: true)
    writeTrue(
      "allowsBackForwardNavigationGestures", ifYes: Names.allowsBackForwardNavigationGestures)
    write("customUserAgent", string: Names.customUserAgent)
    guard let configuration = node.child("configuration") else { return }
    let number = encoder.builder.addObject("WKWebViewConfiguration")
    write("configuration", object: number)
    part(configuration, number: number).writeWebConfiguration()
  }

  private func writeWebConfiguration() {
    write("applicationNameForUserAgent", string: Names.applicationNameForUserAgent)
    write(
      "selectionGranularity", word: Names.selectionGranularity, in: ["dynamic": 0, "character": 1])
    write(
      "allowsAirPlayForMediaPlayback", flag: Names.allowsAirPlayForMediaPlayback, default: true)
    write("allowsInlineMediaPlayback", flag: Names.allowsInlineMediaPlayback, default: false)
    writeTrue("suppressesIncrementalRendering", ifYes: Names.suppressesIncrementalRendering)
    if let types = node.child("mediaTypesRequiringUserActionForPlayback") {
      write("mediaTypesRequiringUserActionForPlayback", types.bool(Names.none) != true)
    }
    guard let preferences = node.child("preferences") else { return }
    let number = encoder.builder.addObject("WKPreferences")
    write("preferences", object: number)
    let writer = part(preferences, number: number)
    writer.write("minimumFontSize", double: Names.minimumFontSize)
    writer.write("javaScriptEnabled", flag: Names.javaScriptEnabled, default: true)
    writer.write(
      "javaScriptCanOpenWindowsAutomatically",
      flag: Names.javaScriptCanOpenWindowsAutomatically, default: false)
  }

  func writeGLKView() {
    writeView()
    write("GLKViewEnableSetNeedsDisplayCoderKey", flag: Names.enableSetNeedsDisplay, default: true)
    write(
      "GLKViewDrawableColorFormatCoderKey", word: Names.drawableColorFormat,
      in: ["RGBA8888": 0, "RGB565": 1, "SRGBA8888": 2], default: 0)
    write(
      "GLKViewDrawableDepthFormatCoderKey", word: Names.drawableDepthFormat,
      in: ["none": 0, "16": 1, "24": 2], default: 0)
    write(
      "GLKViewDrawableStencilFormatCoderKey", word: Names.drawableStencilFormat,
      in: ["none": 0, "8": 1], default: 0)
    write(
      "GLKViewDrawableMultisampleCoderKey", word: Names.drawableMultisample,
      in: ["none": 0, "4X": 1], default: 0)
  }

  /// Writes a controller of OpenGL views; its keys are formed like those of the views.
  func writeGLKViewController() {
    writeViewController()
    write(
      "GLKViewControllerPreferredFramesPerSecondCoderKey", int: Names.preferredFramesPerSecond,
      omitting: 30)
    writeFalse(
      "GLKViewControllerPauseOnWillResignActiveCoderKey", ifNo: Names.pauseOnWillResignActive)
    writeFalse(
      "GLKViewControllerResumeOnDidBecomeActiveCoderKey", ifNo: Names.resumeOnDidBecomeActive)
  }

  func writeMTKView() {
    writeView()
    write("MTKViewPausedCoderKey", flag: Names.paused, default: false)
    write("MTKViewEnableSetNeedsDisplayCoderKey", flag: Names.enableSetNeedsDisplay, default: false)
    write("MTKViewAutoResizeDrawableCoderKey", flag: Names.autoResizeDrawable, default: true)
    write("MTKViewClearDepthCoderKey", double: node.double(Names.clearDepth) ?? 1)
    write("MTKViewClearStencilCoderKey", node.int(Names.clearStencil) ?? 0)
    write("MTKViewSampleCountCoderKey", node.int(Names.sampleCount) ?? 1)
    write(
      "MTKViewPreferredFramesPerSecondCoderKey", node.int(Names.preferredFramesPerSecond) ?? 60)
    write(
      "MTKViewColorPixelFormatCoderKey", word: Names.colorPixelFormat, in: Self.pixelFormats,
      default: 80)
    write(
      "MTKViewDepthStencilPixelFormatCoderKey", word: Names.depthStencilPixelFormat,
      in: Self.pixelFormats, default: 0)
  }

  private static let pixelFormats: Words = [
    "Invalid": 0, "BGRA8Unorm": 80, "BGRA8Unorm_sRGB": 81, "Depth32Float": 252, "Stencil8": 253,
    "Depth32Float_Stencil8": 260, "BGRA10_XR": 552, "BGRA10_XR_sRGB": 553, "BGR10_XR": 554,
    "BGR10_XR_sRGB": 555,
  ]

  func writeSKView() {
    writeView()
    write("_paused", flag: Names.paused, default: false)
    write("_asynchronous", flag: Names.asynchronous, default: true)
    write("_allowsTransparency", flag: Names.allowsTransparency, default: false)
    write("_ignoresSiblingOrder", flag: Names.ignoresSiblingOrder, default: false)
    write("_shouldCullNonVisibleNodes", flag: Names.shouldCullNonVisibleNodes, default: true)
    write("_preferredFramesPerSecond", int: Names.preferredFramesPerSecond)
    guard let name = node[Names.sceneName] else { return }
    let info = encoder.dictionary(
      "NSDictionary", [(key: encoder.string("_ib_SceneName"), value: encoder.string(name))])
    write("_info", object: info)
  }

  func writeSCNView() {
    writeView()
    write("allowsCameraControl", flag: Names.allowsCameraControl, default: false)
    write("jitteringEnabled", flag: Names.jitteringEnabled, default: false)
    write("autoenablesDefaultLighting", flag: Names.autoenablesDefaultLighting, default: false)
    write("playing", flag: Names.playing, default: false)
    write("loops", flag: Names.loops, default: true)
    write("ibSceneName", string: Names.sceneName)
  }

  func writeWindow() {
    writeView()
    writeTrue("UIResizesToFullScreen", ifYes: Names.resizesToFullScreen)
    write("UIRootViewController", child: "rootViewController")
  }
}
