import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// What a document says reaches the live object: the compiler's keys are those that the classes read.
@MainActor @Suite(.ownEnvironment) struct PropertyRoundTripTests {
  private func loaded<Object>(_ text: String, as type: Object.Type = Object.self) throws -> Object {
    let document = try IBDocument(parsing: Documents.xib(text))
    let objects = try UINib(document: document).instantiated(withOwner: nil)
    return try #require(objects.lazy.compactMap { $0 as? Object }.first)
  }

  private func color(_ key: String) -> String {
    #"<color key="\#(key)" white="0.25" alpha="1" colorSpace="calibratedWhite"/>"#
  }

  @Test func `a recognizer that is off stays off, and has its name`() throws {
    let text = #"<tapGestureRecognizer id="g" enabled="NO" name="tap"/>"#
    let recognizer: UITapGestureRecognizer = try loaded(text)
    #expect(!recognizer.isEnabled && recognizer.name == "tap")
    #expect(
      try loaded(#"<tapGestureRecognizer id="g"/>"#, as: UITapGestureRecognizer.self).isEnabled)
  }

  @Test func `sliders and progress views have the colors of their tracks`() throws {
    let slider: UISlider = try loaded(
      #"<slider id="s">\#(color("minimumTrackTintColor"))\#(color("maximumTrackTintColor"))</slider>"#
    )
    #expect(slider.minimumTrackTintColor?.cgColor.red == 0.25)
    #expect(slider.maximumTrackTintColor?.cgColor.red == 0.25)
    let bar: UIProgressView = try loaded(
      #"<progressView id="p">\#(color("progressTintColor"))\#(color("trackTintColor"))</progressView>"#
    )
    #expect(bar.progressTintColor?.cgColor.red == 0.25 && bar.trackTintColor?.cgColor.red == 0.25)
  }

  @Test func `momentary segments, side views of fields and scrolling to the top`() throws {
    let segments: UISegmentedControl = try loaded(
      #"<segmentedControl id="s" momentary="YES"><segments><segment title="A"/></segments></segmentedControl>"#
    )
    #expect(segments.isMomentary)
    let field: UITextField = try loaded(
      #"<textField id="f" leftViewMode="always" rightViewMode="whileEditing"/>"#)
    #expect(field.leftViewMode == .always && field.rightViewMode == .whileEditing)
    #expect(
      try !loaded(#"<scrollView id="v" scrollsToTop="NO"/>"#, as: UIScrollView.self).scrollsToTop)
  }

  @Test func `tab bars have the places of their tabs`() throws {
    let bar: UITabBar = try loaded(
      #"<tabBar id="t" itemPositioning="centered" itemWidth="40" itemSpacing="8"/>"#)
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 40 && bar.itemSpacing == 8)
  }

  @Test func `a page controller turns its pages as the document says`() throws {
    let pages: UIPageViewController = try loaded(
      #"<pageViewController id="p" transitionStyle="scroll" navigationOrientation="vertical"/>"#)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test func `keyboards have the rules of passwords and the tools for writing`() throws {
    let traits =
      #"<textInputTraits key="textInputTraits" passwordRules="minlength: 9;" inlinePredictionType="no""#
      + #" writingToolsBehavior="none"/>"#
    let field: UITextField = try loaded(
      #"<textField id="f" allowsEditingTextAttributes="YES">\#(traits)</textField>"#)
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 9;")
    #expect(field.inlinePredictionType == .no && field.writingToolsBehavior == .none)
    #expect(field.allowsEditingTextAttributes)
  }

  @Test func `search bars, navigation items and navigation bars have what the document says`()
    throws
  {
    let bar: UISearchBar = try loaded(
      #"<searchBar id="s" showsSearchResultsButton="YES" scopeBarBackgroundImage="scopes"/>"#)
    #expect(bar.showsSearchResultsButton && bar.scopeBarBackgroundImage?.name == "scopes")
    let item: UINavigationItem = try loaded(
      #"<navigationItem id="n" backButtonDisplayMode="minimal"/>"#)
    #expect(item.backButtonDisplayMode == .minimal)
    let navigation: UINavigationBar = try loaded(
      #"<navigationBar id="b" backgroundImage="sky"/>"#)
    #expect(navigation.backgroundImage(for: .default)?.name == "sky")
  }

  @Test func `buttons, sliders, segments, image views, cells and controllers have their switches`()
    throws
  {
    let button: UIButton = try loaded(
      #"<button id="b" pointerInteraction="YES" adjustsImageSizeForAccessibilityContentSizeCategory="YES"/>"#
    )
    #expect(button.isPointerInteractionEnabled)
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    let slider: UISlider = try loaded(#"<slider id="s" preferredBehavioralStyle="pad"/>"#)
    #expect(slider.preferredBehavioralStyle == .pad)
    let segments: UISegmentedControl = try loaded(
      #"<segmentedControl id="s" segmentControlStyle="bar"/>"#)
    #expect(segments.segmentedControlStyle == .bar)
    let image: UIImageView = try loaded(
      #"<imageView id="i" adjustsImageWhenAncestorFocused="YES"/>"#)
    #expect(image.adjustsImageWhenAncestorFocused)
    let cell: UITableViewCell = try loaded(#"<tableViewCell id="c" focusStyle="custom"/>"#)
    #expect(cell.focusStyle == .custom)
    let controller: UIViewController = try loaded(
      #"<viewController id="c" wantsFullScreenLayout="YES"/>"#)
    #expect(controller.wantsFullScreenLayout)
    #expect(try !loaded(#"<switch id="s" enabled="NO"/>"#, as: UISwitch.self).isEnabled)
    let well: UIColorWell = try loaded(#"<colorWell id="w" selected="YES"/>"#)
    #expect(well.isSelected && well.supportsAlpha && well.selectedColor == nil)
  }

  @Test func `web pages have their configuration`() throws {
    let page: WKWebView = try loaded(
      #"<wkWebView id="w"><wkWebViewConfiguration key="configuration" selectionGranularity="character""#
        + #" allowsAirPlayForMediaPlayback="NO" applicationNameForUserAgent="App">"#
        + #"<audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>"#
        + #"</wkWebViewConfiguration></wkWebView>"#)
    let configuration = page.configuration
    #expect(configuration.selectionGranularity == .character)
    #expect(!configuration.allowsAirPlayForMediaPlayback)
    #expect(configuration.applicationNameForUserAgent == "App")
    #expect(configuration.mediaTypesRequiringUserActionForPlayback == [])
    #expect(WKWebViewConfiguration().mediaTypesRequiringUserActionForPlayback == .all)
    let old: UIWebView = try loaded(
      #"<webView id="w" keyboardDisplayRequiresUserAction="NO" suppressesIncrementalRendering="YES"/>"#
    )
    #expect(!old.keyboardDisplayRequiresUserAction && old.suppressesIncrementalRendering)
    #expect(old.scrollView === old.scrollView && old.scrollView.superview === old)
  }

  @Test func `pictures of OpenGL's and Metal's have their formats`() throws {
    let view: GLKView = try loaded(
      #"<glkView id="g" drawableColorFormat="RGB565" drawableDepthFormat="24" drawableMultisample="4X"/>"#
    )
    #expect(view.drawableColorFormat == .RGB565 && view.drawableDepthFormat == .format24)
    #expect(view.drawableMultisample == .multisample4X && view.enableSetNeedsDisplay)
    let loop: GLKViewController = try loaded(
      #"<glkViewController id="g" preferredFramesPerSecond="60" pauseOnWillResignActive="NO"/>"#)
    #expect(loop.preferredFramesPerSecond == 60 && !loop.pauseOnWillResignActive)
    #expect(loop.resumeOnDidBecomeActive)
    let metal: MTKView = try loaded(
      #"<mtkView id="m" colorPixelFormat="BGRA8Unorm_sRGB" clearStencil="7" paused="YES"/>"#)
    #expect(metal.colorPixelFormat == .bgra8Unorm_srgb && metal.clearStencil == 7)
    #expect(metal.isPaused && metal.clearDepth == 1 && metal.preferredFramesPerSecond == 60)
  }

  @Test func `views of scenes have their switches`() throws {
    let sprites: SKView = try loaded(
      #"<skView id="s" allowsTransparency="YES" asynchronous="NO" preferredFramesPerSecond="30"/>"#)
    #expect(sprites.allowsTransparency && !sprites.isAsynchronous)
    #expect(sprites.preferredFramesPerSecond == 30 && sprites.shouldCullNonVisibleNodes)
    let scene: SCNView = try loaded(
      #"<sceneKitView id="s" allowsCameraControl="YES" loops="NO"/>"#)
    #expect(scene.allowsCameraControl && !scene.loops && !scene.isPlaying)
  }
}
