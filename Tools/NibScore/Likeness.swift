/// How alike two objects of one class are, from 0 to 1: what they hold, what they refer to, and who
/// refers to them. Objects that are already matched count as what they are matched to.
struct Likeness {
  let ours: GraphIndex
  let apple: GraphIndex

  /// How alike two objects are under the matching so far.
  func callAsFunction(_ left: Int, _ right: Int, _ matching: Matching) -> Double {
    let own = content(left, right, matching)
    return 0.75 * own + 0.25 * context(left, right, matching)
  }

  private func content(_ left: Int, _ right: Int, _ matching: Matching) -> Double {
    let first = ours.items[left]
    let second = apple.items[right]
    if first.isEmpty, second.isEmpty { return 1 }
    if ours.forms[left] != .object { return members(left, right, matching) }
    var agreeing = 0.0
    var total = Double(first.count + second.count)
    for item in first {
      guard let other = second.first(where: { $0.key == item.key }) else { continue }
      switch (item.target, other.target) {
      case (nil, nil):
        if item.hash == other.hash { agreeing += 2 }
      case (let target?, let otherTarget?):
        // References say more than numbers: they place the object.
        total += 2
        agreeing += 4 * agreement(target, otherTarget, matching)
      default: break
      }
    }
    return agreeing / total
  }

  /// How far two references agree.
  private func agreement(_ left: Int, _ right: Int, _ matching: Matching) -> Double {
    if let partner = matching.apple(for: left) { return partner == right ? 1 : 0 }
    if matching.isTaken(apple: right) || ours.classes[left] != apple.classes[right] { return 0 }
    if ours.colors[2][left] == apple.colors[2][right] { return 0.95 }
    if ours.colors[1][left] == apple.colors[1][right] { return 0.9 }
    if ours.forms[left] != .object { return 0.2 + 0.6 * members(left, right, matching) }
    return ours.colors[0][left] == apple.colors[0][right] ? 0.7 : 0.2
  }

  /// How many members of two collections are equal, each by itself.
  private func members(_ left: Int, _ right: Int, _ matching: Matching) -> Double {
    let first = ours.items[left]
    let second = apple.items[right]
    var open: [UInt64: Int] = [:]
    for item in second { open[memberSignature(item, in: apple), default: 0] += 1 }
    var agreeing = 0
    for item in first {
      let signature =
        item.target.flatMap { matching.apple(for: $0) }.map { memberSignature($0, in: apple) }
        ?? memberSignature(item, in: ours)
      guard let count = open[signature], count > 0 else { continue }
      open[signature] = count - 1
      agreeing += 1
    }
    return Double(2 * agreeing) / Double(max(1, first.count + second.count))
  }

  private func memberSignature(_ item: GraphIndex.Item, in graph: GraphIndex) -> UInt64 {
    item.target.map { memberSignature($0, in: graph) } ?? mix(UInt64(item.key), item.hash)
  }

  private func memberSignature(_ object: Int, in graph: GraphIndex) -> UInt64 {
    graph.colors[0][object]
  }

  private func context(_ left: Int, _ right: Int, _ matching: Matching) -> Double {
    let first = ours.referrers[left]
    let second = apple.referrers[right]
    if first.isEmpty || second.isEmpty { return 0 }
    var open: [UInt64: Int] = [:]
    for referrer in second.prefix(64) {
      open[mix(UInt64(referrer.key), apple.colors[0][referrer.object]), default: 0] += 1
    }
    var agreeing = 0
    for referrer in first.prefix(64) {
      let object =
        matching.apple(for: referrer.object).map { apple.colors[0][$0] }
        ?? ours.colors[0][referrer.object]
      let signature = mix(UInt64(referrer.key), object)
      guard let count = open[signature], count > 0 else { continue }
      open[signature] = count - 1
      agreeing += 1
    }
    return Double(2 * agreeing) / Double(min(64, first.count) + min(64, second.count))
  }
}
