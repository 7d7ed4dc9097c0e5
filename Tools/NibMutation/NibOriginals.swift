import InterfaceBuilder
import NibCompiler
public import NibFormat
import TestSupport

/// Nibs to damage: the samples, compiled, in every container that is read.
public enum NibOriginals {
  /// The nibs of all samples that can be compiled, those of storyboards too.
  public static func graphs() throws -> [NibGraph] {
    var graphs: [NibGraph] = []
    for name in Samples.modern {
      let document = try IBDocument(parsing: try Samples.bytes(name), file: name)
      guard NibCompiler.compiles(document.platform, document.kind) else { continue }
      switch document.kind {
      case .xib: graphs.append(try NibCompiler().compile(document).graph)
      case .storyboard:
        let nibs = try NibCompiler().compileStoryboard(document).storyboard.nibs
        graphs += nibs.sorted { $0.key < $1.key }.map(\.value)
      }
    }
    return graphs
  }

  /// The nibs as files: archives, some of them as keyed archives of either form, and lists that are no nib.
  public static func files() throws -> [[UInt8]] {
    let graphs = try graphs()
    let archives = graphs.map { NIBArchive.encode($0) }
    let keyed = graphs.enumerated().filter { $0.offset % 4 == 0 }.map { keyedArchive($0.element) }
    let plain = ArchivedList.dictionary([
      ("CFBundleName", .string("Größe")),
      ("values", .array([.integer(-1), .real(0.5), .data([1, 2])])),
      ("flags", .dictionary([("yes", .bool(true))])),
    ])
    return archives + keyed.map(\.binary) + keyed.map(\.xml) + [plain.binary, plain.xml]
  }

  /// A graph as a keyed archive: the root's values at the top, every other object in `$objects`.
  static func keyedArchive(_ graph: NibGraph) -> ArchivedList {
    var objects: [ArchivedList] = [.string("$null")]
    let classNumbers = graph.classes.indices.map { graph.objects.count + $0 }
    for object in graph.objects.indices.dropFirst() {
      let members = members(of: object, in: graph)
      let type = ArchivedList.uid(classNumbers[graph.objects[object].classIndex])
      objects.append(.dictionary([("$class", type)] + members))
    }
    for entry in graph.classes {
      objects.append(
        .dictionary([
          ("$classname", .string(entry.name)), ("$classes", .array([.string(entry.name)])),
          ("$classhints", .array(entry.fallbacks.map { .string(graph.classes[$0].name) })),
        ]))
    }
    return .dictionary([
      ("$archiver", .string("NSKeyedArchiver")), ("$version", .integer(100_000)),
      ("$top", .dictionary(members(of: 0, in: graph))), ("$objects", .array(objects)),
    ])
  }

  private static func members(
    of object: Int, in graph: NibGraph
  ) -> [(key: String, value: ArchivedList)] {
    // A key occurs once in a dictionary: the members of an inlined list become an array.
    var members: [(key: String, value: ArchivedList)] = []
    for (key, value) in graph.values(of: object) {
      let member = member(value)
      guard let place = members.firstIndex(where: { $0.key == key }) else {
        members.append((key, member))
        continue
      }
      if case .array(let others) = members[place].value {
        members[place].value = .array(others + [member])
      } else {
        members[place].value = .array([members[place].value, member])
      }
    }
    return members
  }

  private static func member(_ value: NibValue) -> ArchivedList {
    switch value {
    case .integer(let number): .integer(number)
    case .bool(let value): .bool(value)
    case .float(let number): .real(Double(number))
    case .double(let number): .real(number)
    case .data(let bytes): .data(Array(bytes))
    case .nil: .uid(0)
    case .object(let target): .uid(target)
    }
  }
}
