public import NibFormat
import TestSupport

/// A mutator that damages nib graphs in ways that a decoder does not detect: references to other objects, objects with
/// another class or another object's values, and arbitrary numbers. Equal seeds result in equal damage.
public struct GraphMutator: Sendable {
  private let originals: [NibGraph]

  /// Creates a mutator of graphs.
  public init(_ originals: [NibGraph]) {
    self.originals = originals.filter { $0.objects.count > 1 && !$0.values.isEmpty }
  }

  /// Returns a damaged graph.
  public func sample(seed: UInt64) -> NibGraph {
    var random = RandomSource(seed: seed)
    var graph = random.pick(originals)
    for _ in 0...random.below(8) { Self.mutate(&graph, &random) }
    return graph
  }

  /// Returns a compiled storyboard in which some nibs are damaged.
  static func damage(_ storyboard: CompiledStoryboard, seed: UInt64) -> CompiledStoryboard {
    var random = RandomSource(seed: seed)
    var storyboard = storyboard
    let names = storyboard.nibs.keys.sorted()
    for _ in 0...random.below(4) {
      let name = random.pick(names)
      guard var graph = storyboard.nibs[name], !graph.values.isEmpty else { continue }
      for _ in 0...random.below(4) { mutate(&graph, &random) }
      storyboard.nibs[name] = graph
    }
    return storyboard
  }

  private static func mutate(_ graph: inout NibGraph, _ random: inout RandomSource) {
    let value = random.below(graph.values.count)
    let object = random.below(graph.objects.count)
    switch random.below(9) {
    case 0, 1, 2:
      let references = graph.values.indices.filter { graph.values[$0].type == .object }
      guard !references.isEmpty else { return }
      graph.values[random.pick(references)].bits = UInt64(random.below(graph.objects.count))
    case 3, 4: graph.objects[object].classIndex = random.below(graph.classes.count)
    case 5: graph.values[value].key = UInt32(random.below(graph.keys.count))
    case 6:
      guard graph.values[value].type != .object, graph.values[value].type != .data else { return }
      graph.values[value].type = random.pick([.int64, .float, .double, .true, .nil])
      graph.values[value].bits = random.next()
    case 7:
      guard !graph.data.isEmpty else { return }
      graph.data[random.below(graph.data.count)] = UInt8(random.below(256))
    default:
      let other = graph.objects[random.below(graph.objects.count)]
      graph.objects[object].firstValue = other.firstValue
      graph.objects[object].valueCount = other.valueCount
    }
  }
}
