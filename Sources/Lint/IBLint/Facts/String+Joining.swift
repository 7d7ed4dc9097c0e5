extension String {
  /// Joins three texts with a single allocation. Interpolation and `+` allocate several times as the text grows.
  init(joining first: String, _ second: String, _ third: String) {
    self = first
    reserveCapacity(first.utf8.count + second.utf8.count + third.utf8.count)
    self += second
    self += third
  }
}
