/// How a part's solution follows the constants that are edited.
///
/// An optimum remains one as long as no error changes its sign: constraints that hold exactly still hold, and the
/// others are still violated in the same direction. The same goes for variables that nothing but nearness to zero
/// decides. Within those limits values are affine in a constant, so an edit is a multiple of a direction that is
/// computed once. An edit that leaves the limits has its part solved from scratch.
struct Tangents {
  struct Tangent: BitwiseCopyable {
    var constraint: Int32
    var part: Int32
    /// The count of the part's solves that it was derived from.
    var solve: UInt32
    var firstMove: Int32
    /// How many variables move, -1 if there is no direction to follow.
    var moveCount: Int32
    /// How many of them, the first ones, must keep their sign.
    var signedCount: Int32 = 0
    var firstCheck: Int32
    var checkCount: Int32

    var moveRange: Range<Int> { Int(firstMove)..<Int(firstMove + moveCount) }
    var checkRange: Range<Int> { Int(firstCheck)..<Int(firstCheck + checkCount) }
  }

  struct Move: BitwiseCopyable {
    var variable: Int32
    var slope: Double
  }

  /// A constraint that does not hold exactly: how the distance to doing so grows.
  struct Check: BitwiseCopyable {
    var constraint: Int32
    var slope: Double
  }

  var tangents: [Tangent] = []
  var moves: [Move] = []
  var checks: [Check] = []
  /// How far each constraint is from holding exactly; right for the parts that have a tangent.
  var distances: [Double] = []

  mutating func removeAll() {
    guard !tangents.isEmpty else { return }
    tangents.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    checks.removeAll(keepingCapacity: true)
  }
}
