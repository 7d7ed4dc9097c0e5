import Foundation
import NibFormat
import NibScore
import TestSupport
import Testing

private let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]

/// The measure over real nibs that were changed in known ways: every fifth one, or all of them with
/// `XIB_CORPUS_ALL`.
@Suite(.enabled(if: corpus != nil, "skipped: XIB_CORPUS names no folder of real nibs"))
struct MeasureCorpusTests {
  @Test func `a nib whose objects and values are in another order is the same nib`() throws {
    var checked = 0
    for (file, graph) in try nibs() {
      let tally = NibComparison(ours: shuffled(graph), apple: graph).tally
      if tally.wrong > 0 { Issue.record("\(file): \(tally)") }
      checked += 1
    }
    #expect(checked > 20)
  }

  @Test func `a number that was changed is one triple missed and one too many`() throws {
    var checked = 0
    for (file, graph) in try nibs() {
      var random = RandomSource(seed: UInt64(graph.values.count))
      var changed = graph
      // Of a color or a number that others share the change could make a copy of another one.
      let places = graph.objects.filter {
        graph.classes[$0.classIndex].name == "NSLayoutConstraint"
      }
      .flatMap(\.values).filter { graph.values[$0].type == .double }
      guard let place = places.randomElement(using: &random) else { continue }
      changed.values[place].bits = 123456.75.bitPattern
      let tally = NibComparison(ours: shuffled(changed), apple: graph).tally
      if tally.missed != 1 || tally.extra != 1 { Issue.record("\(file): \(tally)") }
      checked += 1
    }
    #expect(checked > 5)
  }

  /// The same graph in another order: the root stays the first object.
  private func shuffled(_ graph: NibGraph) -> NibGraph {
    var random = RandomSource(seed: UInt64(graph.objects.count))
    let order = [0] + Array(1..<graph.objects.count).shuffled(using: &random)
    var places = Array(repeating: 0, count: order.count)
    for (place, object) in order.enumerated() { places[object] = place }
    var builder = NibGraphBuilder()
    for object in order {
      _ = builder.addObject(
        graph.className(of: object), fallbacks: graph.fallbackClassNames(of: object))
    }
    for object in order {
      let values = Array(graph.values(of: object))
      // Members keep their order, since that counts.
      let members = values.filter { isMember($0.key) }
      let others = values.filter { !isMember($0.key) }.shuffled(using: &random)
      for (key, value) in others + members {
        add(NibKey(named: key), value, to: places[object], places, &builder)
      }
    }
    return builder.finish()
  }

  private func isMember(_ key: String) -> Bool {
    key == "UINibEncoderEmptyKey" || key.hasPrefix("NS.object.")
  }

  private func add(
    _ key: NibKey, _ value: NibValue, to object: Int, _ places: [Int],
    _ builder: inout NibGraphBuilder
  ) {
    switch value {
    case .integer(let number): builder.add(key, number, to: object)
    case .bool(let flag): builder.add(key, flag, to: object)
    case .float(let number): builder.add(key, number, to: object)
    case .double(let number): builder.add(key, number, to: object)
    case .data(let bytes): builder.add(key, data: bytes, to: object)
    case .nil: builder.add(key, object: nil, to: object)
    case .object(let target): builder.add(key, object: places[target], to: object)
    }
  }

  private func nibs() throws -> [(String, NibGraph)] {
    let folder = URL(filePath: try #require(corpus)).appending(path: "pairs")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let nibs = (files ?? []).filter { $0.hasSuffix(".nib") }.sorted()
    let step = ProcessInfo.processInfo.environment["XIB_CORPUS_ALL"] == nil ? 5 : 1
    return stride(from: 0, to: nibs.count, by: step).compactMap { index in
      let bytes = (try? Data(contentsOf: folder.appending(path: nibs[index]))).map { [UInt8]($0) }
      guard let bytes, NIBArchive.isArchive(bytes), bytes.count < 100_000,
        let graph = try? NIBArchive.decode(bytes),
        graph.value("UINibObjectsKey", of: 0) != nil
      else { return nil }
      return (nibs[index], graph)
    }
  }
}
