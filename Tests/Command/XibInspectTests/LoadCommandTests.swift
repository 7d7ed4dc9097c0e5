import Foundation
import NibFormat
import TestSupport
import Testing

@Suite struct LoadCommandTests {
  /// A nib with a view of an app's class, one inside it, and an owner with an outlet.
  private var nib: [UInt8] {
    var builder = NibGraphBuilder()
    func string(_ text: String) -> Int {
      let object = builder.addObject("NSString")
      builder.add("NS.bytes", data: text.utf8, to: object)
      return object
    }
    func array(_ members: [Int]) -> Int {
      let object = builder.addObject("NSArray")
      builder.add("NSInlinedValue", true, to: object)
      for member in members { builder.add("UINibEncoderEmptyKey", object: member, to: object) }
      return object
    }
    let root = builder.addObject("NSObject")
    let owner = builder.addObject("UIProxyObject")
    builder.add("UIProxiedObjectIdentifier", object: string("IBFilesOwner"), to: owner)
    let inner = builder.addObject("UIView")
    let view = builder.addObject("UIClassSwapper")
    builder.add("UIClassName", object: string("TileView"), to: view)
    builder.add("UIOriginalClassName", object: string("UIView"), to: view)
    builder.add("UISubviews", object: array([inner]), to: view)
    let connection = builder.addObject("UIRuntimeOutletConnection")
    builder.add("UILabel", object: string("tile"), to: connection)
    builder.add("UISource", object: owner, to: connection)
    builder.add("UIDestination", object: view, to: connection)
    builder.add("UINibTopLevelObjectsKey", object: array([owner, view]), to: root)
    builder.add("UINibObjectsKey", object: array([owner, view, inner]), to: root)
    builder.add("UINibConnectionsKey", object: array([connection]), to: root)
    return NIBArchive.encode(builder.finish())
  }

  @Test func `the live objects of a compiled nib are printed with their outlets`() throws {
    let run = try Command(["load", "--owner", "Desk", "-"], input: nib)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        ├─ File's Owner Desk #1
        │    outlet tile -> TileView #4
        └─ TileView (UIView) #4 [0, 0, 0, 0]
           └─ UIView #3 [0, 0, 0, 0]

        """)
  }

  @Test func `top-level views take a size, and those inside follow by their masks`() throws {
    let run = try Command("load", "--size", "375x667", "LoadingView.xib")
    #expect(run.output.contains("└─ UIView #ojk-cb-99X [0, 0, 375, 667]"))
    let device = try Command(
      "load", "--device", "retina6_12", "--traits", "landscape", "MyViews.xib")
    #expect(device.output.contains("[0, 0, 852, 393]"))
  }

  @Test func `a document is loaded for the device on its canvas, as it is laid out`() throws {
    let scratch = try ScratchFolder()
    func storyboard(_ device: String) throws -> String {
      let source = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
        \(device)<scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="896" height="414"/></view>
        </viewController></objects></scene></scenes></document>
        """
      try scratch.write(Array(source.utf8), "Main.storyboard")
      return scratch.url.path + "/Main.storyboard"
    }
    let own = try storyboard(#"<device id="retina6_1" orientation="landscape"/>"#)
    #expect(try Command("load", own).output.contains("#v [0, 0, 896, 414]"))
    #expect(try Command("layout", own).output.contains("[0, 0, 896, 414]  UIView #v"))
    let turned = try Command("load", "--traits", "portrait", own)
    #expect(turned.output.contains("#v [0, 0, 414, 896]"))
    // Without a device, scenes keep the size that they have on the canvas.
    #expect(try Command("load", try storyboard("")).output.contains("#v [0, 0, 896, 414]"))
  }

