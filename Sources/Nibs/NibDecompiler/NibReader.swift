import NibFormat

/// Reads the values of a graph's objects by key.
final class NibReader {
  let graph: NibGraph
  private let keys: [String]
  private var known: [Int: [String: NibValue]] = [:]
  private var shapes: [Int: String] = [:]
  /// The number of values in the current description.
  private var shapeParts = 0

  init(_ graph: NibGraph) {
    self.graph = graph
    keys = graph.keys
  }

  /// Returns the values of an object by key; of several values under one key, the first.
  func values(of object: Int) -> [String: NibValue] {
    if let known = known[object] { return known }
    var values: [String: NibValue] = [:]
    for record in graph.values[graph.objects[object].values] {
      let key = keys[Int(record.key)]
      if values[key] == nil { values[key] = graph.value(record) }
    }
    known[object] = values
    return values
  }

  /// Returns whether any object has a key.
  func hasKey(_ key: String) -> Bool { keys.contains(key) }

  func className(_ object: Int) -> String { graph.className(of: object) }

  func object(_ key: String, of object: Int) -> Int? {
    if case .object(let target)? = values(of: object)[key] { return target }
    return nil
  }

  func number(_ key: String, of object: Int) -> Double? { values(of: object)[key]?.number }

  func integer(_ key: String, of object: Int) -> Int? {
    if case .integer(let value)? = values(of: object)[key] { return Int(value) }
    return nil
  }

  func flag(_ key: String, of object: Int) -> Bool { values(of: object)[key] == .bool(true) }

  /// Returns the text under a key, whether it is localizable or not.
  func text(_ key: String, of object: Int) -> String? {
    self.object(key, of: object).flatMap { text($0) }
  }

  /// Returns the text of a string object.
  func text(_ object: Int) -> String? {
    guard Self.stringClasses.contains(className(object)) else { return nil }
    var value = values(of: object)["NS.bytes"] ?? values(of: object)["NS.string"]
    // The text of a mutable string may be another object.
    if case .object(let inner)? = value { value = values(of: inner)["NS.bytes"] }
    guard case .data(let bytes)? = value else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let stringClasses: Set<String> = ["NSString", "NSMutableString", "NSLocalizableString"]

  /// Returns the members of an array, set or dictionary, in order.
  func members(of object: Int) -> [Int] {
    graph.values[graph.objects[object].values].compactMap { record in
      let key = keys[Int(record.key)]
      let isMember =
        key == "UINibEncoderEmptyKey" || key == "NS.objects" || key.hasPrefix("NS.object.")
      guard isMember, record.type == .object
      else { return nil }
      return Int(record.bits)
    }
  }

  func members(_ key: String, of object: Int) -> [Int] {
    self.object(key, of: object).map { members(of: $0) } ?? []
  }

  /// Returns the entries of a dictionary.
  func entries(of object: Int) -> [(key: Int, value: Int)] {
    let members = members(of: object)
    // Keyed archives list keys and values separately.
    let names = graph.values[graph.objects[object].values].compactMap { record in
      keys[Int(record.key)] == "NS.keys" && record.type == .object ? Int(record.bits) : nil
    }
    if !names.isEmpty { return zip(names, members).map { ($0, $1) } }
    return stride(from: 0, to: members.count - 1, by: 2).map { (members[$0], members[$0 + 1]) }
  }

  /// Returns the numbers of a point, size, rectangle or insets.
  func geometry(_ key: String, of object: Int) -> [Double]? {
    // Old archives have texts such as `{{0, 0}, {320, 44}}`.
    if let text = text(key, of: object) { return ValueElements.numbers(in: text) }
    return values(of: object)[key]?.geometry
  }

  /// Returns a description of a value that is equal for equal values. Of an object with an identity of its own, it
  /// contains only the class.
  func shape(_ value: NibValue, depth: Int = 0) -> String {
    switch value {
    case .nil: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return "\(Double(value))"
    case .float(let value): return "\(Double(value))"
    case .double(let value): return "\(value)"
    case .data(let bytes):
      return "data \(bytes.map { String($0, radix: 16) }.joined(separator: " "))"
    case .object(let object):
      if let known = shapes[object] { return known }
      if depth == 0 { shapeParts = 0 }
      let shape = self.shape(ofObject: object, depth: depth)
      if depth == 0 { shapes[object] = shape }
      return shape
    }
  }

  private func shape(ofObject object: Int, depth: Int) -> String {
    let name = className(object)
    if let text = text(object) { return "\"\(text)\"" }
    // Bounded: the depth and the number of parts are limited. Shared parts are described each time.
    guard depth < 6, shapeParts < 10_000, Self.isValue(name) else { return name }
    shapeParts += graph.objects[object].valueCount
    let parts = graph.values[graph.objects[object].values].map { record in
      "\(keys[Int(record.key)])=\(shape(graph.value(record), depth: depth + 1))"
    }
    return "\(name)(\(parts.joined(separator: ",")))"
  }

  /// Returns whether objects of a class are values, without an identity of their own.
  static func isValue(_ name: String) -> Bool {
    name.hasPrefix("NS") && name != "NSLayoutConstraint" && name != "NSObject"
      || ["UIColor", "UIFont", "UIFontDescriptor", "UIImageNibPlaceholder", "UITraitCollection"]
        .contains(name)
      || name.hasSuffix("Configuration") || name.hasSuffix("Effect")
  }
}

extension NibValue {
  /// The value as a number; nil for other values.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .float(let value): Double(value)
    case .double(let value): value
    case .bool, .data, .nil, .object: nil
    }
  }

  /// The numbers of a point, size, rectangle or insets, which have single precision in old nibs.
  var geometry: [Double]? {
    guard case .data(let bytes) = self, let form = bytes.first else { return nil }
    let width = form == 7 ? 8 : form == 6 ? 4 : 0
    let rest = bytes.dropFirst()
    guard width > 0, rest.count.isMultiple(of: width) else { return nil }
    return stride(from: rest.startIndex, to: rest.endIndex, by: width).map { start in
      let bits = rest[start..<start + width].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return width == 8
        ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits)))
    }
  }
}
