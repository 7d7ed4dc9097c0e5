import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// A view that loads its content before its own superclass has begun to decode it.
final class EarlyAdapter: UIView {
  static var nib: UINib?
  private(set) var content: UIView?
  private(set) var kept: NSCoder?
  var badge: UILabel?

  required init?(coder: NSCoder) {
    let content = Self.nib?.instantiate(withOwner: nil, options: nil).first as? UIView
    super.init(coder: coder)
    kept = coder
    self.content = content
    if let content {
      content.frame = bounds
      addSubview(content)
    }
  }
}

/// A view that asks its coder by itself, before and after it loads another nib.
final class AskingView: UIView {
  static var nib: UINib?
  private(set) var tags: [Int] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tags.append(coder.decodeInteger(forKey: "UITag"))
    _ = try? Self.nib?.instantiated(withOwner: nil)
    tags.append(coder.decodeInteger(forKey: "UITag"))
  }
}

/// An owner that loads the rest when the first outlet is set, and when it is woken.
final class StepOwner: UIView {
  static var nib: UINib?
  private(set) var loaded: [UIView] = []
  var first: UIView? { didSet { loadMore() } }
  var second: UIView?

  private func loadMore() {
    loaded += Self.nib?.instantiate(withOwner: nil, options: nil).compactMap { $0 as? UIView } ?? []
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    loadMore()
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("first", \StepOwner.first)
    nib.outlet("second", \StepOwner.second)
  }
}

/// The loader is entered again while it is at work.
@MainActor @Suite(.ownEnvironment) struct ReentryTests {
  /// A nib with one view that has a tag.
  private func tagged(_ tag: Double, name: String = "Inner.xib") -> UINib {
    var graph = GraphNib()
    let view = graph.view()
    graph.set("UITag", number: tag, of: view)
    return graph.graph(view).nib(name)
  }

  /// The view of a storyboard's only scene, made with its controller as the owner.
  private func sceneView(_ subviews: String) throws -> UIView {
    let document = Documents.storyboard(
      """
              <scene sceneID="s-1">
                  <objects>
                      <viewController id="con-tr-oll" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="roo-tv-iew">
                              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                              <subviews>\(subviews)</subviews>
                          </view>
                      </viewController>
                  </objects>
              </scene>
      """, attributes: #"initialViewController="con-tr-oll""#)
    let nibs = try StoryboardNibs(
      document: IBDocument(parsing: Array(document.utf8), file: "Main.storyboard"))
    let nib = try #require(nibs["con-tr-oll-view-roo-tv-iew"])
    let controller = UIViewController()
    let objects = try nib.instantiated(withOwner: controller)
    let view = try #require(objects.first as? UIView)
    #expect(controller.view === view)
    return view
  }

  @Test func `a storyboard's view that loads its content before super.init is made whole`() throws {
    EarlyAdapter.nib = tagged(31)
    defer { EarlyAdapter.nib = nil }
    let view = try sceneView(
      """
      <label id="bef-or-e01" tag="1"/>
      <view id="ada-pt-er1" tag="2" customClass="EarlyAdapter" customModule="HeadlessUIKitTests">
          <rect key="frame" x="10" y="20" width="120" height="60"/>
          <subviews><label id="bad-ge-001" tag="3"/></subviews>
          <connections><outlet property="badge" destination="bad-ge-001" id="o-1"/></connections>
      </view>
      <label id="aft-er-001" tag="4"/>
      """)
    #expect(view.subviews.map(\.tag) == [1, 2, 4])
    let adapter = try #require(view.subviews[1] as? EarlyAdapter)
    #expect(adapter.frame == CGRect(x: 10, y: 20, width: 120, height: 60))
    #expect(adapter.subviews.map(\.tag) == [3, 31])
    #expect(adapter.badge === adapter.subviews[0])
    #expect(adapter.content?.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
  }

  @Test func `a coder answers for its own object after another nib was loaded`() throws {
    for inner in [tagged(99), UINib(data: Data("no nib".utf8), bundle: nil)] {
      AskingView.nib = inner
      defer { AskingView.nib = nil }
      var graph = GraphNib()
      let view = graph.view(custom: "HeadlessUIKitTests.AskingView")
      graph.set("UITag", number: 5, of: view)
      let objects = try graph.graph(view).nib().instantiated(withOwner: nil)
      #expect((objects.first as? AskingView)?.tags == [5, 5])
    }
  }

  @Test func `a coder that is kept beyond its load finds nothing`() throws {
    EarlyAdapter.nib = nil
    var graph = GraphNib()
    let view = graph.view(custom: "HeadlessUIKitTests.EarlyAdapter")
    graph.set("UITag", number: 5, of: view)
    let objects = try graph.graph(view).nib().instantiated(withOwner: nil)
    let coder = try #require((objects.first as? EarlyAdapter)?.kept)
    #expect(!coder.containsValue(forKey: "UITag") && coder.decodeInteger(forKey: "UITag") == 0)
    #expect(!coder.containsValue(forKey: "UINibTopLevelObjectsKey"))
    #expect(coder.decodeObject(forKey: "UINibTopLevelObjectsKey") == nil)
  }

  @Test func `nibs are loaded while outlets are set and while objects are woken`() throws {
    StepOwner.nib = tagged(7)
    defer { StepOwner.nib = nil }
    var graph = GraphNib()
    let child = graph.view()
    let view = graph.view(custom: "HeadlessUIKitTests.StepOwner", subviews: [child])
    graph.outlet("first", of: view, to: child)
    graph.outlet("second", of: view, to: child)
    let objects = try graph.graph(view).nib().instantiated(withOwner: nil)
    let owner = try #require(objects.first as? StepOwner)
    #expect(owner.loaded.map(\.tag) == [7, 7] && owner.loaded[0] !== owner.loaded[1])
    #expect(owner.first === owner.subviews[0] && owner.second === owner.first)
  }

  @Test func `one nib may be loaded inside itself for another owner`() throws {
    var graph = GraphNib()
    let view = graph.view(custom: "HeadlessUIKitTests.StepOwner")
    graph.outlet("first", of: graph.owner, to: view)
    let nib = graph.graph(view).nib()
    StepOwner.nib = nib
    defer { StepOwner.nib = nil }
    // Woken, the root loads the nib once more without an owner, which has no such outlet.
    let owner = StepOwner()
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: owner) }
    #expect(error.kind == .undefinedKey && error.className == "NSObject" && error.key == "first")
  }

  @Test func `a missing nib inside a load is the error of the whole load, told once`() throws {
    EarlyAdapter.nib = UINib(nibName: "NobodysNib", bundle: nil)
    defer { EarlyAdapter.nib = nil }
    var graph = GraphNib()
    let view = graph.view(custom: "HeadlessUIKitTests.EarlyAdapter")
    let nib = graph.graph(view).nib()
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .missingNib && error.message.contains("with name 'NobodysNib'"))
    let failures = FailureLog.during { _ = nib.instantiate(withOwner: nil) }
    #expect(failures == [error])
  }
}
