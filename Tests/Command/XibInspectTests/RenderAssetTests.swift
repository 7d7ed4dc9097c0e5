import Foundation
import TestSupport
import Testing
import XMLTree

/// What `render` takes from runtime attributes, and from the asset catalog near a document.
@Suite struct RenderAssetTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Renders a xib with a view of 200 by 100 points that has some elements inside.
  private func render(_ inside: String, _ options: String...) throws -> Node {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="sea-vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  \(inside)
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
              </view>
          </objects>
      </document>
      """
    try scratch.write(Array(text.utf8), "Sea.xib")
    let run = try Command(["render", "Sea.xib"] + options, in: scratch.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return try Tree(parsing: Array(run.output.utf8)).root
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), "Sea.xcassets/\(path)")
  }

  private func imageView(_ name: String, mode: String = "scaleToFill") -> String {
    """
    <subviews>
      <imageView contentMode="\(mode)" image="\(name)" id="img-vw-001">
        <rect key="frame" x="10" y="20" width="40" height="30"/>
        <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </imageView>
    </subviews>
    """
  }

  @Test func `runtime attributes give a view round corners, a border and a shadow`() throws {
    let root = try render(
      """
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """)
    let shapes = root.subtree.filter { $0.spelling == "rect" }
    let fill = try #require(shapes.first { $0["fill"]?.lowercased().hasPrefix("#f") == true })
    #expect(fill["rx"] == "12" && fill["width"] == "200")
    // The border is inside the edge.
    let border = try #require(shapes.first { $0["stroke-width"] == "4" })
    #expect(border["x"] == "2" && border["rx"] == "10")
    #expect(root.subtree.contains { $0.spelling == "filter" })
  }

  @Test func `a named color is that of the catalog, in each appearance`() throws {
    func color(_ hex: String, _ appearances: String) -> String {
      let parts = stride(from: 0, to: 6, by: 2).map { hex.dropFirst($0).prefix(2) }
      return """
        {"idiom": "universal", \(appearances) "color": {"color-space": "srgb", "components": {"red": "0x\(parts[0])", "green": "0x\(parts[1])", "blue": "0x\(parts[2])", "alpha": "1.000"}}}
        """
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try write(
      """
      {"info": {"version": 1, "author": "xcode"}, "colors": [
      \(color("102030", "")), \(color("405060", #""appearances": [\#(dark)],"#)),
      \(color("708090", #""appearances": [\#(high)],"#))]}
      """, "Deep.colorset/Contents.json")
    let view = #"<color key="backgroundColor" name="Deep"/>"#
    func fill(_ options: String...) throws -> String? {
      let root = options.isEmpty ? try render(view) : try render(view, options[0])
      return root.subtree.lazy.compactMap { $0.spelling == "rect" ? $0["fill"] : nil }.first
    }
    #expect(try fill() == "#102030")
    #expect(try fill("--dark") == "#405060")
    #expect(try fill("--high-contrast") == "#708090")
  }

  private static let svg =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="15"><rect width="20" height="15"/></svg>"#

  /// Renders in a folder of its own, with a secret image beside it.
  private func embedsImage(_ image: String, contents filename: String? = nil) throws -> Bool {
    try scratch.write(Array(Self.svg.utf8), "secret/key.svg")
    try scratch.write([], "secret/key.png")
    if let filename {
      try write(
        #"{"images": [{"idiom": "universal", "filename": "\#(filename)"}]}"#,
        "Buoy.imageset/Contents.json")
    }
    let text = Documents.xib(
      """
      <view id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>\(imageView(image))</view>
      """)
    try scratch.write(Array(text.utf8), "App/Views/Sea.xib")
    try? FileManager.default.moveItem(
      at: scratch.url.appending(path: "Sea.xcassets"),
      to: scratch.url.appending(path: "App/Views/Sea.xcassets"))
    let run = try Command(["render", "App/Views/Sea.xib"], in: scratch.url)
    #expect(run.status == 0 && run.output.contains("<svg"), "\(run.errors)")
    return run.output.contains("data:image")
  }

  @Test(arguments: [
    "../../../../secret/key.svg", "../../../../../secret/key.svg", "/etc/passwd", "a/../../key.svg",
  ])
  func `a catalog names no file outside of its folder`(filename: String) throws {
    let root = scratch.url.path
    #expect(try !embedsImage("Buoy", contents: filename))
    #expect(try !embedsImage("Buoy", contents: "\(root)/secret/key.svg"))
  }

  @Test(arguments: ["../secret/key", "../../secret/key.svg", "Buoy/../../../secret/key"])
  func `a document names no image outside of its folders`(name: String) throws {
    #expect(try !embedsImage(name))
    #expect(try !embedsImage("\(scratch.url.path)/secret/key.svg"))
  }

  @Test(arguments: [false, true])
  func `a link in a catalog is followed inside of the repository only`(isRepository: Bool) throws {
    // Without a repository, the scope ends at the working directory.
    let other = try ScratchFolder()
    let place = isRepository ? scratch : other
    try place.write(Array(Self.svg.utf8), "secret/key.svg")
    if isRepository { try scratch.write([], ".git/HEAD") }
    try write(
      #"{"images": [{"idiom": "universal", "filename": "p.svg"}]}"#, "Buoy.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "Sea.xcassets/Buoy.imageset/p.svg").path,
      withDestinationPath: place.url.appending(path: "secret/key.svg").path)
    #expect(try embedsImage("Buoy") == isRepository)
  }

  @Test func `an SVG of a catalog is in the picture, as a template in the tint`() throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="15"><rect width="20" height="15"/></svg>"#
    for (intent, isTemplate) in [("original", false), ("template", true)] {
      try write(svg, "Buoy.imageset/buoy.svg")
      try write(
        """
        {"info": {"version": 1, "author": "xcode"}, "images": [{"idiom": "universal", "filename": "buoy.svg"}],
         "properties": {"template-rendering-intent": "\(intent)"}}
        """, "Buoy.imageset/Contents.json")
      let root = try render(imageView("Buoy", mode: "center"))
      #expect(
        root.subtree.contains { node in
          node.spelling == "image"
            && node.attributes.contains { $0.value.hasPrefix("data:image/svg+xml") }
        })
      // In the middle of the view, in its own size.
      let use = try #require(root.subtree.first { $0.spelling == "use" })
      #expect(use["transform"] == "matrix(20 0 0 15 20 27.5)")
      #expect(root.subtree.contains { $0["flood-color"] != nil } == isTemplate)
    }
  }
}
