import Synchronization

/// The keys and classes of a graph, either given or created from an archive's bytes on first use.
///
/// Creating the strings would be most of the cost of decoding, and copying, counting or measuring a nib does not need
/// them. The decoder has already checked the bytes.
final class NibNames: Sendable {
  private enum Names {
    case made(keys: [String], classes: [NibGraph.ClassEntry])
    case pending(NIBArchiveNames, [UInt8])
  }

  /// The names of a graph without keys and classes.
  static let none = NibNames()

  private let names: Mutex<Names>

  init(keys: [String] = [], classes: [NibGraph.ClassEntry] = []) {
    names = Mutex(.made(keys: keys, classes: classes))
  }

  init(_ tables: NIBArchiveNames, in bytes: [UInt8]) {
    names = Mutex(.pending(tables, bytes))
  }

  var keys: [String] { names.withLock { Self.made(&$0).keys } }
  var classes: [NibGraph.ClassEntry] { names.withLock { Self.made(&$0).classes } }

  private static func made(
    _ names: inout Names
  ) -> (keys: [String], classes: [NibGraph.ClassEntry]) {
    switch names {
    case .made(let keys, let classes): return (keys, classes)
    case .pending(let tables, let bytes):
      // Checked names cannot fail to decode.
      let (keys, classes) =
        (try? bytes.withUnsafeBufferPointer { try tables.make($0) }) ?? ([], [])
      names = .made(keys: keys, classes: classes)
      return (keys, classes)
    }
  }
}

extension NibNames: Hashable {
  static func == (left: NibNames, right: NibNames) -> Bool {
    left === right || (left.keys == right.keys && left.classes == right.classes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(classes)
  }
}
