/// The containers that compiled nibs come in.
public enum NibContainer: String, Sendable, Hashable {
  case nibArchive = "NIBArchive"
  case binaryKeyedArchive = "keyed archive (binary property list)"
  case xmlKeyedArchive = "keyed archive (XML property list)"
}

extension NibGraph {
  /// Reads a compiled nib in any of the containers that are known.
  /// - Returns: The graph, and the container that it came in.
  /// - Throws: ``NibFormatError`` for a typed stream, which has its own error, for anything other than a nib, and for
  ///   the first damage in one.
  public static func decode(_ bytes: [UInt8]) throws(NibFormatError) -> (
    graph: NibGraph, container: NibContainer
  ) {
    if NIBArchive.isArchive(bytes) { return (try NIBArchive.decode(bytes), .nibArchive) }
    if bytes.starts(with: BinaryPropertyList.magic) {
      let list = try BinaryPropertyList.decode(bytes)
      return (try KeyedArchive.graph(of: list), .binaryKeyedArchive)
    }
    if bytes.starts(with: [0x04, 0x0B]) {
      throw NibFormatError(
        .typedStream, at: 0,
        "typed-stream nibs, from before keyed archives, are not supported;"
          + " open and save the file in Interface Builder 3 to convert it")
    }
    let beginning = bytes.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    if beginning.starts(with: "<?xml".utf8) || beginning.starts(with: "<plist".utf8) {
      guard bytes.prefix(1024).containsText("<plist") else {
        throw NibFormatError(
          .notANib, at: 0,
          "this is an Interface Builder document, not a compiled nib; compile it first, or use the subcommand tree, outlets or load"
        )
      }
      return (try KeyedArchive.graph(of: try XMLPropertyList.decode(bytes)), .xmlKeyedArchive)
    }
    throw NibFormatError(
      .notANib, at: 0,
      bytes.isEmpty ? "the file is empty" : "neither a NIBArchive nor a keyed archive")
  }
}

extension Collection<UInt8> {
  /// Whether the bytes contain a word.
  fileprivate func containsText(_ word: StaticString) -> Bool {
    let bytes = Array(self)
    let length = word.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    return (0...bytes.count - length).contains { start in
      (0..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }
  }
}
