import Diagnostics
import InterfaceBuilder
import XMLTree

extension LintContext {
  /// Returns a fix that stores the solved frames of views and their descendants.
  ///
  /// Returns nil if the layout would move any other view, or if a frame depends on an estimated size; in these cases,
  /// Interface Builder's own Update Frames command is the right choice.
  /// - Parameter dropsMark: Whether to remove the marks of misplaced views.
  func frameUpdate(of views: [IBObject], dropsMark: Bool = false) -> Diagnostic.Fix? {
    guard let layout, document.dialect == .document, agrees(layout, apartFrom: views) else {
      return nil
    }
    var frames: [(rect: Node, part: FramePart, value: Double)] = []
    for view in views {
      guard collect(view, isInside: false, layout, &frames) else { return nil }
    }
    return fix("Update the stored frame") { edits in
      for (rect, part, value) in frames {
        edits.setAttribute("\(part)", to: value.stored, on: rect)
      }
      guard dropsMark else { return }
      for view in views { edits.removeAttribute("misplaced", from: view.node) }
    }
  }

  /// Returns whether the layout produces the stored frames of all other views. If not, it differs from Interface
  /// Builder's layout.
  private func agrees(_ layout: any LayoutFacts, apartFrom views: [IBObject]) -> Bool {
    layout.movedViews.allSatisfy { id in
      guard let moved = document.object(id: id) else { return false }
      return views.contains { $0 == moved || $0.encloses(moved) }
    }
  }

  /// Collects the changed frames of a view and its subviews. Returns false if a frame is unknown.
  private func collect(
    _ view: IBObject, isInside: Bool, _ layout: any LayoutFacts,
    _ frames: inout [(rect: Node, part: FramePart, value: Double)]
  ) -> Bool {
    // Bounded: the parser of documents limits the depth of elements.
    if let id = view.id, let rect = view.node.child(keyed: "frame"), let stored = rect.rect {
      guard let frame = layout.frame(of: id) else { return false }
      let changed = FramePart.allCases.filter { abs(stored[$0] - frame[$0]) > 0.01 }
      guard layout.exactParts(of: id).isSuperset(of: changed) else { return false }
      // If a view does not move, its subviews do not move either.
      if changed.isEmpty && isInside { return true }
      if !frames.contains(where: { $0.rect == rect }) {
        frames += changed.map { (rect, $0, frame[$0]) }
      }
    }
    for child in view.children where facts.isView(child) {
      guard collect(child, isInside: true, layout, &frames) else { return false }
    }
    return true
  }
}

extension Double {
  /// The number in Interface Builder's frame format: `0.0`, `20`, `20.5`.
  fileprivate var stored: String {
    guard self != 0 else { return "0.0" }
    return Int(exactly: self).map { String($0) } ?? String(self)
  }
}
