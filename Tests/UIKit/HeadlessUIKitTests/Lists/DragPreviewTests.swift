import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// How dragged things look: what delegates are asked, and what they are given.
@MainActor @Suite(.ownEnvironment)
struct DragPreviewTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    var lines: [String] = []
    var lifts = true
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.previewProvider = { [self] in
        lines.append("look")
        return UIDragPreview(view: badge)
      }
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      lines.append("lift")
      guard lifts, let view = interaction.view else { return nil }
      return UITargetedDragPreview(view: view)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      lines.append("back \(defaultPreview.view === badge) \(defaultPreview.target.center.x)")
      return defaultPreview
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { [self] _ in lines.append("is back") } }
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    var lines: [String] = []
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { lines.append("drop") }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      lines.append("preview \(defaultPreview.size.width) at \(defaultPreview.target.center.x)")
      let place = UIDragPreviewTarget(
        container: defaultPreview.target.container, center: CGPoint(x: 5, y: 5))
      return defaultPreview.retargetedPreview(with: place)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { [self] _ in lines.append("is there") } }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { lines.append("conclude") }
  }

  private let stage = TouchStage()
  private let source = Source()
  private let target = Target()

  private func boxes() -> (UIView, UIView) {
    let (from, to) = (stage.box("from", 0, 0), stage.box("to", 200, 200))
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    from.addInteraction(drag)
    to.addInteraction(UIDropInteraction(delegate: target))
    return (from, to)
  }

  @Test func `what is dropped looks as its item says, at the finger, unless the target moves it`()
    throws
  {
    let (from, to) = boxes()
    try drag(from, onto: to)
    #expect(source.lines == ["lift", "look"])
    #expect(target.lines == ["drop", "preview 20.0 at 50.0", "conclude"])
    HeadlessClock.shared.advance(by: 1)
    #expect(target.lines.last == "is there")
  }

  @Test func `what nothing takes goes back to where it was lifted`() throws {
    let (from, _) = boxes()
    let finger = try Finger(on: from)
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 150, y: 20), taking: 0.2)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(source.lines.suffix(2) == ["back true 50.0", "is back"])
  }

  @Test func `what is not lifted to be seen is not seen dropping`() throws {
    let (from, to) = boxes()
    source.lifts = false
    try drag(from, onto: to)
    #expect(source.lines == ["lift", "look"])
    #expect(target.lines.first == "drop")
  }

  @Test func `the cell of a dragged row is its preview, with the parameters of the delegate`()
    throws
  {
    final class Rows: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
      ) -> UIDragPreviewParameters? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 33, height: 20))
        return parameters
      }
    }
    final class Look: NSObject, UIDropInteractionDelegate {
      var preview: UITargetedDragPreview?
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
      ) -> UITargetedDragPreview? {
        preview = defaultPreview
        return nil
      }
    }
    let (table, window) = ListStage.table(NumberRows(count: 5))
    table.frame.size.height = 220
    let (rows, look) = (Rows(), Look())
    table.dragDelegate = rows
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    box.addInteraction(UIDropInteraction(delegate: look))
    window.addSubview(box)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    try drag(cell, onto: box)
    HeadlessClock.shared.advance(by: 1)
    #expect(look.preview?.view === cell && look.preview?.target.container === box)
    #expect(look.preview?.parameters.visiblePath?.bounds.width == 33)
  }
}
