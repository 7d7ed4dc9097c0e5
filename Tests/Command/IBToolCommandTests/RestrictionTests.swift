import FoundationEssentials
import IBToolCommand
import TestSupport
import Testing

/// What Apple's compiler refuses or warns of.
@Suite struct RestrictionTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func compile(_ name: String, _ options: String = "") -> Call {
    Call(
      "--errors --warnings --output-format human-readable-text \(options) --compilation-directory @o @\(name)",
      in: folder)
  }

  private func table(_ inside: String, _ attributes: String = "", key: String = "") -> String {
    """
    <tableView \(key) contentMode="scaleToFill" \(attributes) id="tv1-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(inside)</tableView>
    """
  }

  private func cell(_ inside: String = "", identifier: String = "reuseIdentifier=\"berth\"")
    -> String
  {
    """
    <tableViewCell contentMode="scaleToFill" \(identifier) id="ce1-aa-aaa">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="ce1-aa-aaa" id="co1-aa-aaa">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>\(inside)</subviews>
      </tableViewCellContentView></tableViewCell>
    """
  }

  private let label = """
    <label text="x" id="la1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label>
    """

  private func scene(_ controller: String) -> String {
    "<scene sceneID=\"s1\"><objects>\(controller)</objects></scene>"
  }

  private func controller(
    _ inside: String, element: String = "viewController", attributes: String = ""
  ) -> String {
    "<\(element) storyboardIdentifier=\"Pier\" \(attributes) id=\"vc1-aa-aaa\" sceneMemberID=\"viewController\">\(inside)</\(element)>"
  }

  @Test func `cells in a xib are refused`() throws {
    try folder.writeXib(table("<prototypes>\(cell())</prototypes>"), to: "A.xib")
    let call = compile("A.xib")
    #expect(call.status == 1 && !folder.has("o/A.nib"))
    #expect(
      call.output == """
        /* com.apple.ibtool.document.errors */
        @A.xib:tv1-aa-aaa: error: Table views with embedded sections and cells are only supported in storyboard \
        documents [12]

        """)
    // Interface Builder may leave an empty list in a xib.
    try folder.writeXib(table("<sections/>"), to: "C.xib")
    #expect(compile("C.xib").status == 0)
    // Xcode builds collection views with cells in xibs.
    try folder.writeXib(
      """
      <collectionView id="cv1-aa-aaa">
          <collectionViewFlowLayout key="collectionViewLayout" id="fl1-aa-aaa"/>
          <cells><collectionViewCell reuseIdentifier="Berth" id="cc1-aa-aaa"/></cells>
      </collectionView>
      """, to: "D.xib")
    #expect(compile("D.xib").status == 0)
    // A cell of its own is what a xib is for.
    try folder.writeXib(cell(), to: "B.xib")
    #expect(compile("B.xib").status == 0)
  }

  @Test func `static cells need a table view controller`() throws {
    let sections =
      "<sections><tableViewSection id=\"se1-aa-aaa\"><cells>\(cell())</cells></tableViewSection></sections>"
    let list = table(sections, "dataMode=\"static\"", key: "key=\"view\"")
    try folder.writeStoryboard(
      scene(controller(list, element: "tableViewController")), to: "A.storyboard")
    #expect(compile("A.storyboard").status == 0)
    try folder.writeStoryboard(scene(controller(list)), to: "B.storyboard")
    let call = compile("B.storyboard")
    #expect(
      call.status == 1 && call.output.contains("only valid when embedded in UITableViewController"))
  }

  @Test func `an outlet into a prototype is refused from outside, not from inside`() throws {
    func document(_ outside: String, _ inside: String) -> String {
      let cell = cell(label).replacing(
        "</tableViewCell>", with: "<connections>\(inside)</connections></tableViewCell>")
      let list = table("<prototypes>\(cell)</prototypes>", key: "key=\"view\"")
      return scene(
        controller("\(list)<connections>\(outside)</connections>", element: "tableViewController"))
    }
    let outlet = "<outlet property=\"name\" destination=\"la1-aa-aaa\" id=\"ou1-aa-aaa\"/>"
    try folder.writeStoryboard(document("", outlet), to: "A.storyboard")
    #expect(compile("A.storyboard").status == 0)
    try folder.writeStoryboard(document(outlet, ""), to: "B.storyboard")
    let call = compile("B.storyboard")
    #expect(call.status == 1)
    #expect(
      call.output.contains(
        "@B.storyboard:ou1-aa-aaa: error: The name outlet from the UITableViewController to the UILabel is invalid. Outlets cannot be connected to repeating content."
      ))
  }

  @Test func `a container in a prototype is refused`() throws {
    let container = """
      <containerView id="cv1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></containerView>
      """
    let list = table("<prototypes>\(cell(container))</prototypes>", key: "key=\"view\"")
    try folder.writeStoryboard(
      scene(controller(list, element: "tableViewController")), to: "A.storyboard")
    #expect(
      compile("A.storyboard").output.contains("cannot be placed in elements that are repeated"))
  }

  @Test(arguments: [
    (#"customClass="Pier""#, "", "Launch screens may not set custom classnames"),
    (
      "",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="x" value="y"/>\
      </userDefinedRuntimeAttributes>
      """, "user defined runtime attributes"
    ),
    (
      "",
      "<connections><action selector=\"go:\" destination=\"vc1-aa-aaa\" eventType=\"touchUpInside\" id=\"ac1-aa-aaa\"/></connections>",
      "Launch screens may not have action 'go:'"
    ),
    ("", "", nil),
  ])
  func `a launch screen has neither code nor connections`(
    _ attributes: String, _ inside: String, _ message: String?
  ) throws {
    let view = """
      <view key="view" id="v1a-aa-aaa" \(attributes)><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>\(inside)</view>
      """
    func write(_ launch: String) throws {
      try folder.writeStoryboard(
        scene(controller(view)), attributes: "\(launch) initialViewController=\"vc1-aa-aaa\"",
        to: "A.storyboard")
    }
    try write("")
    #expect(compile("A.storyboard").status == 0)
    try write(#"launchScreen="YES""#)
    let call = compile("A.storyboard")
    #expect(call.status == (message == nil ? 0 : 1))
    #expect(message.map { call.output.contains($0) } ?? call.output.isEmpty)
  }

  @Test func `features are compared with the oldest system of the app`() throws {
    try folder.writeXib(
      """
      <datePicker style="inline" id="dp1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="320" height="216"/></datePicker>
      """, to: "A.xib")
    #expect(compile("A.xib").output.isEmpty)
    #expect(compile("A.xib", "--minimum-deployment-target 14.0").output.isEmpty)
    let call = compile("A.xib", "--minimum-deployment-target 13.0")
    #expect(call.status == 0)
    #expect(
      call.output.contains("dp1-aa-aaa: warning: Inline date picker style before iOS 14.0 [9]"))
  }

  @Test func `prototypes and segues that no code can name are warned of`() throws {
    let list = table(
      "<prototypes>\(cell(identifier: ""))</prototypes>", key: "key=\"view\"")
    try folder.writeStoryboard(
      scene(
        controller(
          "\(list)<connections><segue destination=\"vc1-aa-aaa\" kind=\"show\" id=\"sg1-aa-aaa\"/></connections>",
          element: "tableViewController")), to: "A.storyboard")
    let call = compile("A.storyboard")
    #expect(call.status == 0)
    #expect(call.output.contains("ce1-aa-aaa: warning: Prototype table cells must have reuse"))
    #expect(call.output.contains("sg1-aa-aaa: warning: Segues initiated directly"))
  }
}
