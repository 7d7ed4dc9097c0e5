import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct ConstraintTests {
  private func pair() -> (parent: UIView, child: UIView) {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    return (parent, child)
  }

  @Test func `anchors make constraints of both items`() {
    let (parent, child) = pair()
    let top = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8)
    #expect(top.firstItem === child && top.firstAttribute == .top)
    #expect(top.secondItem === parent && top.secondAttribute == .top)
    #expect(top.relation == .equal && top.constant == 8 && top.multiplier == 1)
    #expect(top.priority == .required && !top.isActive)
    let half = child.widthAnchor.constraint(
      lessThanOrEqualTo: parent.heightAnchor, multiplier: 0.5, constant: 3)
    #expect(half.secondAttribute == .height && half.multiplier == 0.5 && half.constant == 3)
    #expect(half.relation == .lessThanOrEqual)
    let least = child.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    #expect(least.secondItem == nil && least.secondAttribute == .notAnAttribute)
    #expect(least.relation == .greaterThanOrEqual && least.constant == 44)
    let spaced = child.leadingAnchor.constraint(
      equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 2)
    #expect(spaced.constant == 16)
  }

  @Test func `a constant that is set is no longer the system's`() throws {
    let constraint: NSLayoutConstraint = try NibSketch.object(
      "NSLayoutConstraint",
      ["NSFirstAttribute": 3, "NSSecondAttribute": 4, "NSSymbolicConstant": "NSSpace"]
    ).load()
    #expect(constraint.isSymbolic)
    constraint.constant = 0
    #expect(!constraint.isSymbolic && constraint.constant == 0)
  }

  @Test func `no times the system's spacing is none`() {
    let (parent, child) = pair()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(
        equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 0),
      child.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 2),
      child.widthAnchor.constraint(equalToConstant: 5),
      child.heightAnchor.constraint(equalToConstant: 5),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 16, width: 5, height: 5))
  }

  @Test func `an active constraint is held by the nearest view around its items`() {
    let (parent, child) = pair()
    let sibling = UIView()
    parent.addSubview(sibling)
    let between = child.bottomAnchor.constraint(equalTo: sibling.topAnchor)
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    let inset = child.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor)
    NSLayoutConstraint.activate([between, width, inset])
    #expect(parent.constraints == [between, inset] && child.constraints == [width])
    #expect(width.holder === child)
    #expect(child.constraintsAffectingLayout(for: .vertical) == [between])
    NSLayoutConstraint.deactivate([between])
    #expect(parent.constraints == [inset] && !between.isActive)
  }

  @Test func `items of two hierarchies are refused`() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
    #expect(FailureLog.during { constraint.isActive = true }.map(\.kind) == [.invalidHierarchy])
    #expect(!constraint.isActive)
  }

  @Test func `views have their guides, each once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 50))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.safeAreaLayoutGuide.owningView === view)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 984, height: 34))
    #expect(view.readableContentGuide.layoutFrame.width == 672)
    #expect(view.readableContentGuide.layoutFrame.midX == 500)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    #expect(view.constraints.count == 1)
    view.removeLayoutGuide(guide)
    #expect(view.constraints.isEmpty && guide.owningView == nil)
  }

  @Test func `a constraint from a nib has the newer attributes, and knows that it is symbolic`()
    throws
  {
    let constraint: NSLayoutConstraint = try NibSketch.object(
      "NSLayoutConstraint",
      [
        "NSFirstAttribute": 5, "NSFirstAttributeV2": 17, "NSSecondAttribute": 6,
        "NSRelation": 1, "NSMultiplier": 1.5, "NSConstantV2": 8.0, "NSConstant": 20.0,
        "NSPriority": 750, "NSLayoutIdentifier": "left", "NSSymbolicConstant": "NSSpace",
      ]
    ).load()
    #expect(constraint.firstAttribute == .leadingMargin && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 1.5)
    #expect(constraint.constant == 8 && constraint.priority == .defaultHigh)
    #expect(constraint.identifier == "left" && constraint.isSymbolic)
  }

  @Test func `a guide of a nib is the view's own`() throws {
    let view: UIView = try NibSketch.object(
      "UIView",
      [
        "UIViewLayoutGuides": .members([
          .object("UILayoutGuide", ["UILayoutGuideIdentifier": "UIViewSafeAreaLayoutGuide"])
        ])
      ]
    ).load()
    #expect(view.layoutGuides.count == 1 && view.layoutGuides.first === view.safeAreaLayoutGuide)
    #expect(view.safeAreaLayoutGuide.owningView === view)
  }
}
