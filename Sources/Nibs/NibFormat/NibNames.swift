import Synchronization

/// The keys and classes of a graph, either given or created from an archive's bytes on first use.
///
/// Creating the strings would be most of the cost of decoding, and they are not needed to copy, count or measure a nib.
/// The decoder has already checked the bytes.
@usableFromInline
final class NibNames: Sendable {
  @usableFromInline
  struct Made: Sendable {
    @usableFromInline let keys: [String]
    @usableFromInline let classes: [NibGraph.ClassEntry]
    /// The numbers of the keys, if the builder of the graph provides them.
    let keyNumbers: NameNumbers?

    init(
      keys: [String] = [], classes: [NibGraph.ClassEntry] = [], keyNumbers: NameNumbers? = nil
    ) {
      self.keys = keys
      self.classes = classes
      self.keyNumbers = keyNumbers
    }
  }

  private enum Pending {
    case bytes(NIBArchiveNames, [UInt8])
    case made(Made)
  }

  /// The names of a graph without keys and classes.
  static let none = NibNames(Made())

  /// The names, if they were provided; these need no lock.
  @usableFromInline let given: Made?
  private let pending: Mutex<Pending>

  init(_ names: Made) {
    given = names
    pending = Mutex(.made(names))
  }

  init(_ tables: NIBArchiveNames, in bytes: [UInt8]) {
    given = nil
    pending = Mutex(.bytes(tables, bytes))
  }

  @inlinable var keys: [String] { given?.keys ?? decoded.keys }
  @inlinable var classes: [NibGraph.ClassEntry] { given?.classes ?? decoded.classes }
  /// The numbers of the keys by name.
  var keyNumbers: NameNumbers { given?.keyNumbers ?? NameNumbers(keys) }

  /// Returns the name of a class by its index.
  @inlinable
  func className(at index: Int) -> String {
    guard let given else { return decoded.classes[index].name }
    return given.classes[index].name
  }

  @usableFromInline var decoded: Made {
    pending.withLock { pending in
      switch pending {
      case .made(let names): return names
      case .bytes(let tables, let bytes):
        // Checked names cannot fail to decode.
        let (keys, classes) =
          (try? bytes.withUnsafeBufferPointer { try tables.make($0) }) ?? ([], [])
        let names = Made(keys: keys, classes: classes)
        pending = .made(names)
        return names
      }
    }
  }
}

extension NibNames: Hashable {
  @usableFromInline
  static func == (left: NibNames, right: NibNames) -> Bool {
    left === right || (left.keys == right.keys && left.classes == right.classes)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(classes)
  }
}
