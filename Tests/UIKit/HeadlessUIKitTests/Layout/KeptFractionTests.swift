import Foundation
import HeadlessUIKit
import Testing

/// Views without constraints that keep a place between two pixels, beside views with constraints.
///
/// Each root has two pixels a point, so that a quarter of a point is no edge of a pixel.
@MainActor @Suite(.ownEnvironment) struct KeptFractionTests {
  private let place = CGRect(x: 7.25, y: 3.25, width: 20.25, height: 10.25)

  /// A root that contains a view with constraints.
  private func root() -> UIView {
    let (root, neighbor) = LayoutSketch.pair()
    LayoutSketch.place(neighbor, x: 1.25, y: 0, width: 10, height: 10)
    return root
  }

  @Test func `a view that resizes with its superview keeps its fraction, and so do those inside`() {
    let root = root()
    let parent = UIView(frame: place)
    parent.autoresizingMask = .flexibleWidth
    let (dot, follower) = (UIView(frame: place), UIView(frame: place))
    follower.autoresizingMask = .flexibleLeftMargin
    root.addSubview(parent)
    parent.addSubview(dot)
    parent.addSubview(follower)
    root.layoutIfNeeded()
    root.frame.size.width += 10
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.minX == 1.5, "the view with constraints is on a pixel")
    #expect(parent.frame == CGRect(x: 7.25, y: 3.25, width: 30.25, height: 10.25))
    #expect(dot.frame == place && follower.frame == place.offsetBy(dx: 10, dy: 0))
  }

  @Test func `constraints that the place already satisfies, or that are weaker, do not move it`() {
    let root = root()
    let dot = UIView(frame: place)
    root.addSubview(dot)
    dot.widthAnchor.constraint(equalToConstant: 20.25).isActive = true
    dot.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7.25).isActive = true
    let weak = dot.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
    weak.priority = .defaultLow
    weak.isActive = true
    root.layoutIfNeeded()
    #expect(dot.frame == place)
  }

  @Test func `a view with a transform keeps its center and its size`() {
    let root = root()
    let dot = UIView(frame: place)
    dot.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 1.5)
    let center = dot.center
    root.addSubview(dot)
    root.layoutIfNeeded()
    #expect(dot.center == center && dot.bounds.size == place.size)
  }

  @Test func `in a superview that layout moves to a pixel, a view keeps its place`() {
    let (root, parent) = LayoutSketch.pair()
    LayoutSketch.place(parent, x: 10.25, y: 10.25, width: 50, height: 50)
    let dot = UIView(frame: place)
    parent.addSubview(dot)
    root.layoutIfNeeded()
    #expect(parent.frame.origin == CGPoint(x: 10.5, y: 10.5) && dot.frame == place)
  }
}
