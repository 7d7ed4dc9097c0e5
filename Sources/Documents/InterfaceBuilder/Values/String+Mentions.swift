extension String {
  /// Returns whether the text contains a word, compared as bytes.
  ///
  /// The standard library's `contains` compares grapheme clusters, which takes longer than reading a whole small
  /// document.
  func mentions(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    var text = self
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, bytes.count >= length else { return length == 0 }
      let word = UnsafeBufferPointer(start: word.utf8Start, count: length)
      return (0...bytes.count - length).contains { start in
        UnsafeBufferPointer(start: base + start, count: length).elementsEqual(word)
      }
    }
  }
}
