/// A writer of records. Integers are written in groups of seven bits, and equal strings are written once.
package struct RecordWriter {
  package private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]

  /// Creates a writer without bytes.
  package init() {}

  package mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes a string. A string that has already been written is written as its number.
  package mutating func write(_ text: String) {
    if let known = texts[text] {
      write(known)
      return
    }
    write(texts.count)
    texts[text] = texts.count
    write(text.utf8.count)
    bytes += text.utf8
  }

  // Bounded: no record contains records of its own type.
  mutating func write(_ value: some RecordCoding) { value.write(to: &self) }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ list: [String]) {
    write(list.count)
    for text in list { write(text) }
  }

  mutating func write<Value: RecordCoding>(_ list: [Value]) {
    // Bounded: no record contains records of its own type.
    write(list.count)
    for value in list { value.write(to: &self) }
  }
}

/// A value that can be written to a cache.
protocol RecordCoding {
  func write(to writer: inout RecordWriter)
  init(from reader: inout RecordReader) throws
}
