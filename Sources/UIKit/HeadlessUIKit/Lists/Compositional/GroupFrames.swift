import Foundation

/// The frames of a group's cells, in the group's own coordinates.
@MainActor
struct GroupFrames {
  private(set) var frames: [CGRect] = []
  /// The items of the frames; nil for frames from a closure.
  private(set) var items: [NSCollectionLayoutItem?] = []
  private(set) var size = CGSize.zero
  /// The groups with attached views, their frames, and the index of their first cell frame.
  private(set) var groups: [(group: NSCollectionLayoutGroup, frame: CGRect, first: Int)] = []
  private let room: LayoutRoom
  /// A closure that returns the measured size of a self-sizing cell, by its number in the group.
  private let fitted: (Int) -> CGSize?
  /// The maximum number of items, for groups that would otherwise never end.
  private static let most = 1000

  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, _ room: LayoutRoom,
    fitted: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.room = room
    self.fitted = fitted
    size = place(group, at: .zero, in: container)
  }

  /// Places an item, and returns the size that it occupies.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize,
    size given: CGSize? = nil
  ) -> CGSize {
    var size = given ?? item.layoutSize.size(in: container)
    if let group = item as? NSCollectionLayoutGroup {
      let (first, number) = (frames.count, groups.count)
      size = place(group, at: origin, size: size)
      if !group.supplementaryItems.isEmpty, frames.count > first {
        let frame = CGRect(origin: origin, size: size).inset(by: group.contentInsets)
        groups.insert((group, frame, first), at: number)
      }
      return size
    }
    if let own = fitted(frames.count) {
      if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
    }
    let insets = item.usedInsets
    items.append(item)
    frames.append(
      CGRect(
        x: origin.x + insets.leading, y: origin.y + insets.top,
        width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(size.height - insets.top - insets.bottom, 0)))
    return size
  }

  private mutating func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, size: CGSize
  ) -> CGSize {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    if case .custom(let provider) = group.arrangement {
      let room = LayoutRoom(contentSize: inner, traitCollection: room.traitCollection)
      frames += provider(room).map { $0.frame.offsetBy(dx: corner.x, dy: corner.y) }
      while items.count < frames.count { items.append(nil) }
      return size
    }
    let used = fill(group, at: corner, in: inner)
    var whole = size
    if group.layoutSize.widthDimension.isEstimated {
      whole.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      whole.height = used.height + insets.top + insets.bottom
    }
    return whole
  }

  /// Places a group's items one after another while there is room, and returns the size that they occupy.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, in inner: CGSize
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    var isRow = true
    if case .column = group.arrangement { isRow = false }
    let length = isRow ? inner.width : inner.height
    let isOpen =
      (isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
    let gap = group.interItemSpacing?.spacing ?? 0
    let axis: LayoutAxis = isRow ? .horizontal : .vertical
    let first = frames.count
    var along: CGFloat = 0
    var across: CGFloat = 0
    /// The end of each item's frames and groups, and the number of flexible spaces before it.
    var ends: [(end: Int, groups: Int, flexible: Int)] = []
    let firstGroup = groups.count
    /// The frames of the items that match the size of the largest one across the axis.
    var uniform: [Int] = []
    var flexible = 0
    let limit = group.count ?? (isOpen ? group.subitems.count : Self.most)
    for index in 0..<limit {
      let item = group.subitems[index % group.subitems.count]
      var given: CGSize?
      if let count = group.count, !isOpen, !group.keepsSizes {
        // The items share the group equally.
        let part = (length - CGFloat(count - 1) * gap) / CGFloat(count)
        given = axis.size(part, axis.crossing.length(item.layoutSize.size(in: inner)))
      }
      let edges = EdgeSpaces(item.edgeSpacing, axis)
      let start = along + (index > 0 ? gap : 0) + edges.before
      let needed = axis.length(given ?? item.layoutSize.size(in: inner))
      if group.count == nil, !isOpen, index > 0,
        start + needed + edges.after > length + 1e-6 || needed <= 0
      {
        break
      }
      if index > 0, group.interItemSpacing?.isFlexible == true { flexible += 1 }
      if edges.growsBefore { flexible += 1 }
      let place = axis.point(start, edges.across)
      let taken = self.place(
        item, at: CGPoint(x: corner.x + place.x, y: corner.y + place.y), in: inner, size: given)
      if !(item is NSCollectionLayoutGroup), item.isUniform(along: axis.crossing) {
        uniform.append(frames.count - 1)
      }
      along = start + axis.length(taken) + edges.after
      across = max(across, edges.across + axis.crossing.length(taken) + edges.behind)
      ends.append((frames.count, groups.count, flexible))
      if edges.growsAfter { flexible += 1 }
    }
    if flexible > 0, along < length {
      spread(from: first, firstGroup, ends, by: (length - along) / CGFloat(flexible), axis)
    }
    for frame in uniform {
      let size = frames[frame].size
      frames[frame].size = axis.size(axis.length(size), across)
    }
    return axis.size(along, across)
  }

  /// Distributes the remaining space among the flexible spaces.
  private mutating func spread(
    from first: Int, _ firstGroup: Int, _ ends: [(end: Int, groups: Int, flexible: Int)],
    by extra: CGFloat, _ axis: LayoutAxis
  ) {
    var (start, group) = (first, firstGroup)
    for (end, groupEnd, flexible) in ends {
      let distance = axis.point(CGFloat(flexible) * extra, 0)
      for frame in start..<end {
        frames[frame] = frames[frame].offsetBy(dx: distance.x, dy: distance.y)
      }
      for number in group..<groupEnd {
        groups[number].frame = groups[number].frame.offsetBy(dx: distance.x, dy: distance.y)
      }
      (start, group) = (end, groupEnd)
    }
  }
}

/// The edge spacing of an item, along and across the axis of its group, in points.
@MainActor
private struct EdgeSpaces {
  var before: CGFloat = 0
  var after: CGFloat = 0
  var across: CGFloat = 0
  var behind: CGFloat = 0
  var growsBefore = false
  var growsAfter = false

  init(_ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: LayoutAxis) {
    guard let spacing else { return }
    let isRow = axis == .horizontal
    let (first, last) = isRow ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
    before = first?.spacing ?? 0
    after = last?.spacing ?? 0
    growsBefore = first?.isFlexible ?? false
    growsAfter = last?.isFlexible ?? false
    across = (isRow ? spacing.top : spacing.leading)?.spacing ?? 0
    behind = (isRow ? spacing.bottom : spacing.trailing)?.spacing ?? 0
  }
}
