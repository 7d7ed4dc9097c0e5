import AutoLayout
import Foundation

extension LayoutEngine {
  /// The reason for an equation.
  enum Source {
    case constraint(NSLayoutConstraint)
    case stack(UIStackView)
    case content(UIView)
    /// The rule that lengths are not negative.
    case length

    var constraint: NSLayoutConstraint? {
      if case .constraint(let constraint) = self { constraint } else { nil }
    }

    /// The object that the equation comes from; nil for lengths.
    var object: AnyObject? {
      switch self {
      case .constraint(let constraint): constraint
      case .stack(let view): view
      case .content(let view): view
      case .length: nil
      }
    }
  }

  /// An equation with its source.
  struct Record {
    let handle: ConstraintHandle
    let source: Source
  }

  /// The constraints that contradict others and were left out, in the order of the views that hold them.
  var brokenConstraints: [NSLayoutConstraint] { brokenRecords.compactMap(\.source.constraint) }

  private var brokenRecords: [Record] {
    let broken = Set(system.brokenConstraints)
    guard !broken.isEmpty else { return [] }
    return records.filter { broken.contains($0.handle) }
  }

  /// All equations, in their order.
  private var records: [Record] {
    var records: [Record] = []
    func add(_ handles: [ConstraintHandle], _ source: Source) {
      records += handles.map { Record(handle: $0, source: source) }
    }
    // Items are accessed in place: copying one retains everything that it refers to.
    for index in items.indices {
      add((items[index].frame?.size ?? items[index].size)?.limits ?? [], .length)
      add(items[index].guides.flatMap(\.free.size.limits), .length)
    }
    add(rootEquations.handles, .length)
    for index in items.indices { add(items[index].content?.limits ?? [], .length) }
    for index in items.indices {
      for entry in items[index].constraints {
        if let handle = entry.handle { add([handle], .constraint(entry.constraint)) }
      }
    }
    for index in items.indices {
      guard let stack = items[index].view as? UIStackView else { continue }
      add(items[index].stackEquations.handles, .stack(stack))
    }
    for index in items.indices {
      add(items[index].contentEquations.handles, .content(items[index].view))
    }
    return records
  }

  /// The maximum number of conflicts that are explained; each one requires dozens of solves.
  private static let explanationLimit = 8

  /// Reports the conflicts that are new since the last layout, and a layout that became too large.
  func reportConflicts() {
    let isTooLarge = system.isTooLarge
    if isTooLarge, !hasReportedExcess { LayoutExcess.handler(LayoutExcess(root)) }
    hasReportedExcess = isTooLarge
    let broken = brokenRecords
    let known = reportedConflicts
    reportedConflicts = Set(broken.compactMap { $0.source.object.map(ObjectIdentifier.init) })
    let new = broken.filter { record in
      record.source.object.map { !known.contains(ObjectIdentifier($0)) } ?? false
    }
    for conflict in conflicts(of: new) { LayoutConflict.handler(conflict) }
  }

  /// The explanations of the constraints that were left out, in the order of the views that hold them.
  var conflicts: [LayoutConflict] { conflicts(of: brokenRecords) }

  private func conflicts(of broken: [Record]) -> [LayoutConflict] {
    guard !broken.isEmpty else { return [] }
    let sources = Dictionary(
      records.map { ($0.handle, $0.source) }, uniquingKeysWith: { first, _ in first })
    return broken.enumerated().map { count, record in
      let member = member(record.source)
      let conflict = count < Self.explanationLimit ? system.conflict(of: record.handle) : nil
      let found = (conflict?.constraints ?? []).compactMap { sources[$0] }
      let members = unique(found.map(self.member) + masks(of: found))
      return LayoutConflict(members: members.isEmpty ? [member] : members, broken: member)
    }
  }

  private func member(_ source: Source) -> LayoutConflict.Member {
    switch source {
    case .constraint(let constraint): LayoutConflict.Member(constraint)
    case .stack(let stack): LayoutConflict.Member(.stack, named: "UISV", of: stack)
    case .content(let view):
      LayoutConflict.Member(.content, named: "NSContentSizeLayoutConstraint", of: view)
    case .length:
      LayoutConflict.Member(
        description: "<widths and heights must not be negative>", constraint: nil, kind: .length)
    }
  }

  /// Returns the conflict's members for views that are determined by frames and autoresizing masks, because those are
  /// part of the conflict.
  private func masks(of sources: [Source]) -> [LayoutConflict.Member] {
    sources.compactMap(\.constraint).flatMap { [$0.firstItem, $0.secondItem] }
      .compactMap { item -> LayoutConflict.Member? in
        guard let view = NSLayoutConstraint.view(of: item), let index = index(of: view),
          !items[index].isFree
        else { return nil }
        let size = view.bounds.size
        return LayoutConflict.Member(
          .givenFrame, named: "NSAutoresizingMaskLayoutConstraint", of: view,
          " \(size.width.shortText)x\(size.height.shortText)")
      }
  }

  private func unique(_ members: [LayoutConflict.Member]) -> [LayoutConflict.Member] {
    var seen: Set<String> = []
    return members.filter { $0.constraint != nil || seen.insert($0.description).inserted }
  }
}
