import Foundation
import HeadlessUIKit
import Testing

// S4.1: the hierarchy of views.
extension SeedViewProgramming {
  private func family() -> (parent: UIView, children: [UIView]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (1...3).map { tag in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    return (parent, children)
  }

  @Test func `subviews and their layers are in the order of insertion`() {
    let (parent, children) = family()
    #expect(parent.subviews == children)
    #expect(parent.layer.sublayers == children.map(\.layer))
    #expect(children.allSatisfy { $0.superview === parent && $0.layer.superlayer === parent.layer })
  }

  @Test func `views are inserted at an index, below and above others`() {
    let (parent, children) = family()
    let views = (0..<4).map { _ in UIView() }
    parent.insertSubview(views[0], at: 0)
    parent.insertSubview(views[1], at: 99)
    parent.insertSubview(views[2], belowSubview: children[1])
    parent.insertSubview(views[3], aboveSubview: children[1])
    #expect(
      parent.subviews == [
        views[0], children[0], views[2], children[1], views[3], children[2], views[1],
      ])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `inserting a subview again moves it`() {
    let (parent, children) = family()
    parent.insertSubview(children[0], aboveSubview: children[2])
    #expect(parent.subviews == [children[1], children[2], children[0]])
    parent.insertSubview(children[0], belowSubview: children[1])
    #expect(parent.subviews == [children[0], children[1], children[2]])
  }

  @Test func `views can be brought to the front, sent to the back and exchanged`() {
    let (parent, children) = family()
    let own = CALayer()
    parent.layer.insertSublayer(own, at: 0)
    parent.bringSubviewToFront(children[0])
    #expect(parent.subviews == [children[1], children[2], children[0]])
    parent.sendSubviewToBack(children[2])
    #expect(parent.subviews == [children[2], children[1], children[0]])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == children)
    parent.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(parent.subviews == children)
    #expect(parent.layer.sublayers == [own] + children.map(\.layer))
  }

  @Test func `views know their ancestors`() {
    let (parent, children) = family()
    let inner = UIView()
    children[1].addSubview(inner)
    #expect(inner.isDescendant(of: parent) && inner.isDescendant(of: inner))
    #expect(!parent.isDescendant(of: inner) && !inner.isDescendant(of: children[0]))
  }

  @Test func `a tag finds the first view, the view itself included`() {
    let (parent, children) = family()
    let inner = UIView()
    inner.tag = 3
    children[0].addSubview(inner)
    #expect(parent.viewWithTag(3) === inner)
    #expect(parent.viewWithTag(2) === children[1])
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test func `a moved view leaves its old superview and loses its constraints to it`() {
    let (parent, children) = family()
    let other = UIView()
    let constraint = children[0].leadingAnchor.constraint(equalTo: children[1].leadingAnchor)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    other.addSubview(children[0])
    #expect(parent.subviews == [children[1], children[2]])
    #expect(children[0].superview === other && other.subviews == [children[0]])
    #expect(parent.constraints.isEmpty && !constraint.isActive)
  }

  @Test func `a view cannot contain itself`() throws {
    let (parent, children) = family()
    let errors = FailureLog.during { children[0].addSubview(parent) }
    #expect(errors.map(\.kind) == [.invalidHierarchy])
    #expect(parent.superview == nil && children[0].subviews.isEmpty)
    #expect(FailureLog.during { parent.addSubview(parent) }.map(\.kind) == [.invalidHierarchy])
    #expect(parent.subviews == children)
  }

  @Test func `moving a view calls the view and both superviews in order`() {
    let log = MoveLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outside = LoggingView("outside", log)
    let inside = LoggingView("inside", log)
    let view = LoggingView("view", log)
    window.addSubview(inside)
    view.addSubview(LoggingView("inner", log))
    log.entries = []
    outside.addSubview(view)
    #expect(
      log.entries == [
        "view will move to outside", "view did move", "outside did add view",
      ])
    log.entries = []
    inside.addSubview(view)
    #expect(
      log.entries == [
        "view will move to inside", "view will move to a window", "inner will move to a window",
        "outside will remove view", "view did move to a window", "inner did move to a window",
        "view did move", "inside did add view",
      ])
    log.entries = []
    view.removeFromSuperview()
    #expect(
      log.entries == [
        "view will move to nil", "view will move to no window", "inner will move to no window",
        "inside will remove view", "view did move to no window", "inner did move to no window",
        "view did move",
      ])
  }

  @Test func `a whole hierarchy is released`() {
    weak var parent: UIView?
    weak var child: UIView?
    weak var layer: CALayer?
    weak var recognizer: UIGestureRecognizer?
    weak var constraint: NSLayoutConstraint?
    do {
      let (view, children) = family()
      let tap = UITapGestureRecognizer(target: view, action: "tap:")
      children[0].addGestureRecognizer(tap)
      let width = children[0].widthAnchor.constraint(equalTo: view.widthAnchor)
      width.isActive = true
      children[0].mask = UIView()
      (parent, child, layer) = (view, children[0], children[0].layer)
      (recognizer, constraint) = (tap, width)
      #expect(parent != nil && child != nil && recognizer != nil && constraint != nil)
    }
    #expect(parent == nil && child == nil && layer == nil)
    #expect(recognizer == nil && constraint == nil)
  }

  @Test func `a subview that outlives its superview has no superview`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil && child.layer.superlayer == nil)
  }
}

/// What happened, in order.
@MainActor
private final class MoveLog {
  var entries: [String] = []
}

private final class LoggingView: UIView {
  private let name: String
  private let log: MoveLog

  init(_ name: String, _ log: MoveLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.entries.append("\(name) will move to \((newSuperview as? LoggingView)?.name ?? "nil")")
  }
  override func didMoveToSuperview() { log.entries.append("\(name) did move") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.entries.append("\(name) will move to \(newWindow == nil ? "no" : "a") window")
  }
  override func didMoveToWindow() {
    log.entries.append("\(name) did move to \(window == nil ? "no" : "a") window")
  }
  override func didAddSubview(_ subview: UIView) {
    log.entries.append("\(name) did add \((subview as? LoggingView)?.name ?? "")")
  }
  override func willRemoveSubview(_ subview: UIView) {
    log.entries.append("\(name) will remove \((subview as? LoggingView)?.name ?? "")")
  }
}
