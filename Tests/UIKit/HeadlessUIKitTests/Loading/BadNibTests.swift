import Diagnostics
import Foundation
import HeadlessUIKit
import NibFormat
import TestSupport
import Testing

/// An object that is neither view nor controller, and may be made by a nib.
final class CounterObject: NSObject, NibObject {
  static var made = 0
  var isAwake = false
  override init() {
    super.init()
    Self.made += 1
  }

  func awakeFromNib() { isAwake = true }
}

/// An object that a nib cannot make.
final class PlainObject: NSObject {}

/// A view whose initializer gives up.
final class RefusingView: UIView {
  required init?(coder: NSCoder) { nil }
}

/// What is wrong with a nib is an error or a note that says what and where, never a crash.
@MainActor @Suite(.ownEnvironment) struct BadNibTests {
  private func error(_ nib: UINib, owner: Any? = nil) throws -> NibError {
    try #require(throws: NibError.self) { try nib.instantiated(withOwner: owner) }
  }

  @Test func `an outlet that no property takes is UIKit's exception, with its place`() throws {
    var graph = GraphNib()
    let root = graph.view(id: "roo-tv-iew")
    graph.outlet("headline", of: root, to: root)
    let error = try error(graph.graph(root).nib())
    #expect(error.kind == .undefinedKey)
    #expect(
      error.description
        == "Test.xib:7 (object roo-tv-iew): [<UIView> setValue:forUndefinedKey:]: this class is not key"
        + " value coding-compliant for the key headline.\n  Test.xib:7: set the custom class of this UIView to"
        + " one with '@IBOutlet var headline: UIView!'")
    #expect(error.className == "UIView" && error.key == "headline")
  }

  @Test func `an outlet of another type is refused`() throws {
    var graph = GraphNib()
    let root = graph.view()
    graph.outlet("label", of: graph.owner, to: root)
    let owner = RecordingOwner()
    let error = try error(graph.graph(root).nib(), owner: owner)
    #expect(error.kind == .wrongType && error.key == "label")
    #expect(
      error.message
        == "cannot set an outlet of RecordingOwner: 'label' has type 'UIWindow?', but the nib provides 'UIView'"
    )
    #expect(owner.label == nil)
  }

  @Test func `an outlet of an owner of another class is refused`() throws {
    var graph = GraphNib()
    let root = graph.view()
    graph.outlet("dots", of: graph.owner, to: root)
    #expect(try error(graph.graph(root).nib(), owner: UIView()).className == "UIView")
    #expect(try error(graph.graph(root).nib(), owner: nil).className == "NSObject")
    #expect(try error(graph.graph(root).nib(), owner: "no object").kind == .undefinedKey)
  }

  @Test func `an unknown class is noted, and its superclass is created`() throws {
    var graph = GraphNib()
    let root = graph.view(custom: "Nowhere.TileView", id: "til-ev-iew")
    let nib = try graph.graph(root).nib().load(withOwner: nil)
    #expect((nib.topLevelObjects.first as? UIView).map { type(of: $0) == UIView.self } == true)
    #expect(
      nib.diagnostics.map(\.message) == [
        "Unknown class Nowhere.TileView in Interface Builder file."
      ])
    #expect(nib.diagnostics.first?.objectID == "til-ev-iew")
  }

  @Test func `custom objects are made by init() where their class lets a nib do so`() throws {
    var graph = GraphNib()
    let object = graph.object("UICustomObject", custom: "HeadlessUIKitTests.CounterObject")
    CounterObject.made = 0
    let objects = try graph.graph(object).nib().instantiated(withOwner: nil)
    #expect((objects.first as? CounterObject)?.isAwake == true && CounterObject.made == 1)

    var other = GraphNib()
    let plain = other.object("UICustomObject", custom: "HeadlessUIKitTests.PlainObject")
    let error = try error(other.graph(plain).nib())
    #expect(error.kind == .failedInitializer && error.message.contains("NibObject"))
  }

  @Test func `an initializer that gives up is an error`() throws {
    var graph = GraphNib()
    let root = graph.view(custom: "HeadlessUIKitTests.RefusingView")
    let error = try error(graph.graph(root).nib())
    #expect(error.kind == .failedInitializer)
    #expect(error.message == "init(coder:) of RefusingView returned nil")
  }

  @Test func `a view inside itself is refused`() throws {
    var graph = GraphNib()
    let root = graph.view(id: "roo-tv-iew")
    graph.setSubviews([root], of: root)
    #expect(try error(graph.graph(root).nib()).kind == .malformedNib)

    var other = GraphNib()
    let outer = other.view()
    let inner = other.view(subviews: [outer])
    other.setSubviews([inner], of: outer)
    #expect(try error(other.graph(outer).nib()).kind == .malformedNib)
  }

  @Test func `what is not a view is left out of the subviews, with a note`() throws {
    var graph = GraphNib()
    let text = graph.string("no view")
    let root = graph.view(subviews: [text])
    let nib = try graph.graph(root).nib().load(withOwner: nil)
    #expect((nib.topLevelObjects.first as? UIView)?.subviews.isEmpty == true)
    #expect(nib.diagnostics.map(\.id) == ["malformed-nib"])
    #expect(nib.diagnostics.first?.message.contains("'UISubviews' of UIView") == true)
  }

  @Test func `an array that holds itself ends`() throws {
    var graph = GraphNib()
    let array = graph.array([])
    let root = graph.view()
    graph.set("UISubviews", object: array, of: root)
    graph.set("UINibEncoderEmptyKey", object: array, of: array)
    let nib = try graph.graph(root).nib().load(withOwner: nil)
    #expect(nib.diagnostics.map(\.id) == ["unfinished-object"])
  }

  @Test func `references that lead nowhere are an error`() throws {
    var graph = GraphNib()
    let root = graph.view()
    graph.set("UISubviews", object: 9_999, of: root)
    #expect(try error(graph.graph(root).nib()).kind == .malformedNib)
  }

  @Test func `an action of what sends none is an error`() throws {
    var graph = GraphNib()
    let root = graph.view()
    graph.action("tap:", of: root, to: graph.owner)
    #expect(try error(graph.graph(root).nib()).kind == .undefinedKey)
  }

  @Test func `a graph without objects gives nothing`() throws {
    #expect(try UINib(graph: NibGraph(), name: "Empty.nib").instantiated(withOwner: nil).isEmpty)
  }

  @Test func `damaged data is an error when it is read`() {
    let nib = UINib(data: Data("NIBArchive".utf8), bundle: nil)
    #expect(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    var failures: [NibError] = []
    NibFailure.handler = { failures.append($0) }
    #expect(nib.instantiate(withOwner: nil).isEmpty)
    #expect(failures.map(\.kind) == [.unreadableNib])
  }
}
