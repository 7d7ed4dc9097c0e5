import Diagnostics
import NibScore

/// The tables with the results of a run.
struct Report {
  let scores: [PairScore]
  let total: NibComparison

  init(_ scores: [PairScore]) {
    self.scores = scores
    total = scores.reduce(into: NibComparison()) { $0 += $1.comparison }
  }

  /// The mean F1 score of all documents.
  var mean: Double {
    scores.isEmpty ? 1 : scores.reduce(0) { $0 + $1.comparison.tally.f1 } / Double(scores.count)
  }

  /// Returns a line with the two scores.
  func headline(_ title: String) -> String {
    let sum = total.tally
    return "\(title): \(scores.count) documents, mean F1 \(percent(mean)), total F1 "
      + "\(percent(sum.f1)) (right \(sum.right), missed \(sum.missed), extra \(sum.extra))"
  }

  /// Whether the mean and the total are at least as high as these shares.
  func reaches(_ mean: Double, _ total: Double) -> Bool {
    self.mean >= mean && self.total.tally.f1 >= total
  }

  /// Returns the documents that could not be compiled, with the reasons.
  func failures() -> String {
    let failed = scores.filter { $0.failure != nil }
    guard !failed.isEmpty else { return "Every document was compiled." }
    return "\(failed.count) documents were not compiled\n"
      + failed.map { "  \($0.name): \($0.failure ?? "")" }.joined(separator: "\n")
  }

  /// Returns the compiler's diagnostics, grouped by message.
  func notes() -> String {
    var counts: [String: Int] = [:]
    for score in scores {
      for note in score.diagnostics { counts[note.message, default: 0] += 1 }
    }
    let noted = scores.count { !$0.diagnostics.isEmpty }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($1)  \($0)" }
    return (["\(noted) documents with diagnostics"] + lines).joined(separator: "\n")
  }

  /// Returns the classes, sorted by the number of their wrong triples.
  func classes(limit: Int) -> String {
    var tallies: [String: Tally] = [:]
    for (kind, tally) in total.byKey { tallies[kind.className, default: Tally()] += tally }
    let rows = tallies.sorted { ($1.value.wrong, $0.key) < ($0.value.wrong, $1.key) }
    let lines = rows.prefix(limit).map { name, tally in
      let alone = total.unmatched[name] ?? (0, 0)
      return columns(tally) + pad("\(alone.ours)", 12) + pad("\(alone.apple)", 15) + "  " + name
    }
    return "   right  missed   extra      F1  ours alone  Apple's alone  class\n"
      + lines.joined(separator: "\n")
  }

  /// Returns the keys, sorted by the number of their wrong triples, with their most frequent differences.
  func keys(limit: Int, samples: Int) -> String {
    var differences: [NibComparison.TripleKind: [String: Sample]] = [:]
    var documents: [NibComparison.TripleKind: Set<String>] = [:]
    for score in scores {
      for difference in score.comparison.differences {
        documents[difference.kind, default: []].insert(score.name)
        let text = values(difference)
        let place = "\(score.name): \(difference.path)"
        differences[difference.kind, default: [:]][text, default: Sample(place: place)].count += 1
      }
    }
    let rows = total.byKey.filter { $0.value.wrong > 0 }.sorted {
      ($1.value.wrong, $0.key.className, $0.key.key) < (
        $0.value.wrong, $1.key.className, $1.key.key
      )
    }
    let lines = rows.prefix(limit).map { kind, tally -> String in
      let common = (differences[kind] ?? [:]).sorted {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }
      let shown = common.prefix(samples).map { text, sample in
        "\n            \(sample.count)×  \(text)\n                 \(sample.place)"
      }
      return columns(tally) + pad("\(documents[kind]?.count ?? 0)", 6)
        + "  \(kind.className).\(kind.key)" + shown.joined()
    }
    return "   right  missed   extra      F1  docs  class.key\n" + lines.joined(separator: "\n")
  }

  /// Returns the documents with the lowest scores.
  func worst(limit: Int) -> String {
    let sorted = scores.sorted {
      ($0.comparison.tally.f1, $0.name) < ($1.comparison.tally.f1, $1.name)
    }
    return "   right  missed   extra      F1  document\n"
      + sorted.prefix(limit).map { columns($0.comparison.tally) + "  " + $0.name }
      .joined(separator: "\n")
  }

  /// Returns all differences of all documents, in order.
  func everything() -> String {
    scores.flatMap { score in
      score.comparison.differences.map { difference in
        "\(score.name): \(difference.path)  \(difference.kind.className).\(difference.kind.key)  "
          + values(difference)
      }
    }.joined(separator: "\n")
  }

  // MARK: Text

  private struct Sample {
    var count = 0
    var place: String

    init(place: String) { self.place = place }
  }

  private func values(_ difference: NibComparison.Difference) -> String {
    let alone = difference.ofUnmatchedObject ? "(object without a match) " : ""
    return alone + "ours " + text(difference.ours) + "  Apple's " + text(difference.apple)
  }

  private func text(_ values: [String]) -> String {
    guard !values.isEmpty else { return "–" }
    let more = values.count > 4 ? " | … \(values.count) in all" : ""
    return values.prefix(4).joined(separator: " | ") + more
  }

  private func columns(_ tally: Tally) -> String {
    pad("\(tally.right)", 8) + pad("\(tally.missed)", 8) + pad("\(tally.extra)", 8)
      + pad(percent(tally.f1), 8)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
