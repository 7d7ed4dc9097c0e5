/// Finds which object of ours is which of Apple's.
///
/// 1. The roots are matched.
/// 2. Objects of a signature that only one free object on either side has are matched. Signatures take
///    in neighbors in both directions, round by round; the widest ones are tried first, and one that
///    knows less than the direct neighbors is not trusted.
/// 3. From every matched pair the search goes on: by the same key to its targets, by equal keys through dictionaries,
///    and by likeness through the members of arrays. An entry of a dictionary whose key has another name is recognized
///    by its value. What is sure goes first: a target that nobody else refers to, then likely pairs, then arrays in
///    order, then those without; values that many share, such as strings and colors, and the list of all objects come
///    last.
///
/// An object that no matched one leads to in both nibs under the same key stays without a match.
struct ObjectMatcher {
  private let ours: GraphIndex
  private let apple: GraphIndex
  private let likeness: Likeness
  private(set) var matching: Matching
  private var queue = PriorityQueue<Step>()

  private enum Step {
    /// Two objects that matched ones refer to under the same key.
    case candidate(Int, Int)
    /// Members of two matched arrays.
    case members(Int, Int)
    /// Entries of two matched dictionaries whose keys differ.
    case entries(Int, Int)
  }

  init(ours: GraphIndex, apple: GraphIndex) {
    self.ours = ours
    self.apple = apple
    likeness = Likeness(ours: ours, apple: apple)
    matching = Matching(ours: ours.count, apple: apple.count)
  }

  /// Matches what can be matched.
  mutating func run() {
    guard ours.count > 0, apple.count > 0, ours.classes[0] == apple.classes[0] else { return }
    match(0, 0)
    for round in stride(from: GraphIndex.rounds, through: 1, by: -1) { matchUnique(round) }
    while let step = queue.pop() {
      switch step {
      case .candidate(let left, let right):
        if isOpen(left, right) { match(left, right) }
      case .members(let left, let right): matchMembers(left, right)
      case .entries(let left, let right): matchEntries(left, right)
      }
    }
  }

  private func isOpen(_ left: Int, _ right: Int) -> Bool {
    !matching.isTaken(ours: left) && !matching.isTaken(apple: right)
      && ours.classes[left] == apple.classes[right]
  }

  private mutating func match(_ left: Int, _ right: Int) {
    matching.match(left, right)
    expand(left, right)
  }

  private mutating func matchUnique(_ round: Int) {
    var left: [UInt64: Int] = [:]
    var right: [UInt64: Int] = [:]
    for object in 0..<ours.count where !matching.isTaken(ours: object) {
      let known = left.updateValue(object, forKey: ours.colors[round][object])
      if known != nil { left[ours.colors[round][object]] = -1 }
    }
    for object in 0..<apple.count where !matching.isTaken(apple: object) {
      let known = right.updateValue(object, forKey: apple.colors[round][object])
      if known != nil { right[apple.colors[round][object]] = -1 }
    }
    for object in 0..<ours.count where left[ours.colors[round][object]] == object {
      guard let other = right[ours.colors[round][object]], other >= 0, isOpen(object, other)
      else { continue }
      match(object, other)
    }
  }

  // MARK: Going on from a pair

  private mutating func expand(_ left: Int, _ right: Int) {
    if ours.forms[left] == .dictionary {
      expandDictionary(left, right)
    } else if ours.items[left].contains(where: { ours.isMember($0.key) }) {
      queue.push(.members(left, right), priority: priorityOfMembers(left, right))
    }
    for item in ours.items[left] where !ours.isMember(item.key) {
      guard let target = item.target, !matching.isTaken(ours: target),
        let other = apple.items[right].first(where: { $0.key == item.key })?.target
      else { continue }
      consider(target, other)
    }
  }

  private mutating func consider(_ left: Int, _ right: Int) {
    guard isOpen(left, right) else { return }
    let alike = likeness(left, right, matching)
    let priority =
      if ours.referrers[left].count == 1, apple.referrers[right].count == 1 {
        4.0
      } else if alike >= 0.9 {
        2 + alike
      } else if !Self.sharedClasses.contains(ours.className(left)) {
        1 + alike
      } else {
        0.5 * alike
      }
    queue.push(.candidate(left, right), priority: priority)
  }

