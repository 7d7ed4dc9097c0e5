import PropertyLists

/// The container formats of compiled nibs.
public enum NibContainer: String, Sendable, Hashable {
  /// The format that Apple's compiler writes for UIKit.
  case nibArchive = "NIBArchive"
  /// A keyed archive in a binary property list.
  case binaryKeyedArchive = "keyed archive (binary property list)"
  /// A keyed archive in an XML property list.
  case xmlKeyedArchive = "keyed archive (XML property list)"
}

extension NibGraph {
  /// Decodes a compiled nib in any known container format.
  /// - Returns: The graph and its container format.
  /// - Throws: ``NibFormatError`` if the bytes are a typed stream, which is not supported, or are not a nib, or for the
  ///   first damage in the nib.
  public static func decode(_ bytes: [UInt8]) throws(NibFormatError) -> (
    graph: NibGraph, container: NibContainer
  ) {
    if NIBArchive.isArchive(bytes) { return (try NIBArchive.decode(bytes), .nibArchive) }
    if bytes.starts(with: BinaryPropertyList.magic) {
      let list = try PropertyList(nib: bytes)
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
      return (try KeyedArchive.graph(of: try PropertyList(nib: bytes)), .xmlKeyedArchive)
    }
    throw NibFormatError(
      .notANib, at: 0,
      bytes.isEmpty ? "the file is empty" : "neither a NIBArchive nor a keyed archive")
  }
}

extension Collection<UInt8> {
  /// Returns whether the bytes contain a word.
  fileprivate func containsText(_ word: StaticString) -> Bool {
    let bytes = Array(self)
    let length = word.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    return (0...bytes.count - length).contains { start in
      (0..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }
  }
}
