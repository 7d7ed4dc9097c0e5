import Foundation
import TestSupport
import Testing

@Suite struct LayoutCommandTests {
  private typealias Sketch = LayoutDocument

  private func layout(_ options: String..., of document: [UInt8]) throws -> Command {
    try Command(["layout"] + options + ["-"], input: document)
  }

  private let plain = LayoutDocument.bytes(
    LayoutDocument.view("a", [1, 2, 30, 40]), LayoutDocument.box("a", [1, 2, 30, 40]))

  @Test func `each view is printed with its frame, in document order`() throws {
    let run = try layout(of: plain)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == "[0, 0, 200, 100]  UIView #root\n[1, 2, 30, 40]  UIView #a\n")
  }

  @Test func `without a device, load and layout agree on the sizes that the document states`()
    throws
  {
    func document(_ device: String) -> [UInt8] {
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11201"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          \(device)
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <view id="fixed">
                  <rect key="frame" x="10" y="20" width="300" height="40"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                </view>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="pinned"/>
              </subviews>
              <constraints>
                <constraint firstItem="pinned" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="t"/>
                <constraint firstItem="pinned" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="b"/>
                <constraint firstItem="pinned" firstAttribute="width" constant="50" id="w"/>
                <constraint firstItem="pinned" firstAttribute="height" constant="60" id="h"/>
              </constraints>
            </view>
          </objects>
        </document>
        """.utf8)
    }
    let frames = [
      "#root [0, 0, 375, 667]", "#fixed [10, 20, 300, 40]", "#pinned [325, 607, 50, 60]",
    ]
    let loaded = try Command(["load", "-"], input: document("")).output
    let drawn = try Command(["layout", "-"], input: document("")).output
    for frame in frames {
      let parts = frame.split(separator: " ", maxSplits: 1)
      #expect(loaded.contains(frame))
      #expect(drawn.contains("\(parts[1])  UIView \(parts[0])"))
    }
    // Before Xcode 9, the size of the device is what the document states.
    let phone = document(#"<device id="retina4_7" orientation="portrait"/>"#)
    #expect(try Command(["load", "-"], input: phone).output.contains(frames[0]))
    // A size on the command line decides.
    let sized = try Command(["load", "--size", "400x500", "-"], input: document("")).output
    #expect(sized.contains("#root [0, 0, 400, 500]"))
  }

  @Test(arguments: [
    // Without a device, the canvas is a square, also for the children of a navigation controller.
    ("", "nav", "", "600, 600"),
    ("", "home", "", "600, 600"),
    // A freeform scene, as of an app extension.
    (#"<device id="retina4_7" orientation="portrait"/>"#, "home", "freeform", "320, 300"),
    (#"<device id="retina4_7" orientation="portrait"/>"#, "nav", "", "375, 667"),
  ]) func `load and layout agree on the sizes of scenes`(
    device: String, initial: String, kind: String, size: String
  ) throws {
    let sides = size.split(separator: ", ")
    let metrics =
      kind.isEmpty ? "" : #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let storyboard = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11201"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
        \(device)
        <scenes>
          <scene sceneID="s1"><objects>
            <navigationController id="nav" navigationBarHidden="YES" sceneMemberID="viewController"><connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="home" sceneMemberID="viewController">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="\(sides[0])" height="\(sides[1])"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </view>
              \(metrics)
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """.utf8)
    let loaded = try Command(["load", "-"], input: storyboard)
    #expect(loaded.output.contains("#root [0, 0, \(size)]"))
    #expect(
      try Command(["layout", "-"], input: storyboard).output.contains(
        "[0, 0, \(size)]  UIView #root"))
    // A device on the command line decides.
    let phone = try Command(["load", "--device", "retina6_12", "-"], input: storyboard).output
    #expect(phone.contains("#root [0, 0, 393, 852]"))
  }

  @Test func `ambiguous views and conflicts are printed`() throws {
    let document = Sketch.bytes(
      Sketch.view("a", [1, 2, 30, 40]) + Sketch.view("b", [0, 0, 5, 5]),
      Sketch.box("a", [1, 2, 30, 40]) + Sketch.tie("a", "trailing", -9, to: "root", id: "far")
        + Sketch.tie("b", "top", 0, to: "root"))
    let run = try layout(of: document)
    #expect(run.status == 0)
    #expect(run.output.contains("UIView #b  ambiguous\n"))
    let line = try #require(run.output.split(separator: "\n").last)
    #expect(line.hasPrefix("dropped constraint #"))
    #expect(["#far", "#a-leading", "#a-width"].allSatisfy { line.contains($0) })
    let json = try #require(try layout("--json", of: document).json as? [String: Any])
    #expect(json["ambiguous"] as? [String] == ["b"])
    let unsatisfiable = try #require(json["unsatisfiable"] as? [String])
    #expect(unsatisfiable.count == 1)
    #expect(!Set(unsatisfiable).isDisjoint(with: ["far", "a-leading", "a-width"]))
    let conflict = try #require((json["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["broken"] as? String == unsatisfiable[0])
    #expect(
      conflict["constraints"].map { Set($0 as? [String] ?? []) } == ["far", "a-leading", "a-width"])
  }

  @Test func `conflicts with a stack view are printed`() throws {
    let inner = Sketch.view("left", [0, 0, 80, 10]) + Sketch.view("right", [80, 0, 90, 10])
    let document = Sketch.bytes(
      Sketch.view(
        "row", [0, 0, 100, 10], element: "stackView", "", "<subviews>\(inner)</subviews>"),
      Sketch.box("row", [0, 0, 100, 10]) + Sketch.tie("left", "width", 80, id: "l")
        + Sketch.tie("right", "width", 90, id: "r"))
    let run = try layout(of: document)
    #expect(run.output.contains("its stack view's own constraints"))
    let json = try #require(try layout("--json", of: document).json as? [String: Any])
    let conflict = try #require((json["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["stack"] as? Bool == true)
  }

  @Test func `JSON has the documented shape`() throws {
    let json = try #require(try layout("--json", of: plain).json as? [String: Any])
    #expect(Set(json.keys) == ["file", "frames", "ambiguous", "unsatisfiable", "conflicts"])
    #expect(json["file"] as? String == "<stdin>")
    #expect(
      json["frames"] as? [String: [Double]] == ["root": [0, 0, 200, 100], "a": [1, 2, 30, 40]])
    let compared = try #require(
      try layout("--json", "--compare", of: plain).json as? [String: Any])
    let views = try #require(compared["compared"] as? [[String: Any]])
    #expect(
      views.map { Set($0.keys) }
        == [["id", "class", "stored", "solved", "determined", "stale", "reason"]])
    #expect(views[0]["id"] as? String == "a" && views[0]["determined"] as? Bool == true)
    #expect(views[0]["stored"] as? [Double] == [1, 2, 30, 40] && views[0]["reason"] is NSNull)
    #expect(
      compared["agreement"] as? [String: Int] == ["views": 1, "within0.5": 1, "within1": 1])
  }

  // MARK: --compare

  @Test func `a comparison holds for the document's own canvas alone`() throws {
    let run = try layout("--compare", "--size", "300x400", of: plain)
    #expect(run.status == 2 && run.errors.contains("remove --device"))
  }

  @Test func `frames that agree give 0, frames that differ 1`() throws {
    let same = try layout("--compare", of: plain)
    #expect(same.status == 0)
    #expect(
      same.output == """
        UIView: 1 of 1 within 0.5 pt, 1 within 1 pt
        1 view, 1 within 0.5 pt, 1 within 1 pt

        """)
    let moved = Sketch.bytes(
      Sketch.view("a", [1, 2, 30, 41]), Sketch.box("a", [1, 2, 30, 40]))
    let differing = try layout("--compare", of: moved)
    #expect(differing.status == 1)
    #expect(
      differing.output == """
        UIView #a: stored [1, 2, 30, 41], solved [1, 2, 30, 40]: stale
        canvas rules for #root: no-status-bar
        stale frames in #root: the frames and required constraints #a, #a-height contradict one another
        UIView: 0 of 1 within 0.5 pt, 1 within 1 pt
        1 view, 0 within 0.5 pt, 1 within 1 pt

        """)
  }

  @Test func `a comparison of several documents ends with totals`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(plain, "a.xib")
    try scratch.write(
      Sketch.bytes(Sketch.view("a", [1, 2, 30, 41]), Sketch.box("a", [1, 2, 30, 40])), "b.xib")
    let run = try Command(["layout", "--compare", "a.xib", "b.xib"], in: scratch.url)
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        """

        2 documents: 2 views, 1 within 0.5 pt, 2 within 1 pt
        without stale frames: 1 view, 1 within 0.5 pt, 1 within 1 pt

        """))
  }

  @Test func `a comparison names the canvas rules of a scene that differs`() throws {
    let document = Sketch.bytes(
      Sketch.view("a", [1, 2, 30, 41]), Sketch.box("a", [1, 2, 30, 40]), toolsVersion: "14490.1")
    let run = try layout("--compare", of: document)
    #expect(run.output.contains("\ncanvas rules for #root: low-free-root\n"))
    let json = try #require(try layout("--compare", "--json", of: document).json as? [String: Any])
    #expect(json["rules"] as? [String: [String]] == ["root": ["low-free-root"]])
  }

  /// The reasons that are given for views, by id.
  private func reasons(_ document: [UInt8], _ options: String...) throws -> [String: String] {
    let run = try Command(["layout", "--compare", "--json"] + options + ["-"], input: document)
    let json = try #require(run.json as? [String: Any])
    var reasons: [String: String] = [:]
    for view in try #require(json["compared"] as? [[String: Any]]) {
      guard let reason = view["reason"] as? [String: Any] else { continue }
      let id = (reason["id"] as? String).map { " \($0)" } ?? ""
      reasons[view["id"] as? String ?? ""] = (reason["kind"] as? String ?? "") + id
    }
    return reasons
  }

  @Test func `the size of a text is a reason, and moves what is tied to it`() throws {
    let document = Sketch.bytes(
      Sketch.view("text", [10, 10, 150, 60], element: "label", #"text="Quay""#)
        + Sketch.view("below", [10, 75, 20, 20]),
      Sketch.tie("text", "leading", 10, to: "root") + Sketch.tie("text", "top", 10, to: "root")
        + Sketch.tie("below", "leading", 10, to: "root")
        + Sketch.tie("below", "top", 5, to: "text", "bottom")
        + Sketch.tie("below", "width", 20) + Sketch.tie("below", "height", 20))
    #expect(try reasons(document) == ["text": "sizeOfText", "below": "neighbour text"])
    #expect(
      try layout("--compare", of: document).output.contains("its text size is estimated"))
    #expect(try reasons(document, "--text", "document").isEmpty)
    #expect(try layout("--compare", "--text", "document", of: document).status == 0)
  }

  @Test func `a label whose constraints give its size is not said to differ by its text`() throws {
    let document = Sketch.bytes(
      Sketch.view("text", [10, 10, 150, 60], element: "label", #"text="Quay""#),
      Sketch.box("text", [10, 10, 170, 70]))
    #expect(try reasons(document).isEmpty)
    #expect(try layout("--compare", of: document).status == 1)
  }

  @Test func `a view in one of another size differs by its superview`() throws {
    let inner = "<subviews>" + Sketch.view("inner", [0, 0, 50, 40]) + "</subviews>"
    let document = Sketch.bytes(
      Sketch.view("outer", [0, 0, 50, 40], "", inner),
      Sketch.box("outer", [0, 0, 60, 40]) + Sketch.tie("inner", "leading", 0, to: "outer")
        + Sketch.tie("inner", "top", 0, to: "outer")
        + Sketch.tie("inner", "trailing", 0, to: "outer") + Sketch.tie("inner", "height", 40))
    #expect(try reasons(document) == ["inner": "superview outer"])
  }

  @Test func `ambiguous views and contradicting constraints are reasons`() throws {
    let open = Sketch.bytes(
      Sketch.view("a", [150, 60, 30, 40]), Sketch.tie("a", "top", 0, to: "root"))
    #expect(try reasons(open) == ["a": "ambiguous"])
    let torn = Sketch.bytes(
      Sketch.view("a", [60, 60, 30, 40]),
      Sketch.box("a", [1, 2, 30, 40]) + Sketch.tie("a", "width", 80, id: "wider"))
    let reason = try #require(try reasons(torn)["a"])
    #expect(["constraintLeftOut wider", "constraintLeftOut a-width"].contains(reason))
  }

  @Test func `an app's own class is the last reason`() throws {
    let document = Sketch.bytes(
      Sketch.view("a", [1, 2, 33, 40], #"customClass="Gauge""#), Sketch.box("a", [1, 2, 30, 40]))
    #expect(try reasons(document) == ["a": "customClass"])
  }

  // MARK: Input

  @Test func `several files and folders are laid out, each under its name`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(plain, "a/One.xib")
    try scratch.copy("MyViews.xib", to: "b/Two.xib")
    let run = try Command(["layout", "."], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("./a/One.xib\n[0, 0, 200, 100]  UIView #root\n"))
    #expect(run.output.contains("\n\n./b/Two.xib\n[0, 0, 240, 128]  MyView #8jD-b2-TnQ\n"))
    let json = try Command(["layout", "--json", "a/One.xib", "b/Two.xib"], in: scratch.url).json
    #expect((json as? [[String: Any]])?.compactMap { $0["file"] as? String }.count == 2)
  }

  @Test(arguments: [
    ("MainMenu.xib", "documents for macOS cannot be laid out"),
    ("WatchMain.storyboard", "[unsupported-platform]"),
    ("Broken/mismatched-tags.xib", "[not-well-formed]"), ("Broken/empty.xib", "[empty-file]"),
  ])
  func `what cannot be laid out is an error, and the others are done`(
    _ document: String, _ words: String
  ) throws {
    let run = try Command("layout", document, "MyViews.xib")
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.contains("#8jD-b2-TnQ"))
  }

  @Test func `a compiled nib is not a document`() throws {
    let scratch = try ScratchFolder()
    let nib = scratch.url.appending(path: "MyViews.nib")
    #expect(try Command("compile", "MyViews.xib", "-o", nib.path).status == 0)
    let run = try Command("layout", nib.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("dump") && run.errors.contains("load"), "\(run.errors)")
  }

  // MARK: Options

  @Test(arguments: [
    ([], "[0, 0, 393, 852]"), (["--device", "retina4_7"], "[0, 0, 375, 667]"),
    (["--orientation", "landscape"], "[0, 0, 852, 393]"),
    (["--size", "300x500"], "[0, 0, 300, 500]"),
    (["--device", "ipad9_7", "--orientation", "landscape"], "[0, 0, 1024, 768]"),
  ])
  func `views take the size of a device, on its side as well, or any`(
    _ options: [String], _ frame: String
  ) throws {
    let run = try Command(["layout"] + options + ["SizeClasses.xib"])
    #expect(
      run.status == 0 && run.output.hasPrefix("\(frame)  UIView #N1s-ug-EzX\n"), "\(run.output)")
  }

  @Test func `right to left mirrors, and larger text is larger`() throws {
    #expect(try layout("--rtl", of: plain).output.hasSuffix("[169, 2, 30, 40]  UIView #a\n"))
    let label = Sketch.bytes(
      Sketch.view(
        "text", [0, 0, 10, 10], element: "label", #"text="Quay""#,
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
      Sketch.tie("text", "leading", 0, to: "root") + Sketch.tie("text", "top", 0, to: "root"))
    func height(_ size: String) throws -> Double {
      let json = try #require(
        try layout("--json", "--text-size", size, of: label).json as? [String: Any])
      return try #require((json["frames"] as? [String: [Double]])?["text"])[3]
    }
    #expect(try height("XS") < height("L"))
    #expect(try height("L") < height("AX5"))
  }

  @Test(arguments: [
    (["--device", "toaster"], "retina6_12"),
    (["--size", "-1x5"], "greater than 0 and at most 100000"),
    (["--orientation", "askew"], "portrait"), (["--text-size", "huge"], "XXXL"),
    (["--text", "guessed"], "modelled"),
  ])
  func `bad options are bad usage, and the message says what is right`(
    _ options: [String], _ words: String
  ) throws {
    let run = try Command(["layout"] + options + ["MyViews.xib"])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
