import NibFormat

/// A graph laid out for matching: items with numbered keys, signatures, and who refers to whom.
struct GraphIndex {
  /// A value of an object.
  struct Item {
    /// The number of the key; those of coder-form collections without their index.
    var key: Int
    /// The object that a reference leads to.
    var target: Int?
    /// The hash of a scalar; equal scalars have equal ones.
    var hash: UInt64
    /// The value itself.
    var record: NibGraph.ValueRecord
  }

  /// How members of a collection are compared.
  enum Form {
    case object, ordered, unordered, dictionary
  }

  let graph: NibGraph
  let names: Names
  /// The number of each object's class.
  let classes: [Int]
  /// The values of each object.
  let items: [[Item]]
  /// Who refers to each object, and under which key.
  private(set) var referrers: [[(object: Int, key: Int)]]
  /// The role of each object in the comparison.
  private(set) var forms: [Form]
  /// Signatures by how far they look: own scalars, then neighbors in both directions, round by round.
  private(set) var colors: [[UInt64]]
  /// The way from the root by which each object was first reached.
  private(set) var parents: [(object: Int, key: Int, place: Int)?]
  /// The number of the key of members of inline collections.
  let memberKey: Int
  /// The number for the keys of members in coder form, whatever their index.
  let indexedKey: Int

  /// How many rounds of signatures there are after the first.
  static let rounds = 8

  init(_ graph: NibGraph, names: Names) {
    self.graph = graph
    self.names = names
    let memberKey = names.number(NibMeasure.memberKey)
    let indexedKey = names.number(NibMeasure.indexedKey)
    self.memberKey = memberKey
    self.indexedKey = indexedKey
    let keyNumbers = graph.keys.map { key in
      switch key {
      case NibMeasure.archivedMemberKey, NibMeasure.archivedKeyKey: memberKey
      case _ where key.hasPrefix(NibMeasure.indexedKeyPrefix): indexedKey
      default: names.number(key)
      }
    }
    let archivedKey = graph.keys.firstIndex(of: NibMeasure.archivedKeyKey)
    let classNumbers = graph.classes.map { names.number($0.name) }
    classes = graph.objects.map { classNumbers[$0.classIndex] }
    items = graph.objects.map { object in
      let records = Array(graph.values[object.values])
      // Keys and values alternate in the other format.
      let entries = records.filter { Int($0.key) == archivedKey }
      let others = records.filter { Int($0.key) != archivedKey }
      let ordered =
        entries.count == others.count ? zip(entries, others).flatMap { [$0, $1] } : records
      return ordered.map { record in
        Item(
          key: keyNumbers[Int(record.key)],
          target: record.type == .object ? Int(record.bits) : nil,
          hash: ScalarValue.hash(record, in: graph), record: record)
      }
    }
    referrers = Array(repeating: [], count: graph.objects.count)
    forms = []
    colors = []
    parents = Array(repeating: nil, count: graph.objects.count)
    findReferrers()
    findForms()
    findColors()
    findParents()
  }

  var count: Int { items.count }

  /// Whether values under a key are members of a collection.
  func isMember(_ key: Int) -> Bool { key == memberKey || key == indexedKey }

  func className(_ object: Int) -> String { names.texts[classes[object]] }

  private mutating func findReferrers() {
    for (object, values) in items.enumerated() {
      for item in values {
        if let target = item.target { referrers[target].append((object, item.key)) }
      }
    }
  }

  private mutating func findForms() {
    let unordered = Set(NibMeasure.unorderedKeys.map { names.number($0) })
    forms = items.indices.map { object in
      let name = className(object)
      if name.hasSuffix("Dictionary") { return .dictionary }
      if name.hasSuffix("Set") { return .unordered }
      guard name == "NSArray" || name == "NSMutableArray" else { return .object }
      return referrers[object].contains { unordered.contains($0.key) } ? .unordered : .ordered
    }
  }

  private mutating func findColors() {
    colors.append(
      items.indices.map { object in
        items[object].reduce(mix(1, UInt64(classes[object]))) { sum, item in
          sum &+ mix(UInt64(item.key), item.hash)
        }
      })
    for _ in 0..<Self.rounds {
      let last = colors[colors.count - 1]
      colors.append(
        items.indices.map { object in
          var outward: UInt64 = 0
          for item in items[object] {
            if let target = item.target { outward &+= mix(UInt64(item.key), last[target]) }
          }
          var inward: UInt64 = 0
          for referrer in referrers[object] {
            inward &+= mix(UInt64(referrer.key), last[referrer.object])
          }
          return mix(mix(last[object], outward), inward)
        })
    }
  }

  private mutating func findParents() {
    guard count > 0 else { return }
    var seen = Array(repeating: false, count: count)
    seen[0] = true
    // The list of all objects comes last: the way through it tells least.
    let list = names.number("UINibObjectsKey")
    let late = items[0].first { $0.key == list }?.target
    for start in [0, late].compactMap({ $0 }) {
      var queue = [start]
      var next = 0
      while next < queue.count {
        let object = queue[next]
        next += 1
        for (place, item) in items[object].enumerated() {
          guard let target = item.target, !seen[target] else { continue }
          seen[target] = true
          parents[target] = (object, item.key, place)
          if target != late { queue.append(target) }
        }
      }
    }
  }

  /// The name of an object's class; of a collection also what it is a collection of.
  func title(_ object: Int) -> String {
    guard forms[object] != .object, let parent = parents[object] else { return className(object) }
    return "\(className(object)) in \(names.texts[parent.key])"
  }

  /// The way from the root to an object, as a reader would say it.
  func path(to object: Int) -> String {
    var steps: [String] = []
    var current = object
    while let parent = parents[current], steps.count < 40 {
      let member = isMember(parent.key)
      let text = member ? "[\(parent.place - 1)]" : names.texts[parent.key]
      steps.append(text)
      current = parent.object
    }
    return steps.reversed().reduce(into: "") { path, step in
      path += path.isEmpty || step.hasPrefix("[") ? step : "." + step
    }
  }
}
