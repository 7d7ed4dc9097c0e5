import IBCompare
import InterfaceBuilder
import XMLTree

/// The expected facts of a merge: a fact that only one side changed must be as in that side.
struct MergeOracle {
  private let base: DocumentFacts
  private let ours: DocumentFacts
  private let theirs: DocumentFacts
  private let conflicts: [MergeConflict]
  /// The objects with conflicts, including their descendants and the objects that refer to them.
  private var contested: Set<String> = []
  /// The addresses of conflicts outside objects.
  private let contestedPaths: [String]

  init(_ versions: [IBDocument], renamed: [String: String], conflicts: [MergeConflict]) {
    var facts = versions.map { DocumentFacts($0) }
    if !renamed.isEmpty, let text = Self.renaming(renamed, in: versions[2]) {
      facts[2] = DocumentFacts(text)
    }
    (base, ours, theirs) = (facts[0], facts[1], facts[2])
    self.conflicts = conflicts
    let anchors = conflicts.map { conflict in
      conflict.address.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).first
        .map(String.init) ?? ""
    }
    contestedPaths = zip(conflicts, anchors).filter { $1.isEmpty }.map { conflict, _ in
      String(conflict.address.dropFirst())
    }
    let subjects = Set(anchors)
    for version in facts {
      for (object, around) in version.around where !subjects.isDisjoint(with: around) {
        contested.insert(object)
      }
    }
    for version in facts {
      for (object, named) in version.references where !contested.isDisjoint(with: named) {
        contested.insert(object)
      }
    }
  }

  /// Returns a document in which ids in the text have been replaced, as by search and replace.
  private static func renaming(_ names: [String: String], in document: IBDocument) -> IBDocument? {
    var text = document.source.sourceText
    for (old, new) in names {
      text = text.replacing("=\"\(old)\"", with: "=\"\(new)\"")
    }
    return try? IBDocument(parsing: text)
  }

  /// Returns the deviations of a result from the expected facts.
  func complaints(about result: IBDocument) -> [String] {
    let facts = DocumentFacts(result)
    var complaints: [String] = []
    let keys = Set(base.values.keys).union(ours.values.keys).union(theirs.values.keys)
      .union(facts.values.keys)
    for key in keys.sorted() {
      let (before, mine, other) = (base.values[key], ours.values[key], theirs.values[key])
      let actual = facts.values[key]
      let object =
        ours.objects[key] ?? theirs.objects[key] ?? base.objects[key] ?? facts.objects[key] ?? ""
      if contested.contains(object) { continue }
      if object.isEmpty, contestedPaths.contains(where: { key.hasPrefix($0) }) { continue }
      if Self.isFolded(key) || isGuideOfGoneView(object, facts) { continue }
      let expected: String?
      if isMoot(key, object) {
        expected = nil
      } else if mine == other || other == before {
        expected = mine
      } else if mine == before {
        expected = other
      } else {
        complaints.append("both sides changed \(key), which is not reported")
        continue
      }
      guard actual != expected, !isTwin(object, facts) else { continue }
      complaints.append("\(key) is \(actual ?? "missing") instead of \(expected ?? "missing")")
    }
    return complaints
  }

  /// Returns whether an object may be missing or have another id because both sides added the same object.
  private func isTwin(_ object: String, _ facts: DocumentFacts) -> Bool {
    guard base.around[object] == nil else {
      return ours.around[object] == nil && facts.hasTwin(of: object, in: base)
    }
    return theirs.around[object] != nil && ours.around[object] == nil
      && ours.hasTwin(of: object, in: theirs)
  }

  /// Returns whether a side removed what a fact is about, so that the fact must be gone: the label of a removed
  /// element, the position of a removed object, and all facts of a removed constraint that placed another removed
  /// object.
  private func isMoot(_ key: String, _ object: String) -> Bool {
    if let element = Self.labelled(key) {
      return base.has(element) && ours.has(element) != theirs.has(element)
    }
    guard let around = base.around[object] else { return false }
    return [(ours, theirs), (theirs, ours)].contains { remover, other in
      guard remover.around[object] == nil, other.around[object] != nil else { return false }
      if key == "\(object) is in" {
        return around.count == 1 || remover.around[around[1]] != nil
      }
      guard base.values["\(object) is"] == "constraint" else { return false }
      let ends = (base.references[object] ?? []).intersection(other.references[object] ?? [])
      return ends.contains { base.around[$0] != nil && remover.around[$0] == nil }
    }
  }

  /// Returns the path of the element whose label in Interface Builder a fact states, or nil for other facts.
  private static func labelled(_ key: String) -> String? {
    let label = "@userLabel"
    return key.hasSuffix(label) ? String(key.dropLast(label.count)) : nil
  }

  /// Returns whether an object is an automatic layout guide of a removed object.
  private func isGuideOfGoneView(_ object: String, _ facts: DocumentFacts) -> Bool {
    [ours, theirs].contains { version in
      guard let around = version.around[object],
        version.values["\(object) is"]?.lowercased().hasSuffix("layoutguide") == true
      else { return false }
      return around.dropFirst().contains { facts.around[$0] == nil }
    }
  }

  /// Returns whether a fact has no effect on the app, so that a merge may resolve it automatically.
  private static func isFolded(_ key: String) -> Bool {
    key.contains("/frame") || key.contains("canvasLocation") || key.contains("@toolsVersion")
      || key.contains("@systemVersion") || key.hasPrefix("document/resources")
      || key.hasPrefix("document/inferredMetricsTieBreakers") || key.hasPrefix("document/classes")
      || key.hasPrefix("document/dependencies") || key.hasPrefix("document/device")
      || key.hasSuffix("@misplaced") || key.hasSuffix("@ambiguous") || key.contains("simulated")
  }
}
