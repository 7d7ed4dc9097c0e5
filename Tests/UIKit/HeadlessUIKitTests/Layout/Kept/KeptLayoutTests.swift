import Foundation
import Testing

@testable import HeadlessUIKit

/// A root keeps its engine, and gets what a new one would find.
@MainActor @Suite(.ownEnvironment)
struct KeptLayoutTests {
  /// Where every view is.
  private struct Geometry: Equatable {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect
    let guides: [CGRect]
    let contentSize: CGSize

    @MainActor
    init(_ view: UIView) {
      self.view = view
      center = view.layer.position
      bounds = view.layer.bounds
      guides = view.layoutGuides.filter { $0.kind == nil }.map(\.layoutFrame)
      contentSize = (view as? UIScrollView)?.contentSize ?? .zero
    }

    var rects: String { "\(center) \(bounds) \(guides) \(contentSize)" }

    @MainActor
    func restore() {
      // A smaller content takes the offset back, so the bounds come last.
      (view as? UIScrollView)?.contentSize = contentSize
      view.layer.position = center
      view.layer.bounds = bounds
    }
  }

  /// What a layout has found, but for the frames.
  private struct Findings: Equatable {
    var ambiguousDimensions: [AmbiguousDimensions]
    var broken: [String]
    var conflicts: [String]

    @MainActor
    init(_ engine: LayoutEngine, _ views: [UIView]) {
      ambiguousDimensions = views.map { engine.ambiguousDimensions(of: $0) }
      broken = engine.brokenConstraints.map { $0.identifier ?? "" }
      conflicts = engine.conflicts.map(\.description)
    }
  }

  /// Changes that request no layout by themselves: a guide that is added without constraints, and bounds that move.
  private static let silent: Set<String> = ["guide", "bounds"]

  /// Whether another layout would leave everything where it is. The frames of ambiguous views depend on where they were.
  private func isSettled(_ scene: LivingScene) -> Bool {
    let before = scene.hierarchy.map { Geometry($0) }
    LayoutEngine(root: scene.root).layOut()
    let isSettled = before == scene.hierarchy.map { Geometry($0) }
    for geometry in before { geometry.restore() }
    return isSettled
  }

  @Test(arguments: 0..<40)
  func `whatever changes, the frames are those of a new engine`(seed: UInt64) throws {
    let scene = LivingScene(seed: seed)
    LayoutConflict.handler = { _ in }
    var changes: [String] = []
    var unforced = 0
    for step in 0..<250 {
      changes.removeAll()
      let isSettled = isSettled(scene)
      for _ in 0..<(step % 3 == 0 ? 3 : 1) {
        scene.change()
        changes.append(scene.lastChange)
      }
      let views = scene.hierarchy
      let before = views.map { Geometry($0) }
      if isSettled, Self.silent.isDisjoint(with: changes) {
        unforced += 1
      } else {
        scene.root.setNeedsLayout()
        scene.root.needs(.solving)
      }
      scene.root.layoutIfNeeded()
      let kept = views.map { Geometry($0) }
      let engine = try #require(scene.root.layoutEngine)
      let found = Findings(engine, views)
      for geometry in before { geometry.restore() }
      let new = LayoutEngine(root: scene.root)
      new.layOut()
      let other = views.map { Geometry($0) }
      let findings = Findings(new, views)
      let place = "seed \(seed), step \(step), after \(changes.joined(separator: ", "))"
      if let (one, two) = zip(kept, other).first(where: { $0 != $1 }) {
        Issue.record("\(place): \(type(of: one.view)) \(one.rects), afresh \(two.rects)")
        return
      }
      if found != findings {
        Issue.record("\(place): \(found), afresh \(findings)")
        return
      }
    }
    #expect(unforced > 50, "only \(unforced) steps show that the change itself requests a layout")
  }
}
