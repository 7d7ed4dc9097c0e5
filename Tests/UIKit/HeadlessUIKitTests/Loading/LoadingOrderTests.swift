import Diagnostics
import Foundation
import HeadlessUIKit
import NibFormat
import Testing

/// A view that writes down what happens to it.
final class RecordingView: UIView {
  static var log: [String] = []
  var name = ""
  var badge = 0 { didSet { Self.log.append("badge \(badge)") } }
  weak var friend: UIView? { didSet { Self.log.append("friend") } }
  var others: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.log.append("frame")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.log.append("coder friend=\(friend != nil) subviews=\(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append("awake friend=\(friend != nil) badge=\(badge)")
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("badge", \RecordingView.badge)
    nib.outlet("friend", \RecordingView.friend)
    nib.outlet("others", \RecordingView.others)
  }
}

/// An owner that wants to know of nothing but its outlets.
final class RecordingOwner: UIResponder {
  var log: [String] = []
  weak var view: UIView?
  var dots: [UIView]! { didSet { log.append("dots \(dots.count)") } }
  var store: AnyObject?
  var label: UIWindow?

  override func awakeFromNib() { log.append("awake") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("view", \RecordingOwner.view)
    nib.outlet("dots", \RecordingOwner.dots)
    nib.outlet("store", \RecordingOwner.store)
    nib.outlet("label", \RecordingOwner.label)
  }
}

@MainActor @Suite(.ownEnvironment) struct LoadingOrderTests {
  private let recording = "HeadlessUIKitTests.RecordingView"

  @Test func `objects are decoded, connected, given their attributes, then woken`() throws {
    var graph = GraphNib()
    let child = graph.view()
    let root = graph.view(custom: recording, subviews: [child])
    graph.attribute("badge", of: root, number: 7)
    graph.outlet("friend", of: root, to: child)
    RecordingView.log = []
    _ = try graph.graph(root).nib().instantiated(withOwner: nil)
    #expect(
      RecordingView.log == [
        "coder friend=false subviews=1", "friend", "badge 7", "awake friend=true badge=7",
      ])
  }

  @Test func `attributes may be set before the connections are made`() throws {
    var graph = GraphNib()
    let root = graph.view(custom: recording)
    graph.attribute("badge", of: root, number: 7)
    graph.outlet("friend", of: root, to: root)
    RecordingView.log = []
    var options = LoadOptions()
    options.setsAttributesFirst = true
    _ = try graph.graph(root).nib().load(withOwner: nil, options: options)
    #expect(RecordingView.log[1...2] == ["badge 7", "friend"])
  }

  @Test func `placeholders are neither returned nor woken`() throws {
    var graph = GraphNib()
    let first = graph.view(id: "a")
    let second = graph.view(id: "b")
    graph.outlet("view", of: graph.owner, to: second)
    let owner = RecordingOwner()
    let objects = try graph.graph(first, second).nib().instantiated(withOwner: owner)
    #expect(objects.count == 2)
    #expect(objects.last as? UIView === owner.view)
    #expect(owner.log.isEmpty)
  }

  @Test func `a weak outlet lives as long as the returned array`() throws {
    var graph = GraphNib()
    let root = graph.view()
    graph.outlet("view", of: graph.owner, to: root)
    let owner = RecordingOwner()
    var objects = try graph.graph(root).nib().instantiated(withOwner: owner)
    #expect(owner.view != nil)
    objects = []
    #expect(owner.view == nil && objects.isEmpty)
  }

  @Test func `an outlet collection has the order of the connections`() throws {
    var graph = GraphNib()
    let children = (0..<3).map { graph.view(id: "v\($0)") }
    let root = graph.view(subviews: children)
    graph.collection("dots", of: graph.owner, to: [children[2], children[0], children[1]])
    let owner = RecordingOwner()
    let objects = try graph.graph(root).nib().instantiated(withOwner: owner)
    let views = try #require((objects.first as? UIView)?.subviews)
    #expect(owner.dots == [views[2], views[0], views[1]])
    #expect(owner.log == ["dots 3"])
  }

  @Test func `a collection that appends keeps what is there`() throws {
    var graph = GraphNib()
    let child = graph.view()
    let root = graph.view(custom: recording, subviews: [child])
    graph.collection("others", of: root, to: [child])
    graph.collection("others", of: root, to: [root], appends: true)
    let objects = try graph.graph(root).nib().instantiated(withOwner: nil)
    let view = try #require(objects.first as? RecordingView)
    #expect(view.others == [view.subviews[0], view])
  }

  @Test func `external objects replace their placeholders`() throws {
    var graph = GraphNib()
    let store = graph.external("SharedStore")
    graph.outlet("store", of: graph.owner, to: store)
    let root = graph.view()
    let owner = RecordingOwner()
    let object = NSObject()
    _ = try graph.graph(root).nib().instantiated(
      withOwner: owner, options: [.externalObjects: ["SharedStore": object]])
    #expect(owner.store === object)
  }

  @Test func `every instantiation makes its own objects`() throws {
    var graph = GraphNib()
    let root = graph.view()
    let nib = graph.graph(root).nib()
    let first = try nib.instantiated(withOwner: nil).first as? UIView
    let second = try nib.instantiated(withOwner: nil).first as? UIView
    #expect(first != nil && first !== second)
  }

  @Test func `attributes reach along a path, and what no object takes is reported`() throws {
    var graph = GraphNib()
    let root = graph.view(id: "roo-tv-iew")
    graph.attribute("layer.cornerRadius", of: root, number: 4)
    graph.attribute("layer.borderWidth", of: root, text: "2.5")
    graph.attribute("sparkle", of: root, number: 1)
    graph.attribute("tag", of: root, text: "12")
    let nib = try graph.graph(root).nib().load(withOwner: nil)
    let view = try #require(nib.topLevelObjects.first as? UIView)
    #expect(view.layer.cornerRadius == 4 && view.layer.borderWidth == 2.5 && view.tag == 12)
    #expect(
      nib.diagnostics.map(\.message) == [
        "Failed to set (sparkle) user defined inspected property on (UIView): [<UIView>"
          + " setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key sparkle."
      ])
    #expect(nib.diagnostics.first?.severity == .warning)
    #expect(nib.diagnostics.first?.objectID == "roo-tv-iew")
  }
}
