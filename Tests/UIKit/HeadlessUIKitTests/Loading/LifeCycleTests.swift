import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// A view that says by its tag what happens to it.
final class TellingView: UIView {
  static var log: [String] = []
  var one: AnyObject? = NSObject() { didSet { tell("one \(one == nil ? "nil" : "set")") } }
  var two: UIView? { didSet { tell("two") } }
  var badge = 0 { didSet { tell("badge \(badge)") } }

  private func tell(_ event: String) { Self.log.append("\(tag) \(event)") }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tell("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    tell(
      "awake\(accessibilityLabel.map { " as \($0)" } ?? "")\(window?.isKeyWindow == true ? " in the key window" : "")"
    )
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("one", \TellingView.one)
    nib.outlet("two", \TellingView.two)
    nib.outlet("badge", \TellingView.badge)
  }
}

/// An owner or an outside object that must not be woken.
final class SleepingOwner: UIResponder {
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

/// The order of events in a load, as Apple's own loader has it.
@MainActor @Suite(.ownEnvironment) struct LifeCycleTests {
  private func telling(
    _ tag: Double, subviews: [Int] = [], in graph: inout GraphNib
  ) -> Int {
    let view = graph.view(custom: "HeadlessUIKitTests.TellingView", subviews: subviews)
    graph.set("UITag", number: tag, of: view)
    return view
  }

  private func log(_ nib: UINib, owner: Any? = nil) throws -> [String] {
    TellingView.log = []
    _ = try nib.instantiated(withOwner: owner)
    return TellingView.log
  }

  @Test func `the ends of connections are made first, each object once and the inner ones first`()
    throws
  {
    var graph = GraphNib()
    let inner = telling(3, in: &graph)
    let first = telling(1, in: &graph)
    let second = telling(2, subviews: [inner], in: &graph)
    graph.outlet("two", of: second, to: inner)
    graph.outlet("two", of: second, to: first)
    let log = try log(graph.graph(first, second).nib())
    #expect(log.filter { $0.hasSuffix("init") } == ["3 init", "2 init", "1 init"])
  }

  @Test func `connections are made in the order of the nib, then attributes in theirs`() throws {
    var graph = GraphNib()
    let first = telling(1, in: &graph)
    let second = telling(2, in: &graph)
    graph.attribute("badge", of: second, number: 4)
    graph.attribute("badge", of: first, number: 5)
    graph.attribute("badge", of: second, number: 6)
    graph.outlet("two", of: second, to: first)
    graph.outlet("one", of: first, to: second)
    graph.outlet("two", of: first, to: second)
    let log = try log(graph.graph(first, second).nib())
    #expect(
      log.filter { !$0.hasSuffix("init") } == [
        "2 two", "1 one set", "1 two", "2 badge 4", "1 badge 5", "2 badge 6", "1 awake", "2 awake",
      ])
  }

  @Test func `all objects are woken once, those of the top level first`() throws {
    var graph = GraphNib()
    let inner = telling(3, in: &graph)
    let counter = graph.object("UICustomObject", custom: "HeadlessUIKitTests.CounterObject")
    let first = telling(1, subviews: [inner], in: &graph)
    let second = telling(2, in: &graph)
    let nib = graph.graph(first, counter, second).nib()
    TellingView.log = []
    let objects = try nib.instantiated(withOwner: nil)
    #expect(TellingView.log.suffix(3) == ["1 awake", "2 awake", "3 awake"])
    #expect(objects.count == 3 && (objects[1] as? CounterObject)?.isAwake == true)
  }

  @Test func `neither the owner nor an external object is woken, nor returned`() throws {
    var graph = GraphNib()
    let external = graph.external("Store")
    let view = telling(1, in: &graph)
    graph.outlet("one", of: view, to: external)
    let (owner, store) = (SleepingOwner(), SleepingOwner())
    let objects = try graph.graph(view).nib().instantiated(
      withOwner: owner, options: [.externalObjects: ["Store": store]])
    #expect(objects.count == 1 && (objects.first as? TellingView)?.one === store)
    #expect(!owner.isAwake && !store.isAwake)
  }

  @Test func `the First Responder and an external object that was not passed in are nil`() throws {
    var graph = GraphNib()
    let external = graph.external("Store")
    let view = telling(1, in: &graph)
    graph.outlet("one", of: view, to: graph.firstResponder)
    graph.outlet("one", of: view, to: external)
    let log = try log(graph.graph(view).nib())
    #expect(log.filter { $0.contains("one") } == ["1 one nil", "1 one nil"])
  }

  @Test func `an action of the First Responder has no target, and no action is checked`() throws {
    var graph = GraphNib()
    let button = graph.view("UIButton")
    graph.action("toHull:", of: button, to: graph.firstResponder)
    graph.action("nobodyHasThis:", of: button, to: button, events: 1)
    var objects: [Any] = []
    let nib = graph.graph(button).nib()
    #expect(FailureLog.during { objects = nib.instantiate(withOwner: nil) }.isEmpty)
    let control = try #require(objects.first as? UIButton)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["toHull:"])
    #expect(
      control.actions(forTarget: control, forControlEvent: .touchDown) == ["nobodyHasThis:"])
    let failures = FailureLog.during { control.sendActions(for: .touchDown) }
    #expect(failures.map(\.kind) == [.unrecognizedSelector])
  }

  @Test func `accessibility and windows come after attributes and before waking`() throws {
    var graph = GraphNib()
    let view = telling(1, in: &graph)
    let window = graph.view("UIWindow", subviews: [view])
    graph.visibleWindows = [window]
    let key = UIWindow.keyWindow
    defer { key?.makeKey() }
    TellingView.log = []
    let objects = try graph.graph(window).nib().instantiated(withOwner: nil)
    let live = try #require(objects.first as? UIWindow)
    #expect(live.isKeyWindow && !live.isHidden)
    #expect(TellingView.log == ["1 init", "1 awake in the key window"])

    let document = Documents.xib(
      """
              <view id="v" tag="4" customClass="TellingView" customModule="HeadlessUIKitTests">
                  <accessibility key="accessibilityConfiguration" label="Berth"/>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="badge">
                          <integer key="value" value="9"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
              </view>
      """)
    let nib = try UINib(document: IBDocument(parsing: Array(document.utf8)))
    #expect(try log(nib) == ["4 init", "4 badge 9", "4 awake as Berth"])
  }

  @Test func `a nib with nothing but placeholders gives an empty array, not nil`() throws {
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      """)
    let folder = FileManager.default.temporaryDirectory.appending(path: "bare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(document.utf8).write(to: folder.appending(path: "Bare.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    var objects: [Any]?
    #expect(FailureLog.during { objects = bundle.loadNibNamed("Bare", owner: nil) }.isEmpty)
    #expect(objects?.isEmpty == true)
  }
}
