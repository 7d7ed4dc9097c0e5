/// Random numbers that are the same in every run (SplitMix64).
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins a sequence; equal seeds give equal sequences.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound, 0 where the bound is not positive.
  public mutating func below(_ bound: Int) -> Int {
    bound <= 0 ? 0 : Int(next() % UInt64(bound))
  }

  /// One of several values.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
