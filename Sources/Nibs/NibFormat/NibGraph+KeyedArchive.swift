import PropertyLists

extension NibGraph {
  /// Returns the graph as NSKeyedArchiver writes it: the form of nibs for macOS before Xcode 13.
  /// - Parameter superclasses: Returns the superclasses of a class, the nearest first.
  public func keyedArchive(superclasses: (String) -> [String]) -> [UInt8] {
    var writer = KeyedArchiveWriter(graph: self)
    return BinaryPropertyListWriter.encode(writer.list(superclasses))
  }
}

/// Writes the objects of a graph into the lists of a keyed archive.
private struct KeyedArchiveWriter {
  private let graph: NibGraph
  /// The archive's objects after `$null`.
  private var objects: [PropertyList] = [.string("$null")]
  /// The number of each class in the archive.
  private var classes: [String: Int] = [:]

  init(graph: NibGraph) { self.graph = graph }

  mutating func list(_ superclasses: (String) -> [String]) -> PropertyList {
    // Each object has its own number in the archive, because the root is not an object there.
    for object in graph.objects.indices.dropFirst() {
      objects.append(content(of: object, superclasses))
    }
    for object in graph.objects.indices.dropFirst() {
      guard case .dictionary(let members) = objects[object] else { continue }
      let number = number(ofClass: graph.className(of: object), superclasses)
      objects[object] = .dictionary(members + [("$class", .uid(number))])
    }
    let top = graph.objects.isEmpty ? [] : members(of: 0)
    return .dictionary([
      ("$archiver", .string("NSKeyedArchiver")), ("$objects", .array(objects)),
      ("$top", .dictionary(top)), ("$version", .integer(100_000)),
    ])
  }

  private mutating func number(ofClass name: String, _ superclasses: (String) -> [String]) -> Int {
    if let known = classes[name] { return known }
    let chain = [name] + superclasses(name)
    objects.append(
      .dictionary([
        ("$classes", .array(chain.map { .string($0) })), ("$classname", .string(name)),
      ]))
    classes[name] = objects.count - 1
    return objects.count - 1
  }

  // Bounded: the compiler nests nibs no deeper than the elements of a document.
  private func content(of object: Int, _ superclasses: (String) -> [String]) -> PropertyList {
    switch graph.className(of: object) {
    case "NSString": return .string(text(of: object))
    case "NSNumber": return graph.values(of: object).first.map { plain($0.value) } ?? .integer(0)
    case "NSData":
      if let nib = graph.nestedNib(of: object) {
        return .data(nib.keyedArchive(superclasses: superclasses))
      }
      guard case .data(let bytes)? = graph.value("NS.bytes", of: object) else { return .data([]) }
      return .data(Array(bytes))
    case "NSMutableString": return .dictionary([("NS.string", .string(text(of: object)))])
    case "NSLocalizableString":
      let rest = members(of: object).filter { $0.key != "NS.bytes" }
      return .dictionary([("NS.string", .string(text(of: object)))] + rest)
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet":
      return .dictionary([("NS.objects", .array(listed(in: object)))])
    case "NSDictionary", "NSMutableDictionary":
      let members = listed(in: object)
      let places = members.indices
      return .dictionary([
        ("NS.keys", .array(places.filter { $0 % 2 == 0 }.map { members[$0] })),
        ("NS.objects", .array(places.filter { $0 % 2 == 1 }.map { members[$0] })),
      ])
    default: return .dictionary(members(of: object))
    }
  }

  private func text(of object: Int) -> String {
    guard case .data(let bytes)? = graph.value("NS.bytes", of: object) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the members of a collection.
  private func listed(in object: Int) -> [PropertyList] {
    graph.values(of: object).filter { $0.key == "UINibEncoderEmptyKey" }.map { plain($0.value) }
  }

  private func members(of object: Int) -> [(key: String, value: PropertyList)] {
    graph.values(of: object).map { ($0.key, plain($0.value)) }
  }

  private func plain(_ value: NibValue) -> PropertyList {
    switch value {
    case .integer(let value): .integer(value)
    case .bool(let value): .bool(value)
    case .float(let value): .real(Double(value))
    case .double(let value): .real(value)
    case .data(let bytes): .data(Array(bytes))
    case .nil: .uid(0)
    case .object(let target): .uid(target)
    }
  }
}
