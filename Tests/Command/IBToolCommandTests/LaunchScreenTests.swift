import FoundationEssentials
import IBToolCommand
import NibFormat
import TestSupport
import Testing

/// Launch screens in the shapes that the templates of Xcode, Flutter, Expo, React Native, Godot, NativeScript, Tuist
/// and Unity generate, written for these tests.
@Suite struct LaunchScreenTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private struct Compiled {
    let files: [String]
    let scene: [String: Int]
    let view: [String: Int]
    let text: String
  }

  /// Compiles a launch screen and counts the objects of its two nibs by class.
  private func compile(
    _ inside: String, tools: String = "21507",
    attributes: String = "useSafeAreas=\"YES\" colorMatched=\"YES\"",
    guides: String = "", resources: String = ""
  ) throws -> Compiled {
    try folder.write(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" \
        useTraitCollections="YES" initialViewController="vc1-aa-aaa" \(attributes)>
          <scenes><scene sceneID="sc1-aa-aaa"><objects>
            <viewController id="vc1-aa-aaa" sceneMemberID="viewController">
              \(guides)
              <view key="view" contentMode="scaleToFill" id="v1a-aa-aaa">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                \(inside)
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-aa-aaa" sceneMemberID="firstResponder"/>
          </objects></scene></scenes>
          <resources>\(resources)</resources>
        </document>

        """.utf8), "L.storyboard")
    let call = Call(
      "--errors --warnings --notices --output-format human-readable-text --compilation-directory @ @L.storyboard",
      in: folder)
    #expect(call.status == 0 && call.output.isEmpty, "\(call.output)")
    func classes(_ name: String) throws -> [String: Int] {
      let graph = try NIBArchive.decode(folder.bytes("L.storyboardc/\(name).nib"))
      return graph.objects.indices.reduce(into: [:]) {
        $0[graph.className(of: $1), default: 0] += 1
      }
    }
    return Compiled(
      files: folder.names("L.storyboardc") ?? [], scene: try classes("UIViewController-vc1-aa-aaa"),
      view: try classes("vc1-aa-aaa-view-v1a-aa-aaa"),
      text: try folder.dump("L.storyboardc/vc1-aa-aaa-view-v1a-aa-aaa.nib"))
  }

  private let color =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"calibratedWhite\"/>"
  private let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"sa1-aa-aaa\"/>"

  private func image(_ name: String, _ constraints: String) -> String {
    """
    <subviews><imageView opaque="NO" clipsSubviews="YES" contentMode="center" image="\(name)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="im1-aa-aaa">
      <rect key="frame" x="87" y="233" width="200" height="200"/></imageView></subviews>
    \(color)\(constraints)
    """
  }

  private func constraint(_ id: String, _ attribute: String, to item: String = "v1a-aa-aaa")
    -> String
  {
    """
    <constraint firstItem="im1-aa-aaa" firstAttribute="\(attribute)" secondItem="\(item)" \
    secondAttribute="\(attribute)" id="\(id)-aa-aaa"/>
    """
  }

  /// Counts of a public nib from Xcode 7 of a launch screen of this shape.
  @Test func `an empty view with layout guides, as the templates of Xcode 7 have it`() throws {
    let nib = try compile(
      color, tools: "8150", attributes: "",
      guides: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="to1-aa-aaa"/>
        <viewControllerLayoutGuide type="bottom" id="bo1-aa-aaa"/></layoutGuides>
        """)
    #expect(
      nib.files == [
        "Info.plist", "UIViewController-vc1-aa-aaa.nib", "vc1-aa-aaa-view-v1a-aa-aaa.nib",
      ])
    #expect(
      nib.scene == [
        "NSString": 6, "NSArray": 4, "UIProxyObject": 3, "UIRuntimeOutletConnection": 2,
        "NSObject": 1, "UIViewController": 1, "NSDictionary": 1,
      ])
    #expect(
      nib.view == [
        "NSLayoutConstraint": 6, "NSArray": 6, "NSString": 5, "NSMutableArray": 4,
        "_UILayoutSupportConstraint": 2, "_UILayoutGuide": 2, "UIProxyObject": 2, "NSObject": 1,
        "UIColor": 1, "UIView": 1, "UIRuntimeOutletConnection": 1,
      ])
  }

  @Test func `an empty view with a safe area, as Xcode's templates have it`() throws {
    let nib = try compile(
      "\(safeArea)<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
      resources:
        "<systemColor name=\"systemBackgroundColor\"><color white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></systemColor>"
    )
    #expect(nib.view["UILayoutGuide"] == 1 && nib.view["UIView"] == 1)
    #expect(nib.view["NSLayoutConstraint"] == 4)
    #expect(nib.text.contains("systemBackgroundColor"))
  }

  @Test func `a centered image, as Flutter's template has it`() throws {
    let nib = try compile(
      image(
        "LaunchImage",
        "<constraints>\(constraint("cx1", "centerX"))\(constraint("cy1", "centerY"))</constraints>"
      ), attributes: "colorMatched=\"YES\"",
      resources: "<image name=\"LaunchImage\" width=\"168\" height=\"185\"/>")
    #expect(nib.view["UIImageView"] == 1 && nib.view["UIImageNibPlaceholder"] == 1)
    #expect(nib.view["NSLayoutConstraint"] == 2)
    #expect(nib.text.contains("\"LaunchImage\""))
  }

  @Test func `an image on a named color, as Expo's template has it`() throws {
    let nib = try compile(
      image(
        "SplashScreenLogo",
        """
        \(safeArea)<color key="tintColor" name="SplashScreenBackground"/><constraints>
        \(constraint("cx1", "centerX"))\(constraint("cy1", "centerY"))</constraints>
        """),
      resources: """
        <image name="SplashScreenLogo" width="100" height="90"/><namedColor name="SplashScreenBackground">\
        <color alpha="1" blue="1" green="1" red="1" customColorSpace="sRGB" colorSpace="custom"/></namedColor>
        """)
    #expect(nib.view["UIImageView"] == 1 && nib.view["UILayoutGuide"] == 1)
    #expect(nib.text.contains("\"SplashScreenBackground\""))
  }

  @Test func `two labels, as the template of React Native has them`() throws {
    let labels = ["Pier", "Powered by Moles"].enumerated().map { number, text in
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251" text="\(text)" textAlignment="center" lineBreakMode="middleTruncation" \
      baselineAdjustment="alignBaselines" minimumFontSize="18" \
      translatesAutoresizingMaskIntoConstraints="NO" id="la\(number)-aa-aaa">
        <rect key="frame" x="0.0" y="\(202 + number * 400)" width="375" height="43"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="\(36 - number * 21)"/>
        <nil key="highlightedColor"/></label>
      """
    }
    let nib = try compile(
      """
      <subviews>\(labels.joined())</subviews>\(safeArea)<constraints>
      <constraint firstItem="la0-aa-aaa" firstAttribute="leading" secondItem="sa1-aa-aaa" \
      secondAttribute="leading" symbolic="YES" id="c1a-aa-aaa"/>
      <constraint firstItem="la0-aa-aaa" firstAttribute="bottom" secondItem="v1a-aa-aaa" secondAttribute="bottom" \
      multiplier="1/3" constant="1" id="c2a-aa-aaa"/></constraints>
      """)
    #expect(nib.view["UILabel"] == 2 && nib.view["UIFont"] == 2)
    #expect(nib.view["NSLayoutConstraint"] == 6)
  }

  @Test func `images that fill the view, as the templates of Godot and NativeScript have them`()
    throws
  {
    let edges = ["top", "bottom", "leading", "trailing"].enumerated().map {
      constraint("c\($0.offset)x", $0.element)
    }
    let nib = try compile(
      image("LaunchScreen.AspectFill", "<constraints>\(edges.joined())</constraints>"),
      attributes: "colorMatched=\"YES\"",
      resources: "<image name=\"LaunchScreen.AspectFill\" width=\"1125\" height=\"2436\"/>")
    #expect(nib.view["NSLayoutConstraint"] == 4 && nib.view["UIImageView"] == 1)
    #expect(nib.text.contains("\"LaunchScreen.AspectFill\""))
  }

  @Test func `a scene without an identifier of its own view, as Tuist's template has it`() throws {
    let nib = try compile(
      """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(safeArea)\(color)
      """)
    #expect(nib.view["UIView"] == 1 && nib.view["UIImageView"] == nil)
    #expect(nib.scene["UIViewController"] == 1 || nib.scene["UIClassSwapper"] == 1)
  }

  @Test func `a xib that an image fills, as Unity's template has it`() throws {
    try folder.writeXib(
      """
      <view userInteractionEnabled="NO" contentMode="scaleToFill" id="v1a-aa-aaa">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(image("LaunchScreen-Portrait.png", "<constraints>\(constraint("le1", "leading"))</constraints>"))
      </view>
      """, attributes: #"launchScreen="YES" useTraitCollections="YES" colorMatched="YES""#,
      resources:
        "<resources><image name=\"LaunchScreen-Portrait.png\" width=\"1\" height=\"1\"/></resources>",
      to: "L.xib")
    let call = Call(
      "--errors --warnings --notices --output-format human-readable-text --compile @L.nib @L.xib",
      in: folder)
    #expect(call.status == 0 && call.output.isEmpty, "\(call.output)")
    let text = try folder.dump("L.nib")
    #expect(text.contains("UIUserInteractionDisabled = true"))
    #expect(text.contains("\"LaunchScreen-Portrait.png\""))
    #expect(text.contains("UIImageNibPlaceholder") && text.contains("NSLayoutConstraint"))
  }
}
