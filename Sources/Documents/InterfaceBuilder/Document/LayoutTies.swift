/// The objects that layout ties together: the items of a constraint, and a stack view with its arranged views.
///
/// A mistake in one of these objects also affects the others.
public struct LayoutTies: Sendable {
  private var ties: [Int: [Int]] = [:]

  /// Collects the ties of a document.
  public init(_ document: IBDocument) {
    for object in document.objects {
      if let constraint = ResolvedConstraint(object) {
        guard let first = constraint.firstItem, let second = constraint.secondItem else { continue }
        tie(first, second)
      } else if object.element == "stackView" {
        var last: IBObject?
        for view in object.subviews {
          tie(object, view)
          if let last { tie(last, view) }
          last = view
        }
      }
    }
  }

  /// Returns the indices in the document of the objects that an object is tied to.
  public func neighbours(of object: IBObject) -> [Int] { ties[object.index] ?? [] }

  /// Returns the given objects in groups; the objects in a group are connected by ties or enclose one another. The
  /// groups and the objects in them are in document order.
  public func groups(of objects: [IBObject]) -> [[IBObject]] {
    let ordered = Dictionary(
      objects.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    var enclosed: [Int: [Int]] = [:]
    for object in ordered.values {
      if let parent = object.parent { enclosed[parent.index, default: []].append(object.index) }
    }
    var seen: Set<Int> = []
    return ordered.keys.sorted().compactMap { start in
      guard seen.insert(start).inserted else { return nil }
      var group = [start]
      var next = 0
      while next < group.count {
        defer { next += 1 }
        guard let object = ordered[group[next]] else { continue }
        let around = object.parent.map { [$0.index] } ?? []
        for other in neighbours(of: object) + around + (enclosed[object.index] ?? [])
        where ordered[other] != nil && seen.insert(other).inserted {
          group.append(other)
        }
      }
      return group.sorted().compactMap { ordered[$0] }
    }
  }

  private mutating func tie(_ first: IBObject, _ second: IBObject) {
    ties[first.index, default: []].append(second.index)
    ties[second.index, default: []].append(first.index)
  }
}
