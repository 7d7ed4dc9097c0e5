import Foundation

/// The places of a group's cells, from the group's own corner.
@MainActor
struct GroupFrames {
  private(set) var frames: [CGRect] = []
  private(set) var size = CGSize.zero
  private let room: LayoutRoom
  /// The sizes that cells have found for themselves, by their number in the group.
  private let fitted: (Int) -> CGSize?
  /// A limit for groups that would never end.
  private static let most = 1000

  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, _ room: LayoutRoom,
    fitted: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.room = room
    self.fitted = fitted
    size = place(group, at: .zero, in: container)
  }

  /// Places an item, and returns the room that it takes.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize,
    size given: CGSize? = nil
  ) -> CGSize {
    var size = given ?? item.layoutSize.size(in: container)
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: origin, size: size)
    }
    if let own = fitted(frames.count) {
      if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
    }
    let insets = item.contentInsets
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

  /// Places a group's items one after the other until there is no more room, and returns what they take up.
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
    let first = frames.count
    var along: CGFloat = 0
    var across: CGFloat = 0
    var ends: [Int] = []
    let limit = group.count ?? (isOpen ? group.subitems.count : Self.most)
    for index in 0..<limit {
      let item = group.subitems[index % group.subitems.count]
      var given: CGSize?
      if let count = group.count, !isOpen {
        // Equal parts of the group.
        let part = (length - CGFloat(count - 1) * gap) / CGFloat(count)
        let own = item.layoutSize.size(in: inner)
        given =
          isRow ? CGSize(width: part, height: own.height) : CGSize(width: own.width, height: part)
      }
      let expected = given ?? item.layoutSize.size(in: inner)
      let start = along + (index > 0 ? gap : 0)
      let needed = isRow ? expected.width : expected.height
      if group.count == nil, !isOpen, index > 0, start + needed > length + 1e-6 || needed <= 0 {
        break
      }
      let place = CGPoint(
        x: corner.x + (isRow ? start : 0), y: corner.y + (isRow ? 0 : start))
      let taken = self.place(item, at: place, in: inner, size: given)
      along = start + (isRow ? taken.width : taken.height)
      across = max(across, isRow ? taken.height : taken.width)
      ends.append(frames.count)
    }
    if group.interItemSpacing?.isFlexible == true, ends.count > 1, along < length {
      spread(from: first, ends, by: (length - along) / CGFloat(ends.count - 1), isRow)
    }
    return isRow
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Distributes the room that is left between the items.
  private mutating func spread(from first: Int, _ ends: [Int], by extra: CGFloat, _ isRow: Bool) {
    var start = first
    for (index, end) in ends.enumerated() {
      let distance = CGFloat(index) * extra
      for frame in start..<end {
        frames[frame] = frames[frame].offsetBy(
          dx: isRow ? distance : 0, dy: isRow ? 0 : distance)
      }
      start = end
    }
  }
}
