import AutoLayout
import Foundation

/// Updates of the equations.
extension LayoutEngine {
  /// Updates the equations to the current state of the hierarchy.
  func update() {
    forgetOldSetting()
    var makesAll = !isBuilt
    beginRound()
    if !readItems() {
      rearrange()
      // A new mask or margin moves the views inside, and the common ancestors of a constraint's items may have changed.
      _ = readItems()
      makesAll = true
    }
    for index in items.indices {
      let view = items[index].view
      if view.layoutRevisions.equations != items[index].seen.equations,
        updateGuides(of: view, index)
      {
        makesAll = true
      }
    }
    if !rootSize.isOwn { makeRootEquations() }
    makeEquations(all: makesAll)
    if hasLosses { dropUnused() }
    finishUpdate()
  }

  /// Removes the insets and content sizes of scroll views that no equation uses any longer.
  private func dropUnused() {
    hasLosses = false
    let hasContents = items.indices.contains { items[$0].content != nil }
    guard hasContents || items.indices.contains(where: { !items[$0].usedInsets.isEmpty }) else {
      return
    }
    var contents = Set<Int>()
    var insets = [Set<SystemGuide>](repeating: [], count: items.count)
    for index in items.indices {
      let view = items[index].view
      if view is LayoutSupportView {
        contents.insert(items[index].parent)
        insets[items[index].parent].insert(.safeArea)
      }
      if (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true {
        insets[index].insert(.margins)
      }
      for entry in items[index].constraints {
        for side in [entry.trace.first, entry.trace.second] where side.item >= 0 {
          if let guide = side.guide { insets[Int(side.item)].insert(guide) }
          if entry.trace.readsContent { contents.insert(Int(side.item)) }
        }
      }
    }
    for index in items.indices {
      if items[index].usedInsets.contains(where: { !insets[index].contains($0.guide) }) {
        items[index].usedInsets.removeAll { !insets[index].contains($0.guide) }
      }
      if let content = items[index].content, !contents.contains(index) {
        drop(content.variables, content.limits)
        items[index].content = nil
      }
    }
  }

  func beginRound() {
    round &+= 1
    hasMarks = false
  }

  /// Creates the equations of views that have changed, in the order of a new system.
  private func makeEquations(all: Bool) {
    for index in items.indices { makeConstraints(of: index, all: all) }
    for index in items.indices where items[index].isStack {
      let revisions = items[index].view.layoutRevisions
      if all || items[index].mark == round || items[index].stackEquations.isVolatile
        || revisions.equations != items[index].seen.equations
      {
        makeStack(index)
      }
    }
    for index in items.indices {
      let revisions = items[index].view.layoutRevisions
      if revisions.content != items[index].seen.content, isSizedByContent(index) {
        // The first solution determines where the lines of other content break.
        items[index].brokenWidth = nil
        makeContent(index)
      }
      items[index].seen = revisions
    }
  }

  func finishUpdate() {
    isBuilt = true
    if !unusedVariables.isEmpty {
      unusedVariables.removeAll { (try? system.remove($0)) != nil }
    }
    if needsOrder { order() }
  }

  /// After frames have changed, updates the insets that equations use; returns true if any have changed.
  func readAllInsets() -> Bool {
    beginRound()
    for index in items.indices where !items[index].usedInsets.isEmpty {
      if readInsets(of: items[index].view, index) { mark(index) }
    }
    return hasMarks
  }

  /// Recreates the equations that depend on frames, such as those with insets and baselines.
  func updateForFrames() {
    let edits = editCount
    for index in items.indices.dropFirst() where items[index].frame == nil {
      let parent = items[index].parent
      guard items[parent].mark == round else { continue }
      if let support = items[index].view as? LayoutSupportView {
        items[index].box = supportBox(support, in: parent)
        mark(index)
      }
    }
    for index in items.indices { makeConstraints(of: index, all: false) }
    for index in items.indices where items[index].isStack {
      if items[index].mark == round || items[index].stackEquations.isVolatile { makeStack(index) }
    }
    finishUpdate()
    // The widths of text were computed with different equations than the current ones.
    if editCount != edits { hasUnsettledWidths = true }
  }

  /// Whether the size of a view's content affects its frame.
  func isSizedByContent(_ index: Int) -> Bool {
    items[index].isFree || index == 0 && !rootSize.isOwn
  }

  // MARK: Equations of each kind

  private func makeRootEquations() {
    guard case .fitting(let target, let horizontal, let vertical) = rootSize else { return }
    rootEquations = make(rootEquations) {
      let box = items[0].box
      add(
        box.horizontal.length, .equal, LinearExpression(Double(target.width)), horizontal)
      add(box.vertical.length, .equal, LinearExpression(Double(target.height)), vertical)
    }
  }

  private func makeStack(_ index: Int) {
    guard let stack = items[index].view as? UIStackView else { return }
    let list = items[index].stackEquations
    items[index].stackEquations = EquationList()
    let edits = editCount
    let made = make(list) { arrange(stack) }
    items[index].stackEquations = made
    if editCount != edits { hasLosses = true }
  }

  func makeContent(_ index: Int) {
    let list = items[index].contentEquations
    items[index].contentEquations = EquationList()
    let made = make(list) { addContentSize(of: index) }
    items[index].contentEquations = made
  }

  /// Updates the constraints that a view holds.
  private func makeConstraints(of index: Int, all: Bool) {
    let view = items[index].view
    let revisions = view.layoutRevisions
    let seen = items[index].seen
    let isNewList = revisions.constraints != seen.constraints
    if isNewList { updateConstraintList(of: view, index) }
    guard !items[index].constraints.isEmpty else { return }
    let makesAll = all || revisions.equations != seen.equations
    guard makesAll || isNewList || hasMarks || items[index].hasVolatileConstraints else {
      return
    }
    var isMirrored: Bool?
    var hasVolatile = false
    for position in items[index].constraints.indices {
      let trace = items[index].constraints[position].trace
      if trace.isVolatile { hasVolatile = true }
      let constraint = items[index].constraints[position].constraint
      let isDue =
        makesAll || trace.isVolatile
        || items[index].constraints[position].revision != constraint.revision
        || hasMarks && isMarked(trace)
      guard isDue else { continue }
      let direction =
        isMirrored ?? (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      isMirrored = direction
      if make(constraint, at: position, of: index, isMirrored: direction) { hasVolatile = true }
    }
    items[index].hasVolatileConstraints = hasVolatile
  }

  private func isMarked(_ trace: EquationTrace) -> Bool {
    trace.readsOrigin || trace.first.item >= 0 && items[Int(trace.first.item)].mark == round
      || trace.second.item >= 0 && items[Int(trace.second.item)].mark == round
  }

  /// Creates a constraint's equation; returns true if it must be recreated after every change to frames.
  private func make(
    _ constraint: NSLayoutConstraint, at position: Int, of index: Int, isMirrored: Bool
  ) -> Bool {
    trace = EquationTrace()
    let equation =
      constraint.priority.rawValue > 0 ? equation(of: constraint, isMirrored: isMirrored) : nil
    let handle = items[index].constraints[position].handle
    var made = handle
    if let equation, let handle {
      if !update(handle, to: equation) { made = nil }
    } else if let equation {
      made = addLast(equation)
    } else if let handle {
      remove(handle)
      made = nil
    }
    items[index].constraints[position].handle = made
    items[index].constraints[position].trace = trace
    items[index].constraints[position].revision = constraint.revision
    return trace.isVolatile
  }

  /// Updates the list of a view's constraints, and removes the equations of removed constraints.
  private func updateConstraintList(of view: UIView, _ index: Int) {
    let old = items[index].constraints
    let constraints = view.constraints
    if old.count == constraints.count,
      zip(old, constraints).allSatisfy({ $0.id == ObjectIdentifier($1) })
    {
      return
    }
    var known: [ObjectIdentifier: Int] = [:]
    for (position, entry) in old.enumerated() { known[entry.id] = position }
    var entries: [ConstraintEntry] = []
    entries.reserveCapacity(constraints.count)
    for constraint in constraints {
      let id = ObjectIdentifier(constraint)
      if let position = known.removeValue(forKey: id) {
        entries.append(old[position])
      } else {
        entries.append(
          ConstraintEntry(constraint: constraint, id: id, revision: constraint.revision &- 1))
      }
    }
    for position in known.values {
      if let handle = old[position].handle { remove(handle) }
    }
    items[index].constraints = entries
    if isBuilt { needsOrder = true }
  }
}
