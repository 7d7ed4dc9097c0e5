import Foundation

/// The sizes of self-sizing cells and views of a section, in points.
struct FittedSizes {
  /// The sizes of cells by item number.
  var items: [Int: CGSize] = [:]
  /// The sizes of the boundary views, by kind.
  var edges: [String: CGSize] = [:]
}

/// The frames of everything in a section of a compositional layout, in points of the collection view's content.
///
/// Sections follow each other along the layout's axis. In an orthogonally scrolling section, the groups follow each
/// other across that axis; their frames are then those before any scrolling.
@MainActor
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let count: Int
  /// The start of the section along the layout's axis. The layout sets it, because it depends on the preceding
  /// sections.
  var start: CGFloat = 0
  let axis: LayoutAxis
  let room: LayoutRoom
  private let container: CGSize
  private let insets: NSDirectionalEdgeInsets
  /// The left and right insets of the views at the section's boundaries.
  private let edgeInsets: NSDirectionalEdgeInsets
  /// The group before its cells have been measured.
  private let template: GroupFrames
  /// The lengths of the groups, each including the space after it.
  private(set) var groups: RowHeights
  /// The size, across the axis, of the groups whose cells have been measured, and the largest size of all groups.
  private var breadths: [Int: Double] = [:]
  private var largestBreadth: LargestLength
  private var fitted = FittedSizes()

  /// - Parameters:
  ///   - margins: The insets from the collection view's own insets to the reference for the section's insets.
  ///   - edgeMargins: The insets to the reference for the boundary views.
  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, room: LayoutRoom,
    margins: NSDirectionalEdgeInsets, edgeMargins: NSDirectionalEdgeInsets
  ) {
    self.section = section
    self.count = count
    self.axis = axis
    self.room = room
    insets = section.contentInsets.addingSides(of: margins)
    edgeInsets = Self.edgeInsets(of: section, edgeMargins)
    container = room.contentSize.inset(by: insets)
    template = GroupFrames(section.group, in: container, room)
    let flow = section.orthogonalScrollingBehavior == .none ? axis : axis.crossing
    let each = max(template.frames.count, 1)
    groups = RowHeights(
      count: (count + each - 1) / each,
      usual: Double(flow.length(template.size) + section.interGroupSpacing))
    largestBreadth = LargestLength(
      Double(flow.crossing.length(template.size)), count: groups.count)
  }

  /// Updates the sizes of self-sizing cells and boundary views, and recomputes the groups of these cells.
  mutating func take(_ found: FittedSizes) {
    fitted.items.merge(found.items) { $1 }
    fitted.edges.merge(found.edges) { $1 }
    for group in Set(found.items.keys.map({ $0 / each })) where group < groups.count {
      let size = frames(ofGroup: group).size
      groups.set(Double(flow.length(size) + section.interGroupSpacing), at: group)
      guard isOrthogonal else { continue }
      let usual = Double(flow.crossing.length(template.size))
      let breadth = Double(flow.crossing.length(size))
      largestBreadth.replace(breadths.updateValue(breadth, forKey: group) ?? usual, by: breadth)
    }
  }

  private var each: Int { max(template.frames.count, 1) }

  /// The size of the groups across their flow, in points.
  private var breadth: CGFloat { CGFloat(largestBreadth.value) }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The axis along which groups follow each other.
  private var flow: LayoutAxis { isOrthogonal ? axis.crossing : axis }

  /// Returns the cells of a group, with their measured sizes.
  private func frames(ofGroup group: Int) -> GroupFrames {
    let first = group * each
    guard (first..<first + each).contains(where: { fitted.items[$0] != nil }) else {
      return template
    }
    return GroupFrames(section.group, in: container, room) { [items = fitted.items] in
      items[first + $0]
    }
  }

  /// Returns the layout's description of a cell by its item number.
  func description(of item: Int) -> NSCollectionLayoutItem? {
    template.items.indices.contains(item % each) ? template.items[item % each] : nil
  }

  // MARK: Edges

  private static func edgeInsets(
    of section: NSCollectionLayoutSection, _ margins: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    guard section.supplementaryContentInsetsReference == .automatic else { return margins }
    return section.supplementariesFollowContentInsets
      ? section.contentInsets.addingSides(of: margins) : .zero
  }

  /// The size that is available to the boundary views.
  private var edgeRoom: CGSize {
    let side = axis.crossing.size(
      axis.crossing.lead(edgeInsets) + axis.crossing.trail(edgeInsets), 0)
    return CGSize(
      width: max(room.contentSize.width - side.width, 0),
      height: max(room.contentSize.height - side.height, 0))
  }

  private func size(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    item.size(in: edgeRoom, fitted: fitted.edges[item.elementKind])
  }

  private func length(atLead: Bool) -> CGFloat {
    section.boundarySupplementaryItems.filter {
      $0.isLead(along: axis) == atLead && $0.extendsBoundary
    }.map { axis.length(size($0)) }.reduce(0, +)
  }

  /// The start of the groups along the layout's axis.
  var groupsStart: CGFloat {
    start + section.headerPadding + length(atLead: true) + axis.lead(insets)
  }

  private var groupsEnd: CGFloat { groupsStart + groupsLength }

  private var groupsLength: CGFloat {
    guard count > 0 else { return 0 }
    return isOrthogonal ? breadth : flowLength
  }

  /// The length of all groups along the axis on which they follow each other.
  private var flowLength: CGFloat {
    max(CGFloat(groups.total) - (count > 0 ? section.interGroupSpacing : 0), 0)
  }

  /// The length along the layout's axis, which does not depend on the start.
  var length: CGFloat {
    let edges = length(atLead: true) + length(atLead: false)
    return section.headerPadding + edges + axis.lead(insets) + groupsLength + axis.trail(insets)
  }

  var end: CGFloat { groupsEnd + axis.trail(insets) + length(atLead: false) }

  /// Returns the frame of a boundary view, inside its own insets.
  /// - Parameter visible: The visible part of the content.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, visible: CGRect) -> CGRect {
    let size = size(item)
    let length = axis.length(size)
    var along = groupsStart + (groupsLength - length) / 2
    if let isLead = item.isLead(along: axis) {
      let same = section.boundarySupplementaryItems.filter { $0.isLead(along: axis) == isLead }
      let before = same.prefix { $0 !== item }.map { axis.length(self.size($0)) }.reduce(0, +)
      along =
        isLead ? start + section.headerPadding + before : end - self.length(atLead: false) + before
      if item.pinToVisibleBounds {
        along =
          isLead
          ? max(along, min(axis.low(visible), end - self.length(atLead: false) - length))
          : min(along, max(axis.high(visible) - length, groupsStart))
      }
    }
    let crossing = axis.crossing
    let free = crossing.length(edgeRoom) - crossing.length(size)
    let across =
      crossing.lead(edgeInsets) + (item.isLead(along: crossing).map { $0 ? 0 : free } ?? free / 2)
    return item.placed(axis.rect(along, across, size))
  }

  var backgroundFrame: CGRect {
    axis.rect(start, 0, axis.size(end - start, axis.crossing.length(room.contentSize)))
  }

  // MARK: Items

  /// The space before the groups along their axis. With centered paging, even the first group is centered.
  private var lead: CGFloat {
    guard isOrthogonal else { return groupsStart }
    guard section.orthogonalScrollingBehavior == .groupPagingCentered else {
      return flow.lead(insets)
    }
    return max((flow.length(room.contentSize) - flow.length(template.size)) / 2, 0)
  }

  func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < count else { return nil }
    let (group, place) = item.quotientAndRemainder(dividingBy: each)
    let frames = frames(ofGroup: group).frames
    guard frames.indices.contains(place) else { return nil }
    let corner = corner(ofGroup: group)
    return frames[place].offsetBy(dx: corner.x, dy: corner.y)
  }

  /// Whether an item is the header of a list.
  func isHeader(_ item: Int) -> Bool {
    item == 0 && section.list?.headerMode == .firstItemInSection
  }

  /// Returns the frame of the header item of a plain list, which is pinned to the edge of the visible area.
  /// - Parameter visible: The visible part of the content.
  func pinnedHeader(visible: CGRect) -> CGRect? {
    guard isHeader(0), section.list?.appearance == .plain, let frame = frame(of: 0) else {
      return nil
    }
    let last = max(end - axis.length(frame.size), axis.low(frame))
    let along = max(axis.low(frame), min(axis.low(visible), last))
    return axis.rect(along, axis.crossing.low(frame), frame.size)
  }

  private func corner(ofGroup group: Int) -> CGPoint {
    let across = isOrthogonal ? groupsStart : flow.crossing.lead(insets)
    return flow.point(lead + CGFloat(groups.top(of: group)), across)
  }

  /// Returns the views attached to the groups whose first item is in a range, with the frames of the groups.
  func groupViews(from items: Range<Int>) -> [(
    view: NSCollectionLayoutSupplementaryItem, item: Int, frame: CGRect
  )] {
    guard !items.isEmpty, !template.groups.isEmpty else { return [] }
    return (items.lowerBound / each...(items.upperBound - 1) / each).flatMap { number in
      let corner = corner(ofGroup: number)
      return frames(ofGroup: number).groups.flatMap { part in
        let item = number * each + part.first
        let frame = part.frame.offsetBy(dx: corner.x, dy: corner.y)
        return items.contains(item)
          ? part.group.supplementaryItems.map { ($0, item, frame) } : []
      }
    }
  }

  /// Returns the items of the groups that overlap a range along their axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let start = lead
    guard count > 0, high > start, low < start + flowLength else { return 0..<0 }
    let first = groups.row(at: Double(max(low - start, 0)))
    let last = groups.row(at: Double(min(high - start, flowLength)))
    return min(first * each, count)..<min((last + 1) * each, count)
  }

  // MARK: Scrolling across

  /// The area in which the groups scroll; nil for a section that does not scroll orthogonally.
  var area: OrthogonalArea? {
    guard isOrthogonal, count > 0 else { return nil }
    let length = flow.length(room.contentSize)
    let trail =
      section.orthogonalScrollingBehavior == .groupPagingCentered ? lead : flow.trail(insets)
    return OrthogonalArea(
      axis: flow, behavior: section.orthogonalScrollingBehavior,
      frame: axis.rect(groupsStart, 0, axis.size(breadth, length)),
      contentSize: axis.size(breadth, lead + flowLength + trail),
      properties: section.orthogonalScrollingProperties)
  }
}
