import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Regions of views that a pointer enters and leaves.
@MainActor @Suite(.ownEnvironment) struct PointerRegionTests {
  private let stage = TouchStage()

  private final class Regions: NSObject, UIPointerInteractionDelegate {
    var lines: [String] = []
    var region: (CGPoint, UIPointerRegion) -> UIPointerRegion? = { $1 }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { region(request.location, defaultRegion) }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 20)) }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      lines.append("enter \(Int(region.rect.minX))")
      animator.addCompletion { [self] _ in lines.append("entered") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { lines.append("exit \(Int(region.rect.minX))") }
  }

  private func add(_ regions: Regions, to view: UIView) -> UIPointerInteraction {
    let interaction = UIPointerInteraction(delegate: regions)
    view.addInteraction(interaction)
    return interaction
  }

  @Test func `a view is one region unless the delegate says otherwise`() throws {
    let box = stage.box("box", 0, 0)
    let regions = Regions()
    let interaction = add(regions, to: box)
    try hover(over: box)
    try hover(over: box, at: CGPoint(x: 5, y: 5))
    #expect(regions.lines == ["enter 0"])
    #expect(interaction.region?.rect == box.bounds && interaction.style?.effect == nil)
    HeadlessClock.shared.advance(by: 1)
    #expect(regions.lines == ["enter 0", "entered"])
    endHovering()
    #expect(regions.lines.last == "exit 0" && interaction.region == nil)
  }

  @Test func `regions of a view are left before the next one is entered`() throws {
    let box = stage.box("box", 0, 0)
    let regions = Regions()
    regions.region = { place, _ in
      place.x < 80
        ? UIPointerRegion(
          rect: CGRect(x: place.x < 40 ? 0 : 40, y: 0, width: 40, height: 100), identifier: "half")
        : nil
    }
    let interaction = add(regions, to: box)
    try hover(over: box, at: CGPoint(x: 10, y: 10))
    try hover(over: box, at: CGPoint(x: 50, y: 10))
    try hover(over: box, at: CGPoint(x: 90, y: 10))
    #expect(regions.lines == ["enter 0", "exit 0", "enter 40", "exit 40"])
    try hover(over: box, at: CGPoint(x: 10, y: 10))
    interaction.isEnabled = false
    #expect(regions.lines.last == "exit 0")
  }

  @Test func `the innermost region counts, and a view that leaves takes its region along`() throws {
    let outer = stage.box("outer", 0, 0)
    let inner = stage.box("inner", 50, 50, 50, 50, in: outer)
    let (around, inside) = (Regions(), Regions())
    _ = add(around, to: outer)
    let interaction = add(inside, to: inner)
    try hover(over: outer, at: CGPoint(x: 10, y: 10))
    try hover(over: inner)
    #expect(around.lines == ["enter 0", "exit 0"] && inside.lines == ["enter 0"])
    inner.removeInteraction(interaction)
    #expect(inside.lines == ["enter 0", "exit 0"])
  }
}
