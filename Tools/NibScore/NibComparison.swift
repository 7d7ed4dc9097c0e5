public import NibFormat

/// The result of comparing a nib of ours with Apple's: counts, and every difference.
public struct NibComparison: Sendable {
  /// All triples.
  public internal(set) var tally = Tally()
  /// Triples by class and key.
  public internal(set) var byKey: [TripleKind: Tally] = [:]
  /// Every triple that is not right.
  public internal(set) var differences: [Difference] = []
  /// Objects without a match, by class: ours, and Apple's.
  public internal(set) var unmatched: [String: (ours: Int, apple: Int)] = [:]

  /// The class of an object, and a key of it.
  public struct TripleKind: Sendable, Hashable {
    /// The name of the class.
    public var className: String
    /// The key.
    public var key: String
  }

  /// Values that differ, under one key of one object.
  public struct Difference: Sendable {
    /// The class and the key.
    public var kind: TripleKind
    /// The way from the root to the object, in Apple's nib where it is there.
    public var path: String
    /// Our values that are wrong, as text.
    public var ours: [String]
    /// Apple's values that we lack, as text.
    public var apple: [String]
    /// Whether the object has no match at all.
    public var ofUnmatchedObject: Bool
  }

  /// A comparison of nothing.
  public init() {}

  /// Compares two nibs.
  ///
  /// - Parameters:
  ///   - ours: Our nib, nil where there is none: all of Apple's is missed.
  ///   - apple: Apple's nib, nil where there is none: all of ours is extra.
  ///   - name: What paths begin with.
  public init(ours: NibGraph?, apple: NibGraph?, name: String = "") {
    self.init()
    var work = ComparisonWork(ours: ours ?? NibGraph(), apple: apple ?? NibGraph(), name: name)
    work.run()
    self = work.result
  }

  /// Adds another comparison.
  public static func += (left: inout NibComparison, right: NibComparison) {
    left.tally += right.tally
    left.byKey.merge(right.byKey) { first, second in
      var sum = first
      sum += second
      return sum
    }
    left.differences += right.differences
    left.unmatched.merge(right.unmatched) { ($0.ours + $1.ours, $0.apple + $1.apple) }
  }
}
