/// The zone of a quantity: below its soft range (-1), within it (0) or above it (1).
///
/// Because of rounding, a value that was moved to an edge may lie next to it. Such a value counts as being on the side
/// that the caller asks about: the side where it was, or the side to which it moves.
extension PiecewiseSimplex.Quantity {
  private var isBelow: Bool { value < softLower - PiecewiseSimplex.slack(softLower) }
  private var isAbove: Bool { value > softUpper + PiecewiseSimplex.slack(softUpper) }
  private var hasReachedLower: Bool { value <= softLower + PiecewiseSimplex.slack(softLower) }
  private var hasReachedUpper: Bool { value >= softUpper - PiecewiseSimplex.slack(softUpper) }

  /// The zone of a value without a history; the edges count as within.
  var zoneAtRest: Int32 { isBelow ? -1 : isAbove ? 1 : 0 }

  /// The zone after a move: the previous zone, unless the quantity is beyond its edge.
  var zoneAfterMove: Int32 {
    if isBelow || (zone == -1 && hasReachedLower && !isAbove) { return -1 }
    return isAbove || (zone == 1 && hasReachedUpper) ? 1 : 0
  }

  /// Returns the zone that a move enters: at an edge, the zone beyond it.
  func zone(movedIn direction: Double) -> Int32 {
    if direction > 0 { return hasReachedUpper ? 1 : isBelow ? -1 : 0 }
    return hasReachedLower ? -1 : isAbove ? 1 : 0
  }

  /// Returns the increase in the quantity's own cost per unit of increase, at the beginning of a move.
  func slope(movedIn direction: Double) -> Double { weight * Double(zone(movedIn: direction)) }
}
