public import XMLTree

extension AttributeType {
  /// A closed list of words: the rows with the same list name in `Schema/enumerations.tsv`.
  public struct Enumeration: Hashable, Sendable {
    /// The index of the list in the generated tables.
    let index: Int

    /// The name of the list in the schema.
    public var name: String { SchemaTables.enumerationName(index)?.description ?? "" }

    /// The words in alphabetical order.
    public var words: [String] {
      guard let text = SchemaTables.enumerationWords(index) else { return [] }
      let end = text.utf8Start + text.utf8CodeUnitCount
      var words: [String] = []
      var next = text.utf8Start
      while next < end {
        let word = UnsafeBufferPointer(start: next + 1, count: Int(next.pointee))
        words.append(String(decoding: word, as: UTF8.self))
        next += 1 + word.count
      }
      return words
    }

    /// Returns whether a word is in the list.
    func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { place(of: word) != nil }

    /// Returns the index of a word in the list; nil if the list does not contain it.
    func place(of word: UnsafeBufferPointer<UInt8>) -> Int? {
      guard let text = SchemaTables.enumerationWords(index) else { return nil }
      let end = text.utf8Start + text.utf8CodeUnitCount
      var next = text.utf8Start
      var place = 0
      while next < end {
        let count = Int(next.pointee)
        if count == word.count,
          UnsafeBufferPointer(start: next + 1, count: count).isEqual(to: word)
        {
          return place
        }
        next += 1 + count
        place += 1
      }
      return nil
    }

    /// Returns the index of a word in the list; nil if the list does not contain it.
    func place(of word: String) -> Int? {
      var word = word
      return word.withUTF8 { place(of: $0) }
    }

    /// Returns the number for a word in UIKit and in nibs; nil if none is known.
    public func number(of word: String) -> Int? { place(of: word).flatMap { number(at: $0) } }

    /// Returns the word for a number in UIKit and in nibs; nil if there is none.
    func word(of number: Int) -> String? {
      let words = self.words
      return words.indices.first { self.number(at: $0) == number }.map { words[$0] }
    }

    /// Returns the number of an attribute's value; nil if none is known.
    public func number(of record: AttributeRecord, in tree: Tree) -> Int? {
      tree.withValue(of: record) { place(of: $0) }.flatMap { number(at: $0) }
    }

    /// Returns the number of the word at an index.
    func number(at place: Int) -> Int? {
      let start = SchemaTables.numberStarts[index]
      guard start != .max else { return nil }
      let number = SchemaTables.numbers[Int(start) + place]
      return number == Int64(Int32.min) ? nil : Int(number)
    }
  }
}
