import InterfaceBuilder
import NibFormat
import XMLTree

// Views of frameworks other than UIKit.
extension ObjectWriter {
  func writeMapView() {
    writeView(marginsWhereNone: Insets(top: 0, left: 0, bottom: 0, right: 0))
    write("MKDelegate", object: nil)
    write("MKMapType", word: Names.mapType, in: .mapType, default: 0)
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

  func writeWebView() {
    writeView()
    write("UIDelegate", object: nil)
    writeTrue("UIScalesPageToFit", ifYes: Names.scalesPageToFit)
    // By default, a web view detects phone numbers.
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
    writeTrue("findInteractionEnabled", ifYes: Names.findInteractionEnabled)
    // WebKit raises an exception if there is no configuration.
    let number = encoder.builder.addObject("WKWebViewConfiguration")
    write("configuration", object: number)
    part(node.child("configuration") ?? node, number: number).writeWebConfiguration()
  }

  /// Writes the settings of a web view. WebKit reads an absent key as `NO`, so every setting that is usually on is written,
  /// also those that documents do not state.
  private func writeWebConfiguration() {
    write("applicationNameForUserAgent", string: Names.applicationNameForUserAgent)
    write(
      "selectionGranularity", word: Names.selectionGranularity, in: .webSelectionGranularity)
    write(
      "allowsAirPlayForMediaPlayback", flag: Names.allowsAirPlayForMediaPlayback, default: true)
    write("allowsInlineMediaPlayback", flag: Names.allowsInlineMediaPlayback, default: false)
    write(
      "allowsPictureInPictureMediaPlayback", flag: Names.allowsPictureInPictureMediaPlayback,
      default: true)
    writeTrue("suppressesIncrementalRendering", ifYes: Names.suppressesIncrementalRendering)
    writeTrue("ignoresViewportScaleLimits", ifYes: Names.ignoresViewportScaleLimits)
    if let types = node.child("mediaTypesRequiringUserActionForPlayback") {
      write("mediaTypesRequiringUserActionForPlayback", types.bool(Names.none) != true)
    }
    writeDataDetectors("dataDetectorTypes")
    for setting: NibKey in [
      "textInteractionGesturesEnabled", "longPressActionsEnabled",
      "scrollToTextFragmentIndicatorEnabled", "scrollToTextFragmentMarkingEnabled",
    ] { write(setting, true) }
    let number = encoder.builder.addObject("WKPreferences")
    write("preferences", object: number)
    part(node.child("preferences") ?? node, number: number).writeWebKitPreferences()
  }

  private func writeWebKitPreferences() {
    write("minimumFontSize", double: Names.minimumFontSize)
    write("javaScriptEnabled", flag: Names.javaScriptEnabled, default: true)
    write(
      "javaScriptCanOpenWindowsAutomatically",
      flag: Names.javaScriptCanOpenWindowsAutomatically, default: false)
    writeTrue("tabFocusesLinks", ifYes: Names.tabFocusesLinks)
    write("textInteractionEnabled", true)
  }

  func writeGLKView() {
    writeView()
    write("GLKViewEnableSetNeedsDisplayCoderKey", flag: Names.enableSetNeedsDisplay, default: true)
    write(
      "GLKViewDrawableColorFormatCoderKey", word: Names.drawableColorFormat,
      in: .drawableColorFormat, default: 0)
    write(
      "GLKViewDrawableDepthFormatCoderKey", word: Names.drawableDepthFormat,
      in: .drawableDepthFormat, default: 0)
    write(
      "GLKViewDrawableStencilFormatCoderKey", word: Names.drawableStencilFormat,
      in: .drawableStencilFormat, default: 0)
    write(
      "GLKViewDrawableMultisampleCoderKey", word: Names.drawableMultisample,
      in: .drawableMultisample, default: 0)
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
      "MTKViewColorPixelFormatCoderKey", word: Names.colorPixelFormat, in: .pixelFormat,
      default: 80)
    write(
      "MTKViewDepthStencilPixelFormatCoderKey", word: Names.depthStencilPixelFormat,
      in: .pixelFormat, default: 0)
  }

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
    write("UIRootViewController", child: "rootViewController")
  }
}
