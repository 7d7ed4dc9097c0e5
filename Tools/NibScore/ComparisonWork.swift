import NibFormat

/// Counts the triples of two graphs under a matching of their objects.
struct ComparisonWork {
  private let ours: GraphIndex
  private let apple: GraphIndex
  private let matching: Matching
  private let name: String
  private(set) var result = NibComparison()

  init(ours: NibGraph, apple: NibGraph, name: String) {
    let names = Names()
    self.ours = GraphIndex(ours, names: names)
    self.apple = GraphIndex(apple, names: names)
    self.name = name
    var matcher = ObjectMatcher(ours: self.ours, apple: self.apple)
    matcher.run()
    matching = matcher.matching
  }

  mutating func run() {
    for object in 0..<ours.count {
      if let other = matching.apple(for: object) {
        compare(object, other)
      } else {
        result.unmatched[ours.className(object), default: (0, 0)].ours += 1
        countAlone(object, in: ours, isOurs: true)
      }
    }
    for object in 0..<apple.count where !matching.isTaken(apple: object) {
      result.unmatched[apple.className(object), default: (0, 0)].apple += 1
      countAlone(object, in: apple, isOurs: false)
    }
  }

  // MARK: Matched objects

  private mutating func compare(_ left: Int, _ right: Int) {
    let keys = keysInOrder(ours.items[left] + apple.items[right])
    for key in keys {
      let first = ours.items[left].filter { $0.key == key }
      let second = apple.items[right].filter { $0.key == key }
      if first.count == 1, second.count == 1, compareNibs(first[0], of: left, second[0], of: right)
      {
        continue
      }
      let same: (ours: [Bool], apple: [Bool])
      if ours.isMember(key), ours.forms[left] == .dictionary {
        same = equalEntries(left, right)
      } else if ours.isMember(key), apple.forms[right] == .ordered {
        same = commonSubsequence(first, second)
      } else {
        same = equalBag(first, second)
      }
      let path = path(to: right, in: apple)
      count(
        apple.title(right), ours.names.texts[key], path: path,
        right: same.ours.count { $0 },
        ours: zip(first, same.ours).filter { !$0.1 }.map { text($0.0, in: ours) },
        apple: zip(second, same.apple).filter { !$0.1 }.map { text($0.0, in: apple) })
    }
    compareFallbacks(left, right)
  }

  private func keysInOrder(_ items: [GraphIndex.Item]) -> [Int] {
    var seen: Set<Int> = []
    return items.compactMap { seen.insert($0.key).inserted ? $0.key : nil }
  }

  private func equal(_ left: GraphIndex.Item, _ right: GraphIndex.Item) -> Bool {
    if let target = left.target, let other = right.target {
      return matching.apple(for: target) == other
    }
    guard left.target == nil, right.target == nil else { return false }
    return ScalarValue.equal(left.record, in: ours.graph, right.record, in: apple.graph)
  }

  /// Pairs equal values whatever their order.
  private func equalBag(_ first: [GraphIndex.Item], _ second: [GraphIndex.Item]) -> (
    ours: [Bool], apple: [Bool]
  ) {
    var places: [UInt64: [Int]] = [:]
    for (place, item) in second.enumerated().reversed() {
      places[signature(item), default: []].append(place)
    }
    var left = Array(repeating: false, count: first.count)
    var right = Array(repeating: false, count: second.count)
    for (place, item) in first.enumerated() {
      let partner = item.target.map { target in
        matching.apple(for: target).map { mix(19, UInt64($0)) }
      }
      guard let signature = partner ?? item.hash,
        let candidates = places[signature],
        let index = candidates.lastIndex(where: { equal(item, second[$0]) })
      else { continue }
      left[place] = true
      right[candidates[index]] = true
      places[signature]?.remove(at: index)
    }
    return (left, right)
  }

  private func signature(_ item: GraphIndex.Item) -> UInt64 {
    item.target.map { mix(19, UInt64($0)) } ?? item.hash
  }

  private func equalEntries(_ left: Int, _ right: Int) -> (ours: [Bool], apple: [Bool]) {
    let entries = DictionaryEntries.of(left, in: ours)
    let others = DictionaryEntries.of(right, in: apple)
    // A member without a partner at the end is not an entry, and never right.
    let memberCount = ours.items[left].count { ours.isMember($0.key) }
    let otherCount = apple.items[right].count { apple.isMember($0.key) }
    var flags = Array(repeating: false, count: memberCount)
    var otherFlags = Array(repeating: false, count: otherCount)
    var taken = Set<Int>()
    for (place, entry) in entries.enumerated() {
      guard
        let other = others.indices.first(where: { other in
          !taken.contains(other) && equal(entry.key, others[other].key)
        })
      else { continue }
      taken.insert(other)
      let same = equal(entry.value, others[other].value)
      flags[2 * place] = true
      flags[2 * place + 1] = same
      otherFlags[2 * other] = true
      otherFlags[2 * other + 1] = same
    }
    return (flags, otherFlags)
  }

