import Foundation
import TestSupport
import Testing
import XMLTree

/// What `render` draws for storyboards, compiled nibs and options, and where it writes.
@Suite struct RenderContentsTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func render(_ arguments: String...) throws -> Command {
    try Command(["render"] + arguments, in: scratch.url)
  }

  private func sample(_ name: String) -> String { Samples.folder.appending(path: name).path }

  private func size(_ svg: String) throws -> [String?] {
    let root = try Tree(parsing: Array(svg.utf8)).root
    return [root["width"], root["height"]]
  }

  /// Writes a document with objects.
  private func write(_ objects: String, to name: String, storyboard: Bool = false) throws {
    let type = storyboard ? "Storyboard.XIB" : "XIB"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          \(objects)
      </document>
      """
    try scratch.write(Array(text.utf8), name)
  }

  // MARK: Storyboards

  @Test func `a storyboard reference is a box with its names, and has an arrow`() throws {
    try write(
      """
      <scenes>
        <scene sceneID="sc1-00-001">
          <objects>
            <viewController id="vc1-00-001" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="vw1-00-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              </view>
              <connections><segue destination="ref-00-001" kind="show" id="seg-00-001"/></connections>
            </viewController>
          </objects>
          <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
        <scene sceneID="sc2-00-001">
          <objects>
            <viewControllerPlaceholder storyboardName="Harbour" referencedIdentifier="Quay" id="ref-00-001" sceneMemberID="viewController"/>
          </objects>
          <point key="canvasLocation" x="700" y="100"/>
        </scene>
      </scenes>
      """, to: "Main.storyboard", storyboard: true)
    let run = try render("Main.storyboard")
    #expect(run.status == 0, "\(run.errors)")
    let root = try Tree(parsing: Array(run.output.utf8)).root
    #expect(run.output.contains(">Harbour · Quay</text>"))
    #expect(root.subtree.contains { $0["data-id"] == "ref-00-001" })
    #expect(root.subtree.contains { $0["data-id"] == "vc1-00-001" })
    // The arrow is the only path with a curve.
    #expect(root.subtree.contains { $0.spelling == "path" && $0["d"]?.contains("C") == true })
  }

  @Test
  func `rows of a table have the lines of the table, from edge to edge at the ends of a group`()
    throws
  {
    func table(_ attributes: String) throws -> String {
      let rows = (1...2).map { row in
        """
        <tableViewCell contentMode="scaleToFill" id="cl\(row)-00-001">
          <rect key="frame" x="0.0" y="\(row * 44)" width="393" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cl\(row)-00-001" id="ct\(row)-00-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
          </tableViewCellContentView>
        </tableViewCell>
        """
      }.joined()
      try write(
        """
        <scenes><scene sceneID="sce-00-001"><objects><tableViewController id="tvc-00-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" \(attributes) id="tbl-00-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
            <color key="separatorColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <sections><tableViewSection id="sec-00-001"><cells>\(rows)</cells></tableViewSection></sections>
          </tableView>
        </tableViewController></objects></scene></scenes>
        """, to: "Table.storyboard", storyboard: true)
      return try render("Table.storyboard").output
    }
    func widths(_ attributes: String) throws -> [String] {
      try Tree(parsing: Array(try table(attributes).utf8)).root.subtree
        .filter { $0.spelling == "rect" && $0["fill"] == "#ff0000" }.compactMap { $0["width"] }
    }
    let plain = try widths(#"style="plain" separatorStyle="default""#)
    #expect(plain.count == 2 && plain.allSatisfy { (Double($0) ?? 0) < 393 })
    #expect(try widths(#"style="plain" separatorStyle="none""#).isEmpty)
    #expect(try widths(#"style="grouped" separatorStyle="default""#).count { $0 == "393" } == 2)
  }

  @Test func `each part of an attributed text has its own font, color and lines`() throws {
    try write(
      """
      <objects>
        <label opaque="NO" contentMode="left" usesAttributedText="YES" numberOfLines="0" id="lbl-00-001">
          <rect key="frame" x="0.0" y="0.0" width="370" height="80"/>
          <attributedString key="attributedText">
            <fragment content="Red ">
              <attributes>
                <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <font key="NSFont" size="20" name="Helvetica"/>
                <integer key="NSUnderline" value="1"/>
              </attributes>
            </fragment>
            <fragment content="Blue">
              <attributes>
                <color key="NSColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <font key="NSFont" size="14" name="Georgia"/>
              </attributes>
            </fragment>
          </attributedString>
        </label>
      </objects>
      """, to: "Text.xib")
    let texts = try Tree(parsing: Array(try render("Text.xib").output.utf8)).root.subtree
      .filter { $0.spelling == "text" }
    #expect(texts.map { $0["fill"] } == ["#ff0000", "#0000ff"])
    #expect(texts.map { $0["font-size"] } == ["20", "14"])
    #expect(texts.map { $0["text-decoration"] } == ["underline", nil])
  }

  @Test func `the wheels of a date picker in a document show rows, the same in every time zone`()
    throws
  {
    try write(
      """
      <objects>
        <view contentMode="scaleToFill" id="vw1-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
          <subviews>
            <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="time" minuteInterval="1" style="wheels" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="pck-00-001">
              <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
              <date key="date" timeIntervalSinceReferenceDate="614602800"/>
            </datePicker>
          </subviews>
        </view>
      </objects>
      """, to: "Time.xib")
    let pictures = try ["UTC", "Asia/Tokyo"].map { zone in
      try Command(["render", "Time.xib"], in: scratch.url, setUp: "export TZ=\(zone)").output
    }
    #expect(pictures[0].contains("<text") && pictures[0] == pictures[1])
  }

  @Test func `a row is as wide as its table on another device`() throws {
    try write(
      """
      <scenes><scene sceneID="sce-00-001"><objects><tableViewController id="tvc-00-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tbl-00-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <sections>
            <tableViewSection id="sec-00-001">
              <cells>
                <tableViewCell contentMode="scaleToFill" id="cl1-00-001">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                  <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cl1-00-001" id="ct1-00-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="end-00-001">
                        <rect key="frame" x="373" y="0.0" width="20" height="44"/>
                        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <constraints><constraint firstAttribute="width" constant="20" id="c01-00-001"/></constraints>
                      </view>
                    </subviews>
                    <constraints>
                      <constraint firstAttribute="trailing" secondItem="end-00-001" secondAttribute="trailing" id="c02-00-001"/>
                      <constraint firstItem="end-00-001" firstAttribute="top" secondItem="ct1-00-001" secondAttribute="top" id="c03-00-001"/>
                      <constraint firstAttribute="bottom" secondItem="end-00-001" secondAttribute="bottom" id="c04-00-001"/>
                    </constraints>
                  </tableViewCellContentView>
                </tableViewCell>
              </cells>
            </tableViewSection>
          </sections>
        </tableView>
      </tableViewController></objects></scene></scenes>
      """, to: "Table.storyboard", storyboard: true)
    func edge(_ arguments: String...) throws -> Double? {
      let text = try Command(["render", "Table.storyboard"] + arguments, in: scratch.url).output
      let box = try Tree(parsing: Array(text.utf8)).root.subtree.first {
        $0.spelling == "rect" && $0["fill"] == "#ff0000"
      }
      return box?["x"].flatMap { Double($0) }
    }
    #expect(try edge() == 373)
    #expect(try edge("--device", "retina4_7") == 355)
    #expect(try edge("--orientation", "landscape") == 832)
  }

  @Test func `a short arrow points to the scene that the app shows first`() throws {
    let scenes = (1...2).map { number in
      """
      <scene sceneID="sc\(number)-00-001">
        <objects>
          <viewController id="vc\(number)-00-001" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="vw\(number)-00-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
          </viewController>
        </objects>
        <point key="canvasLocation" x="\(number * 600)" y="0.0"/>
      </scene>
      """
    }.joined()
    try write("<scenes>\(scenes)</scenes>", to: "Main.storyboard", storyboard: true)
    #expect(try !render("Main.storyboard").output.contains("<path"))
    let text = String(decoding: try scratch.bytes("Main.storyboard"), as: UTF8.self)
      .replacing("<document ", with: "<document initialViewController=\"vc2-00-001\" ")
    try scratch.write(Array(text.utf8), "Main.storyboard")
    #expect(try render("Main.storyboard").output.contains("<path"))
  }

  // MARK: Compiled nibs

  @Test func `a compiled nib is drawn on the devices that are named`() throws {
    _ = try Command(["compile", sample("DetailView.xib"), "-o", "built"], in: scratch.url)
    let small = try render("built/DetailView.nib", "--device", "retina4_7")
    #expect(small.status == 0, "\(small.errors)")
    #expect(try size(small.output) == ["375", "667"])
    let large = try render("built/DetailView.nib", "--device", "retina6_12")
    #expect(try size(large.output) == ["393", "852"])
    let framed = try render("built/DetailView.nib", "--device", "retina6_12", "--device-frame")
    #expect(try size(framed.output) == ["417", "876"])
  }

  // MARK: Long texts

  @Test func `long texts are twice as long in bars, text views and sections too`() throws {
    try write(
      """
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="vw1-00-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
          <subviews>
            <textView contentMode="scaleToFill" text="Log" id="txt-00-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
            </textView>
            <navigationBar contentMode="scaleToFill" id="nav-00-001">
              <rect key="frame" x="0.0" y="100" width="393" height="44"/>
              <items>
                <navigationItem title="Quay" id="itm-00-001">
                  <barButtonItem key="rightBarButtonItem" title="Sail" id="btn-00-001"/>
                </navigationItem>
              </items>
            </navigationBar>
            <tabBar contentMode="scaleToFill" id="tab-00-001">
              <rect key="frame" x="0.0" y="200" width="393" height="49"/>
              <items><tabBarItem title="Tides" id="tbi-00-001"/></items>
            </tabBar>
          </subviews>
        </view>
      </objects>
      """, to: "Bars.xib")
    let long = try render("Bars.xib", "--pseudo")
    for text in ["Log Log", "Quay Quay", "Sail Sail", "Tides Tides"] {
      #expect(long.output.contains(">\(text)</text>"), "\(text) \(long.errors)")
    }
  }

  // MARK: Output

  @Test func `a file that is not a picture is refused, and an existing folder is not`() throws {
    let run = try render(sample("LoadingView.xib"), "-o", "picture.jpeg")
    #expect(run.status == 2 && run.errors.contains("'.jpeg'"))
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "v1.0"), withIntermediateDirectories: false)
    #expect(try render(sample("LoadingView.xib"), "-o", "v1.0").status == 0)
    #expect(try !scratch.bytes("v1.0/LoadingView.xib.svg").isEmpty)
    #expect(try render(sample("LoadingView.xib"), "-o", "page.htm").status == 0)
    #expect(try String(decoding: scratch.bytes("page.htm"), as: UTF8.self).hasPrefix("<!DOCTYPE"))
  }

  @Test func `files with the same name keep their folders`() throws {
    for folder in ["One", "Two"] { try scratch.copy("LoadingView.xib", to: "\(folder)/A.xib") }
    try scratch.copy("LoadingView.xib", to: "One/B.xib")
    let run = try render("One/A.xib", "./Two/A.xib", "One/B.xib", "-o", "out")
    #expect(run.status == 0, "\(run.errors)")
    for name in ["One/A.xib", "Two/A.xib", "B.xib"] {
      #expect(try !scratch.bytes("out/\(name).svg").isEmpty)
    }
  }

  // MARK: Pages

  @Test func `a page has the findings of the settings file, and other styles than the chosen one`()
    throws
  {
    try scratch.copy("LoadingView.xib", to: "LoadingView.xib")
    #expect(try render("LoadingView.xib", "--html").output.contains("[view-as-file-owner]"))
    try scratch.write(
      Array("rules:\n  view-as-file-owner: off\n".utf8), ".xibinspect.yml")
    let page = try render("LoadingView.xib", "--html", "--dark", "--rtl")
    #expect(page.status == 0, "\(page.errors)")
    #expect(!page.output.contains("[view-as-file-owner]"))
    for style in ["light", "left to right", "large text"] {
      #expect(page.output.contains(", \(style)</option>"))
    }
  }
}
