import Diagnostics
import Foundation
import HeadlessUIKit
import NibFormat
import Testing

/// What depends on size classes in a nib.
@MainActor @Suite(.ownEnvironment) struct TraitStorageTests {
  /// A view with a constraint that is there in compact width only, and one whose constant depends on it.
  /// - Parameter className: The class of the view; a window is shown when it is loaded.
  private func graph(of className: String = "UIView") -> NibGraph {
    var nib = GraphNib()
    let view = nib.view(className)
    if className == "UIWindow" { nib.visibleWindows = [view] }
    let varying = nib.object("NSLayoutConstraint")
    let constant = nib.object("NSLayoutConstraint")
    for constraint in [varying, constant] {
      nib.set("NSFirstItem", object: view, of: constraint)
      nib.set("NSFirstAttribute", number: 7, of: constraint)
      nib.set("NSConstant", number: 1, of: constraint)
    }
    nib.set("UIViewAutolayoutConstraints", object: nib.array([constant]), of: view)

    let any = nib.object("UITraitCollection")
    let regular = nib.object("UITraitCollection")
    nib.set(
      "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass", number: 2, of: regular)

    let removes = nib.object("_UIRelationshipTraitStorageRecord")
    nib.set("UITraitCollection", object: regular, of: removes)
    nib.set("UIAddedObjects", object: nib.array([], className: "NSSet"), of: removes)
    nib.set("UIRemovedObjects", object: nib.array([varying], className: "NSSet"), of: removes)
    let relationship = nib.object("_UIRelationshipTraitStorage")
    nib.set("UIObject", object: view, of: relationship)
    nib.set("UIKeyPath", text: "traitStorageConstraints", of: relationship)
    nib.set("UIRecords", object: nib.array([removes]), of: relationship)
    nib.set(
      "UIRelationshipCandidates", object: nib.array([varying], className: "NSOrderedSet"),
      of: relationship)

    // The special record stands first: its place in the list does not count.
    let records = [(regular, 40.0), (any, 20.0)].map { traits, number in
      let value = nib.object("_NSLayoutConstraintConstant")
      nib.set("UINumericConstant", number: number, of: value)
      let record = nib.object("_UIAttributeTraitStorageRecord")
      nib.set("UITraitCollection", object: traits, of: record)
      nib.set("UIValue", object: value, of: record)
      return record
    }
    let attribute = nib.object("_UIAttributeTraitStorage")
    nib.set("UIObject", object: constant, of: attribute)
    nib.set("UIKeyPath", text: "encodedConstant", of: attribute)
    nib.set("UIRecords", object: nib.array(records), of: attribute)

    let list = nib.object("_UITraitStorageList")
    nib.set("UITopLevelObject", object: view, of: list)
    nib.set("UITraitStorages", object: nib.array([relationship, attribute]), of: list)
    nib.traitStorageLists = [list]
    return nib.graph(view)
  }

  private func constants(on device: String) throws -> [CGFloat] {
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: device)))
    let view = try graph().nib().instantiated(withOwner: nil).first as? UIView
    return try #require(view).constraints.map(\.constant)
  }

  @Test func `in compact width the common records count`() throws {
    #expect(try constants(on: "retina6_12") == [20, 1])
  }

  @Test func `in regular width the special records count`() throws {
    #expect(try constants(on: "ipad9_7") == [40])
  }

  @Test(.environment { HeadlessEnvironment() })
  func `other traits vary a shown view again, and back`() throws {
    weak var gone: UIView?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = try #require(graph().nib().instantiated(withOwner: nil).first as? UIView)
      gone = view
      window.addSubview(view)
      window.makeKeyAndVisible()
      #expect(view.constraints.map(\.constant) == [20, 1])
      HeadlessEnvironment.current.traits = UITraitCollection(horizontalSizeClass: .regular)
      #expect(view.constraints.map(\.constant) == [40])
      view.traitOverrides.horizontalSizeClass = .compact
      #expect(view.constraints.map(\.constant) == [20, 1])
    }
    #expect(gone == nil, "what varies keeps no view alive")
  }

  /// A controller whose view is that of a graph.
  private final class Page: UIViewController {
    var graph: NibGraph?
    override func loadView() {
      view = graph?.nib().instantiate(withOwner: self, options: nil).first as? UIView
    }
  }

  @Test(arguments: [false, true])
  func `an override that a controller has before it loads varies its view, and so it stays`(
    isOfParent: Bool
  ) throws {
    let (parent, page) = (UIViewController(), Page())
    page.graph = graph()
    parent.addChild(page)
    if isOfParent {
      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: page)
    } else {
      page.traitOverrides.horizontalSizeClass = .regular
    }
    let view = try #require(page.view)
    #expect(view.constraints.map(\.constant) == [40])
    let window = UIWindow.showing(parent)
    parent.view.addSubview(view)
    page.didMove(toParent: parent)
    #expect(view.constraints.map(\.constant) == [40])
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    if isOfParent {
      parent.setOverrideTraitCollection(nil, forChild: page)
    } else {
      page.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    }
    #expect(view.constraints.map(\.constant) == [20, 1])
  }

  @Test func `a view that code loads outside of windows varies when it joins one`() throws {
    let view = try #require(
      graph().nib().instantiate(withOwner: nil, options: nil).first as? UIView)
    HeadlessEnvironment.current.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(view.constraints.map(\.constant) == [20, 1])
    UIWindow(frame: UIScreen.main.bounds).addSubview(view)
    #expect(view.constraints.map(\.constant) == [40])
  }

  @Test func `a window from a nib varies with the traits of its screen`() throws {
    let window = try #require(
      graph(of: "UIWindow").nib().instantiate(withOwner: nil, options: nil).first as? UIWindow)
    #expect(window.isKeyWindow && window.constraints.map(\.constant) == [20, 1])
    HeadlessEnvironment.current.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(window.constraints.map(\.constant) == [40])
    window.traitOverrides.horizontalSizeClass = .compact
    #expect(window.constraints.map(\.constant) == [20, 1])
  }

  @Test(arguments: [("tag", 1), ("missing", 0)])
  func `a value of another type is noted, a property that is missing passed over`(
    _ path: String, _ count: Int
  ) throws {
    var nib = GraphNib()
    let view = nib.view()
    let traits = nib.object("UITraitCollection")
    let record = nib.object("_UIAttributeTraitStorageRecord")
    nib.set("UITraitCollection", object: traits, of: record)
    nib.set("UIValue", object: nib.object("UIColor"), of: record)
    let attribute = nib.object("_UIAttributeTraitStorage")
    nib.set("UIObject", object: view, of: attribute)
    nib.set("UIKeyPath", text: path, of: attribute)
    nib.set("UIRecords", object: nib.array([record]), of: attribute)
    let list = nib.object("_UITraitStorageList")
    nib.set("UITraitStorages", object: nib.array([attribute]), of: list)
    nib.traitStorageLists = [list]
    let loaded = try UINib(graph: nib.graph(view), name: "T.nib").load(withOwner: nil)
    #expect(loaded.diagnostics.map(\.id) == Array(repeating: "failed-attribute", count: count))
  }
}
