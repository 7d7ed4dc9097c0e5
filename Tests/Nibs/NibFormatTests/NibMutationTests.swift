import NibFormat
import NibMutation
import TestSupport
import Testing

/// The small form of `make fuzz`: damaged nibs give a graph or an error, never a crash.
@Suite struct NibMutationTests {
  @Test(arguments: 0..<5)
  func `damaged nibs are read or refused, and what is read keeps its promises`(
    _ batch: UInt64
  ) throws {
    let mutator = try NibMutator.samples()
    for seed in batch * 100 + 1...batch * 100 + 100 {
      let outcome = NibProbe.run(mutator.sample(seed: seed))
      if case .broken(let what) = outcome { Issue.record("seed \(seed): \(what)") }
    }
  }

  @Test func `equal seeds give equal damage`() throws {
    let mutator = try NibMutator.samples()
    #expect(mutator.sample(seed: 7) == mutator.sample(seed: 7))
    #expect(mutator.sample(seed: 7) != mutator.sample(seed: 8))
  }

  @Test func `damage of every kind is among the samples`() throws {
    let mutator = try NibMutator.samples()
    var read = 0
    var kinds: Set<NibFormatError.Kind> = []
    for seed in UInt64(1)...500 {
      do throws(NibFormatError) {
        _ = try NibGraph.decode(mutator.sample(seed: seed))
        read += 1
      } catch {
        kinds.insert(error.kind)
      }
    }
    #expect((150...350).contains(read))
    #expect(
      kinds.isSuperset(of: [
        .truncated, .numberTooLarge, .indexOutOfRange, .invalidCount, .unknownType, .notANib,
        .invalidPropertyList, .unsupportedVersion, .invalidText,
      ]))
  }

  @Test func `sound nibs keep every promise, in every container`() throws {
    let files = try NibOriginals.files()
    #expect(files.count > 20)
    var containers: Set<NibContainer> = []
    for bytes in files.dropLast(2) {
      #expect(NibProbe.run(bytes) == .read)
      containers.insert(try NibGraph.decode(bytes).container)
    }
    #expect(containers.count == 3)
    #expect(files.suffix(2).allSatisfy { NibProbe.run($0) == .refused })
  }

  @Test func `both forms of a keyed archive have the objects of the graph that they were made of`()
    throws
  {
    let graphs = try NibOriginals.graphs()
    let keyed = try NibOriginals.files().dropFirst(graphs.count).dropLast(2)
      .map { try NibGraph.decode($0).graph }
    #expect(keyed.count > 4)
    let (binary, xml) = (keyed.prefix(keyed.count / 2), keyed.suffix(keyed.count / 2))
    for (one, other) in zip(binary, xml) {
      #expect(one.values.count == other.values.count)
      #expect(
        one.objects.indices.map { one.className(of: $0) }
          == other.objects.indices.map { other.className(of: $0) })
      #expect(
        graphs.contains { graph in
          graph.objects.count == one.objects.count && graph.values.count == one.values.count
        })
    }
  }
}
