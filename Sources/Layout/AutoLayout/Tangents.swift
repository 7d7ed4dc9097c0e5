/// The directions in which a part's solution follows edited constants.
///
/// An optimum remains optimal as long as no error changes its sign: constraints that hold exactly still hold, and the
/// others are still violated in the same direction. The same applies to variables that are only determined by the rule
/// that values are close to zero. Within those limits, values are affine in a constant, so an edit is a multiple of a
/// direction that is computed once. After an edit that exceeds the limits, the part is solved from scratch.
struct Tangents {
  struct Tangent: BitwiseCopyable {
    var constraint: Int32
    var part: Int32
    /// The number of the part's solve from which the direction was derived.
    var solve: UInt32
    var firstMove: Int32
    /// The number of variables that move; -1 if there is no direction to follow.
    var moveCount: Int32
    /// The number of moving variables that must keep their sign; they come first.
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

  /// A constraint that does not hold exactly, with the rate at which its error grows.
  struct Check: BitwiseCopyable {
    var constraint: Int32
    var slope: Double
  }

  var tangents: [Tangent] = []
  var moves: [Move] = []
  var checks: [Check] = []
  /// The error of each constraint; valid only for parts that have a tangent.
  var distances: [Double] = []

  mutating func removeAll() {
    guard !tangents.isEmpty else { return }
    tangents.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    checks.removeAll(keepingCapacity: true)
  }
}
