import InterfaceBuilder
import NibCompiler
import NibFormat

/// The losses of a document that was made of a nib for macOS, found by compiling it again.
enum AppKitLosses {
  /// Counts the keys that the nib has and the document does not give again.
  static func add(_ nib: NibGraph, _ document: IBDocument, to losses: Losses) {
    var options = NibCompiler.Options()
    options.toolsVersion = document.tools
    guard let compiled = try? NibCompiler(options: options).compile(document).graph else {
      return losses.add("everything that the nib contains")
    }
    add(counts(of: [nib]), counts(of: [compiled]), to: losses)
  }

  /// Counts the keys that the nibs of a storyboard have and the document does not give again.
  static func add(_ storyboard: CompiledStoryboard, _ document: IBDocument, to losses: Losses) {
    var options = NibCompiler.Options()
    options.toolsVersion = document.tools
    guard
      let compiled = try? NibCompiler(options: options).compileStoryboard(document).storyboard
    else { return losses.add("everything that the storyboard contains") }
    add(counts(of: storyboard.nibs.values), counts(of: compiled.nibs.values), to: losses)
  }

  private static func add(_ counts: [Key: Int], _ again: [Key: Int], to losses: Losses) {
    for (key, count) in counts where count > again[key, default: 0] {
      losses.add(
        "'\(key.key)' of \(key.className)", count: count - again[key, default: 0])
    }
  }

  private struct Key: Hashable {
    var className: String
    var key: String
  }

  /// The classes of values and lists, which count as parts of the keys that contain them.
  private static let values: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary",
    "NSString", "NSMutableString", "NSLocalizableString", "NSNumber", "NSValue", "NSData",
    "NSColor", "NSColorSpace", "NSFont", "NSFontDescriptor", "NSCustomResource", "IBClassReference",
    "NSObject", "NSIBObjectData",
  ]

  private static func counts(of graphs: some Sequence<NibGraph>) -> [Key: Int] {
    var counts: [Key: Int] = [:]
    for graph in graphs {
      let keys = graph.keys
      for object in graph.objects.indices {
        let name = graph.className(of: object)
        guard !values.contains(name) else { continue }
        for record in graph.values[graph.objects[object].values] {
          counts[Key(className: name, key: keys[Int(record.key)]), default: 0] += 1
        }
      }
    }
    return counts
  }
}
