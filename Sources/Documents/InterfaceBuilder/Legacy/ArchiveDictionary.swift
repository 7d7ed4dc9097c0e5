import XMLTree

extension ArchiveIndex {
  /// Calls a closure with the keys and values of a dictionary in any of its three forms: keyed elements, two parallel
  /// arrays, or numbered keys and objects.
  ///
  /// The bytes of a key are valid only during the call; values may be references.
  func forEachEntry(
    of dictionary: Int, _ body: (_ key: UnsafeBufferPointer<UInt8>, _ value: Int) -> Void
  ) {
    guard !work.isExhausted else { return }
    work.spend(Int(nodes[dictionary].subtreeEnd) - dictionary)
    if nodes[dictionary].name == Names.dictionary {
      for value in children(of: dictionary) {
        guard let key = attribute(Names.key, of: value) else { continue }
        tree.withValue(of: key) { body($0, value) }
      }
      return
    }
    if let keys = value(ArchiveWord.dictsortedKeys, of: dictionary),
      let values = value(ArchiveWord.dictvalues, of: dictionary)
    {
      work.spend(Int(nodes[keys].subtreeEnd) - keys)
      var value = members(of: values).makeIterator()
      for key in members(of: keys) {
        guard let value = value.next() else { return }
        withText(of: key) { body($0, value) }
      }
      return
    }
    // A dictionary with few entries: `NS.object.0` follows `NS.key.0`, or precedes it.
    var pendingKey: Int?
    for child in children(of: dictionary) {
      guard let name = attribute(Names.key, of: child) else { continue }
      let isKey = tree.withValue(of: name) { $0.starts(with: "NS.key.".utf8) }
      let isObject = tree.withValue(of: name) { $0.starts(with: "NS.object.".utf8) }
      if isKey { pendingKey = child }
      if isObject, let key = pendingKey {
        withText(of: key) { body($0, child) }
        pendingKey = nil
      }
    }
  }

  private func withText(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch scalar(node) {
    case .stored(let record): tree.withValue(of: record) { body($0) }
    case .text(var text): text.withUTF8 { body($0) }
    case nil: break
    }
  }
}
