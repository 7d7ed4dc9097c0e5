import Diagnostics
import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import TestSupport
import Testing

/// Which views of a document are laid out, how, and what is said of them.
@MainActor
struct DocumentLayoutTests {
  /// A xib with a root of 393 by 852 points and views `a` and `b` in it.
  private func pair(_ constraints: String, second: String = "") throws -> IBDocument {
    func view(_ id: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="3" y="4" width="50" height="60"/>
      </view>
      """
    }
    return try Scenes.xib(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(view("a"))\(second.isEmpty ? view("b") : second)</subviews>
      <constraints>\(constraints)</constraints>
      </view>
      """)
  }

  private func tie(
    _ first: String, _ attribute: String, _ constant: Double, to second: String = "",
    id: String? = nil, priority: Int = 1000
  ) -> String {
    let other = second.isEmpty ? "" : #"secondItem="\#(second)" secondAttribute="\#(attribute)""#
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(other) \
      constant="\(constant)" priority="\(priority)" id="\(id ?? "\(first)-\(attribute)")"/>
      """
  }

  private func box(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> String
  {
    tie(id, "leading", x, to: "root") + tie(id, "top", y, to: "root") + tie(id, "width", width)
      + tie(id, "height", height)
  }

  @Test func `a view that constraints leave open is ambiguous, and no other`() throws {
    let document = try pair(
      box("a", 1, 2, 30, 40) + tie("b", "top", 5, to: "root") + tie("b", "width", 10)
        + tie("b", "height", 10))
    let layout = try document.solvedFrames()
    #expect(layout.ambiguous == ["b"] && layout.unsatisfiable.isEmpty)
    #expect(layout.places["a"]?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layout.places["a"]?.isConstrained == true && layout.places["a"]?.isDetermined == true)
    #expect(layout.places["root"]?.isConstrained == false)
  }

  @Test func `a required constraint that contradicts others is left out and named`() throws {
    let document = try pair(
      box("a", 1, 2, 30, 40) + box("b", 1, 50, 30, 40) + tie("a", "width", 90, id: "wider"))
    let layout = try document.solvedFrames()
    #expect(layout.unsatisfiable == ["wider"] || layout.unsatisfiable == ["a-width"])
    let width = layout.places["a"]?.frame.width
    #expect(width == (layout.unsatisfiable == ["wider"] ? 30 : 90))
    #expect(layout.ambiguous.isEmpty)
  }

  @Test func `a constraint that may be broken is not named`() throws {
    let document = try pair(
      box("a", 1, 2, 30, 40) + box("b", 1, 50, 30, 40)
        + tie("a", "width", 90, id: "wish", priority: 999))
    let layout = try document.solvedFrames()
    #expect(layout.unsatisfiable.isEmpty && layout.places["a"]?.frame.width == 30)
  }

  @Test func `a view that follows its mask keeps its frame`() throws {
    let document = try pair(
      box("a", 1, 2, 30, 40),
      second: #"<view id="b"><rect key="frame" x="3" y="4" width="50" height="60"/></view>"#)
    let place = try #require(try document.solvedFrames().places["b"])
    #expect(place.frame == CGRect(x: 3, y: 4, width: 50, height: 60) && !place.isConstrained)
  }

  @Test func `scenes that no segue leads to are laid out`() throws {
    let lonely = Scenes.scene(
      "viewController", "lonely", "",
      """
      <view key="view" id="island"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      """)
    let document = try Stage(scenes: [lonely]).document()
    #expect(try document.solved("island") == [0, 0, 393, 852])
  }

  /// A table of a storyboard with a cell that is a prototype or static.
  private func table(_ attribute: String, _ wrapped: (String) -> String) throws -> IBDocument {
    let cell = """
      <tableViewCell reuseIdentifier="Boat" id="cell">
      <rect key="frame" x="0" y="50" width="393" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="80"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      </view>
      </subviews>
      <constraints>
      \(tie("inner", "leading", 12, to: "content"))\(tie("inner", "top", 6, to: "content"))
      \(tie("inner", "width", 70))\(tie("inner", "height", 30))
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      """
    return try Scenes.storyboard([
      Scenes.scene(
        "tableViewController", "list", "",
        """
        <tableView key="view" dataMode="\(attribute)" style="plain" rowHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        \(wrapped(cell))
        <connections>
        <outlet property="dataSource" destination="list" id="out-1"/>
        </connections>
        </tableView>
        """)
    ])
  }

  @Test func `prototypes are laid out`() throws {
    let document = try table("prototypes") { "<prototypes>\($0)</prototypes>" }
    #expect(try document.solved("inner") == [12, 6, 70, 30])
  }

  @Test func `static cells are laid out`() throws {
    let document = try table("static") { cell in
      """
      <sections><tableViewSection id="section"><cells>\(cell)</cells></tableViewSection></sections>
      """
    }
    #expect(try document.solved("inner") == [12, 6, 70, 30])
  }

  // MARK: Options

  @Test func `another device resizes roots that are as large as the document's`() throws {
    var options = DocumentLayoutOptions()
    options.device = HeadlessDevice(identifier: "retina6_72")
    #expect(try Stage().insets(options) == [59, 0, 34, 0])
    #expect(try Stage().document().solved("root", options) == [0, 0, 430, 932])
    let small = Stage(size: CGSize(width: 300, height: 200))
    #expect(try small.document().solved("root", options) == [0, 0, 300, 200])
  }

  @Test func `a device can be laid on its side and set upright`() throws {
    var options = DocumentLayoutOptions()
    options.isLandscape = true
    #expect(try Stage().document().solved("inner", options) == [59, 0, 734, 372])
    options.isLandscape = false
    #expect(try Stage(isLandscape: true).document().solved("inner", options) == [0, 59, 393, 759])
  }

  @Test func `roots take a size`() throws {
    var options = DocumentLayoutOptions()
    options.size = CGSize(width: 200, height: 300)
    let document = try pair(box("a", 1, 2, 30, 40) + tie("b", "trailing", -5, to: "root"))
    let places = try document.solvedFrames(on: options).places
    #expect(places["root"]?.frame.size == options.size)
    #expect(places["b"]?.frame.maxX == 195)
  }

  @Test func `a new size moves what follows its mask, and what is inside it`() throws {
    let masked = """
      <view id="b">
      <rect key="frame" x="0" y="752" width="393" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="5" y="0" width="383" height="10"/>
      </view>
      </subviews>
      <constraints>
      \(tie("c", "leading", 5, to: "b"))\(tie("c", "trailing", -5, to: "b"))
      \(tie("c", "top", 0, to: "b"))\(tie("c", "height", 10))
      </constraints>
      </view>
      """
    var options = DocumentLayoutOptions()
    options.size = CGSize(width: 500, height: 900)
    let document = try pair(box("a", 1, 2, 30, 40), second: masked)
    #expect(try document.solved("b", options) == [0, 800, 500, 100])
    #expect(try document.solved("c", options) == [5, 0, 490, 10])
  }

  @Test(arguments: [
    (
      #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="0" id="bad"/>"#,
      "location equal to a constant"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="leading" id="bad"/>"#,
      "Use leading/trailing for both or neither"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="top" id="bad"/>"#,
      "Invalid pairing"
    ),
  ])
  func `a constraint that makes no sense is told, and the rest is laid out`(
    _ constraint: String, _ reason: String
  ) throws {
    let layout = try pair(box("a", 1, 2, 30, 40) + box("b", 5, 6, 7, 8) + constraint)
      .solvedFrames()
    let found = try #require(layout.diagnostics.first)
    #expect(layout.diagnostics.count == 1 && found.id == "invalid-constraint")
    #expect(found.objectID == "bad" && found.message.contains(reason))
    #expect(layout.unsatisfiable.isEmpty && layout.ambiguous.isEmpty)
    #expect(layout.places["a"]?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a constraint between two top-level views is reported`() throws {
    let document = try Scenes.xib(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <constraints>
      <constraint firstItem="root" firstAttribute="width" secondItem="other" secondAttribute="width" id="bad"/>
      </constraints>
      </view>
      <view id="other"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
      """)
    let found = try document.solvedFrames().diagnostics
    #expect(found.map(\.objectID) == ["bad"] && found[0].message.contains("no common superview"))
  }

  @Test(arguments: ["1e300", "1e19", "inf", "infinite", "nan"])
  func `a frame of no sensible size harms no other view`(width: String) throws {
    let strange = """
      <view id="b">
      <rect key="frame" x="0" y="0" width="\(width)" height="10"/>
      </view>
      """
    let layout = try pair(box("a", 1, 2, 30, 40), second: strange).solvedFrames()
    #expect(layout.places["a"]?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layout.places["b"]?.frame.width.isFinite == true)
  }

  @Test func `leading is at the right where text runs from right to left`() throws {
    var options = DocumentLayoutOptions()
    options.isRightToLeft = true
    let document = try pair(box("a", 1, 2, 30, 40))
    #expect(try document.solved("a") == [1, 2, 30, 40])
    #expect(try document.solved("a", options) == [362, 2, 30, 40])
  }

  @Test func `a label has the modelled size of its text, or that of its frame`() throws {
    let label = """
      <label text="Quay" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="3" y="4" width="150" height="60"/>
      </label>
      """
    let document = try pair(
      tie("b", "leading", 8, to: "root") + tie("b", "top", 9, to: "root"), second: label)
    var options = DocumentLayoutOptions()
    options.text = .document
    #expect(try document.solved("b", options) == [8, 9, 150, 60])
    let modelled = try document.solved("b")
    #expect(modelled[2] > 20 && modelled[2] < 60 && modelled[3] > 15 && modelled[3] < 25)
  }

  @Test func `nothing of one layout is left for the next`() throws {
    let (screen, era) = (UIScreen.main.bounds, UIKitEra.current)
    _ = try Stage(tools: 14490, device: "ipad9_7").insets()
    #expect(UIScreen.main.bounds == screen && UIKitEra.current == era)
  }

  // MARK: Other platforms

  @Test func `documents for macOS and watchOS cannot be laid out`() throws {
    for name in ["MainMenu.xib", "WatchMain.storyboard"] {
      let document = try IBDocument(parsing: try Samples.bytes(name))
      #expect(throws: NibError.self) { try document.solvedFrames() }
    }
  }

  @Test func `a document for tvOS is laid out, and not compared`() throws {
    let document = try IBDocument(parsing: try Samples.bytes("TVMain.storyboard"))
    let layout = try document.solvedFrames()
    #expect(layout.places.values.contains { $0.frame.size == CGSize(width: 1920, height: 1080) })
    #expect(LayoutComparison(document, layout).views.isEmpty)
  }
}
