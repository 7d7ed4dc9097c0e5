/// Entries of inline dictionaries: keys and values alternate.
enum DictionaryEntries {
  /// An entry: two values of the dictionary object.
  struct Entry {
    var key: GraphIndex.Item
    var value: GraphIndex.Item
  }

  /// The entries of a dictionary; a last key without a value is left out.
  static func of(_ object: Int, in graph: GraphIndex) -> [Entry] {
    let members = graph.items[object].filter { graph.isMember($0.key) }
    return stride(from: 0, to: members.count - 1, by: 2).map { place in
      Entry(key: members[place], value: members[place + 1])
    }
  }

  /// The entries of two dictionaries whose keys have the same content.
  static func paired(_ ours: GraphIndex, _ left: Int, _ apple: GraphIndex, _ right: Int) -> [(
    left: Entry, right: Entry
  )] {
    var open: [UInt64: [Entry]] = [:]
    for entry in of(right, in: apple).reversed() {
      open[content(entry.key, in: apple), default: []].append(entry)
    }
    return of(left, in: ours).compactMap { entry in
      open[content(entry.key, in: ours)]?.popLast().map { (entry, $0) }
    }
  }

  private static func content(_ item: GraphIndex.Item, in graph: GraphIndex) -> UInt64 {
    item.target.map { graph.colors[0][$0] } ?? item.hash
  }
}
