/// Where a quantity is: below its soft range (-1), within it (0) or above it (1).
///
/// Rounding leaves a value next to an edge that it was moved to. There it counts as on the side that the question is
/// about: the one that it was on, or the one that it goes to.
extension PiecewiseSimplex.Quantity {
  private var isBelow: Bool { value < softLower - PiecewiseSimplex.slack(softLower) }
  private var isAbove: Bool { value > softUpper + PiecewiseSimplex.slack(softUpper) }
  private var hasReachedLower: Bool { value <= softLower + PiecewiseSimplex.slack(softLower) }
  private var hasReachedUpper: Bool { value >= softUpper - PiecewiseSimplex.slack(softUpper) }

  /// The zone of a value that nothing is known of: edges are within.
  var zoneAtRest: Int32 { isBelow ? -1 : isAbove ? 1 : 0 }

  /// The zone after a move: the old one unless the quantity is beyond its edge.
  var zoneAfterMove: Int32 {
    if isBelow || (zone == -1 && hasReachedLower && !isAbove) { return -1 }
    return isAbove || (zone == 1 && hasReachedUpper) ? 1 : 0
  }

  /// The zone that a move leads on through: at an edge, the one beyond it.
  func zone(movedIn direction: Double) -> Int32 {
    if direction > 0 { return hasReachedUpper ? 1 : isBelow ? -1 : 0 }
    return hasReachedLower ? -1 : isAbove ? 1 : 0
  }

  /// What the quantity's own cost gains by a unit upwards, where a move begins.
  func slope(movedIn direction: Double) -> Double { weight * Double(zone(movedIn: direction)) }
}
