import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// Cells as roots: their margins have changed with nearly every version.
@MainActor
struct CellTests {
  /// How far a view that fills the margins of a cell's content keeps from its edges: top, left, bottom, right.
  private func margins(
    _ tools: Int, _ device: String, width: Int, cell: String = "", content: String = ""
  ) throws -> [CGFloat] {
    let document = try Scenes.xib(
      Self.cell(width: width, cell, content), device: device, tools: tools)
    let places = try document.solvedFrames().places
    guard let outer = places["content"]?.frame, let inner = places["inner"]?.frame else {
      return []
    }
    return [
      inner.minY, inner.minX, outer.height - inner.maxY, outer.width - inner.maxX,
    ]
  }

  private static func cell(width: Int, _ cell: String, _ content: String) -> String {
    """
    <tableViewCell \(cell) id="cell">
    <rect key="frame" x="0" y="0" width="\(width)" height="100"/>
    <tableViewCellContentView key="contentView" \(content) tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="\(width)" height="100"/>
    \(inner)
    \(filling("content"))
    </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static let inner = """
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="0" y="0" width="10" height="10"/>
    </view>
    </subviews>
    """

  /// Constraints that let the view fill another one's margins.
  private static func filling(_ outer: String) -> String {
    let sides = ["top", "leading", "bottom", "trailing"].map { side in
      """
      <constraint firstItem="inner" firstAttribute="\(side)" secondItem="\(outer)" \
      secondAttribute="\(side)Margin" id="tie-\(side)"/>
      """
    }
    return "<constraints>\(sides.joined(separator: "\n"))</constraints>"
  }

  @Test(arguments: ["", #"translatesAutoresizingMaskIntoConstraints="NO""#])
  func `an accessory is inside its cell, at the place that the document stores`(
    attribute: String
  ) throws {
    let accessory = """
      <view key="accessoryView" \(attribute) id="accessory">
      <rect key="frame" x="300" y="40" width="40" height="20"/>
      </view>
      </tableViewCell>
      """
    let cell = Self.cell(width: 375, "", "").replacing("</tableViewCell>", with: accessory)
    let document = try Scenes.xib(cell, device: "retina4_7", tools: 22505)
    let place = try #require(try document.solvedFrames().places["accessory"])
    #expect(place.frame == CGRect(x: 300, y: 40, width: 40, height: 20))
    let roots = try document.withLaidOutViews { $0.roots.compactMap { $0.object?.id } }
    #expect(roots == ["cell"])
  }

  @Test func `before Xcode 9 the content of a cell has the margins of any view`() throws {
    #expect(try margins(12120, "retina4_7", width: 375) == [8, 8, 8, 8])
  }

  @Test(arguments: [
    (14490, "retina4_7", 375, 16), (14490, "retina4_7", 414, 20), (14490, "retina4_0", 320, 16),
    (21507, "retina4_7", 600, 16), (21507, "retina6_1", 331, 20), (21507, "retina6_1", 320, 16),
    (22505, "retina6_12", 393, 20), (16096, "retina4_7", 375, 15), (16101, "retina4_7", 375, 16),
  ])
  func `the sides of a cell go by era, device and its own width`(
    _ tools: Int, _ device: String, _ width: Int, _ side: CGFloat
  ) throws {
    let margins = try margins(tools, device, width: width)
    #expect(margins.count == 4 && margins[1] == side && margins[3] == side, "\(margins)")
  }

  /// The sides that a prototype keeps free in a table that is a screen's root or inside of it.
  private func sides(_ tools: Int, isRoot: Bool) throws -> [CGFloat] {
    let row = Self.cell(
      width: 375, #"reuseIdentifier="row""#, #"preservesSuperviewLayoutMargins="YES""#)
    let table = """
      <tableView \(isRoot ? #"key="view""# : "") id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(row)</prototypes>
      </tableView>
      """
    let inside = """
      <view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(table)</subviews>
      </view>
      """
    let scene = Scenes.scene("viewController", "home", "", isRoot ? table : inside)
    let inner = try Scenes.storyboard([scene], device: "retina4_7", tools: tools).solved("inner")
    return inner.count == 4 ? [inner[0], 375 - inner[0] - inner[2]] : inner
  }

  @Test(arguments: [(13771, 15), (14490, 15), (14868, 16)])
  func `prototypes of a table inside a screen are a point nearer to the sides for a while`(
    _ tools: Int, _ side: CGFloat
  ) throws {
    #expect(try sides(tools, isRoot: false) == [side, side])
    #expect(try sides(tools, isRoot: true) == [16, 16])
  }

  /// The center of a view in a row of some height whose content is stored with another one.
  private func center(_ tools: Int, row: Int, stored: Double) throws -> CGFloat {
    let cell = """
      <tableViewCell id="cell">
      <rect key="frame" x="0" y="0" width="320" height="\(row)"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="\(stored)"/>
      \(Self.inner)
      <constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="a"/>
      <constraint firstItem="inner" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="b"/>
      <constraint firstItem="inner" firstAttribute="width" constant="40" id="c"/>
      <constraint firstItem="inner" firstAttribute="height" constant="20" id="d"/>
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      """
    let inner = try Scenes.xib(cell, device: nil, tools: tools).solved("inner")
    return inner.count == 4 ? inner[1] + inner[3] / 2 : -1
  }

  @Test(arguments: [(6254, 43, 44), (6254, 60, 30), (9531, 43, 22)])
  func `a row that was made higher has a content of its height until Xcode 7`(
    _ tools: Int, _ stored: Double, _ center: CGFloat
  ) throws {
    #expect(try abs(self.center(tools, row: 87, stored: stored) - center) <= 0.5)
  }

  @Test(arguments: [(43, 43.5), (44, 43.5), (40, 40)])
  func `in Xcode 8 the line below a row takes half a point from the content`(
    _ stored: CGFloat, _ height: CGFloat
  ) throws {
    let cell = """
      <tableViewCell id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="\(stored)"/>
      <autoresizingMask key="autoresizingMask"/>
      \(Self.inner)
      \(Self.filling("content").replacing("Margin", with: ""))
      </tableViewCellContentView>
      </tableViewCell>
      """
    let document = try Scenes.xib(cell, device: "retina4_7", tools: 12120)
    #expect(try document.solved("inner") == [0, 0, 320, height])
    let newer = try Scenes.xib(cell, device: "retina4_7", tools: 13771)
    #expect(try newer.solved("inner") == [0, 0, 320, stored])
  }

  @Test(arguments: [("retina4_7", 15), ("ipad10_2", 15), ("retina6_1", 16)])
  func
    `a cell that takes over the margins around it is as narrow as others, on devices with a button`(
      _ device: String, _ side: CGFloat
    ) throws
  {
    let margins = try margins(
      15702, device, width: 320, content: #"preservesSuperviewLayoutMargins="YES""#)
    #expect(margins.count == 4 && margins[1] == side && margins[3] == side, "\(margins)")
  }

  @Test(arguments: [(14490, 11, 10.5), (19162, 11, 11), (23727, 11, 11), (24127, 15, 15)])
  func `above and below there is more room in the newest version`(
    _ tools: Int, _ top: CGFloat, _ bottom: CGFloat
  ) throws {
    let margins = try margins(tools, "retina4_7", width: 375)
    #expect(margins.count == 4 && margins[0] == top && margins[2] == bottom, "\(margins)")
  }

  @Test(arguments: ["disclosureIndicator", "checkmark", "detailButton"])
  func `an accessory leaves 8 points next to it`(_ kind: String) throws {
    let margins = try margins(
      22505, "retina6_12", width: 393, cell: #"accessoryType="\#(kind)""#)
    #expect(margins.count == 4 && margins[1] == 20 && margins[3] == 8, "\(margins)")
  }

  @Test func `the root of a collection's cell has a screen's margins and safe area`() throws {
    let document = try Scenes.xib(
      """
      <collectionViewCell id="cell">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <view key="contentView">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      \(Self.inner)
      </view>
      \(Self.filling("cell"))
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </collectionViewCell>
      """)
    #expect(try document.solved("inner") == [16, 59, 361, 759])
  }

  @Test func `an outlet for the background leaves a view where the document has it`() throws {
    let cell = Self.cell(width: 393, "", "").replacing(
      "</tableViewCellContentView>",
      with: """
        </tableViewCellContentView>
        <connections><outlet property="backgroundView" destination="inner" id="out"/></connections>
        """)
    let document = try Scenes.xib(cell)
    #expect(try document.solved("inner") == [20, 11, 353, 78])
    #expect(try document.solvedFrames().ambiguous.isEmpty)
  }

  @Test func `a table's cell and its content keep their stored frames`() throws {
    let document = try Scenes.xib(Self.cell(width: 393, "", ""))
    #expect(try document.solved("cell") == [0, 0, 393, 100])
    #expect(try document.solved("content") == [0, 0, 393, 100])
  }

  @Test(arguments: [(#"rowHeight="60""#, 60), (#"rowHeight="-1""#, 44), ("", 44)])
  func `a cell without a stored frame has the table's width and the row's height`(
    _ row: String, _ height: CGFloat
  ) throws {
    let scene = Scenes.scene(
      "tableViewController", "home", "",
      """
      <tableView key="view" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>
      <tableViewCell reuseIdentifier="row" \(row) id="cell">
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <autoresizingMask key="autoresizingMask"/>
      \(Self.inner)
      \(Self.filling("content").replacing("Margin", with: ""))
      </tableViewCellContentView>
      </tableViewCell>
      </prototypes>
      </tableView>
      """)
    let document = try Scenes.storyboard([scene], device: "retina4_7")
    #expect(try document.solved("inner") == [0, 0, 375, height])
  }

  @Test func `a collection's cell and its content keep their stored frames`() throws {
    let document = try Scenes.xib(
      """
      <collectionViewCell id="cell">
      <rect key="frame" x="0" y="0" width="120" height="90"/>
      <collectionViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="120" height="90"/>
      \(Self.inner)
      \(Self.filling("content").replacing("Margin", with: ""))
      </collectionViewCellContentView>
      </collectionViewCell>
      """)
    #expect(try document.solved("cell") == [0, 0, 120, 90])
    #expect(try document.solved("content") == [0, 0, 120, 90])
    #expect(try document.solved("inner") == [0, 0, 120, 90])
  }
}
