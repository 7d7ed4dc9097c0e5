import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// A controller whose outlets lead to objects at the top level of its scene.
class DockController: RecordingController {
  weak var tap: UITapGestureRecognizer?
  weak var spare: UIView?
  var taps = 0

  func tapped(_ sender: Any?) { taps += 1 }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("tapped:", DockController.tapped)
  }
}

/// A controller that code makes with more than a coder.
class CraneController: RecordingController {
  let load: Int

  init?(coder: NSCoder, load: Int) {
    self.load = load
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    load = 0
    super.init(coder: coder)
  }
}

/// What storyboards give.
@MainActor @Suite(.ownEnvironment) struct StoryboardLoadingTests {
  // MARK: Identifiers

  @Test func `a storyboard without an initial controller gives nil, as UIKit does`() throws {
    let storyboard = try SceneText.storyboard([SceneText.scene("a", #"storyboardIdentifier="A""#)])
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(try storyboard.initialViewController() == nil)
    #expect(storyboard.initialIdentifier == nil && storyboard.identifiers == ["A"])
  }

  @Test func `a controller without an identifier has one made of its class and id`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene("a", connections: SceneText.segue("show", to: "b", "go")),
        SceneText.scene("b"),
      ], initial: "a")
    #expect(storyboard.identifiers == ["UIViewController-a", "UIViewController-b"])
    let controller = storyboard.instantiateViewController(withIdentifier: "UIViewController-b")
    #expect(controller.storyboardIdentifier == nil && controller.storyboard === storyboard)
    let error = try #require(throws: NibError.self) {
      try storyboard.viewController(withIdentifier: "b")
    }
    #expect(error.kind == .unknownIdentifier && error.document == "App.storyboard")
    #expect(
      error.message
        == "Storyboard (<UIStoryboard: App>) doesn't contain a view controller with identifier 'b';"
        + " known identifiers: UIViewController-a, UIViewController-b")
  }

  @Test func `a storyboard lives as long as its controllers, which need it for views and segues`()
    throws
  {
    weak var gone: UIStoryboard?
    do {
      let controller = try #require(
        try SceneText.storyboard([SceneText.scene("a")], initial: "a")
          .instantiateInitialViewController())
      gone = controller.storyboard
      #expect(gone != nil && controller.view.documentObjectID == "a-v")
    }
    #expect(gone == nil)
  }

  @Test func `the name of the view's nib is the storyboard's`() throws {
    let storyboard = try SceneText.storyboard([SceneText.scene("a")], initial: "a")
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.nibName == "a-view-a-v" && !controller.isViewLoaded)
    #expect(controller.view.documentObjectID == "a-v")
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  // MARK: The creator closure

  private func crane() throws -> UIStoryboard {
    try SceneText.storyboard(
      [SceneText.scene("c", #"storyboardIdentifier="Crane""#, class: "CraneController")],
      initial: "c")
  }

  @Test func `a closure makes the controller with an initializer of its own, once`() throws {
    let storyboard = try crane()
    var calls = 0
    let made: CraneController = storyboard.instantiateViewController(identifier: "Crane") { coder in
      calls += 1
      return CraneController(coder: coder, load: 7)
    }
    #expect(made.load == 7 && calls == 1 && made.view.documentObjectID == "c-v")
    let initial: CraneController? = storyboard.instantiateInitialViewController { coder in
      CraneController(coder: coder, load: 8)
    }
    #expect(initial?.load == 8 && initial?.storyboard === storyboard)
  }

  @Test func `without a closure, or with one that gives nothing, the class makes it`() throws {
    let storyboard = try crane()
    let plain: CraneController = storyboard.instantiateViewController(identifier: "Crane")
    let none: CraneController = storyboard.instantiateViewController(identifier: "Crane") { _ in nil
    }
    #expect(plain.load == 0 && none.load == 0)
  }

  @Test func `a closure whose controller does not run init(coder:) is UIKit's exception`() throws {
    let storyboard = try crane()
    let error = try #require(throws: NibError.self) {
      try storyboard.viewController(withIdentifier: "Crane") { _ in UIViewController() }
    }
    #expect(error.kind == .failedInitializer && error.objectID == "c")
    #expect(
      error.message == "Custom instantiated view controller must call -[super initWithCoder:]")
  }

  // MARK: References

  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "boards-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private func reference(_ id: String, to name: String, _ identifier: String? = nil) -> String {
    let named = identifier.map { #"referencedIdentifier="\#($0)""# } ?? ""
    return SceneText.scene(
      id, #"storyboardName="\#(name)" \#(named)"#, element: "viewControllerPlaceholder", view: nil)
  }

  @Test func `a reference leads to the controller of another storyboard, or to its initial one`()
    throws
  {
    let other = SceneText.text(
      [
        SceneText.scene("x", #"storyboardIdentifier="Named" title="Named""#),
        SceneText.scene("y", #"title="First""#),
      ], initial: "y")
    let main = SceneText.text(
      [
        SceneText.scene(
          "a",
          connections: SceneText.segue("show", to: "r", "named")
            + SceneText.segue("show", to: "s", "first")),
        reference("r", to: "Other", "Named"), reference("s", to: "Other"),
        SceneText.navigation("n", root: "r"),
      ], initial: "a")
    let tabs = SceneText.text(
      [SceneText.navigation("n", root: "r"), reference("r", to: "Other", "Named")], initial: "n")
    let files = ["Main.storyboard": main, "Other.storyboard": other, "Tabs.storyboard": tabs]
    try withFolder(files) { folder in
      let storyboard = try UIStoryboard(contentsOf: folder.appending(path: "Main.storyboard"))
      let navigation = UINavigationController(
        rootViewController: try #require(storyboard.instantiateInitialViewController()))
      let window = UIWindow.showing(navigation)
      SceneText.still {
        navigation.topViewController?.performSegue(withIdentifier: "named", sender: nil)
        #expect(navigation.topViewController?.title == "Named")
        #expect(navigation.topViewController?.storyboard?.name == "Other")
        navigation.viewControllers.first?.performSegue(withIdentifier: "first", sender: nil)
        #expect(navigation.viewControllers.map(\.title) == [nil, "Named", "First"])
      }
      #expect(window.rootViewController === navigation)
      let stack = try UIStoryboard(contentsOf: folder.appending(path: "Tabs.storyboard"))
      let made = try #require(stack.instantiateInitialViewController() as? UINavigationController)
      #expect(made.topViewController?.title == "Named")
    }
  }

  @Test func `a reference to a storyboard that is missing says where it leads from`() throws {
    let scenes = [
      SceneText.scene("a", connections: SceneText.segue("show", to: "r", "go")),
      reference("r", to: "Absent", "X"),
    ]
    let storyboard = try SceneText.storyboard(scenes, initial: "a")
    let controller = try #require(storyboard.instantiateInitialViewController())
    let failures = FailureLog.during { controller.performSegue(withIdentifier: "go", sender: nil) }
    let error = try #require(failures.first)
    #expect(failures.count == 1 && error.kind == .missingNib)
    #expect(error.message.contains("Could not find a storyboard named 'Absent'"))
    #expect(error.message.contains("'UIViewController-r' of 'App'"))
    #expect(error.document == "App.storyboard" && error.objectID == "r")
  }

  @Test func `a reference to an identifier that is not there names both storyboards`() throws {
    let main = SceneText.text(
      [SceneText.navigation("n", root: "r"), reference("r", to: "Other", "Gone")], initial: "n")
    let files = [
      "Main.storyboard": main,
      "Other.storyboard": SceneText.text([SceneText.scene("x")], initial: "x"),
    ]
    try withFolder(files) { folder in
      let storyboard = try UIStoryboard(contentsOf: folder.appending(path: "Main.storyboard"))
      let error = try #require(throws: NibError.self) { try storyboard.initialViewController() }
      #expect(error.kind == .unknownIdentifier && error.message.contains("'Gone'"))
      #expect(error.document?.hasSuffix("Main.storyboard") == true && error.objectID == "r")
      #expect(error.message.contains("Other"))
    }
  }

  @Test func `storyboards that refer to each other without end are an error`() throws {
    let files = [
      "Ping.storyboard": SceneText.text([reference("p", to: "Pong")], initial: "p"),
      "Pong.storyboard": SceneText.text([reference("q", to: "Ping")], initial: "q"),
    ]
    try withFolder(files) { folder in
      let storyboard = try UIStoryboard(contentsOf: folder.appending(path: "Ping.storyboard"))
      let error = try #require(throws: NibError.self) { try storyboard.initialViewController() }
      #expect(error.kind == .endlessLoading && error.message.contains("Pong"))
    }
  }

  // MARK: Compiled storyboards

  @Test func `a compiled folder gives the same controllers as the document`() throws {
    SampleNibs.prepare()
    let document = try IBDocument(contentsOf: Samples.folder.appending(path: "Pier.storyboard"))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID())/Pier.storyboardc")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for file in try NibCompiler().compileStoryboard(document).storyboard.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    let compiled = try UIStoryboard(contentsOf: folder)
    let source = UIStoryboard(name: "Pier", bundle: nil)
    #expect(compiled.identifiers == source.identifiers && compiled.name == "Pier")
    func trace(_ storyboard: UIStoryboard) throws -> [String] {
      try LifecycleTrace.during {
        let controller = try #require(storyboard.instantiateInitialViewController())
        let window = UIWindow.showing(controller)
        window.rootViewController = nil
      }.lines
    }
    let lines = try trace(compiled)
    #expect(try trace(source) == lines && lines.count > 30)
  }

  @Test func `a folder with a compiled storyboard in it is found by name before the document`()
    throws
  {
    let files = ["Twice.storyboard": SceneText.text([SceneText.scene("d")], initial: "d")]
    try withFolder(files) { folder in
      let other = try IBDocument(parsing: SceneText.text([SceneText.scene("c")], initial: "c"))
      for file in try NibCompiler().compileStoryboard(other).storyboard.files {
        let url = folder.appending(path: "Twice.storyboardc").appending(path: file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
      }
      NibSearchPath.shared.add(folder: folder)
      defer { NibSearchPath.shared.remove(folder: folder) }
      let storyboard = UIStoryboard(name: "Twice", bundle: nil)
      #expect(storyboard.initialIdentifier == "UIViewController-c")
    }
  }

  // MARK: SceneText

  @Test func `objects at the top level of a scene live as long as its controller`() throws {
    let scene = SceneText.scene(
      "d", class: "DockController", view: #"<label id="l" text="Dock"/>"#,
      viewConnections:
        #"<outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/>"#,
      connections:
        #"<outlet property="tap" destination="t" id="o1"/><outlet property="spare" destination="w" id="o2"/>"#,
      objects: """
        <tapGestureRecognizer id="t"><connections><action selector="tapped:" destination="d" id="x"/>\
        </connections></tapGestureRecognizer>
        <view id="w" tag="9"><subviews><label id="wl" text="Spare"/></subviews></view>
        """)
    weak var spare: UIView?
    weak var recognizer: UIGestureRecognizer?
    weak var controller: UIViewController?
    do {
      let storyboard = try SceneText.storyboard([scene], initial: "d")
      let dock = try #require(storyboard.instantiateInitialViewController() as? DockController)
      #expect(dock.spare?.tag == 9 && dock.spare?.superview == nil)
      #expect(dock.view.gestureRecognizers?.count == 1)
      #expect(dock.view.gestureRecognizers?.first === dock.tap)
      dock.tap?.state = .ended
      #expect(dock.taps == 1)
      (spare, recognizer, controller) = (dock.spare, dock.tap, dock)
    }
    #expect(spare == nil && recognizer == nil && controller == nil)
  }

  @Test func `relationships fill containers, in order`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene(
          "t", element: "tabBarController", view: nil, parts: #"<tabBar key="tabBar" id="bar"/>"#,
          connections: SceneText.relationship("viewControllers", to: "b", id: "r1")
            + SceneText.relationship("viewControllers", to: "n", id: "r2")),
        SceneText.navigation("n", root: "a"), SceneText.scene("a", #"title="A""#),
        SceneText.scene("b", #"title="B""#),
      ], initial: "t")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedViewController?.title == "B")
    let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(navigation.tabBarController === tabs)
    let split = try SceneText.storyboard(
      [
        SceneText.scene(
          "s", element: "splitViewController", view: nil,
          connections: SceneText.relationship("masterViewController", to: "a", id: "m")
            + SceneText.relationship("detailViewController", to: "b", id: "d")),
        SceneText.scene("a", #"title="A""#), SceneText.scene("b", #"title="B""#),
      ], initial: "s")
    let columns = try #require(split.instantiateInitialViewController() as? UISplitViewController)
    #expect(columns.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test func `a storyboard of a language has that language's texts`() throws {
    let scene = SceneText.scene("a", #"title="Quay""#, view: #"<label id="lab" text="Quay"/>"#)
    let files = [
      "Base.lproj/Town.storyboard": SceneText.text([scene], initial: "a"),
      "de.lproj/Town.strings": "\"lab.text\" = \"Kai\";\n\"a.title\" = \"Kai\";\n",
    ]
    try withFolder(files) { folder in
      NibSearchPath.shared.add(folder: folder)
      let languages = NibSearchPath.shared.languages
      NibSearchPath.shared.languages = ["de"]
      defer {
        NibSearchPath.shared.languages = languages
        NibSearchPath.shared.remove(folder: folder)
      }
      let controller = UIStoryboard(name: "Town", bundle: nil).instantiateInitialViewController()
      #expect(controller?.title == "Kai")
      #expect((controller?.view.subviews.first as? UILabel)?.text == "Kai")
    }
  }
}