  @Test func `a document names its objects by their ids`() throws {
    let run = try Command("load", "LoadingView.xib")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "├─ File's Owner LoadingView #-1\n│    outlets dots -> UIView #FQW-yP-Oq5, "))
  }

  @Test func `actions, attributes and external objects are printed`() throws {
    let panel = try Command("load", "LockPanel.xib").output
    #expect(panel.contains("action fill: on touchUpInside -> File's Owner\n"))
    #expect(panel.contains("action openGate on touchUpInside -> Samples.LockGate #z7F-uG-2wC\n"))
    #expect(panel.contains("action soundHorn:forEvent: on touchUpInside -> First Responder\n"))
    #expect(panel.contains("└─ Samples.LockGate #z7F-uG-2wC\n"))
    let external = try Command("load", "ExternalObject.xib").output
    #expect(external.contains("├─ External Object SharedStore CatchStore #vNV-8P-NQa\n"))
    let attributes = try Command("load", "RuntimeAttributes.xib").output
    #expect(attributes.contains("attribute layer.cornerRadius = "))
  }

  @Test func `JSON has the texts and images of the live objects`() throws {
    let document = Documents.xib(
      """
      <view id="1"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><subviews>
      <button opaque="NO" buttonType="system" id="2"><rect key="frame" x="0.0" y="0.0" width="90" height="30"/>
      <state key="normal" title="Save" image="disk"/><state key="disabled" title="Saving"/></button>
      <textField opaque="NO" text="Ada" placeholder="Name" id="3"><rect key="frame" x="0.0" y="30" width="90" height="30"/></textField>
      <imageView id="4"><rect key="frame" x="0.0" y="60" width="90" height="30"/></imageView>
      </subviews></view>
      """, resources: "<resources><image name=\"disk\" width=\"9\" height=\"9\"/></resources>")
    let run = try Command(["load", "--json", "-"], input: Array(document.utf8))
    let json = try #require(run.json as? [String: Any])
    let view = try #require(
      (json["objects"] as? [[String: Any]])?.first { $0["id"] as? String == "1" })
    let children = try #require(view["children"] as? [[String: Any]])
    #expect(
      children.map { $0["texts"] as? [String: String] } == [
        ["normalTitle": "Save", "disabledTitle": "Saving"],
        ["text": "Ada", "placeholder": "Name"], [:],
      ])
    #expect(
      children.map { $0["images"] as? [String: String] } == [["normalImage": "disk"], [:], [:]])
  }

  @Test func `JSON has the documented shape`() throws {
    let run = try Command(["load", "--json", "-"], input: nib)
    let json = try #require(run.json as? [String: Any])
    #expect(Set(json.keys) == ["file", "objects", "prototypes", "diagnostics"])
    let objects = try #require(json["objects"] as? [[String: Any]])
    let keys: Set = [
      "id", "class", "customClass", "module", "liveClass", "role", "placeholder",
      "restorationIdentifier", "frame", "texts", "images", "outlets",
      "actions", "attributes", "children",
    ]
    #expect(objects.map { Set($0.keys) } == [keys, keys])
    #expect(objects[0]["placeholder"] as? String == "IBFilesOwner")
    #expect(objects[0]["class"] is NSNull && objects[0]["liveClass"] is NSNull)
    let outlets = try #require(objects[0]["outlets"] as? [[String: String]])
    #expect(outlets == [["name": "tile", "to": "4"]])
    #expect(objects.map { $0["role"] as? String } == ["filesOwner", "object"])
    #expect(objects[1]["class"] as? String == "TileView")
    #expect(objects[1]["customClass"] as? String == "TileView" && objects[1]["module"] is NSNull)
    #expect(objects[1]["liveClass"] as? String == "UIView")
    #expect(objects[1]["frame"] as? [Double] == [0, 0, 0, 0])
    #expect((objects[1]["children"] as? [[String: Any]])?.count == 1)
  }

  @Test func `a folder's documents and nibs are loaded, each under its name`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(nib, "a/One.nib/runtime.nib")
    try scratch.copy("MyViews.xib", to: "b/MyViews.xib")
    let run = try Command(["load", "."], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("./a/One.nib/runtime.nib\n├─ "))
    #expect(run.output.contains("./b/MyViews.xib\n├─ "))
  }

  @Test func `what cannot be loaded is an error, and the others are done`() throws {
    let run = try Command("load", "Broken/empty.xib", "WatchMain.storyboard", "MyViews.xib")
    #expect(run.status == 2)
    #expect(run.errors.contains("Broken/empty.xib: error: "))
    #expect(run.errors.contains("WatchMain.storyboard: error: "))
    #expect(run.output.contains("#8jD-b2-TnQ"))
  }

  @Test
  func
    `an outlet that a scene's plain controller does not have is an error, one of a class is none`()
    throws
  {
    func run(_ customClass: String) throws -> Command {
      let document = Documents.storyboard(
        """
                <scene sceneID="s">
                    <objects>
                        <viewController id="c"\(customClass) sceneMemberID="viewController">
                            <view key="view" id="v">
                                <subviews><label id="l"/></subviews>
                            </view>
                            <connections>
                                <outlet property="caption" destination="l" id="o"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
        """, attributes: #" initialViewController="c""#)
      return try Command(["load", "-"], input: Array(document.utf8))
    }
    let plain = try run("")
    #expect(plain.status == 2)
    #expect(
      plain.errors.contains("this class is not key value coding-compliant for the key caption."))
    #expect(try run(#" customClass="LoginController""#).status == 0)
  }

  @Test func `an outlet that the object does not have is an error with its place`() throws {
    let document = Documents.xib(
      """
              <view id="roo-tv-iew">
                  <connections>
                      <outlet property="knob" destination="roo-tv-iew" id="out-le-tid"/>
                  </connections>
              </view>
      """)
    let run = try Command(["load", "-"], input: Array(document.utf8))
    #expect(run.status == 2)
    #expect(run.output.contains("UIView #roo-tv-iew"))
    #expect(
      run.errors == """
        <stdin>:4:1: error: [<UIView> setValue:forUndefinedKey:]: this class is not key value \
        coding-compliant for the key knob. [undefined-key]

        """)
  }

  @Test(arguments: [
    (["--size", "10"], "write WIDTHxHEIGHT"),
    (["--size", "abc"], "write WIDTHxHEIGHT"),
    (["--size", "10x20x30"], "write WIDTHxHEIGHT"),
    (["--size", "-1x5"], "greater than 0 and at most 100000 points"),
    (["--size", "0x0"], "greater than 0 and at most 100000 points"),
    (["--size", "1e9x1e9"], "greater than 0 and at most 100000 points"),
    (["--size", "nanx5"], "greater than 0 and at most 100000 points"),
    (["--device", "toaster"], "  - retina6_12\n"),
    (["--language", ""], "--language needs a value; it is empty"),
    (["--traits", "dark,x"], "unknown trait 'x'; use light, dark, portrait or landscape"),
  ])
  func `bad options are bad usage, and the message says what is right`(
    _ options: [String], _ words: String
  ) throws {
    let run = try Command(["load"] + options + ["MyViews.xib"])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `the help lists the devices with their names`() throws {
    let help = try Command("load", "--help").output
    #expect(help.contains("retina6_12        - iPhone 14 Pro, 15, 15 Pro, 16\n"))
    #expect(help.contains("iPad13_0rounded   - iPad Pro 13\"\n"))
  }

  @Test func `a device is found in any case of letters`() throws {
    let upper = try Command("load", "--device", "IPAD13_0rounded", "MyViews.xib")
    #expect(
      try upper.output == Command("load", "--device", "iPad13_0rounded", "MyViews.xib").output)
    #expect(upper.status == 0)
  }

  @Test func `a device of another platform is an error of that document alone`() throws {
    let run = try Command("load", "--device", "retina6_12", "TVMain.storyboard", "MyViews.xib")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "TVMain.storyboard: error: cannot load a document for tvOS on retina6_12")
        && run.errors.hasSuffix("[wrong-device]\n"))
    #expect(run.output.contains("UIView) #8jD-b2-TnQ [0, 0, 393, 852]"))
    let tv = try Command("load", "TVMain.storyboard")
    #expect(tv.status == 0 && tv.output.contains("[0, 0, 1920, 1080]"))
  }

  @Test func `truth values and ranges of runtime attributes have their own shapes`() throws {
    let text = try Command("load", "RuntimeAttributes.xib").output
    #expect(text.contains("attribute layer.masksToBounds = true\n"))
    #expect(text.contains("attribute dimmed = false\n"))
    #expect(text.contains("attribute layer.cornerRadius = 12\n"))
    let json = try #require(try Command("load", "--json", "RuntimeAttributes.xib").json)
    let card = try #require(Self.object("mQ3-36-Dfj", in: json))
    let attributes = try #require(card["attributes"] as? [[String: Any]])
    func value(_ name: String) -> Any? {
      attributes.first { $0["name"] as? String == name }?["value"]
    }
    #expect(value("marked") as? [String: Int] == ["location": 3, "length": 7])
    let output = try Command("load", "--json", "RuntimeAttributes.xib").output
    #expect(output.contains("\"name\": \"dimmed\",\n              \"value\": false\n"))
    #expect(output.contains("\"name\": \"layer.cornerRadius\",\n              \"value\": 12\n"))
  }

  /// The object with an id, at any depth of a document's JSON.
  private static func object(_ id: String, in value: Any) -> [String: Any]? {
    if let list = value as? [Any] { return list.lazy.compactMap { object(id, in: $0) }.first }
    guard let members = value as? [String: Any] else { return nil }
    if members["id"] as? String == id { return members }
    return ["objects", "children"].lazy.compactMap { members[$0].flatMap { object(id, in: $0) } }
      .first
  }

  @Test func `what is wrong with a document is said, and what could be made is printed`() throws {
    let run = try Command("load", "Broken/dangling-references.xib")
    #expect(run.status == 2 && run.output.contains("UIView"))
    #expect(run.errors.contains(":27:25: error: ") && run.errors.contains("[dangling-reference]"))
    let json = try Command("load", "--json", "Broken/dangling-references.xib").output
    #expect(json.contains("\"rule\": \"dangling-reference\""))
  }

  @Test(arguments: [
    ("Broken/empty.xib", "[empty-file]"), ("Broken/not-xml.xib", "[not-xml]"),
    ("Broken/._AppleDouble.xib", "[apple-double]"), ("Broken/foreign-root.xib", "[not-a-document]"),
    ("Broken/mismatched-tags.xib", ":22:25: error: "),
  ])
  func `a broken document is described as a document, not as a nib`(
    _ document: String, _ words: String
  ) throws {
    let run = try Command("load", document)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: ["load", "dump"])
  func `standard input is read once`(_ verb: String) throws {
    let run = try Command([verb, "-", "-"], input: nib)
    #expect(run.status == 2 && run.errors.contains("use '-' only once"))
  }

  @Test func `the initial scene of a storyboard comes to life`() throws {
    let run = try Command("load", "--events", "Main.storyboard")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("└─ UITabBarController #MXr-Wd-wlv\n"))
    #expect(run.output.contains("├─ UITableView #oZZ-ZY-o5f [0, 0, 393, 852]\n"))
    #expect(run.output.contains(#""showBoat" -> Boat"#))
    #expect(run.output.hasSuffix("\nUITabBarController.viewDidAppear\n"))
  }

  @Test func `a storyboard without an initial scene loads every scene`() throws {
    let scratch = try ScratchFolder()
    let scenes = ["First", "Second"].map { name in
      """
      <scene sceneID="scene-\(name)"><objects>
      <viewController storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
      <view key="view" id="view-\(name)"/>
      </viewController>
      </objects></scene>
      """
    }
    try scratch.write(Array(Documents.storyboard(scenes.joined()).utf8), "Parts.storyboard")
    let run = try Command(["load", "--events", "Parts.storyboard"], in: scratch.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("scene First\n└─ UIViewController #First\n"))
    #expect(run.output.contains("\nscene Second\n└─ UIViewController #Second\n"))
    let json = try #require(
      try Command(["load", "--json", "Parts.storyboard"], in: scratch.url).json as? [String: Any])
    let loaded = try #require(json["scenes"] as? [[String: Any]])
    #expect(loaded.map { $0["scene"] as? String } == ["First", "Second"])
    let one = try Command(["load", "--scene", "Second", "Parts.storyboard"], in: scratch.url)
    #expect(one.status == 0 && one.output.hasPrefix("└─ UIViewController #Second\n"))
  }

  @Test func `a scene is named by its identifier or by its controller's id`() throws {
    for name in ["Boat", "F7H-15-ett"] {
      let run = try Command("load", "--scene", name, "--json", "Main.storyboard")
      #expect(run.status == 0 && run.output.contains(#""scene": "Boat""#), "\(run.errors)")
    }
    let unknown = try Command("load", "--scene", "Bota", "Main.storyboard")
    #expect(
      unknown.status == 2 && unknown.errors.contains("'Bota'; known identifiers: Boat, Boats,"))
    #expect(try Command("load", "--scene", "Boat", "MyViews.xib").status == 2)
    #expect(try Command("load", "--scene", "Boat", "--nibs", "Main.storyboard").status == 2)
  }

  @Test func `a storyboard gives its nibs, and the prototypes of its lists`() throws {
    let run = try Command("load", "--nibs", "Main.storyboard")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Boats.nib\n"))
    #expect(run.output.contains("prototype FerryCell of UITableView #oZZ-ZY-o5f\n"))
    #expect(run.output.contains("outlet runsSwitch -> UISwitch"))
    let json = try Command("load", "--nibs", "--json", "Main.storyboard").output
    #expect(json.contains(#""identifier": "FerryCell""#) && json.contains(#""list": "oZZ-ZY-o5f""#))
  }

  @Test func `the rule of what cannot be read is the reader's own`() throws {
    let broken = try Command("load", "Broken/mismatched-tags.xib")
    #expect(broken.status == 2 && broken.errors.contains("[not-well-formed]"))
    let watch = try Command("load", "WatchMain.storyboard")
    #expect(watch.status == 2 && watch.errors.contains("[unsupported-platform]"))
  }

  @Test func `a window's controller finds its nib next to the document, and may be a stand-in`()
    throws
  {
    let scratch = try ScratchFolder()
    let window = Documents.xib(
      """
              <window id="w">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <connections>
                      <outlet property="rootViewController" destination="c" id="o"/>
                  </connections>
              </window>
              <viewController nibName="Inside" id="c" customClass="PierController"/>
      """)
    let inside = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PierController">
                  <connections>
                      <outlet property="view" destination="v" id="o1"/>
                      <outlet property="pier" destination="v" id="o2"/>
                  </connections>
              </placeholder>
              <view id="v"/>
      """)
    try scratch.write(Array(window.utf8), "en.lproj/Window.xib")
    let alone = try Command(["load", "en.lproj/Window.xib"], in: scratch.url)
    #expect(alone.status == 2 && alone.errors.contains("with name 'Inside'"))
    for place in ["en.lproj/Inside.xib", "Inside.xib"] {
      try scratch.write(Array(inside.utf8), place)
      let run = try Command(["load", "en.lproj/Window.xib"], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      try FileManager.default.removeItem(at: scratch.url.appending(path: place))
    }
    // A program finds the nibs beside it, but the command is not the app.
    try scratch.write(Array(inside.utf8), "bin/Inside.xib")
    let copy = scratch.url.appending(path: "bin/xibinspect")
    do {
      try FileManager.default.linkItem(at: Command.executable, to: copy)
    } catch {
      try FileManager.default.copyItem(at: Command.executable, to: copy)
    }
    let beside = try Command(["load", "en.lproj/Window.xib"], in: scratch.url, executable: copy)
    #expect(beside.status == 2 && beside.errors.contains("with name 'Inside'"))
  }

  @Test func `a compiled storyboard gives a scene, and its events, as the document does`() throws {
    let scratch = try ScratchFolder()
    try scratch.copy("Main.storyboard", to: "Main.storyboard")
    let compiled = try Command(
      ["compile", "Main.storyboard", "-o", "Main.storyboardc"], in: scratch.url)
    #expect(compiled.status == 0)
    let document = try Command(["load", "--events", "Main.storyboard"], in: scratch.url)
    let run = try Command(["load", "--events", "Main.storyboardc"], in: scratch.url)
    #expect(run.status == 0 && run.output.contains(".viewDidLoad"))
    let events = { (text: String) in text.split(separator: "\n").filter { $0.contains(".view") } }
    #expect(events(run.output) == events(document.output))
    let unknown = try Command(["load", "--scene", "zzz", "Main.storyboardc"], in: scratch.url)
    #expect(unknown.status == 2 && unknown.errors.contains("'zzz'"))
    let nibs = try Command(["load", "--nibs", "Main.storyboardc"], in: scratch.url)
    #expect(nibs.status == 0 && nibs.output.contains(".nib"))
  }

  @Test func `a nib has no scenes either`() throws {
    let run = try Command(["load", "--events", "-"], input: nib)
    #expect(run.status == 2 && run.errors.contains("a nib has no scenes"))
  }

  @Test func `a storyboard that cannot be loaded says what else is wrong with it`() throws {
    let scratch = try ScratchFolder()
    let text = Documents.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">\
      <view key="view" id="v"/></viewController></objects></scene>
      """, attributes: #"initialViewController="zzz""#)
    try scratch.write(Array(text.utf8), "Main.storyboard")
    let run = try Command(["load", "Main.storyboard"], in: scratch.url)
    #expect(run.status == 2 && run.errors.contains("the initial view controller 'zzz'"))
    #expect(run.errors.contains("'initialViewController' refers to the missing object 'zzz'"))
  }
}
