import Diagnostics
import NibCompiler
import NibFormat
import Testing

struct ControlTests {
  @Test func `a button's content is under the numbers of its states`() throws {
    let nib = try CompiledXib(
      view(
        """
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <state key="normal" title="Go" image="star"/>
        <state key="highlighted+selected"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
        <state key="disabled"/>
        """, element: "button", #"buttonType="system" lineBreakMode="wordWrap" enabled="NO""#))
    #expect(nib["v", "UIButtonType"] == "1")
    #expect(nib["v", "UILineBreakMode"] == "0")
    #expect(nib["v", "UIDisabled"] == "true")
    #expect(nib["v", "UIAdjustsImageWhenHighlighted"] == "true")
    let entries = nib.members("UIButtonStatefulContent", of: nib.object("v"))
    // A state without content has no place.
    #expect(entries.count == 4)
    #expect(entries.first.flatMap { nib[$0, "NS.intval"] } == "0")
    #expect(nib[entries[1], "UITitle"] == "\"Go\"")
    #expect(nib[entries[1], "UIImage"] == "UIImageNibPlaceholder")
    #expect(nib[entries[2], "NS.intval"] == "5")
    #expect(nib[entries[3], "UITitleColor"] == "UIColor")
  }

  @Test func `a state that is not known is noted`() throws {
    let nib = try CompiledXib(view("<state key=\"asleep\" title=\"z\"/>", element: "button"))
    #expect(nib.diagnostics.map(\.id) == ["not-compiled"])
    #expect(nib.diagnostics.first?.objectID == "v")
  }

  @Test func `a bar without a controller knows its items, and they know the bar`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews>
          <navigationBar translucent="NO" id="b"><items><navigationItem title="Pier" id="i"/></items></navigationBar>
          <navigationBar id="t"/>
        </subviews>
        """))
    #expect(nib.memberIDs("UIItems", of: nib.object("b")) == ["i"])
    #expect(nib["b", "UIItems"] == "NSMutableArray")
    #expect(nib.target("UINavigationBar", of: nib.object("i")) == nib.object("b"))
    #expect(nib["b", "UIOpaque"] == "true" && nib["t", "UIOpaque"] == nil)
    #expect(nib["t", "UIItems"] == nil)
  }

  @Test(arguments: [
    "",
    #"<wkWebViewConfiguration key="configuration"><wkPreferences key="preferences"/></wkWebViewConfiguration>"#,
  ])
  func `a web view has every setting that WebKit would read as off`(settings: String) throws {
    let nib = try CompiledXib(view(settings, element: "wkWebView"))
    let configuration = try #require(nib.target("configuration", of: nib.object("v")))
    for key in [
      "allowsAirPlayForMediaPlayback", "allowsPictureInPictureMediaPlayback",
      "textInteractionGesturesEnabled", "longPressActionsEnabled",
    ] { #expect(nib[configuration, key] == "true", "\(key)") }
    #expect(nib[configuration, "dataDetectorTypes"] == nil)
    let preferences = try #require(nib.target("preferences", of: configuration))
    #expect(nib[preferences, "javaScriptEnabled"] == "true")
    #expect(nib[preferences, "textInteractionEnabled"] == "true")
  }

  @Test func `the settings of a web view are those of the document`() throws {
    let nib = try CompiledXib(
      view(
        """
        <wkWebViewConfiguration key="configuration" allowsPictureInPictureMediaPlayback="NO" \
        ignoresViewportScaleLimits="YES">
          <dataDetectorTypes key="dataDetectorTypes" link="YES" trackingNumber="YES"/>
          <wkPreferences key="preferences" javaScriptEnabled="NO" tabFocusesLinks="YES"/>
        </wkWebViewConfiguration>
        """, element: "wkWebView", #"findInteractionEnabled="YES""#))
    #expect(nib["v", "findInteractionEnabled"] == "true" && nib.diagnostics.isEmpty)
    let configuration = try #require(nib.target("configuration", of: nib.object("v")))
    #expect(nib[configuration, "allowsPictureInPictureMediaPlayback"] == "false")
    #expect(nib[configuration, "ignoresViewportScaleLimits"] == "true")
    #expect(nib[configuration, "dataDetectorTypes"] == "18")
    let preferences = nib.target("preferences", of: configuration)
    #expect(preferences.flatMap { nib[$0, "javaScriptEnabled"] } == "false")
    #expect(preferences.flatMap { nib[$0, "tabFocusesLinks"] } == "true")
  }

  @Test func `a switch has its own size, and its frame as a runtime attribute`() throws {
    func compiled(_ build: Int) throws -> CompiledXib {
      try CompiledXib(
        view(
          """
          <subviews><switch id="s"><rect key="frame" x="163" y="6" width="49" height="31"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="name" value="dot"/>
            </userDefinedRuntimeAttributes>
          </switch></subviews>
          """), toolsVersion: build)
    }
    let nib = try compiled(21507)
    #expect(nib["s", "UIBounds"] == "[0.0, 0.0, 51.0, 31.0]")
    #expect(nib["s", "UICenter"] == "[188.5, 21.5]")
    let pairs = nib.members("UINibKeyValuePairsKey")
    #expect(pairs.map { nib[$0, "UIKeyPath"] } == ["\"frame\"", "\"name\""])
    #expect(pairs.allSatisfy { nib.target("UIObject", of: $0) == nib.object("s") })
    let frame = nib.target("UIValue", of: pairs.first)
    #expect(frame.flatMap { nib[$0, "NS.rectval"] } == "\"{{163, 6}, {49, 31}}\"")
    let old = try compiled(4514)
    #expect(old["s", "UIBounds"] == "[0.0, 0.0, 49.0, 31.0]")
    #expect(old.members("UINibKeyValuePairsKey").count == 1)
  }

  @Test(arguments: [
    ("switch", #"on="YES""#, ["UISwitchOn": "true", "UISwitchEnabled": "true"]),
    (
      "slider", #"value="0.5" minValue="-1" maxValue="2""#,
      ["UIValue": "0.5", "UIMinValue": "-1.0", "UIMaxValue": "2.0"]
    ),
    (
      "stepper", #"value="2" maximumValue="10" continuous="NO" wraps="YES""#,
      ["UIValue": "2.0", "UIMaximumValue": "10.0", "UIContinuous": "false", "UIWraps": "true"]
    ),
    ("pageControl", #"numberOfPages="3""#, ["UINumberOfPages": "3"]),
    (
      "progressView", #"progress="0.25" progressViewStyle="bar""#,
      ["UIProgress": "0.25", "UIProgressViewStyle": "1"]
    ),
    (
      "activityIndicatorView", #"style="large" animating="YES""#,
      [
        "UIActivityIndicatorViewStyle-Modern": "101", "UIAnimating": "true",
        "UIHidesWhenStopped": "false",
      ]
    ),
    (
      "segmentedControl", #"selectedSegmentIndex="1""#, ["UISelectedSegmentIndex": "1"]
    ),
    ("pickerView", "", ["UIAllowSelectingCells": "true"]),
    ("datePicker", #"datePickerMode="date" minuteInterval="5""#, ["UIMinuteInterval": "5"]),
    (
      "scrollView", #"bounces="NO" pagingEnabled="YES" showsVerticalScrollIndicator="NO""#,
      [
        "UIBounceEnabled": "false", "UIPagingEnabled": "true", "UIBouncesZoom": "true",
        "UIShowsVerticalScrollIndicator": "false",
      ]
    ),
    (
      "tableView", #"style="grouped" separatorStyle="default" rowHeight="60""#,
      ["UIStyle": "1", "UISeparatorStyle": "1", "UIRowHeight": "60.0"]
    ),
    (
      "searchBar", #"placeholder="Find""#,
      ["UIPlaceholder": "\"Find\"", "UISearchBarTranslucence": "1", "UIText": "\"\""]
    ),
    ("mapView", #"mapType="hybrid""#, ["MKMapType": "2", "MKZoomEnabled": "true"]),
  ])
  func `controls and views have keys of their own`(
    element: String, attributes: String, keys: [String: String]
  ) throws {
    let nib = try CompiledXib(view(element: element, attributes))
    #expect(nib.diagnostics.isEmpty)
    for (key, value) in keys { #expect(nib["v", key] == value, "\(key)") }
  }

  private let threeSegments = view(
    "<segments><segment title=\"A\"/><segment title=\"B\"/><segment title=\"C\"/></segments>",
    element: "segmentedControl")

  @Test func `segments are subviews of their control, the last one first`() throws {
    let nib = try CompiledXib(threeSegments)
    let segments = nib.members("UISegments", of: nib.object("v"))
    #expect(segments.reversed() == nib.members("UISubviews", of: nib.object("v")))
    #expect(segments.map { nib[$0, "UISegmentInfo"] } == ["\"A\"", "\"B\"", "\"C\""])
    #expect(segments.map { nib[$0, "UISegmentPosition"] } == [nil, "1", "3"])
    #expect(segments.allSatisfy { nib[$0, "UIBounds"] == "[0.0, 0.0, 0.0, 40.0]" })
  }

  @Test func `older tools lay segments out in whole points, with dividers between them`() throws {
    let nib = try CompiledXib(threeSegments, toolsVersion: 9532)
    let segments = nib.members("UISegments", of: nib.object("v"))
    #expect(segments.map { nib[$0, "UISegmentPosition"] } == [nil, "1", "2"])
    #expect(
      segments.map { nib[$0, "UIBounds"] } == [
        "[0.0, 0.0, 32.0, 40.0]", "[0.0, 0.0, 33.0, 40.0]", "[0.0, 0.0, 33.0, 40.0]",
      ])
    #expect(
      segments.map { nib[$0, "UICenter"] } == ["[16.0, 20.0]", "[49.5, 20.0]", "[83.5, 20.0]"])
    #expect(segments.allSatisfy { nib[$0, "UIContentStretch"] != nil })
  }

  @Test func `the color of a title's shadow alone is no content of a button`() throws {
    let shadow = """
      <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      """
    let plain = try CompiledXib(
      view("<state key=\"normal\">\(shadow)</state>", element: "button"))
    #expect(plain["v", "UIButtonStatefulContent"] == nil)
    let titled = try CompiledXib(
      view("<state key=\"normal\" title=\"Go\">\(shadow)</state>", element: "button"))
    let content = titled.members("UIButtonStatefulContent", of: titled.object("v")).last
    #expect(content.flatMap { titled[$0, "UIShadowColor"] } == "UIColor")
  }

  @Test(arguments: [(7706, "0.5"), (10117, nil)])
  func `older tools make a disabled switch half transparent`(tools: Int, alpha: String?) throws {
    let nib = try CompiledXib(
      view(element: "switch", #"enabled="NO""#), toolsVersion: tools)
    #expect(nib["v", "UIAlpha"] == alpha)
  }

  @Test(arguments: [(7706, nil), (10117, "0")])
  func `a table without separators says so since Xcode 7`(tools: Int, style: String?) throws {
    let nib = try CompiledXib(
      view(element: "tableView", #"separatorStyle="none""#), toolsVersion: tools)
    #expect(nib["v", "UISeparatorStyleIOS9AndLater"] == style)
    #expect(nib["v", "UISeparatorStyle"] == nil)
  }

  @Test func `the content of a dark vibrancy is tinted white`() throws {
    func tint(_ style: String) throws -> String? {
      let nib = try CompiledXib(
        view(
          """
          <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          <vibrancyEffect><blurEffect style="\(style)"/></vibrancyEffect>
          """, element: "visualEffectView"))
      return nib.target("UITintColor", of: nib.object("c")).flatMap { nib[$0, "UIWhite"] }
    }
    #expect(try tint("dark") == "1.0" && tint("light") == nil)
  }

  @Test func `an image is looked up by its name, a symbol by the system's`() throws {
    let nib = try CompiledXib(view(element: "imageView", #"image="star" catalog="system""#))
    let image = nib.target("UIImage", of: nib.object("v"))
    #expect(image.flatMap { nib[$0, "UIResourceName"] } == "\"star\"")
    #expect(image.flatMap { nib[$0, "UISystemSymbolResourceName"] } == "\"star\"")
    #expect(image.flatMap { nib[$0, "UIImageWidth"] } == "1.0")
  }

  @Test func `recognizers and bar items are objects next to the views`() throws {
    let nib = try CompiledXib(
      view(
        """
        <items>
          <barButtonItem systemItem="flexibleSpace" id="s"/>
          <barButtonItem title="Done" style="done" id="d"/>
        </items>
        """, element: "toolbar")
          + """
          <tapGestureRecognizer id="t" numberOfTapsRequired="2"/>
          <swipeGestureRecognizer id="w" direction="left"/>
          <pongPressGestureRecognizer id="p" minimumPressDuration="1"/>
          """)
    #expect(nib["s", "UISystemItem"] == "5")
    #expect(nib["s", "UIIsSystemItem"] == "true")
    #expect(nib["d", "UIStyle"] == "2")
    let tap = nib.target("UITapGestureRecognizer._imp", of: nib.object("t"))
    #expect(tap.flatMap { nib[$0, "UITapRecognizer.numberOfTapsRequired"] } == "2")
    #expect(nib["w", "UISwipeGestureRecognizer.direction"] == "2")
    #expect(nib.className("p") == "UILongPressGestureRecognizer")
  }

  @Test(arguments: ["switch", "stepper", "activityIndicatorView"])
  func `controls of a fixed size hug it, and say so where the document does not`(_ element: String)
    throws
  {
    let loose = try CompiledXib(view(element: element))
    #expect(loose["v", "UIViewContentHuggingPriority"] == "\"{250, 250}\"")
    let usual = #"horizontalHuggingPriority="750" verticalHuggingPriority="750""#
    let tight = try CompiledXib(view(element: element, usual))
    #expect(tight["v", "UIViewContentHuggingPriority"] == nil)
  }

  @Test func `the color of a spinner is its tint for older tools`() throws {
    let color = #"<color key="color" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    let new = try CompiledXib(view(color, element: "activityIndicatorView"))
    #expect(new["v", "UIColor"] == "UIColor" && new["v", "UITintColor"] == nil)
    let old = try CompiledXib(view(color, element: "activityIndicatorView"), toolsVersion: 10_117)
    #expect(old["v", "UITintColor"] == "UIColor" && old["v", "UIColor"] == nil)
    #expect(old["v", "UIDisableUpdateColorOnTraitCollectionChange"] == "true")
    let grey = try CompiledXib(
      view(element: "activityIndicatorView", #"style="gray""#), toolsVersion: 9059)
    #expect(
      grey.target("UITintColor", of: grey.object("v")).map { grey[$0, "NSWhite"] } == "\"0 0.45\"")
  }

  @Test func `system buttons state the font that documents leave out`() throws {
    let system = try CompiledXib(view(element: "button", #"buttonType="roundedRect""#))
    #expect(system["v", "UIFont"] == "UIFont")
    #expect(try CompiledXib(view(element: "button"))["v", "UIFont"] == nil)
  }

  @Test func `a web view recognizes phone numbers unless the document says otherwise`() throws {
    #expect(try CompiledXib(view(element: "webView"))["v", "UIDataDetectorTypes"] == "1")
    let none = try CompiledXib(
      view(#"<dataDetectorType key="dataDetectorTypes"/>"#, element: "webView"))
    #expect(none["v", "UIDataDetectorTypes"] == nil)
  }

  @Test func `every flag of a text's detectors is a bit of one number`() throws {
    func detectors(_ flags: String) throws -> String? {
      try CompiledXib(
        view("<dataDetectorType key=\"dataDetectorTypes\" \(flags)/>", element: "textView"))[
          "v", "UIDataDetectorTypes"]
    }
    #expect(try detectors(#"phoneNumber="YES" link="NO" flightNumber="YES""#) == "33")
    #expect(try detectors(#"money="YES" physicalValue="YES""#) == "384")
    #expect(try detectors(#"all="YES""#) == "-1")
    #expect(try detectors("") == nil)
  }

  @Test func `a collection without items is empty in the direction of its scrolling`() throws {
    func size(_ direction: String) throws -> String? {
      let layout = #"<collectionViewFlowLayout key="collectionViewLayout" id="l" \#(direction)/>"#
      return try CompiledXib(view(layout, element: "collectionView"), toolsVersion: 10_117)[
        "v", "UIContentSize"]
    }
    #expect(try size("") == "[100.0, 0.0]")
    #expect(try size(#"scrollDirection="horizontal""#) == "[0.0, 40.0]")
  }
}
