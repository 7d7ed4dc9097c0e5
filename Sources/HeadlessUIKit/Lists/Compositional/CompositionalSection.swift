import Foundation

/// Where everything of a section of a compositional layout is that scrolls vertically, in points.
@MainActor
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let count: Int
  let start: CGFloat
  private let width: CGFloat
  private let room: LayoutRoom
  /// The group as it is before cells have found their sizes.
  private let template: GroupFrames
  /// The heights of the groups with the space below each.
  private var groups: RowHeights
  /// The sizes that cells have found, by their number.
  private var fitted: [Int: CGSize]

  init(
    _ section: NSCollectionLayoutSection, count: Int, start: CGFloat, room: LayoutRoom,
    fitted: [Int: CGSize]
  ) {
    self.section = section
    self.count = count
    self.start = start
    self.room = room
    self.fitted = fitted
    let insets = section.contentInsets
    width = max(room.contentSize.width - insets.leading - insets.trailing, 0)
    let container = CGSize(
      width: width, height: max(room.contentSize.height - insets.top - insets.bottom, 0))
    template = GroupFrames(section.group, in: container, room)
    let each = max(template.frames.count, 1)
    groups = RowHeights(
      count: (count + each - 1) / each,
      usual: Double(template.size.height + section.interGroupSpacing))
    for group in Set(fitted.keys.map { $0 / each }) where group < groups.count {
      groups.set(
        Double(frames(ofGroup: group).size.height + section.interGroupSpacing), at: group)
    }
  }

  private var each: Int { max(template.frames.count, 1) }

  /// The cells of a group, with the sizes that they have found.
  private func frames(ofGroup group: Int) -> GroupFrames {
    let first = group * each
    guard (first..<first + each).contains(where: { fitted[$0] != nil }) else { return template }
    let container = CGSize(width: width, height: room.contentSize.height)
    return GroupFrames(section.group, in: container, room) { self.fitted[first + $0] }
  }

  // MARK: Edges

  private func height(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    item.layoutSize.size(in: room.contentSize).height
  }

  private func height(atTop: Bool) -> CGFloat {
    section.boundarySupplementaryItems.filter { $0.isAtTop == atTop && $0.extendsBoundary }
      .map(height).reduce(0, +)
  }

  /// Where the groups begin.
  var groupsStart: CGFloat { start + height(atTop: true) + section.contentInsets.top }

  private var groupsEnd: CGFloat {
    groupsStart + max(CGFloat(groups.total) - (count > 0 ? section.interGroupSpacing : 0), 0)
  }

  var end: CGFloat { groupsEnd + section.contentInsets.bottom + height(atTop: false) }

  // MARK: Places

  func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < count else { return nil }
    let (group, place) = item.quotientAndRemainder(dividingBy: each)
    let frames = frames(ofGroup: group).frames
    guard frames.indices.contains(place) else { return nil }
    return frames[place].offsetBy(
      dx: section.contentInsets.leading, dy: groupsStart + CGFloat(groups.top(of: group)))
  }

  /// The items of the groups that overlap a stretch.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high > groupsStart, low < groupsEnd else { return 0..<0 }
    let first = groups.row(at: Double(max(low - groupsStart, 0)))
    let last = groups.row(at: Double(min(high, groupsEnd) - groupsStart))
    return min(first * each, count)..<min((last + 1) * each, count)
  }

  /// Where a view at an edge is.
  /// - Parameter visible: What is seen of the content.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, visible: CGRect) -> CGRect {
    let size = item.layoutSize.size(in: room.contentSize)
    let same = section.boundarySupplementaryItems.filter { $0.isAtTop == item.isAtTop }
    let before = same.prefix { $0 !== item }.map(height).reduce(0, +)
    var top = item.isAtTop ? start + before : end - height(atTop: false) + before
    if item.pinToVisibleBounds {
      top =
        item.isAtTop
        ? max(top, min(visible.minY, end - height(atTop: false) - size.height))
        : min(top, max(visible.maxY - size.height, groupsStart))
    }
    let free = room.contentSize.width - size.width
    let left: CGFloat =
      switch item.alignment {
      case .topLeading, .leading, .bottomLeading: 0
      case .topTrailing, .trailing, .bottomTrailing: free
      default: free / 2
      }
    return CGRect(x: left, y: top, width: size.width, height: size.height)
  }

  var backgroundFrame: CGRect {
    CGRect(x: 0, y: start, width: room.contentSize.width, height: end - start)
  }
}
