import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A view that lets another one take its place, unless it is told to stay.
final class YieldingView: UIView {
  static var made: [YieldingView] = []
  private(set) var isAwake = false
  private(set) var heir: UIView?

  override func awakeAfter(using coder: NSCoder) -> Any? {
    Self.made.append(self)
    guard tag == 0 else { return self }
    let heir = UIView(frame: frame)
    self.heir = heir
    return heir
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// A controller with an outlet to a view of its nib.
private final class PartOwner: UIResponder {
  var part: UIView?

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("part", \PartOwner.part)
  }
}

/// Objects of a nib that let others take their place.
@MainActor @Suite(.ownEnvironment) struct AwakeAfterTests {
  private func load(tag: Double) throws -> (container: UIView, view: YieldingView, owner: PartOwner)
  {
    YieldingView.made = []
    var graph = GraphNib()
    let view = graph.view(custom: "HeadlessUIKitTests.YieldingView")
    graph.set("UITag", number: tag, of: view)
    let container = graph.view(subviews: [view])
    graph.outlet("part", of: graph.owner, to: view)
    let owner = PartOwner()
    let objects = graph.graph(container).nib().instantiate(withOwner: owner)
    return (
      try #require(objects.first as? UIView), try #require(YieldingView.made.first), owner
    )
  }

  @Test func `the object that awakeAfter returns is in the hierarchy and in the outlets`() throws {
    let loaded = try load(tag: 0)
    let heir = try #require(loaded.view.heir)
    #expect(loaded.container.subviews == [heir] && loaded.owner.part === heir)
    #expect(loaded.view.superview == nil && !loaded.view.isAwake)
  }

  @Test func `an object that returns itself stays`() throws {
    let loaded = try load(tag: 1)
    #expect(loaded.container.subviews == [loaded.view] && loaded.owner.part === loaded.view)
    #expect(loaded.view.isAwake)
  }
}
