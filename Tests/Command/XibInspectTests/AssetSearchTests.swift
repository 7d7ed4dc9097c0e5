import Foundation
import TestSupport
import Testing

/// Where `render`, `layout` and `diff --html` find the colors and images of documents.
@Suite struct AssetSearchTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write([], "repo/.git/HEAD")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), "repo/\(path)")
  }

  /// Writes a color set `Deep` into a catalog.
  private func color(_ hex: String, in catalog: String) throws {
    let parts = stride(from: 0, to: 6, by: 2).map { hex.dropFirst($0).prefix(2) }
    try write(
      """
      {"info": {"version": 1, "author": "xcode"}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x\(parts[0])", "green": "0x\(parts[1])", "blue": "0x\(parts[2])", "alpha": "1.000"}}}]}
      """, "\(catalog)/Deep.colorset/Contents.json")
  }

  private func document(_ path: String = "App/Screens/Account/Login/Views/Forms/Sea.xib") throws
    -> String
  {
    try write(
      Documents.xib(
        """
        <view contentMode="scaleToFill" id="sea-vw-001">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <color key="backgroundColor" name="Deep"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
        """), path)
    return path
  }

  private func render(_ document: String, _ options: String...) throws -> Command {
    try Command(["render", document] + options, in: scratch.url.appending(path: "repo"))
  }

  @Test func `a catalog anywhere in the repository is found`() throws {
    let document = try self.document()
    #expect(try render(document).errors.contains("no color named 'Deep'"))
    try color("102030", in: "Modules/Design/Sources/Design/Resources/Colors.xcassets")
    let run = try render(document)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains(##"fill="#102030""##))
  }

  @Test func `of two apps in a repository, the nearer catalog is used`() throws {
    try color("102030", in: "Other/Colors.xcassets")
    try color("405060", in: "App/Resources/Shared/Colors.xcassets")
    #expect(try render(document()).output.contains(##"fill="#405060""##))
    #expect(try render(document("Other/Views/Sea.xib")).output.contains(##"fill="#102030""##))
  }

  @Test func `--assets comes before all others, and --project before those around`() throws {
    try color("102030", in: "App/Colors.xcassets")
    try color("405060", in: "Brand/Deep/Inside/Colors.xcassets")
    let document = try self.document()
    #expect(try render(document, "--assets", "Brand").output.contains(##"fill="#405060""##))
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Deep/Inside/Colors.xcassets; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Brand; buildPhases = (R); productType = "com.apple.product-type.application"; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """, "Brand/Brand.xcodeproj/project.pbxproj")
    let project = try render(document, "--project", "Brand/Brand.xcodeproj")
    #expect(project.output.contains(##"fill="#405060""##), "\(project.errors)")
    #expect(try render(document).output.contains(##"fill="#102030""##))
  }

  @Test func `catalogs outside of the repository and of other people's code are not used`() throws {
    let document = try self.document()
    try color("102030", in: "../Colors.xcassets")
    try color("102030", in: "Pods/Kit/Colors.xcassets")
    try color("102030", in: ".build/Colors.xcassets")
    #expect(try render(document).errors.contains("no color named 'Deep'"))
    #expect(try render(self.document("Pods/Kit/Views/Sea.xib")).errors.isEmpty)
  }

  @Test func `a search that leads into a circle of links ends`() throws {
    try color("102030", in: "Modules/Colors.xcassets")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "repo/Modules/again"),
      withDestinationURL: scratch.url.appending(path: "repo"))
    #expect(try render(document()).output.contains(##"fill="#102030""##))
  }

  @Test func `what --assets and --project name must exist`() throws {
    let document = try self.document()
    for option in ["--assets", "--project"] {
      let run = try render(document, option, "absent")
      #expect(run.status == 2 && run.errors.contains("\(option): cannot read 'absent'"))
    }
    let diff = try Command("diff", "A.xib", "B.xib", "--assets", ".")
    #expect(diff.status == 2 && diff.errors.contains("only be used together with --html"))
  }

  @Test func `an image whose file is missing keeps the size that the document states`() throws {
    try write(
      #"{"images": [{"idiom": "universal", "filename": "buoy.png", "scale": "1x"}]}"#,
      "App/Images.xcassets/Buoy.imageset/Contents.json")
    let text = Documents.xib(
      """
      <view contentMode="scaleToFill" id="sea-vw-001">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
          <imageView contentMode="scaleAspectFit" image="Buoy" translatesAutoresizingMaskIntoConstraints="NO" id="img-vw-001">
            <rect key="frame" x="10" y="20" width="40" height="30"/>
          </imageView>
        </subviews>
        <constraints>
          <constraint firstItem="img-vw-001" firstAttribute="leading" secondItem="sea-vw-001" secondAttribute="leading" constant="10" id="c-1"/>
          <constraint firstItem="img-vw-001" firstAttribute="top" secondItem="sea-vw-001" secondAttribute="top" constant="20" id="c-2"/>
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    ).replacing(
      "</document>",
      with: #"<resources><image name="Buoy" width="40" height="30"/></resources></document>"#)
    try write(text, "App/Sea.xib")
    let layout = try Command(
      ["layout", "App/Sea.xib", "--assets", "App"], in: scratch.url.appending(path: "repo"))
    #expect(layout.output.contains("[10, 20, 40, 30]  UIImageView"), "\(layout.output)")
    let picture = try render("App/Sea.xib")
    #expect(picture.errors.contains("buoy.png"), "\(picture.errors)")
  }
}
