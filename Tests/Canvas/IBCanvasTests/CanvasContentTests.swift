import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// What the canvas knows of views that an app does not: placeholders, sizes of images, the size of text.
@MainActor
struct CanvasContentTests {
  private static let rect = #"<rect key="frame" x="7" y="9" width="71" height="33"/>"#

  /// What documents write of views whose masks count for nothing.
  private static let free = #"translatesAutoresizingMaskIntoConstraints="NO""#

  private func view(_ element: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    """
    <\(element) \(attributes) \(Self.free) id="inner">
    \(Self.rect)\(content)
    </\(element)>
    """
  }

  @Test func `placeholder constraints hold on the canvas`() throws {
    func length(_ attribute: String, _ constant: Int) -> String {
      """
      <constraint firstItem="inner" firstAttribute="\(attribute)" constant="\(constant)" \
      placeholder="YES" id="\(attribute)"/>
      """
    }
    let document = try Scenes.corner(
      view("view"), constraints: length("width", 80) + length("height", 50))
    #expect(try document.solved("inner") == [0, 0, 80, 50])
    #expect(try document.solvedFrames().ambiguous.isEmpty)
  }

  @Test func `until Xcode 7 the canvas rounds sizes of texts up to whole points`() throws {
    func height(_ tools: Int) throws -> CGFloat {
      try Scenes.corner(view("label", #"text="Label""#), tools: tools).solved("inner")[3]
    }
    // 61 pixels of a screen with three in a point.
    #expect(try height(9531) == 21)
    #expect(try abs(height(11201) - 61 / 3) < 0.01)
  }

  @Test func `a placeholder for the size of content holds on the canvas`() throws {
    let both = try Scenes.corner(
      view("view", #"placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="45""#))
    #expect(try both.solved("inner") == [0, 0, 120, 45])
    let one = try Scenes.corner(
      view("view", #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="45""#),
      constraints: """
        <constraint firstItem="inner" firstAttribute="width" constant="61" id="width"/>
        """)
    #expect(try one.solved("inner") == [0, 0, 61, 45])
  }

  @Test(arguments: [
    (14490, "", 128), (21507, "", 50), (21507, #"customClass="ChartView""#, 128),
  ])
  func `a view without a size has one in a stack`(
    _ tools: Int, _ attributes: String, _ height: CGFloat
  ) throws {
    let arranged = """
      <subviews><view \(attributes) \(Self.free) id="arranged">\(Self.rect)</view></subviews>
      """
    let stack = view("stackView", #"axis="vertical""#, arranged)
    let document = try Scenes.corner(stack, tools: tools)
    #expect(try document.solved("arranged") == [0, 0, 240, height])
  }

  @Test func `a view of a custom class in a vertical stack resists with its own priority`() throws {
    let arranged = """
      <subviews><view customClass="ChartView" \(Self.free) id="arranged">\(Self.rect)</view></subviews>
      """
    let stack = view("stackView", #"axis="vertical" verticalHuggingPriority="1000""#, arranged)
    #expect(try Scenes.corner(stack, tools: 21507).solved("arranged")[3] == 128)
    let high = """
      <constraint firstItem="inner" firstAttribute="height" constant="300" id="height"/>
      """
    #expect(
      try Scenes.corner(stack, constraints: high, tools: 21507).solved("arranged")[3] == 300)
  }

  /// The height of a view in a stack that a label of one line fills.
  private func height(
    _ tools: Int, axis: String = "vertical",
    _ options: DocumentLayoutOptions = DocumentLayoutOptions()
  ) throws -> CGFloat {
    let label = """
      <label text="Harbour" verticalHuggingPriority="251" \
      \(Self.free) id="label">\(Self.rect)</label>
      """
    let ties = ["top", "bottom", "leading"].map { side in
      """
      <constraint firstItem="label" firstAttribute="\(side)" secondItem="arranged" \
      secondAttribute="\(side)" id="tie-label-\(side)"/>
      """
    }
    let arranged = """
      <subviews>
      <view \(Self.free) id="arranged">\(Self.rect)<subviews>\(label)</subviews>
      <constraints>\(ties.joined())</constraints>
      </view>
      </subviews>
      """
    let stack = view("stackView", #"axis="\#(axis)" alignment="leading""#, arranged)
    return try Scenes.corner(stack, tools: tools).solved("arranged", options)[3]
  }

  @Test func `since Xcode 15 content cannot make a view in a vertical stack lower`() throws {
    #expect(try height(21701) < 21)
    #expect(try height(22154) == 50)
    #expect(try height(22154, axis: "horizontal") < 21)
    var options = DocumentLayoutOptions()
    options.withoutRules = [.heightOfEmptyView]
    #expect(try height(22154, options) < 21)
  }

  @Test(arguments: [(750, 70), (749, 240)])
  func `an empty view leaves other views the room that they need`(
    _ priority: Int, _ width: CGFloat
  ) throws {
    let arranged = """
      <subviews>
      <view \(Self.free) id="empty">\(Self.rect)</view>
      <view \(Self.free) id="full" placeholderIntrinsicWidth="230" \
      placeholderIntrinsicHeight="20" horizontalCompressionResistancePriority="\(priority)">
      \(Self.rect)
      </view>
      </subviews>
      """
    let stack = view("stackView", "", arranged)
    let short = #"<constraint firstItem="inner" firstAttribute="width" constant="300" id="w"/>"#
    #expect(try Scenes.corner(stack, constraints: short).solved("empty")[2] == width)
  }

  @Test func `a stack without views resists with its own priority`() throws {
    func height(_ priority: Int) throws -> CGFloat {
      let arranged = """
        <subviews>
        <stackView axis="vertical" verticalHuggingPriority="\(priority)" \(Self.free) id="arranged">
        \(Self.rect)
        </stackView>
        </subviews>
        """
      let stack = view("stackView", #"axis="vertical""#, arranged)
      let high = """
        <constraint firstItem="inner" firstAttribute="height" constant="300" priority="400" id="h"/>
        """
      return try Scenes.corner(stack, constraints: high).solved("arranged")[3]
    }
    #expect(try height(250) == 300)
    #expect(try height(500) == 50)
  }

  @Test(arguments: [(14490, 1, 0), (21507, 1, 50), (21507, 0, 0)])
  func `a label without a text can be seen in a stack since Xcode 11`(
    _ tools: Int, _ lines: Int, _ length: CGFloat
  ) throws {
    let label =
      #"<label numberOfLines="\#(lines)" \#(Self.free) id="arranged">\#(Self.rect)</label>"#
    let stack = view(
      "stackView", #"axis="vertical" alignment="top""#, "<subviews>\(label)</subviews>")
    #expect(try Scenes.corner(stack, tools: tools).solved("arranged") == [0, 0, length, length])
  }

  @Test(arguments: [(9531, 16), (10117, 17), (14490, 17), (19162, 14)])
  func `the canvas shows text styles in a size of its own in some versions`(
    _ tools: Int, _ size: Int
  ) throws {
    func solved(_ font: String) throws -> [CGFloat] {
      let font = #"<fontDescription key="fontDescription" \#(font)/>"#
      var options = DocumentLayoutOptions()
      options.withoutRules = [.libraryLabel]
      let label = view("label", #"text="Harbour""#, font)
      return try Scenes.corner(label, tools: tools).solved("inner", options)
    }
    #expect(
      try solved(#"style="UICTFontTextStyleBody""#)
        == solved(#"type="system" pointSize="\#(size)""#))
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, 1, 63), (#"type="system" pointSize="17""#, 0, 61),
    (#"type="system" weight="bold" pointSize="17""#, 1, 61),
    (#"type="system" pointSize="26""#, 1, 94),
    (#"style="UICTFontTextStyleBody""#, 1, 61),
  ])
  func `a label with the font and the line that it had in the library has whole points`(
    _ font: String, _ lines: Int, _ pixels: Int
  ) throws {
    let document = try Scenes.corner(
      view(
        "label", #"text="Harbour" numberOfLines="\#(lines)""#,
        #"<fontDescription key="fontDescription" \#(font)/>"#))
    let frame = try document.solved("inner")
    // Three pixels of the screen are a point.
    #expect(Int((frame[3] * 3).rounded()) == pixels)
    let isWhole = pixels == 63
    if isWhole { #expect(frame[2] == frame[2].rounded()) }
    var options = DocumentLayoutOptions()
    options.withoutRules = [.libraryLabel]
    let exact = try document.solved("inner", options)
    #expect(isWhole ? exact[3] < 21 && exact[2] < frame[2] : exact == frame)
  }

  @Test(arguments: [(23727, 63), (24128, 61)])
  func `since Xcode 26 a label from the library has whole pixels`(
    _ tools: Int, _ pixels: Int
  ) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let document = try Scenes.corner(view("label", #"text="Harbour""#, font), tools: tools)
    #expect(try Int((document.solved("inner")[3] * 3).rounded()) == pixels)
  }

  @Test func `in a stack a label from the library has whole pixels`() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = #"<label text="Harbour" \#(Self.free) id="arranged">\#(Self.rect)\#(font)</label>"#
    let stack = view(
      "stackView", #"axis="vertical" alignment="leading""#, "<subviews>\(label)</subviews>")
    #expect(try abs(Scenes.corner(stack).solved("arranged")[3] - 61 / 3) < 0.01)
  }

  @Test func `a view in a stack whose mask is on keeps its stored size`() throws {
    func size(_ attributes: String = "", without rules: Set<CanvasRule> = []) throws -> [CGFloat] {
      let arranged = """
        <subviews>
        <view \(attributes) id="arranged"><rect key="frame" x="0" y="0" width="66" height="44"/></view>
        </subviews>
        """
      let stack = view("stackView", #"axis="vertical" alignment="leading""#, arranged)
      var options = DocumentLayoutOptions()
      options.withoutRules = rules
      return try Array(Scenes.corner(stack).solved("inner", options)[2...])
    }
    #expect(try size() == [66, 44])
    #expect(try size(without: [.maskInStack]) == [240, 50])
    #expect(try size(Self.free) == [240, 50])
  }

  @Test func `a misplaced view's size is not that of its text`() throws {
    var options = DocumentLayoutOptions()
    options.text = .document
    let misplaced = try Scenes.corner(view("label", #"misplaced="YES" text="Harbour""#))
    #expect(try misplaced.solved("inner", options) == misplaced.solved("inner"))
    let placed = try Scenes.corner(view("label", #"text="Harbour""#))
    #expect(try placed.solved("inner", options) == [0, 0, 71, 33])
  }

  @Test(arguments: [(14490, 128), (21507, 50)])
  func `a stack without views is as high as a bare view, and as wide as others have it`(
    _ tools: Int, _ height: CGFloat
  ) throws {
    let arranged = """
      <subviews>
      <stackView axis="vertical" \(Self.free) id="arranged">\(Self.rect)</stackView>
      </subviews>
      """
    let stack = view("stackView", #"axis="vertical""#, arranged)
    let width = #"<constraint firstItem="inner" firstAttribute="width" constant="90" id="width"/>"#
    let document = try Scenes.corner(stack, constraints: width, tools: tools)
    #expect(try document.solved("arranged") == [0, 0, 90, height])
  }

  @Test func `a stack without views takes the room that spaces would have to grow for`() throws {
    let arranged = """
      <subviews>
      <view \(Self.free) id="first">\(Self.rect)
      <constraints><constraint firstAttribute="height" constant="10" id="first-height"/></constraints>
      </view>
      <stackView axis="vertical" \(Self.free) id="empty">\(Self.rect)</stackView>
      <view \(Self.free) id="last">\(Self.rect)
      <constraints><constraint firstAttribute="height" constant="10" id="last-height"/></constraints>
      </view>
      </subviews>
      """
    let stack = view(
      "stackView", #"axis="vertical" distribution="equalSpacing" spacing="4""#, arranged)
    let document = try Scenes.corner(
      stack,
      constraints: """
        <constraint firstItem="inner" firstAttribute="width" constant="90" id="width"/>
        <constraint firstItem="inner" firstAttribute="height" constant="60" id="height"/>
        """)
    #expect(try document.solved("empty") == [0, 14, 90, 32])
  }

  @Test func `a stopped wheel has its place in a stack all the same`() throws {
    let stack = view(
      "stackView", #"spacing="6""#,
      """
      <subviews>
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium" \
      \(Self.free) id="wheel">
      \(Self.rect)
      </activityIndicatorView>
      <view \(Self.free) id="beside">
      \(Self.rect)
      <constraints>
      <constraint firstAttribute="width" constant="30" id="width"/>
      <constraint firstAttribute="height" constant="20" id="height"/>
      </constraints>
      </view>
      </subviews>
      """)
    let document = try Scenes.corner(stack)
    #expect(try document.solved("wheel") == [0, 0, 20, 20])
    #expect(try document.solved("beside") == [26, 0, 30, 20])
  }

  @Test(arguments: [(11762, 31), (21507, 31), (22154, 31), (23727, 31), (24128, 34)])
  func `a slider is 31 points high until Xcode 26`(_ tools: Int, _ height: CGFloat) throws {
    let width = #"<constraint firstItem="inner" firstAttribute="width" constant="90" id="width"/>"#
    let document = try Scenes.corner(view("slider"), constraints: width, tools: tools)
    #expect(try document.solved("inner")[3] == height)
  }

  @Test func `an image has the size that the document remembers`() throws {
    let document = try Scenes.corner(
      view("imageView", #"image="boat""#),
      resources: """
        <resources><image name="boat" width="124" height="60"/></resources>
        """)
    #expect(try document.solved("inner") == [0, 0, 124, 60])
  }

  @Test func `an image of unknown size leaves its view open`() throws {
    let document = try Scenes.corner(
      view("imageView", #"image="boat""#),
      resources: #"<resources><image name="boat" width="1" height="1"/></resources>"#)
    #expect(try document.solvedFrames().ambiguous == ["inner"])
  }

  @Test(arguments: [(17701, true), (18122, false), (20037, false), (21507, true)])
  func `Xcode 12.5 to 13 showed text styles at their smallest`(
    _ tools: Int, _ isLarge: Bool
  ) throws {
    let label = view(
      "label", #"text="Harbour""#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
    let document = try Scenes.corner(label, tools: tools)
    var large = DocumentLayoutOptions()
    large.contentSizeCategory = .large
    var small = DocumentLayoutOptions()
    small.contentSizeCategory = .extraSmall
    let frames = try (document.solved("inner"), document.solved("inner", large))
    let smallest = try document.solved("inner", small)
    #expect(smallest[2] < frames.1[2] && smallest[3] < frames.1[3])
    #expect(frames.0 == (isLarge ? frames.1 : smallest))
  }
}
