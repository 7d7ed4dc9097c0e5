import Diagnostics
import Foundation
import HeadlessUIKit
import NibFormat
import Testing

/// Nibs with cycles where a tree is expected: each ends, with what was wrong told.
@MainActor @Suite(.ownEnvironment) struct NibCycleTests {
  private func notes(_ nib: UINib) throws -> [String] {
    try nib.load(withOwner: nil).diagnostics.map(\.id)
  }

  @Test func `a controller that is its own child is left without it`() throws {
    var graph = GraphNib()
    let controller = graph.object("UINavigationController")
    let children = graph.array([controller])
    for key in ["UIChildViewControllers", "UIViewControllers"] {
      graph.set(key, object: children, of: controller)
    }
    graph.set("UIParentViewController", object: controller, of: controller)
    let loaded = try graph.graph(controller).nib().load(withOwner: nil)
    let navigation = try #require(loaded.topLevelObjects.first as? UINavigationController)
    #expect(navigation.parent !== navigation && !navigation.children.contains(navigation))
  }

  @Test func `controllers that are each other's children end`() throws {
    var graph = GraphNib()
    let outer = graph.object("UITabBarController")
    let inner = graph.object("UINavigationController")
    graph.set("UIViewControllers", object: graph.array([inner]), of: outer)
    graph.set("UIViewControllers", object: graph.array([outer]), of: inner)
    let loaded = try graph.graph(outer).nib().load(withOwner: nil)
    let tabs = try #require(loaded.topLevelObjects.first as? UITabBarController)
    var seen: [UIViewController] = []
    var next: UIViewController? = tabs
    while let controller = next, !seen.contains(controller) {
      seen.append(controller)
      next = controller.parent
    }
    #expect(next == nil)
  }

  @Test func `a dictionary that holds itself ends with a note`() throws {
    var graph = GraphNib()
    let table = graph.array([], className: "NSDictionary")
    graph.set("UINibEncoderEmptyKey", object: graph.string("key"), of: table)
    graph.set("UINibEncoderEmptyKey", object: table, of: table)
    let controller = graph.object("UIViewController")
    graph.set("UIExternalObjectsTableForViewLoading", object: table, of: controller)
    #expect(try notes(graph.graph(controller).nib()) == ["unfinished-object"])
  }

  @Test func `a text whose development language is itself ends with a note`() throws {
    var graph = GraphNib()
    let text = graph.object("NSLocalizableString")
    graph.set("NSDev", object: text, of: text)
    let label = graph.view("UILabel")
    graph.set("UIText", object: text, of: label)
    #expect(try notes(graph.graph(label).nib()).contains("unfinished-object"))
  }

  @Test func `a placeholder whose name is itself represents nothing`() throws {
    var graph = GraphNib()
    let proxy = graph.object("UIProxyObject")
    graph.set("UIProxiedObjectIdentifier", object: proxy, of: proxy)
    let view = graph.view()
    graph.outlet("maskView", of: view, to: proxy)
    #expect(throws: Never.self) { try notes(graph.graph(view).nib()) }
  }

  @Test func `a connection of a connection is told and ends`() throws {
    var graph = GraphNib()
    let view = graph.view()
    let connection = graph.object("UIRuntimeOutletConnection")
    graph.set("UISource", object: connection, of: connection)
    graph.outlet("self", of: connection, to: connection)
    #expect(try notes(graph.graph(view).nib()) == ["unmodelled-class"])
  }

  @Test func `a constraint between an item and itself, and one inside a constraint, end`() throws {
    var graph = GraphNib()
    let constraint = graph.object("NSLayoutConstraint")
    graph.set("NSFirstItem", object: constraint, of: constraint)
    graph.set("NSSecondItem", object: constraint, of: constraint)
    let view = graph.view()
    graph.set("UIViewAutolayoutConstraints", object: graph.array([constraint]), of: view)
    let loaded = try graph.graph(view).nib().load(withOwner: nil)
    let root = try #require(loaded.topLevelObjects.first as? UIView)
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 10, height: 10))
  }
}
