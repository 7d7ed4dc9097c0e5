/// The words that the code of a file uses, excluding comments, strings and the names that `var` and `let` declare.
///
/// Only a hash of each word is stored, so a word that does not occur may, in rare cases, seem to occur.
struct UsedWords: Hashable, Sendable {
  private(set) var hashes: [UInt32] = []
  /// The words that occur more than once.
  private var repeatedHashes: [UInt32] = []
  /// The words that occur as members: properties and cases, and methods that code calls.
  private var memberHashes: [UInt32] = []
  /// The names of the functions that the code declares.
  private var functionHashes: [UInt32] = []
  /// Whether a word is about accessibility, so that the code may set labels in its own way.
  private(set) var speaksOfAccessibility = false

  /// Creates a set of words from their hashes.
  /// - Parameters:
  ///   - repeated: The hashes of the words that occur more than once.
  ///   - members: The hashes of the words that occur as members.
  ///   - functions: The hashes of the names of declared functions.
  init(
    _ hashes: Set<UInt32> = [], repeated: Set<UInt32> = [], members: Set<UInt32> = [],
    functions: Set<UInt32> = [], speaksOfAccessibility: Bool = false
  ) {
    self.hashes = hashes.sorted()
    repeatedHashes = repeated.sorted()
    memberHashes = members.sorted()
    functionHashes = functions.sorted()
    self.speaksOfAccessibility = speaksOfAccessibility
  }

  /// Returns whether the code uses a word.
  func contains(_ word: String) -> Bool { Self.contains(Self.hash(word.utf8), in: hashes) }

  /// Returns whether the code uses a word more than once, so that one use may be a declaration.
  func repeats(_ word: String) -> Bool { Self.contains(Self.hash(word.utf8), in: repeatedHashes) }

  /// Returns whether the code uses a member with a name.
  func containsMember(_ name: String) -> Bool {
    Self.contains(Self.hash(name.utf8), in: memberHashes)
  }

  /// Returns whether the code declares a function with a name.
  func declaresFunction(_ name: String) -> Bool {
    Self.contains(Self.hash(name.utf8), in: functionHashes)
  }

  /// Returns whether the code uses a property: by its name, its Objective-C variable, or its setter.
  func containsProperty(_ name: String) -> Bool {
    contains(name) || contains("_" + name)
      || name.hasPrefix("_") && contains(String(name.dropFirst()))
      || contains("set" + name.prefix(1).uppercased() + name.dropFirst())
  }

  private static func contains(_ hash: UInt32, in hashes: [UInt32]) -> Bool {
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }

  /// Returns the FNV-1a hash of a word.
  static func hash(_ word: some Sequence<UInt8>) -> UInt32 {
    word.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// Returns whether a word is about accessibility: it contains `ccessib` or `a11y`.
  static func isAboutAccessibility(_ word: some BidirectionalCollection<UInt8>) -> Bool {
    guard word.count >= 4 else { return false }
    let bytes = word.map { $0 | 0x20 }
    return signs.contains { sign in
      bytes.indices.contains { bytes[$0...].starts(with: sign) }
    }
  }

  private static let signs = [Array("ccessib".utf8), Array("a11y".utf8), Array("voiceover".utf8)]
}

extension UsedWords: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(speaksOfAccessibility)
    Self.write(hashes, to: &writer)
    Self.write(repeatedHashes, to: &writer)
    Self.write(memberHashes, to: &writer)
    Self.write(functionHashes, to: &writer)
  }

  private static func write(_ hashes: [UInt32], to writer: inout RecordWriter) {
    writer.write(hashes.count)
    // The differences between sorted numbers are small.
    var last: UInt32 = 0
    for hash in hashes {
      writer.write(Int(hash - last))
      last = hash
    }
  }

  init(from reader: inout RecordReader) throws {
    speaksOfAccessibility = try reader.bool()
    hashes = try Self.hashes(from: &reader)
    repeatedHashes = try Self.hashes(from: &reader)
    memberHashes = try Self.hashes(from: &reader)
    functionHashes = try Self.hashes(from: &reader)
  }

  private static func hashes(from reader: inout RecordReader) throws -> [UInt32] {
    var last: UInt32 = 0
    return try reader.list { reader in
      // A sum that does not fit indicates damage.
      guard let difference = UInt32(exactly: try reader.int()) else { throw RecordReader.Damage() }
      let (sum, isTooLarge) = last.addingReportingOverflow(difference)
      guard !isTooLarge else { throw RecordReader.Damage() }
      last = sum
      return sum
    }
  }
}
