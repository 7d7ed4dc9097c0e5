/// The conditions around the current position in a function.
///
/// A condition decides whether code runs if the code is inside it, or if an earlier condition may have left the
/// function. `if isRound { drawCircle() }` decides nothing about the code after it.
struct CodeConditions {
  private var depth = 0
  private var mayHaveLeft = false

  /// Whether a condition decides whether the code at the current position runs.
  var decide: Bool { depth > 0 || mayHaveLeft }

  mutating func enter() { depth += 1 }
  mutating func leave() { depth -= 1 }

  /// Records a condition that ends the function if it is false.
  mutating func addExit() { mayHaveLeft = true }

  /// Records a statement that ends the function.
  mutating func endFunction() { if depth > 0 { mayHaveLeft = true } }
}
