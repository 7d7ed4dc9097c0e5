import Foundation
import HeadlessUIKit
import IBCanvas
import Testing

/// The bars that a storyboard's segues put around a view. The phone has 59 points at the top, 34 at the bottom.
@MainActor
struct BarGraphTests {
  @Test func `a navigation controller adds its bar`() throws {
    #expect(try Stage(scenes: [Scenes.navigation()]).insets() == [103, 0, 34, 0])
  }

  @Test func `a navigation item alone adds nothing`() throws {
    let item = #"<navigationItem key="navigationItem" title="Home" id="item"/>"#
    #expect(try Stage(elements: item).insets() == [59, 0, 34, 0])
  }

  @Test func `a hidden navigation bar adds nothing`() throws {
    let hidden = Scenes.navigation("navigation", around: "home", #"navigationBarHidden="YES""#)
    #expect(try Stage(scenes: [hidden]).insets() == [59, 0, 34, 0])
  }

  /// The navigation item of a title with a display mode; an empty mode means none.
  private func title(_ mode: String) -> String {
    let own = mode.isEmpty ? "" : #"largeTitleDisplayMode="\#(mode)""#
    return #"<navigationItem key="navigationItem" \#(own) id="item-\#(mode)"/>"#
  }

  @Test(arguments: [("", 155), ("automatic", 155), ("always", 155), ("never", 103)])
  func `a large title makes the bar higher unless its controller shows none`(
    _ mode: String, _ top: CGFloat
  ) throws {
    let large = Scenes.navigation(bar: #"largeTitles="YES""#)
    #expect(try Stage(elements: title(mode), scenes: [large]).insets() == [top, 0, 34, 0])
    let plain = Stage(elements: title(mode), scenes: [Scenes.navigation()])
    #expect(try plain.insets() == [103, 0, 34, 0])
  }

  @Test func `a large title makes the bar no higher above a table or in landscape`() throws {
    let large = Scenes.navigation(bar: #"largeTitles="YES""#)
    #expect(try Stage(inner: "tableView", scenes: [large]).insets() == [103, 0, 34, 0])
    #expect(try Stage(inner: "scrollView", scenes: [large]).insets() == [155, 0, 34, 0])
    let lying = Stage(isLandscape: true, scenes: [Scenes.navigation()])
    #expect(try Stage(isLandscape: true, scenes: [large]).insets() == lying.insets())
    var options = DocumentLayoutOptions()
    options.withoutRules = [.largeTitle]
    #expect(try Stage(scenes: [large]).insets(options) == [103, 0, 34, 0])
  }

  @Test(arguments: [("never", "", 103), ("always", "", 155), ("never", "always", 155)])
  func `a title has the mode of the one below unless it has its own`(
    _ below: String, _ own: String, _ top: CGFloat
  ) throws {
    let list = Scenes.scene(
      "viewController", "list", "", title(below) + Scenes.segues("show", to: "home"))
    let scenes = [
      Scenes.navigation("navigation", around: "list", bar: #"largeTitles="YES""#), list,
    ]
    let stage = Stage(elements: title(own), scenes: scenes)
    #expect(try stage.insets() == [top, 0, 34, 0])
  }

  @Test func `a toolbar that is shown is at the bottom`() throws {
    let shown = Scenes.navigation("navigation", around: "home", #"toolbarHidden="NO""#)
    #expect(try Stage(scenes: [shown]).insets() == [103, 0, 83, 0])
  }

  @Test func `what hides the bottom bar when it is shown hides a toolbar, too`() throws {
    let scenes = [
      Scenes.navigation("navigation", around: "list", #"toolbarHidden="NO""#),
      Scenes.presenter("list", "show"),
    ]
    #expect(try Stage(scenes: scenes).insets() == [103, 0, 83, 0])
    let hiding = Stage(controller: #"hidesBottomBarWhenPushed="YES""#, scenes: scenes)
    #expect(try hiding.insets() == [103, 0, 34, 0])
  }

  @Test func `a tab bar is at the bottom, also around a navigation controller`() throws {
    #expect(try Stage(scenes: [Scenes.tabs()]).insets() == [59, 0, 83, 0])
    let nested = [Scenes.tabs(around: "navigation"), Scenes.navigation()]
    #expect(try Stage(scenes: nested).insets() == [103, 0, 83, 0])
  }

  @Test(arguments: ["show", "push"])
  func `what is shown inherits the bars of what shows it`(_ kind: String) throws {
    let scenes = [
      Scenes.tabs(around: "navigation"), Scenes.navigation("navigation", around: "list"),
      Scenes.presenter("list", kind),
    ]
    #expect(try Stage(scenes: scenes).insets() == [103, 0, 83, 0])
    let hiding = Stage(controller: #"hidesBottomBarWhenPushed="YES""#, scenes: scenes)
    #expect(try hiding.insets() == [103, 0, 34, 0])
  }

  @Test(arguments: ["showDetail", "replace"])
  func `what replaces a controller has no navigation bar of it`(_ kind: String) throws {
    let scenes = [
      Scenes.navigation("navigation", around: "list"), Scenes.presenter("list", kind),
    ]
    #expect(try Stage(scenes: scenes).insets() == [59, 0, 34, 0])
  }

  @Test func `segues in a circle end`() throws {
    let circle = Stage(
      elements: Scenes.segues("show", to: "other"), scenes: [Scenes.presenter("other", "show")])
    #expect(try circle.insets() == [59, 0, 34, 0])
  }

  @Test func `a relationship takes precedence over an earlier segue`() throws {
    let scenes = [Scenes.presenter("menu", "presentation"), Scenes.navigation()]
    #expect(try Stage(scenes: scenes).insets() == [103, 0, 34, 0])
  }

  @Test(arguments: ["presentation", "modal"])
  func `a sheet leaves the status bar free since Xcode 11`(_ kind: String) throws {
    let presenter = Scenes.presenter("menu", kind)
    let first = Stage(tools: 17701, device: "retina6_1", scenes: [presenter])
    #expect(try first.insets() == [0, 0, 34, 0])
    let old = Stage(tools: 14490, device: "retina5_9", scenes: [presenter])
    #expect(try old.insets() == [44, 0, 34, 0])
  }

  @Test(arguments: [(17701, "retina6_1", 842, 34), (23504, "retina6_0", 834, 0)])
  func `a sheet has no home indicator since Xcode 15.3`(
    _ tools: Int, _ device: String, _ height: CGFloat, _ bottom: CGFloat
  ) throws {
    let scenes = [
      Scenes.presenter("menu", "presentation", to: "navigation"), Scenes.navigation(),
    ]
    var stage = Stage(tools: tools, device: device, scenes: scenes)
    stage.size = CGSize(width: stage.screen.width, height: height)
    #expect(try stage.insets() == [56, 0, bottom, 0])
    var options = DocumentLayoutOptions()
    options.withoutRules = [.sheetWithoutIndicator]
    #expect(try stage.insets(options) == [56, 0, 34, 0])
  }

  @Test func `a root that is shorter than the screen by its status bar is on a sheet`() throws {
    let stage = Stage(tools: 23504, size: CGSize(width: 393, height: 793))
    #expect(try stage.insets() == [0, 0, 0, 0])
  }

  @Test func `a controller that covers the screen is not a sheet`() throws {
    let whole = Stage(
      controller: #"modalPresentationStyle="fullScreen""#,
      scenes: [Scenes.presenter("menu", "presentation")])
    #expect(try whole.insets() == [59, 0, 34, 0])
  }

  @Test func `a sheet that is stored shorter than the screen keeps its bar`() throws {
    let scenes = [
      Scenes.presenter("menu", "presentation", to: "navigation"), Scenes.navigation(),
    ]
    let size = CGSize(width: 393, height: 798)
    #expect(try Stage(size: size, scenes: scenes).insets() == [56, 0, 0, 0])
  }

  @Test func `a navigation bar on a sheet is higher`() throws {
    let scenes = [
      Scenes.presenter("menu", "presentation", to: "navigation"), Scenes.navigation(),
    ]
    #expect(try Stage(scenes: scenes).insets() == [56, 0, 0, 0])
  }

  @Test func `nothing covers a popover`() throws {
    let scenes = [Scenes.presenter("menu", "popoverPresentation")]
    #expect(try Stage(scenes: scenes).insets() == [0, 0, 0, 0])
  }

  @Test func `an embedded controller has the status bar of devices with a button alone`() throws {
    let scenes = [Scenes.presenter("outer", "embed")]
    #expect(try Stage(scenes: scenes).insets() == [0, 0, 0, 0])
    #expect(
      try Stage(tools: 14490, device: "retina4_7", scenes: scenes).insets() == [20, 0, 0, 0])
    #expect(try Stage(tools: 19162, device: "retina4_7", scenes: scenes).insets() == [0, 0, 0, 0])
  }

  @Test func `content begins below an opaque bar unless the controller extends below it`() throws {
    let opaque = [Scenes.navigation(bar: #"translucent="NO""#)]
    #expect(try Stage(scenes: opaque).insets() == [0, 0, 34, 0])
    let extended = Stage(
      controller: #"extendedLayoutIncludesOpaqueBars="YES""#, scenes: opaque)
    #expect(try extended.insets() == [103, 0, 34, 0])
  }

  @Test(arguments: [("", 0), (#"bottom="YES""#, 0), (#"top="YES""#, 103)])
  func `content begins below a bar where the top edge is not extended`(
    _ edges: String, _ top: CGFloat
  ) throws {
    let element = #"<extendedEdge key="edgesForExtendedLayout" \#(edges)/>"#
    let stage = Stage(elements: element, scenes: [Scenes.navigation()])
    #expect(try stage.insets()[0] == top)
    #expect(try Stage(elements: element).insets()[0] == 59, "there is no bar to be below of")
  }

  @Test func `simulated bars replace those of the graph`() throws {
    let scenes = [Scenes.tabs(around: "navigation"), Scenes.navigation()]
    let none = """
      <nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>
      """
    #expect(try Stage(elements: none, scenes: scenes).insets() == [59, 0, 34, 0])
    let bars = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    #expect(try Stage(elements: bars).insets() == [103, 0, 83, 0])
    let others = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    #expect(try Stage(elements: others).insets() == [133, 0, 83, 0])
  }

  @Test func `bars that a container simulates are those of the controllers related to it`() throws {
    let opaque = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    let none = #"<nil key="simulatedTopBarMetrics"/>"#
    func scenes(_ bar: String) -> [String] {
      [Scenes.navigation("navigation", around: "home", "", bar: "", bar)]
    }
    #expect(try Stage(scenes: scenes(opaque)).insets() == [0, 0, 34, 0])
    #expect(try Stage(scenes: scenes(none)).insets() == [59, 0, 34, 0])
    let own = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try Stage(elements: own, scenes: scenes(none)).insets() == [103, 0, 34, 0])
  }

  private static let tabBar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#

  @Test func `bars that a container or a controller simulates are also over what it shows`() throws
  {
    let none = #"<nil key="simulatedTopBarMetrics"/>"#
    let contained = [
      Scenes.navigation("navigation", around: "list", "", bar: "", none + Self.tabBar),
      Scenes.presenter("list", "show"),
    ]
    #expect(try Stage(scenes: contained).insets() == [59, 0, 83, 0])
    var options = DocumentLayoutOptions()
    options.withoutRules = [.barsAlongSegues]
    #expect(try Stage(scenes: contained).insets(options) == [103, 0, 34, 0])
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let alone = Scenes.scene(
      "viewController", "list", "", bar + Scenes.segues("show", to: "next"))
    let shown = [alone, Scenes.presenter("next", "show")]
    #expect(try Stage(scenes: shown).insets() == [103, 0, 34, 0])
    #expect(try Stage(elements: none, scenes: shown).insets() == [59, 0, 34, 0])
  }

  @Test func `what is stored as a sheet is not below the bars of what shows it`() throws {
    let list = Scenes.scene(
      "viewController", "list", "", Self.tabBar + Scenes.segues("show", to: "home"))
    let stage = Stage(
      tools: 16097, device: "retina6_5", size: CGSize(width: 414, height: 842), scenes: [list])
    #expect(try stage.insets() == [0, 0, 34, 0])
  }

  @Test func `a tab bar controller that simulates no bar has its tab bar over its own controllers`()
    throws
  {
    let none = #"<nil key="simulatedBottomBarMetrics"/>"#
    func tabs(around child: String) -> String {
      Scenes.scene(
        "tabBarController", "tabs", "",
        none + Scenes.segues("relationship", to: child, #"relationship="viewControllers""#))
    }
    #expect(try Stage(scenes: [tabs(around: "home")]).insets() == [59, 0, 83, 0])
    var options = DocumentLayoutOptions()
    options.withoutRules = [.tabBarOfController]
    #expect(try Stage(scenes: [tabs(around: "home")]).insets(options) == [59, 0, 34, 0])
    let pushed = [tabs(around: "list"), Scenes.presenter("list", "push")]
    #expect(try Stage(scenes: pushed).insets() == [59, 0, 34, 0])
  }

  @Test func `of several containers around one controller the last one counts`() throws {
    let hidden = #"navigationBarHidden="YES""#
    let scenes = [
      Scenes.navigation("first"), Scenes.navigation("second", around: "home", hidden),
    ]
    #expect(try Stage(scenes: scenes).insets() == [59, 0, 34, 0])
    #expect(try Stage(scenes: scenes.reversed()).insets() == [103, 0, 34, 0])
  }

  @Test func `a status bar that is simulated away is there all the same`() throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(try Stage(elements: none).insets() == [59, 0, 34, 0])
  }
}
