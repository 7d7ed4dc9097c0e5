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

  @Test func `JSON has the documented shape`() throws {
    let run = try Command(["load", "--json", "-"], input: nib)
    let json = try #require(run.json as? [String: Any])
    #expect(Set(json.keys) == ["file", "objects", "prototypes", "diagnostics"])
    let objects = try #require(json["objects"] as? [[String: Any]])
    let keys: Set = [
      "id", "class", "customClass", "module", "liveClass", "role", "placeholder",
      "restorationIdentifier", "frame", "outlets",
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
    let run = try Command("load", "Broken/empty.xib", "MainMenu.xib", "MyViews.xib")
    #expect(run.status == 2)
    #expect(run.errors.contains("Broken/empty.xib: error: "))
    #expect(run.errors.contains("MainMenu.xib: error: documents for macOS cannot be compiled"))
    #expect(run.output.contains("#8jD-b2-TnQ"))
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
    ["--size", "10"], ["--size", "-1x2"], ["--device", "toaster"], ["--traits", "x"],
  ])
  func `bad options are bad usage`(_ options: [String]) throws {
    #expect(try Command(["load"] + options + ["MyViews.xib"]).status == 2)
  }

  @Test func `a storyboard gives its nibs, and the prototypes of its lists`() throws {
    let run = try Command("load", "Main.storyboard")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Boats.nib\n"))
    #expect(run.output.contains("prototype FerryCell of UITableView #oZZ-ZY-o5f\n"))
    #expect(run.output.contains("outlet runsSwitch -> UISwitch"))
    let json = try Command("load", "--json", "Main.storyboard").output
    #expect(json.contains(#""identifier": "FerryCell""#) && json.contains(#""list": "oZZ-ZY-o5f""#))
  }

  @Test func `the rule of what cannot be read is the reader's own`() throws {
    let broken = try Command("load", "Broken/mismatched-tags.xib")
    #expect(broken.status == 2 && broken.errors.contains("[not-well-formed]"))
    let watch = try Command("load", "WatchMain.storyboard")
    #expect(watch.status == 2 && watch.errors.contains("[unsupported-platform]"))
  }
}
