public import NibFormat

extension NibComparison {
  /// Compares two compiled storyboards: nibs by their names, and the entries of their property lists as
  /// triples of one more object.
  ///
  /// - Parameters:
  ///   - ours: Our storyboard, nil where there is none: all of Apple's is missed.
  ///   - apple: Apple's storyboard.
  public init(ours: CompiledStoryboard?, apple: CompiledStoryboard) {
    self.init()
    let own = ours ?? CompiledStoryboard()
    for name in Set(own.nibs.keys).union(apple.nibs.keys).sorted() {
      self += NibComparison(ours: own.nibs[name], apple: apple.nibs[name], name: "\(name): ")
    }
    compare(ours.map { Self.entries(of: $0) } ?? [:], Self.entries(of: apple))
    acceptNewNames()
  }

  /// Counts the names of placeholders and the identifiers of macOS's controllers as right where ours and Apple's
  /// correspond throughout.
  ///
  /// Apple's tools make identifiers up at each compilation, and older ones made up the names as well. The nibs agree on
  /// a name; which name it is means nothing.
  private mutating func acceptNewNames() {
    var names: [String: Set<String>] = [:]
    var reverse: [String: Set<String>] = [:]
    for case (let ours, let apple)? in differences.map(\.renewal) {
      names[ours, default: []].insert(apple)
      reverse[apple, default: []].insert(ours)
    }
    differences.removeAll { difference in
      guard let (ours, apple) = difference.renewal, names[ours]?.count == 1,
        reverse[apple]?.count == 1
      else { return false }
      let change = Tally(right: 1, missed: -1, extra: -1)
      tally += change
      byKey[difference.kind, default: Tally()] += change
      return true
    }
  }

  private mutating func compare(
    _ ours: [String: [String: String]], _ apple: [String: [String: String]]
  ) {
    for key in Set(ours.keys).union(apple.keys).sorted() {
      let own = ours[key] ?? [:]
      let other = apple[key] ?? [:]
      let kind = TripleKind(className: "Info.plist", key: key)
      for name in Set(own.keys).union(other.keys).sorted() {
        let isRight = own[name] == other[name]
        let values = isRight ? nil : own[name]
        let missed = isRight ? nil : other[name]
        let counts = Tally(
          right: isRight ? 1 : 0, missed: missed == nil ? 0 : 1, extra: values == nil ? 0 : 1)
        tally += counts
        byKey[kind, default: Tally()] += counts
        guard !isRight else { continue }
        differences.append(
          Difference(
            kind: kind, path: "Info.plist: \(name)", ours: [values].compactMap { $0 },
            apple: [missed].compactMap { $0 }, ofUnmatchedObject: false))
      }
    }
  }

  /// The property list as keys, names under them, and values.
  private static func entries(of storyboard: CompiledStoryboard) -> [String: [String: String]] {
    var references: [String: String] = [:]
    for (identifier, reference) in storyboard.externalReferences {
      references["\(identifier).storyboard"] = reference.storyboardName
      references["\(identifier).controller"] = reference.controllerIdentifier
      references["\(identifier).bundle"] = reference.bundleIdentifier
    }
    return [
      "UIStoryboardDesignatedEntryPointIdentifier": storyboard.entryPoint.map { ["": $0] } ?? [:],
      "UIStoryboardVersion": ["": "\(storyboard.version)"],
      "UIViewControllerIdentifiersToNibNames": storyboard.nibNames,
      "UIViewControllerIdentifiersToExternalStoryboardReferences": references,
    ]
  }
}

extension NibComparison.Difference {
  /// Our name and Apple's, where all that differs is a name that is made up at each compilation.
  fileprivate var renewal: (ours: String, apple: String)? {
    guard kind.key == "NS.bytes", !ofUnmatchedObject, ours.count == 1, apple.count == 1,
      [ours[0], apple[0]].allSatisfy({ $0.hasPrefix("\"UpstreamPlaceholder-") })
        || [ours[0], apple[0]].allSatisfy(Self.isUniqueIdentifier)
    else { return nil }
    return (ours[0], apple[0])
  }

  /// Whether a text in quotes is an identifier such as `1DA6C2C8-16A7-4B50-831D-E71056ED4301`.
  private static func isUniqueIdentifier(_ text: String) -> Bool {
    text.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: "-")).map(\.count)
      == [8, 4, 4, 4, 12]
  }
}
