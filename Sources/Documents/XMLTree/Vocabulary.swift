import CXMLEvents

/// A fixed list of names that several trees share.
///
/// Every tree numbers its names, and those of the vocabulary come first in the vocabulary's order, so a schema can be
/// compiled to plain tables. A vocabulary lives as long as the process.
public final class Vocabulary: Sendable {
  /// The number of names; a tree's own names begin at this number.
  public let count: Int
  let handle: Handle

  struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// Creates a vocabulary from names, each followed by a line feed.
  public init(_ names: StaticString) {
    guard let pointer = cxe_vocabulary_create(names.utf8Start, names.utf8CodeUnitCount) else {
      fatalError("out of memory")
    }
    handle = Handle(pointer: pointer)
    count = Int(cxe_vocabulary_count(pointer))
  }

  deinit { cxe_vocabulary_free(handle.pointer) }

  /// A vocabulary without names, so that each tree numbers all of its names itself.
  public static let empty = Vocabulary("")

  /// Returns the spelling of a name.
  public func spelling(of name: Name) -> String {
    var length: UInt32 = 0
    guard let bytes = cxe_vocabulary_name(handle.pointer, name.rawValue, &length) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
  }

  /// Returns the name with a spelling; nil if the vocabulary does not contain it.
  public func name(_ spelling: String) -> Name? {
    var spelling = spelling
    let number = spelling.withUTF8 { cxe_vocabulary_find(handle.pointer, $0.baseAddress, $0.count) }
    return number == UInt32.max ? nil : Name(rawValue: number)
  }

  /// Returns the name with a spelling in UTF-8; nil if the vocabulary does not contain it.
  public func name(_ spelling: UnsafeBufferPointer<UInt8>) -> Name? {
    let number = cxe_vocabulary_find(handle.pointer, spelling.baseAddress, spelling.count)
    return number == UInt32.max ? nil : Name(rawValue: number)
  }
}
