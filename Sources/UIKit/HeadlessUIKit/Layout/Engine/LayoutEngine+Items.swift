import AutoLayout
import Foundation

/// The views of the hierarchy and their rectangles.
extension LayoutEngine {
  /// Reads the view properties whose changes are not announced, and marks the items that have changed.
  /// - Returns: False if the hierarchy has changed since the items were created.
  func readItems() -> Bool {
    guard !items.isEmpty else { return false }
    for index in items.indices {
      guard let view = view(at: index) else { return false }
      guard view.subviews.count == items[index].subviewCount,
        index == 0 || isFree(view, inside: items[items[index].parent].view) == items[index].isFree
      else { return false }
      view.layoutIndex = index
      read(view, index)
    }
    return true
  }

  /// Returns whether constraints determine a view's frame, as opposed to the frame determining the constraints.
  private func isFree(_ view: UIView, inside superview: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && !superview.setsFrame(of: view)
  }

  /// Returns the view of an item, or nil if a different view is in its position now. All items before it must be up to
  /// date.
  private func view(at index: Int) -> UIView? {
    if index == 0 { return root }
    let subviews = items[items[index].parent].view.subviews
    let place = items[index].place
    guard place < subviews.count else { return nil }
    let view = subviews[place]
    return ObjectIdentifier(view) == items[index].id ? view : nil
  }

  private func read(_ view: UIView, _ index: Int) {
    var isChanged = false
    let insets = view.alignmentRectInsets
    if insets != items[index].insets {
      items[index].insets = insets
      isChanged = true
    }
    let origin = view.bounds.origin
    if origin != items[index].origin {
      items[index].origin = origin
      isChanged = true
    }
    if !items[index].usedInsets.isEmpty, readInsets(of: view, index) { isChanged = true }
    if index == 0 {
      if rootSize.isOwn, moveRoot() { isChanged = true }
    } else if items[index].frame == nil {
      let isMoved = items[items[index].parent].mark == round
      if let support = view as? LayoutSupportView {
        if isMoved {
          items[index].box = supportBox(support, in: items[index].parent)
          isChanged = true
        }
      } else {
        let isNew = !holdsMasks && readMask(of: view, index)
        if isNew || isMoved || isChanged {
          items[index].box = maskBox(at: index)
          isChanged = true
        }
      }
    }
    if isChanged { mark(index) }
  }

  func mark(_ index: Int) {
    items[index].mark = round
    hasMarks = true
  }

  /// Reads the size of the root if it is fixed; returns false if it has not changed.
  private func moveRoot() -> Bool {
    let insets = items[0].insets
    let size = root.alignmentRect(forFrame: root.bounds).size
    let old = items[0].box
    guard
      old.horizontal.start.constant != Double(insets.left)
        || old.vertical.start.constant != Double(insets.top)
        || old.horizontal.length.constant != Double(size.width)
        || old.vertical.length.constant != Double(size.height)
    else { return false }
    items[0].box = LayoutBox(
      horizontal: LayoutSpan(
        start: LinearExpression(Double(insets.left)), length: LinearExpression(Double(size.width))),
      vertical: LayoutSpan(
        start: LinearExpression(Double(insets.top)), length: LinearExpression(Double(size.height))))
    return true
  }

  // MARK: Hierarchy

  /// Updates the items to the current hierarchy, in its order.
  ///
  /// Views that have left are removed together with their equations.
  func rearrange() {
    let old = items
    var isKept = [Bool](repeating: false, count: old.count)
    let known = old.isEmpty ? [:] : oldPlaces()
    places.removeAll()
    items.removeAll(keepingCapacity: true)
    func append(_ view: UIView, parent: Int, place: Int) {
      let isFree = parent >= 0 && isFree(view, inside: items[parent].view)
      let number = items.count
      if let found = known[ObjectIdentifier(view)], !isKept[found], old[found].isFree == isFree,
        parent < 0 || items[parent].id == old[old[found].parent].id
      {
        isKept[found] = true
        items.append(old[found])
        items[number].parent = parent
        items[number].place = place
        items[number].subviewCount = view.subviews.count
        view.layoutIndex = number
        return
      }
      addItem(view, parent: parent, place: place, isFree: isFree)
    }
    append(root, parent: -1, place: 0)
    // The loop avoids recursion, because hierarchies may be deep.
    var pending = [(parent: 0, next: 0)]
    while let level = pending.popLast() {
      let subviews = items[level.parent].view.subviews
      guard level.next < subviews.count else { continue }
      let view = subviews[level.next]
      pending.append((level.parent, level.next + 1))
      append(view, parent: level.parent, place: level.next)
      if !view.subviews.isEmpty { pending.append((items.count - 1, 0)) }
    }
    for index in old.indices where !isKept[index] { drop(old[index]) }
    if isBuilt { needsOrder = true }
    hasLosses = true
  }

  private func oldPlaces() -> [ObjectIdentifier: Int] {
    var known: [ObjectIdentifier: Int] = [:]
    known.reserveCapacity(items.count)
    for index in items.indices { known[items[index].id] = index }
    return known
  }

