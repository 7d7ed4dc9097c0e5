import InterfaceBuilder
import XMLTree

/// The equations of constraints with the ratios that the document states.
///
/// A compiled document stores multipliers as 32-bit numbers. A chain of ratios such as 375:56 and 56:375 may conflict in the app
/// only by their rounding, by less than any pixel.
struct ExactEquations {
  /// A sum of unknown lengths and a number that is zero.
  private typealias Row = [Double]

  /// The largest number of constraints; more have no answer.
  private static let most = 64
  /// The largest error, in points, that comes from the rounding of multipliers.
  private static let rounding = 0.01

  private let layout: any LayoutFacts
  /// The columns of the unknown positions and lengths, by view and attribute.
  private var columns: [Key: Int] = [:]
  private var rows: [Row] = []

  private struct Key: Hashable {
    let view: Int
    let part: FramePart
  }

  private init(_ layout: any LayoutFacts) { self.layout = layout }

  /// Returns whether constraints only conflict because of the rounding of multipliers.
  /// - Returns: false if one of the constraints is not an equation between views, or if no multiplier is rounded.
  static func haveSolution(_ constraints: [ResolvedConstraint], in layout: any LayoutFacts) -> Bool
  {
    let isRounded = constraints.contains { Double(Float($0.multiplier)) != $0.multiplier }
    guard isRounded, (2...most).contains(constraints.count) else { return false }
    var equations = ExactEquations(layout)
    for constraint in constraints where !equations.add(constraint) { return false }
    return equations.haveSolution()
  }

  /// Adds a constraint, and returns whether it is an equation between views with known meaning.
  private mutating func add(_ constraint: ResolvedConstraint) -> Bool {
    guard constraint.relation == .equal, let first = constraint.firstItem,
      let left = terms(constraint.firstAttribute, of: first, beside: constraint.secondItem)
    else { return false }
    var sum = left.map { ($0.key, $0.factor) }
    if let second = constraint.secondItem {
      guard let right = terms(constraint.secondAttribute, of: second, beside: first) else {
        return false
      }
      // The factor of an edge is relative to a view around both.
      let isLength = left.count == 1 && right.count == 1 && Self.isLength(constraint)
      guard isLength || constraint.multiplier == 1 else { return false }
      sum += right.map { ($0.key, -$0.factor * constraint.multiplier) }
    } else if !Self.isLength(constraint) {
      return false
    }
    var row: [Int: Double] = [:]
    var number = -constraint.constant
    for (key, factor) in sum {
      if let given = given(key, first) {
        number += given * factor
      } else {
        let column = columns[key] ?? columns.count
        columns[key] = column
        row[column, default: 0] += factor
      }
    }
    rows.append([number] + (0..<columns.count).map { row[$0] ?? 0 })
    return true
  }

  private static func isLength(_ constraint: ResolvedConstraint) -> Bool {
    [.width, .height].contains(constraint.firstAttribute)
  }

  /// Returns the parts of a view's frame that an attribute is the sum of, or nil if this is unknown.
  private func terms(
    _ attribute: IBConstraintAttributeValue?, of view: IBObject, beside other: IBObject?
  ) -> [(key: Key, factor: Double)]? {
    guard IBSchema.isView(view.node.name, on: view.document.platform),
      Self.isRoot(view)
        || view.node.bool(Names.translatesAutoresizingMaskIntoConstraints) == false
    else { return nil }
    func key(_ part: FramePart) -> Key { Key(view: view.index, part: part) }
    switch attribute {
    case .width: return [(key(.width), 1)]
    case .height: return [(key(.height), 1)]
    default: break
    }
    // The edges of a scroll view may be those of its content.
    guard other?.parent != view || !Self.scrolling.contains(view.node.name) else { return nil }
    switch attribute {
    case .left, .leading: return [(key(.x), 1)]
    case .right, .trailing: return [(key(.x), 1), (key(.width), 1)]
    case .centerX: return [(key(.x), 1), (key(.width), 0.5)]
    case .top: return [(key(.y), 1)]
    case .bottom: return [(key(.y), 1), (key(.height), 1)]
    case .centerY: return [(key(.y), 1), (key(.height), 0.5)]
    default: return nil
    }
  }

  private static let scrolling: Set<Name> = [
    Names.collectionView, Names.scrollView, Names.tableView, Names.textView,
  ]

  /// Returns whether a view has a size from elsewhere.
  private static func isRoot(_ view: IBObject) -> Bool { view.parent?.frame == nil }

  /// Returns a part of the frame of a root view, which is the origin of all positions, or nil for other views.
  private func given(_ key: Key, _ sibling: IBObject) -> Double? {
    let view = sibling.document.objects[key.view]
    guard Self.isRoot(view) else { return nil }
    switch key.part {
    case .x, .y: return 0
    case .width, .height: return view.id.flatMap { layout.frame(of: $0) }?[key.part]
    }
  }

  /// Returns whether the equations have a solution without negative lengths, by elimination.
  private func haveSolution() -> Bool {
    let width = columns.count + 1
    var rows = rows.map { $0 + Array(repeating: 0, count: width - $0.count) }
    var next = 0
    for column in 1..<max(1, width) {
      let best = rows.indices.dropFirst(next).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let best, abs(rows[best][column]) > 1e-9 else { continue }
      rows.swapAt(next, best)
      let factor = rows[next][column]
      rows[next] = rows[next].map { $0 / factor }
      for index in rows.indices where index != next && rows[index][column] != 0 {
        let scale = rows[index][column]
        for place in 0..<width { rows[index][place] -= scale * rows[next][place] }
      }
      next += 1
    }
    let lengths = columns.filter { [.width, .height].contains($0.key.part) }.map { $0.value + 1 }
    return rows.enumerated().allSatisfy { index, row in
      if index >= next { return abs(row[0]) <= Self.rounding }
      let parts = (1..<width).filter { abs(row[$0]) > 1e-9 }
      return parts.count != 1 || !lengths.contains(parts[0]) || -row[0] >= -Self.rounding
    }
  }
}