  /// Classes of values that objects share.
  private static let sharedClasses: Set<String> = [
    "NSString", "NSMutableString", "NSLocalizableString", "NSNumber", "NSValue", "NSArray",
    "NSDictionary", "UIColor", "UIFont", "UIFontDescriptor", "UIImageNibPlaceholder",
    "UITraitCollection",
  ]

  private mutating func expandDictionary(_ left: Int, _ right: Int) {
    let pairs = DictionaryEntries.paired(ours, left, apple, right)
    for pair in pairs {
      if let key = pair.left.key.target, let other = pair.right.key.target { consider(key, other) }
      if let value = pair.left.value.target, let other = pair.right.value.target {
        consider(value, other)
      }
    }
    queue.push(.entries(left, right), priority: 0.7)
  }

  /// Matches the keys of entries whose values are each other's match: the name has changed, not the value.
  private mutating func matchEntries(_ left: Int, _ right: Int) {
    var places: [Int: Int] = [:]
    for entry in DictionaryEntries.of(right, in: apple) {
      if let value = entry.value.target, let key = entry.key.target { places[value] = key }
    }
    for entry in DictionaryEntries.of(left, in: ours) {
      guard let key = entry.key.target, let value = entry.value.target,
        let partner = matching.apple(for: value), let other = places[partner], isOpen(key, other)
      else { continue }
      match(key, other)
    }
  }

  // MARK: Members of arrays

  private func priorityOfMembers(_ left: Int, _ right: Int) -> Double {
    let keys = ours.referrers[left].map { ours.names.texts[$0.key] }
    if keys.contains(where: { NibMeasure.lists.contains($0) }) { return -1 }
    if ours.forms[left] == .ordered { return 2.5 }
    return keys.contains("UINibConnectionsKey") || keys.contains("NSConnections") ? 0.6 : 0.9
  }

  private mutating func matchMembers(_ left: Int, _ right: Int) {
    let first = openMembers(of: left, in: ours) { matching.isTaken(ours: $0) }
    let second = openMembers(of: right, in: apple) { matching.isTaken(apple: $0) }
    guard !first.isEmpty, !second.isEmpty else { return }
    let ordered = ours.forms[left] == .ordered
    let isLast = priorityOfMembers(left, right) < 0
    // Where position says nothing, a pair must have something to say for itself.
    let least = ordered ? 0.2 : 0.4
    var pairs: [(alike: Double, distance: Int, left: Int, right: Int)] = []
    for (place, object) in first.enumerated() {
      for (otherPlace, other) in second.enumerated()
      where ours.classes[object] == apple.classes[other]
        && mayMatch(object, other, inLastList: isLast)
      {
        let alike = likeness(object, other, matching)
        if alike >= least { pairs.append((alike, abs(place - otherPlace), object, other)) }
      }
    }
    pairs.sort { ($1.alike, $0.distance, $0.left) < ($0.alike, $1.distance, $1.left) }
    for pair in pairs where isOpen(pair.left, pair.right) { match(pair.left, pair.right) }
  }

  private func openMembers(of object: Int, in graph: GraphIndex, isTaken: (Int) -> Bool) -> [Int] {
    var seen: Set<Int> = []
    return graph.items[object].compactMap { item in
      guard graph.isMember(item.key), let target = item.target, !isTaken(target) else { return nil }
      return seen.insert(target).inserted ? target : nil
    }
  }

  /// Whether two connections have the same label, or two placeholders the same name; other objects always may.
  ///
  /// A placeholder whose name Apple's compiler made up is known by the connections to it only. What no connection leads
  /// to is matched at the end, with the list of all objects.
  private func mayMatch(_ left: Int, _ right: Int, inLastList isLast: Bool) -> Bool {
    let names = ["UIProxiedObjectIdentifier", "NSExternalObjectPlaceholderIdentifier"]
    for key in ["UILabel", "NSLabel"] + (isLast ? [] : names) {
      if let text = text(under: key, of: left, in: ours),
        let other = self.text(under: key, of: right, in: apple)
      {
        return text == other
      }
    }
    return true
  }

  /// The signature of a string that an object refers to.
  private func text(under key: String, of object: Int, in graph: GraphIndex) -> UInt64? {
    let number = graph.names.number(key)
    let target = graph.items[object].first { $0.key == number }?.target
    return target.flatMap { graph.className($0) == "NSString" ? graph.colors[0][$0] : nil }
  }
}
