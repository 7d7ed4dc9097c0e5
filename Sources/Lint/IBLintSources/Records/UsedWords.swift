/// The words that the code of a file uses, excluding comments, strings and the names that `var` and `let` declare.
///
/// Only a hash of each word is stored, so a word that does not occur may, in rare cases, seem to occur.
struct UsedWords: Hashable, Sendable {
  /// How the code uses a word.
  struct Use: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The word occurs, and not only as the name of a function that the code declares.
    static let word = Use(rawValue: 1)
    static let repeated = Use(rawValue: 2)
    /// The word is a member: a property or a case, or a method that code calls.
    static let member = Use(rawValue: 4)
    /// The code declares a function with this name.
    static let function = Use(rawValue: 8)
    /// The word may be a function or a property, and not only a local variable, a parameter or a label.
    static let call = Use(rawValue: 16)
    static let repeatedCall = Use(rawValue: 32)

    /// Adds a use, which is one more than those before.
    mutating func add(_ use: Use) {
      if contains(.word) { insert(.repeated) }
      if contains(.call), use.contains(.call) { insert(.repeatedCall) }
      formUnion(use.union(.word))
    }
  }

  private var hashes: [UInt32] = []
  /// The use of each word in ``hashes``.
  private var uses: [Use] = []
  /// Whether a word is about accessibility, so that the code may set labels in its own way.
  private(set) var speaksOfAccessibility = false

  /// Creates a set of words from their hashes.
  init(_ uses: [UInt32: Use] = [:], speaksOfAccessibility: Bool = false) {
    let sorted = uses.sorted { $0.key < $1.key }
    hashes = sorted.map(\.key)
    self.uses = sorted.map(\.value)
    self.speaksOfAccessibility = speaksOfAccessibility
  }

  /// Returns whether the code uses a word.
  func contains(_ word: String) -> Bool { uses(of: word).contains(.word) }

  /// Returns whether the code uses a member with a name.
  func containsMember(_ name: String) -> Bool { uses(of: name).contains(.member) }

  /// Returns whether the code declares a function with a name.
  func declaresFunction(_ name: String) -> Bool { uses(of: name).contains(.function) }

  /// Returns whether the code may use a function or property with a name.
  /// - Parameter again: Whether there must be two uses, so that one of them may be a declaration.
  func mayCall(_ name: String, again: Bool = false) -> Bool {
    uses(of: name).contains(again ? .repeatedCall : .call)
  }

  /// Returns whether the code uses a property: by its name, its Objective-C variable, or its setter.
  func containsProperty(_ name: String) -> Bool {
    contains(name) || contains("_" + name)
      || name.hasPrefix("_") && contains(String(name.dropFirst()))
      || contains("set" + name.prefix(1).uppercased() + name.dropFirst())
  }

  private func uses(of word: String) -> Use {
    let hash = Self.hash(word.utf8)
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash ? uses[low] : []
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
    writer.write(hashes.count)
    // The differences between sorted numbers are small.
    var last: UInt32 = 0
    for (hash, use) in zip(hashes, uses) {
      writer.write(Int(hash - last) << 6 | Int(use.rawValue))
      last = hash
    }
  }

  init(from reader: inout RecordReader) throws {
    speaksOfAccessibility = try reader.bool()
    var last: UInt32 = 0
    var uses: [Use] = []
    hashes = try reader.list { reader in
      let number = try reader.int()
      // A sum that does not fit indicates damage.
      guard let difference = UInt32(exactly: number >> 6) else { throw RecordReader.Damage() }
      let (sum, isTooLarge) = last.addingReportingOverflow(difference)
      guard !isTooLarge else { throw RecordReader.Damage() }
      last = sum
      uses.append(Use(rawValue: UInt8(number & 0x3F)))
      return sum
    }
    self.uses = uses
  }
}
