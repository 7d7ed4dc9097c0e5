import Diagnostics
import NibCompiler
import NibFormat
import Testing

struct ColorTests {
  private func color(
    _ attributes: String, matched: Bool = true, tools: Int? = nil, resources: String = ""
  ) throws -> [String: String] {
    let nib = try CompiledXib(
      view(#"<color key="backgroundColor" \#(attributes)/>"#),
      attributes: matched ? #"colorMatched="YES""# : "", resources: resources, toolsVersion: tools)
    guard let color = nib.target("UIBackgroundColor", of: nib.object("v")) else { return [:] }
    #expect(nib.graph.fallbackClassNames(of: color) == ["NSColor"])
    return Dictionary(
      uniqueKeysWithValues: nib.graph.values(of: color).map { ($0.key, nib[color, $0.key] ?? "") })
  }

  @Test func `sRGB components are written as they are`() throws {
    let keys = try color(
      #"red="1" green="0.5" blue="0.0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB""#)
    #expect(keys["UIColorComponentCount"] == "4")
    #expect(keys["UIGreen"] == "0.5")
    #expect(keys["NSRGB"] == "\"1 0.5 0 0.25\"")
    #expect(keys["NSColorSpace"] == "2")
    #expect(keys["UIGreen-Double"] == nil)
  }

  @Test func `a component that a float cannot hold is stored as a double as well`() throws {
    let attributes =
      #"red="0.1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    #expect(try color(attributes)["UIRed-Double"] == "0.1")
    #expect(try color(attributes, tools: 11762)["UIRed-Double"] == nil)
  }

  @Test func `grays that the system has a name for get it`() throws {
    let white = try color(#"white="1" alpha="1" colorSpace="calibratedWhite""#)
    #expect(white["UISystemColorName"] == "\"whiteColor\"")
    #expect(white["UIWhite"] == "1.0")
    let clear = try color(#"white="0" alpha="0" colorSpace="calibratedWhite""#)
    #expect(clear["UISystemColorName"] == "\"clearColor\"")
    #expect(clear["NSWhite"] == "\"0 0\"")
  }

  @Test func `generic colors are converted where colors are matched`() throws {
    let attributes = #"red="0.4" green="0.4" blue="0.4" alpha="1" colorSpace="calibratedRGB""#
    let red = try #require(try color(attributes)["UIRed"].flatMap { Double($0) })
    #expect(abs(red - 0.4756351) < 1e-6)
    #expect(try color(attributes, matched: false)["UIRed"] == "0.4")
  }

  /// Truth: compiled nibs of public apps.
  @Test(arguments: [
    (generic: [0.2, 0.2, 0.2], sRGB: [0.26051745, 0.2605244, 0.26052064]),
    ([0.933333333, 0.933333333, 0.933333333], [0.946794, 0.94681627, 0.9468042]),
    ([1, 0.956862745, 0.764705882], [1.0006678, 0.961768, 0.807082]),
  ])
  func `converted colors have the last bits of Apple's color management`(
    generic: [Double], sRGB: [Float]
  ) throws {
    let components = zip(["red", "green", "blue"], generic).map { "\($0)=\"\($1)\"" }
      .joined(separator: " ")
    let keys = try color(components + #" alpha="1" colorSpace="calibratedRGB""#)
    #expect(["UIRed", "UIGreen", "UIBlue"].map { keys[$0].flatMap { Float($0) } } == sRGB)
    // Single precision is exact, so it needs no repetition.
    #expect(keys["UIRed-Double"] == nil)
  }

  /// Truth: compiled nibs of public apps.
  @Test(arguments: [
    (generic: "0.33333333333333331", sRGB: Float(0.40781933)),
    ("0.14728124936421713", 0.19582054), ("0.5", 0.57230675),
  ])
  func `converted grays have the bits of Apple's color management`(generic: String, sRGB: Float)
    throws
  {
    let keys = try color(#"white="\#(generic)" alpha="1" colorSpace="calibratedWhite""#)
    #expect(keys["UIWhite"].flatMap { Float($0) } == sRGB)
  }

  /// Truth: pixels of pictures from Apple's simulator, iOS 9.
  @Test(arguments: [
    (ink: "cyan", pixel: [0, 146, 209]), (ink: "magenta", pixel: [204, 0, 106]),
    (ink: "yellow", pixel: [255, 241, 11]), (ink: "black", pixel: [20, 20, 19]),
    (ink: "none", pixel: [255, 255, 255]),
  ])
  func `inks become red, green and blue`(ink: String, pixel: [Double]) throws {
    let inks = ["cyan", "magenta", "yellow", "black"]
      .map { "\($0)=\"\($0 == ink ? 1 : 0)\"" }.joined(separator: " ")
    let keys = try color(
      inks + #" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#,
      matched: false)
    for (key, value) in zip(["UIRed", "UIGreen", "UIBlue"], pixel) {
      let component = try #require(keys[key].flatMap { Double($0) })
      #expect(abs(component * 255 - value) < 0.5)
    }
  }

  @Test func `sRGB is converted where colors are not matched`() throws {
    let keys = try color(
      #"red="0.4" green="0.4" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      matched: false)
    let red = try #require(keys["UIRed"].flatMap { Double($0) })
    #expect(abs(red - 0.325847) < 1e-6)
    let white = try color(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, matched: false)
    #expect(white["UIColorComponentCount"] == "4")
  }

  @Test func `system and catalog colors have their names and what they look like`() throws {
    let label = try color(#"systemColor="labelColor""#)
    #expect(label["UISystemColorName"] == "\"labelColor\"")
    #expect(label["UIWhite"] == "0.0")
    let named = try color(
      #"name="Accent""#,
      resources: """
        <resources><namedColor name="Accent">
          <color red="0.0" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor></resources>
        """)
    #expect(named["UIDynamicCatalogName"] == "\"Accent\"")
    #expect(named["UIDynamicCatalogUseNibBundle"] == "true")
    #expect(named["UIGreen"] == "0.25")
  }

  @Test(arguments: [(14490, true), (21507, false)])
  func `older tools take a color with a name for another one that looks the same`(
    tools: Int, areOne: Bool
  ) throws {
    let white =
      #"<color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>"#
    let nib = try CompiledXib(
      view(
        """
        <subviews>
          <tableView id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>\(white)</tableView>
        </subviews>
        \(white)
        """), attributes: "", toolsVersion: tools)
    let colors = ["t", "v"].map { nib.target("UIBackgroundColor", of: nib.object($0)) }
    #expect((colors[0] == colors[1]) == areOne)
    #expect(colors[0].flatMap { nib[$0, "UISystemColorName"] } == "\"tableBackgroundColor\"")
  }

  @Test func `colors that look the same are one object however they were stated`() throws {
    let nib = try CompiledXib(
      view(
        """
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <color key="tintColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        """))
    let view = nib.object("v")
    #expect(nib.target("UIBackgroundColor", of: view) == nib.target("UITintColor", of: view))
  }
}