  private func commonSubsequence(_ first: [GraphIndex.Item], _ second: [GraphIndex.Item]) -> (
    ours: [Bool], apple: [Bool]
  ) {
    var left = Array(repeating: false, count: first.count)
    var right = Array(repeating: false, count: second.count)
    // Matching is one to one: the subsequence is an increasing one of places, except that an array may
    // hold an object, or a value, several times; then the first place that is left is taken.
    var lengths = Array(
      repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for place in first.indices.reversed() {
      for other in second.indices.reversed() {
        lengths[place][other] =
          equal(first[place], second[other])
          ? lengths[place + 1][other + 1] + 1
          : max(lengths[place + 1][other], lengths[place][other + 1])
      }
    }
    var place = 0
    var other = 0
    while place < first.count, other < second.count {
      if equal(first[place], second[other]) {
        left[place] = true
        right[other] = true
        place += 1
        other += 1
      } else if lengths[place + 1][other] >= lengths[place][other + 1] {
        place += 1
      } else {
        other += 1
      }
    }
    return (left, right)
  }

  private mutating func compareFallbacks(_ left: Int, _ right: Int) {
    let first = ours.graph.fallbackClassNames(of: left).joined(separator: ", ")
    let second = apple.graph.fallbackClassNames(of: right).joined(separator: ", ")
    guard !first.isEmpty || !second.isEmpty else { return }
    count(
      ours.className(left), NibMeasure.fallbackKey, path: path(to: right, in: apple),
      right: first == second ? 1 : 0, ours: first == second || first.isEmpty ? [] : [first],
      apple: first == second || second.isEmpty ? [] : [second])
  }

  /// Compares the nibs that two values hold; false where they do not both hold one.
  private mutating func compareNibs(
    _ left: GraphIndex.Item, of object: Int, _ right: GraphIndex.Item, of other: Int
  ) -> Bool {
    guard let first = ours.graph.embedded(left.record),
      let second = apple.graph.embedded(right.record)
    else { return false }
    result += NibComparison(ours: first, apple: second, name: path(to: other, in: apple) + " » ")
    return true
  }

  // MARK: Objects without a match

  private mutating func countAlone(_ object: Int, in graph: GraphIndex, isOurs: Bool) {
    let path = path(to: object, in: graph)
    for key in keysInOrder(graph.items[object]) {
      var texts: [String] = []
      for item in graph.items[object] where item.key == key {
        if let nib = graph.graph.embedded(item.record) {
          result +=
            isOurs
            ? NibComparison(ours: nib, apple: nil, name: path + " » ")
            : NibComparison(ours: nil, apple: nib, name: path + " » ")
        } else {
          texts.append(text(item, in: graph))
        }
      }
      count(
        graph.title(object), graph.names.texts[key], path: path, right: 0,
        ours: isOurs ? texts : [], apple: isOurs ? [] : texts, alone: true)
    }
    let fallbacks = graph.graph.fallbackClassNames(of: object).joined(separator: ", ")
    guard !fallbacks.isEmpty else { return }
    count(
      graph.className(object), NibMeasure.fallbackKey, path: path, right: 0,
      ours: isOurs ? [fallbacks] : [], apple: isOurs ? [] : [fallbacks], alone: true)
  }

  // MARK: Counting

  private mutating func count(
    _ className: String, _ key: String, path: String, right: Int, ours: [String], apple: [String],
    alone: Bool = false
  ) {
    let counts = Tally(right: right, missed: apple.count, extra: ours.count)
    let kind = NibComparison.TripleKind(className: className, key: key)
    result.tally += counts
    result.byKey[kind, default: Tally()] += counts
    guard !ours.isEmpty || !apple.isEmpty else { return }
    result.differences.append(
      NibComparison.Difference(
        kind: kind, path: path, ours: ours, apple: apple, ofUnmatchedObject: alone))
  }

  private func path(to object: Int, in graph: GraphIndex) -> String {
    name + graph.path(to: object)
  }

  private func text(_ item: GraphIndex.Item, in graph: GraphIndex) -> String {
    graph.graph.text(of: item.record)
  }
}
