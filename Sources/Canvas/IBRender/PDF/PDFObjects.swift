import Diagnostics
import Foundation

/// The objects of a PDF file. The cross-reference table is not used: objects are found by their `obj` keywords.
///
/// Each object is read once, and each stream is decoded once.
final class PDFObjects {
  let budget: PDFBudget
  private let bytes: [UInt8]
  private var entries: [Int: Entry] = [:]
  /// The decoded streams by the numbers of their objects, nil for those that cannot be decoded.
  private var contents: [Int: [UInt8]?] = [:]

  /// An object of the file.
  private struct Entry {
    let value: PDFValue
    /// The beginning of the object's stream in the file, or nil for an object without a stream.
    var stream: Int?
  }

  /// Finds the objects of a file.
  /// - Throws: A ``PDFImage/Failure`` for bytes that are not a PDF, for an encrypted PDF, or for one that exceeds the
  ///   budget.
  init(_ bytes: [UInt8], _ budget: PDFBudget) throws(PDFImage.Failure) {
    (self.bytes, self.budget) = (bytes, budget)
    guard bytes.starts(with: Array("%PDF".utf8)) else {
      throw PDFImage.Failure(reason: "it is not a readable PDF")
    }
    if bytes.firstRange(of: Array("/Encrypt".utf8)) != nil {
      throw PDFImage.Failure(reason: "it is encrypted")
    }
    for (number, place) in places().inKeyOrder {
      entries[number] = entry(at: place)
    }
    for (number, entry) in entries.inKeyOrder where entry.stream != nil {
      guard let values = entry.value.dictionary, values["Type"]?.name == "ObjStm" else { continue }
      unpack(values, number)
    }
    try budget.check()
  }

  /// Returns the positions after each `12 0 obj`, by object number.
  private func places() -> [Int: Int] {
    var places: [Int: Int] = [:]
    let word = Array("obj".utf8)
    for place in bytes.indices.dropLast(2) where bytes[place] == word[0] {
      guard bytes[place + 1] == word[1], bytes[place + 2] == word[2],
        let number = numberBefore(place)
      else { continue }
      // In a file that was changed, the newest version of an object comes last.
      if places.updateValue(place + 3, forKey: number) == nil, !budget.spend(.objects) { break }
    }
    return places
  }

  /// Returns the object number of `12 0 obj`, from the position of the keyword.
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

  /// Reads the object at a position, and finds the beginning of its stream.
  private func entry(at place: Int) -> Entry? {
    var scanner = PDFScanner(bytes, at: place, budget)
    guard let value = scanner.next() else { return nil }
    guard value.dictionary != nil, case .word("stream")? = scanner.next() else {
      return Entry(value: value)
    }
    var start = scanner.place
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    return Entry(value: value, stream: min(start, bytes.count))
  }

  /// Reads the objects in a compressed stream (section 7.5.7).
  private func unpack(_ stream: [String: PDFValue], _ number: Int) {
    guard let content = content(of: number), let count = resolved(stream["N"])?.integer,
      let first = resolved(stream["First"])?.integer, count >= 0,
      (0...content.count).contains(first)
    else { return }
    var index = PDFScanner(content, budget)
    for _ in 0..<count {
      guard let id = index.next()?.integer, let offset = index.next()?.integer, offset >= 0,
        offset < content.count
      else { return }
      guard entries[id] == nil else { continue }
      guard budget.spend(.objects) else { return }
      var scanner = PDFScanner(content, at: min(first + offset, content.count), budget)
      if let value = scanner.next() { entries[id] = Entry(value: value) }
    }
  }

  // MARK: Objects

  /// Returns a value, or the object to which it refers.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<8 {
      guard case .reference(let number)? = value else { return value }
      value = entries[number]?.value
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
    if let known = contents[number] { return known }
    let content = decodedContent(of: number)
    contents[number] = .some(content)
    return content
  }

  private func decodedContent(of number: Int) -> [UInt8]? {
    guard let entry = entries[number], let start = entry.stream,
      let values = entry.value.dictionary, let end = end(of: values, from: start)
    else { return nil }
    let filter = resolved(values["Filter"])
    let names =
      filter?.array.map { $0.compactMap { resolved($0)?.name } } ?? [filter?.name].compactMap { $0 }
    guard values["DecodeParms"] == nil else { return nil }
    switch names {
    case []: return budget.spend(.decodedBytes, end - start) ? Array(bytes[start..<end]) : nil
    case ["FlateDecode"]: return try? Inflate.decode(bytes[start..<end], budget)
    default: return nil
    }
  }

  private func end(of stream: [String: PDFValue], from start: Int) -> Int? {
    if let length = resolved(stream["Length"])?.integer, length >= 0,
      length <= bytes.count - start
    {
      return start + length
    }
    let end = bytes[start...].firstRange(of: Array("endstream".utf8))?.lowerBound
    return budget.spend(.scannedBytes, (end ?? bytes.count) - start) ? end : nil
  }

  /// The first page, with the values that it inherits from the page tree.
  var firstPage: [String: PDFValue]? {
    let catalog = entries.keys.sorted().lazy.compactMap { self.entries[$0]?.value.dictionary }
      .first { $0["Type"]?.name == "Catalog" }
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
