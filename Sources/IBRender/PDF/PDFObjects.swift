import Foundation

/// The objects of a PDF file. The cross-reference table is not used: objects are found by their beginnings.
struct PDFObjects {
  private let bytes: [UInt8]
  private var places: [Int: Int] = [:]
  /// The objects that compressed streams contain.
  private var packed: [Int: PDFValue] = [:]

  /// The maximum number of objects.
  private static let limit = 20_000

  /// Finds the objects of a file, or returns nil for bytes that are not a PDF, or that are encrypted.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    self.bytes = bytes
    findObjects()
    for number in places.keys.sorted() {
      guard let stream = dictionary(of: number), stream["Type"]?.name == "ObjStm" else { continue }
      unpack(stream, number)
    }
    if bytes.firstRange(of: Array("/Encrypt".utf8)) != nil { return nil }
  }

  private mutating func findObjects() {
    let word = Array("obj".utf8)
    for place in bytes.indices.dropLast(2) where bytes[place] == word[0] {
      guard bytes[place + 1] == word[1], bytes[place + 2] == word[2], places.count < Self.limit,
        let number = numberBefore(place)
      else { continue }
      // A file that was changed contains the newest version of an object last.
      places[number] = place + 3
    }
  }

  /// Returns the first number of `12 0 obj`, from the place of its word.
  private func numberBefore(_ place: Int) -> Int? {
    var index = place - 1
    func skip(_ isPart: (UInt8) -> Bool) -> Range<Int> {
      let end = index + 1
      while index >= 0, isPart(bytes[index]) { index -= 1 }
      return index + 1..<end
    }
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    _ = skip(isSpace)
    guard !skip(isDigit).isEmpty, !skip(isSpace).isEmpty else { return nil }
    let digits = skip(isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    return Int(String(decoding: bytes[digits], as: UTF8.self))
  }

  /// Reads the objects in a compressed stream (section 7.5.7).
  private mutating func unpack(_ stream: [String: PDFValue], _ number: Int) {
    guard let content = content(of: number), let count = stream["N"]?.integer,
      let first = stream["First"]?.integer, (0...Self.limit).contains(count),
      (0...content.count).contains(first)
    else { return }
    var index = PDFScanner(content)
    for _ in 0..<count {
      guard let id = index.next()?.integer, let offset = index.next()?.integer, offset >= 0,
        offset < content.count
      else { return }
      var scanner = PDFScanner(content, at: min(first + offset, content.count))
      if places[id] == nil { packed[id] = scanner.next() }
    }
  }

  // MARK: Objects

  private func dictionary(of number: Int) -> [String: PDFValue]? {
    object(number)?.dictionary
  }

  /// Returns the object with a number, without its stream.
  private func object(_ number: Int) -> PDFValue? {
    guard let place = places[number] else { return packed[number] }
    var scanner = PDFScanner(bytes, at: place)
    return scanner.next()
  }

  /// Returns a value, or the object to which it refers.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<8 {
      guard case .reference(let number)? = value else { return value }
      value = object(number)
    }
    return nil
  }

  /// Returns the dictionary of a value that may be a reference.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? { resolved(value)?.dictionary }

  /// Returns the decoded bytes of a stream, or nil if there is none, or if it has an unsupported filter.
  func content(of reference: PDFValue?) -> [UInt8]? {
    guard case .reference(let number)? = reference else { return nil }
    return content(of: number)
  }

  private func content(of number: Int) -> [UInt8]? {
    guard let place = places[number] else { return nil }
    var scanner = PDFScanner(bytes, at: place)
    guard let values = scanner.next()?.dictionary, case .word("stream")? = scanner.next() else {
      return nil
    }
    var start = scanner.place
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    guard start <= bytes.count, let end = end(of: values, from: start) else { return nil }
    let filter = resolved(values["Filter"])
    let names =
      filter?.array.map { $0.compactMap { resolved($0)?.name } } ?? [filter?.name].compactMap { $0 }
    guard values["DecodeParms"] == nil else { return nil }
    switch names {
    case []: return Array(bytes[start..<end])
    case ["FlateDecode"]: return try? Inflate.decode(bytes[start..<end])
    default: return nil
    }
  }

  private func end(of stream: [String: PDFValue], from start: Int) -> Int? {
    if let length = resolved(stream["Length"])?.integer, length >= 0,
      length <= bytes.count - start
    {
      return start + length
    }
    return bytes[start...].firstRange(of: Array("endstream".utf8))?.lowerBound
  }

  /// The first page, with the values that it inherits from the page tree.
  var firstPage: [String: PDFValue]? {
    let all = Set(places.keys).union(packed.keys).sorted()
    let catalog = all.lazy.compactMap { dictionary(of: $0) }.first { $0["Type"]?.name == "Catalog" }
    var node = dictionary(catalog?["Pages"])
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<32 {
      guard let current = node else { return nil }
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
        if let value = current[key] { inherited[key] = value }
      }
      guard let kids = resolved(current["Kids"])?.array else {
        return current.merging(inherited) { own, _ in own }
      }
      node = dictionary(kids.first)
    }
    return nil
  }
}
