/// Which object of ours is which of Apple's: one to one.
struct Matching {
  private var appleByOurs: [Int]
  private var oursByApple: [Int]

  init(ours: Int, apple: Int) {
    appleByOurs = Array(repeating: -1, count: ours)
    oursByApple = Array(repeating: -1, count: apple)
  }

  /// Apple's object for one of ours.
  func apple(for ours: Int) -> Int? { appleByOurs[ours] < 0 ? nil : appleByOurs[ours] }

  /// Our object for one of Apple's.
  func ours(for apple: Int) -> Int? { oursByApple[apple] < 0 ? nil : oursByApple[apple] }

  /// Whether one of Apple's objects has a match.
  func isTaken(apple: Int) -> Bool { oursByApple[apple] >= 0 }

  /// Whether one of our objects has a match.
  func isTaken(ours: Int) -> Bool { appleByOurs[ours] >= 0 }

  /// Matches two objects, neither of which has a match.
  mutating func match(_ ours: Int, _ apple: Int) {
    appleByOurs[ours] = apple
    oursByApple[apple] = ours
  }
}