  private func addItem(_ view: UIView, parent: Int, place: Int, isFree: Bool) {
    let index = items.count
    var item = Item(
      view: view, id: ObjectIdentifier(view), parent: parent, place: place,
      subviewCount: view.subviews.count, isFree: isFree, isStack: view is UIStackView,
      box: .nowhere, insets: view.alignmentRectInsets, origin: view.bounds.origin)
    // The item is not up to date with any revision yet.
    item.seen = view.layoutRevisions.before
    if isFree, !(view is LayoutSupportView) {
      let free = freeBox()
      item.box = free.box
      item.frame = free
    }
    view.layoutIndex = index
    items.append(item)
    if parent < 0, rootSize.isOwn {
      _ = moveRoot()
    } else if parent < 0 {
      seekRootSize()
    } else if let support = view as? LayoutSupportView {
      items[index].box = supportBox(support, in: parent)
    } else if !isFree {
      items[index].mask = MaskBox(view, in: items[parent].view)
      items[index].box = maskBox(at: index)
    }
    updateGuides(of: view, index)
    mark(index)
  }

  /// Removes a view's equations from the system; its variables are removed when nothing else uses them.
  private func drop(_ item: Item) {
    for entry in item.constraints { if let handle = entry.handle { system.remove(handle) } }
    drop(item.stackEquations)
    drop(item.contentEquations)
    if let frame = item.frame { drop(frame.variables, frame.size.limits) }
    if let content = item.content { drop(content.variables, content.limits) }
    for guide in item.guides { drop(guide.free.variables, guide.free.size.limits) }
  }

  private func drop(_ list: EquationList) { drop(list.variables, list.handles) }

  func drop(_ variables: [Variable], _ handles: [ConstraintHandle]) {
    for handle in handles { system.remove(handle) }
    unusedVariables += variables
  }

  /// Updates the item's guides to those of its view; returns true if they have changed.
  @discardableResult
  func updateGuides(of view: UIView, _ index: Int) -> Bool {
    let own = view.layoutGuides.filter { $0.kind == nil }
    let old = items[index].guides
    guard !own.elementsEqual(old, by: { ObjectIdentifier($0) == $1.id }) else { return false }
    items[index].guides = own.map { guide in
      let id = ObjectIdentifier(guide)
      return old.first { $0.id == id } ?? GuideBox(guide: guide, id: id, free: freeBox())
    }
    for guide in old where !own.contains(where: { ObjectIdentifier($0) == guide.id }) {
      drop(guide.free.variables, guide.free.size.limits)
    }
    if isBuilt { needsOrder = true }
    return true
  }

  // MARK: Rectangles

  /// Returns a rectangle of new variables.
  func freeBox() -> FreeBox {
    let (x, width, y, height) = (
      system.variable(), system.variable(), system.variable(), system.variable()
    )
    return FreeBox(x: x, y: y, size: freeSize(width, height))
  }

  /// Returns a size of new variables that cannot become negative.
  func freeSize(_ width: Variable, _ height: Variable) -> FreeSize {
    FreeSize(
      width: width, height: height,
      widthLimit: addLast(LinearConstraint(width, .greaterThanOrEqual, 0)),
      heightLimit: addLast(LinearConstraint(height, .greaterThanOrEqual, 0)))
  }

  private func seekRootSize() {
    let size = freeSize(system.variable(), system.variable())
    items[0].size = size
    items[0].box = LayoutBox(
      horizontal: LayoutSpan(start: LinearExpression(), length: LinearExpression(size.width)),
      vertical: LayoutSpan(start: LinearExpression(), length: LinearExpression(size.height)))
  }

  /// Reads the effect of a view's autoresizing mask; returns false if it has not changed.
  private func readMask(of view: UIView, _ index: Int) -> Bool {
    let mask = MaskBox(view, in: items[items[index].parent].view)
    if let old = items[index].mask, mask.isNear(old) { return false }
    items[index].mask = mask
    return true
  }

  /// Returns the rectangle of a view whose autoresizing mask becomes constraints.
  private func maskBox(at index: Int) -> LayoutBox {
    let parent = items[index].parent
    guard let mask = items[index].mask else { return items[index].box }
    let frame = frameBox(of: parent)
    let origin = items[parent].view.contentOrigin
    return LayoutBox(
      horizontal: mask.horizontal.placed(in: frame.horizontal, origin.x),
      vertical: mask.vertical.placed(in: frame.vertical, origin.y)
    ).inset(by: items[index].insets)
  }

  /// Returns a view's frame, including its alignment insets.
  func frameBox(of index: Int) -> LayoutBox {
    let insets = items[index].insets
    return items[index].box.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

extension LayoutRevisions {
  /// Revision counts that differ from all real ones.
  fileprivate var before: LayoutRevisions {
    LayoutRevisions(
      equations: equations &- 1, constraints: constraints &- 1, content: content &- 1)
  }
}
