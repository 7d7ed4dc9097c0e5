import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// Tables on a device other than the document's, and in layouts from right to left.
@MainActor @Suite struct TableDeviceTests {
  private static let wide = HeadlessDevice(identifier: "ipad9_7")

  /// Returns a storyboard with a table that fills a phone of 375 × 667 points.
  private func document(
    style: String = "plain", header: String = "", rows: String
  ) throws -> IBDocument {
    let scene = Scenes.scene(
      "tableViewController", "home", "",
      """
      <tableView key="view" dataMode="\(rows.contains("<sections>") ? "static" : "prototypes")" \
      style="\(style)" rowHeight="60" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(header)
      \(rows)
      </tableView>
      """)
    return try Scenes.storyboard([scene], device: "retina4_7", tools: 22505)
  }

  private func view(_ key: String, _ id: String, y: Int = 0, mask: String = "") -> String {
    """
    <view key="\(key)" contentMode="scaleToFill" id="\(id)">
    <rect key="frame" x="0" y="\(y)" width="375" height="80"/>
    <autoresizingMask key="autoresizingMask"\(mask)/>
    </view>
    """
  }

  private let prototype = """
    <prototypes>
    <tableViewCell clipsSubviews="YES" reuseIdentifier="Row" rowHeight="60" id="cell">
    <rect key="frame" x="0" y="108" width="375" height="60"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="375" height="60"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <label text="Right" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="320" y="20" width="39" height="20.5"/>
    </label>
    </subviews>
    <constraints>
    <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" \
    constant="16" id="c1"/>
    <constraint firstItem="label" firstAttribute="centerY" secondItem="content" \
    secondAttribute="centerY" id="c2"/>
    </constraints>
    </tableViewCellContentView>
    </tableViewCell>
    </prototypes>
    """

  private func staticRow(_ style: String) -> String {
    """
    <sections>
    <tableViewSection headerTitle="Tide" id="section">
    <cells>
    <tableViewCell accessoryType="disclosureIndicator" textLabel="title" detailTextLabel="detail" \
    style="IBUITableViewCellStyle\(style)" id="cell">
    <rect key="frame" x="16" y="49.5" width="343" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="315.5" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <label text="High water" textAlignment="natural" id="title">
    <rect key="frame" x="16" y="12" width="82" height="20.5"/>
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <label text="14:20" textAlignment="natural" id="detail">
    <rect key="frame" x="263.5" y="12" width="44" height="20.5"/>
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    </tableViewCellContentView>
    </tableViewCell>
    </cells>
    </tableViewSection>
    </sections>
    """
  }

  private func frames(
    of document: IBDocument, on device: HeadlessDevice? = nil, rightToLeft: Bool = false
  ) throws -> [String: CGRect] {
    var options = DocumentLayoutOptions()
    options.device = device
    options.isRightToLeft = rightToLeft
    return try document.solvedFrames(on: options).places.mapValues(\.frame)
  }

  @Test func `rows, their content and the views above and below them are as wide as the table`()
    throws
  {
    let document = try document(
      header: view("tableHeaderView", "header") + view("tableFooterView", "footer", y: 168),
      rows: prototype)
    let own = try frames(of: document)
    for id in ["header", "footer", "cell", "content"] { #expect(own[id]?.width == 375) }
    let device = try #require(Self.wide)
    let frames = try frames(of: document, on: device)
    let width = try #require(frames["table"]?.width)
    #expect(width == device.size.width && width > 700)
    for id in ["header", "footer", "cell", "content"] { #expect(frames[id]?.width == width) }
    #expect(frames["label"]?.maxX == width - 16)
    #expect(frames["cell"]?.minY == 108 && frames["footer"]?.minY == 168)
  }

  @Test func `a header that is higher on another device moves the rows and the footer`() throws {
    let document = try document(
      header: view("tableHeaderView", "header", mask: #" heightSizable="YES""#)
        + view("tableFooterView", "footer", y: 168),
      rows: prototype)
    let frames = try frames(of: document, on: Self.wide)
    let header = try #require(frames["header"])
    #expect(header.height > 80)
    #expect(frames["cell"]?.minY == 108 + header.height - 80)
    #expect(frames["footer"]?.minY == 168 + header.height - 80)
  }

  @Test(arguments: ["Value1", "Subtitle"])
  func `the labels of the system's styles are mirrored, beside the chevron`(_ style: String) throws
  {
    let document = try document(style: "insetGrouped", rows: staticRow(style))
    let own = try frames(of: document)
    #expect(own["title"]?.minX == 16 && own["content"]?.minX == 0)
    let frames = try frames(of: document, rightToLeft: true)
    let content = try #require(frames["content"])
    #expect(content == CGRect(x: 27.5, y: 0, width: 315.5, height: 44))
    #expect(frames["title"]?.maxX == content.width - 16)
    let detail = try #require(frames["detail"])
    if style == "Value1" {
      #expect(detail.minX == 8)
    } else {
      #expect(detail.maxX == content.width - 16)
    }
  }

  @Test func `the labels of a wider row are where the style has them`() throws {
    let document = try document(style: "insetGrouped", rows: staticRow("Value1"))
    let frames = try frames(of: document, on: Self.wide)
    let (cell, content) = (try #require(frames["cell"]), try #require(frames["content"]))
    #expect(cell.width - content.width == 27.5)
    #expect(frames["detail"]?.maxX == content.width - 8)
  }
}
