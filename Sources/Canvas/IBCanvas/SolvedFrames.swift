import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TextMetrics
import XMLTree

/// The frames of the views, and the conflicts between their constraints.
struct SolvedFrames: LayoutResults {
  private(set) var layout = SolvedLayout()
  private let options: DocumentLayoutOptions

  init(_ options: DocumentLayoutOptions) { self.options = options }

  mutating func add(_ root: LaidOutRoot) {
    if let id = root.object?.id { layout.rules[id] = root.rules }
    for (view, id, object) in root.views where layout.places[id] == nil {
      var place = SolvedLayout.Place(
        frame: view.frame,
        isConstrained: root.isInstalled && view !== root.view
          && !view.translatesAutoresizingMaskIntoConstraints,
        ambiguousDimensions: root.engine.ambiguousDimensions(of: view))
      if options.text == .modelled, let object, DocumentText.kinds.contains(object.element) {
        compareWithText(view, root.overrides, &place)
        place.lineHeight = lineHeight(of: view, object)
      }
      layout.places[id] = place
      layout.order.append(id)
    }
    layout.unsatisfiable += root.engine.brokenConstraints.compactMap { root.nib.id(of: $0) }
    if options.explainsConflicts { explainConflicts(of: root) }
  }

  private mutating func explainConflicts(of laidOut: LaidOutRoot) {
    let (root, nib, engine) = (laidOut.view, laidOut.nib, laidOut.engine)
    let conflicts = engine.conflicts
    guard !conflicts.isEmpty else { return }
    // A cell determines the size of its content view; its own size comes from elsewhere.
    let content =
      (root as? UITableViewCell)?.contentView ?? (root as? UICollectionViewCell)?.contentView
    let free = engine.solutionOfFreeSize(of: content ?? root)
    // Conflicts are identified by one of their constraints, because every conflict that contains it is the same one.
    let lasting = Dictionary(
      grouping: free.conflicts.map { $0.members.compactMap { $0.constraint } }
        .filter { !$0.isEmpty }.map { $0.map(ObjectIdentifier.init) }, by: { $0[0] })
    let masked = Self.stacksWithMasks(in: root)
    layout.conflicts += conflicts.compactMap { conflict in
      let constraints = conflict.members.compactMap { $0.constraint }
      // In the app, a stack view turns off the autoresizing masks that stay on in the canvas.
      let isOfMask = conflict.members.contains { member in
        member.kind == .stack && member.viewID.map(masked.contains) == true
      }
      guard !isOfMask else { return nil }
      // Constraints that are not built cannot conflict with others in the app.
      guard !constraints.contains(where: { laidOut.designTimeOnly.contains(ObjectIdentifier($0)) })
      else {
        return nil
      }
      let members = Set(constraints.map(ObjectIdentifier.init))
      let lasts = members.contains { lasting[$0]?.contains { members.isSuperset(of: $0) } == true }
      let ids = conflict.members.compactMap { $0.constraint.flatMap { nib.id(of: $0) } }
      // The broken constraint may belong to a stack view; the conflict is then reported for one of the document's
      // constraints.
      guard
        let broken = conflict.broken.constraint.flatMap({ nib.id(of: $0) }) ?? ids.last
      else { return nil }
      return SolvedLayout.Conflict(
        broken: broken, constraints: ids,
        dependsOnStack: conflict.members.contains { $0.kind == .stack },
        dependsOnContent: conflict.members.contains {
          $0.kind == .content || $0.constraint?.dependsOnUnknownBaseline == true
        },
        fittingSize: lasts ? nil : free.size)
    }
  }

  /// The stack views whose arranged views keep their autoresizing masks on the canvas.
  private static func stacksWithMasks(in root: UIView) -> Set<ObjectIdentifier> {
    var stacks: Set<ObjectIdentifier> = []
    var pending = [root]
    while let view = pending.popLast() {
      pending += view.subviews
      guard let stack = view as? UIStackView,
        stack.arrangedSubviews.contains(where: \.translatesAutoresizingMaskIntoConstraints)
      else { continue }
      stacks.insert(ObjectIdentifier(stack))
    }
    return stacks
  }

  /// Returns the height of one line of a label in points, or nil if the document does not determine it.
  private func lineHeight(of view: UIView, _ object: IBObject) -> CGFloat? {
    guard let label = view as? UILabel, !label.hasAttributedText, object.customClass == nil,
      let font = object.node.child(keyed: "fontDescription"), font[Names.style] == nil,
      font[Names.name].map({ FontNames.areMetricsKnown(of: $0) }) ?? true
    else { return nil }
    return label.font.lineHeight
  }

  private func compareWithText(
    _ view: UIView, _ overrides: LayoutOverrides, _ place: inout SolvedLayout.Place
  ) {
    let solved = view.alignmentRect(forFrame: view.frame).size
    let line = overrides.unbrokenSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    let wrapped = view.sizeThatFits(
      CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    func agree(_ first: CGFloat, _ second: CGFloat) -> Bool {
      abs(first - second) <= LayoutComparison.tolerance
    }
    place.hasWidthOfText = agree(solved.width, line.width)
    place.hasHeightOfText =
      agree(solved.height, line.height) || agree(solved.height, wrapped.height)
  }
}
