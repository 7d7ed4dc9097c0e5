import InterfaceBuilder
import NibFormat
import XMLTree

// The forms that values of nibs have.
extension NibEncoder {
  func add(_ key: NibKey, _ value: Bool, to object: Int) { builder.add(key, value, to: object) }

  func add(_ key: NibKey, _ value: Int, to object: Int) {
    builder.add(key, Int64(value), to: object)
  }

  func add(_ key: NibKey, float value: Double, to object: Int) {
    builder.add(key, Float(value), to: object)
  }

  func add(_ key: NibKey, double value: Double, to object: Int) {
    builder.add(key, value, to: object)
  }

  func add(_ key: NibKey, object target: Int?, to object: Int) {
    builder.add(key, object: target, to: object)
  }

  /// Numbers of geometry: a type byte, then doubles.
  func add(_ key: NibKey, _ numbers: [Double], to object: Int) {
    var bytes: [UInt8] = [7]
    bytes.reserveCapacity(1 + numbers.count * 8)
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    builder.add(key, data: bytes, to: object)
  }

  func add(_ key: NibKey, _ insets: Insets, to object: Int) {
    add(key, [insets.top, insets.left, insets.bottom, insets.right], to: object)
  }

  func add(_ key: NibKey, _ size: Size, to object: Int) {
    add(key, [size.width, size.height], to: object)
  }

  func add(_ key: NibKey, _ point: Point, to object: Int) {
    add(key, [point.x, point.y], to: object)
  }

  func add(_ key: NibKey, string: String, to object: Int) {
    add(key, object: self.string(string), to: object)
  }

  /// A list of objects, in the class that properties have.
  func add(_ key: NibKey, mutableArray members: [Int], to object: Int) {
    add(key, object: collection("NSMutableArray", members), to: object)
  }

  /// A list of objects; the empty one is shared.
  func add(_ key: NibKey, array members: [Int], to object: Int) {
    if members.isEmpty, let empty = values.emptyArray { return add(key, object: empty, to: object) }
    let array = collection("NSArray", members)
    if members.isEmpty { values.emptyArray = array }
    add(key, object: array, to: object)
  }

  func collection(_ className: String, _ members: [Int]) -> Int {
    let number = builder.addObject(className)
    add("NSInlinedValue", true, to: number)
    for member in members { add("UINibEncoderEmptyKey", object: member, to: number) }
    return number
  }
}

// Attributes that become keys as they are.
extension NibEncoder {
  /// A flag that is written when the attribute says so.
  func flag(
    _ name: Name, is value: Bool, _ key: NibKey, writes written: Bool, of node: Node, to object: Int
  ) {
    if node.bool(name) == value { add(key, written, to: object) }
  }

  /// `YES` is written, `NO` and nothing are not.
  func flag(_ name: Name, _ key: NibKey, of node: Node, to object: Int) {
    flag(name, is: true, key, writes: true, of: node, to: object)
  }

  /// A word as its number; 0 is not written.
  func word(
    _ name: Name, _ key: NibKey, in words: Words, of node: Node, to object: Int,
    omitting omitted: Int = 0
  ) {
    guard let word = node[name] else { return }
    guard let number = words[word] else {
      return note(node, "\(word) is not known as a value of \(node.tree.spelling(of: name))")
    }
    if number != omitted { add(key, number, to: object) }
  }

  func int(_ name: Name, _ key: NibKey, of node: Node, to object: Int, omitting omitted: Int = 0) {
    if let value = node.int(name), value != omitted { add(key, value, to: object) }
  }

  func float(
    _ name: Name, _ key: NibKey, of node: Node, to object: Int, omitting omitted: Double? = nil
  ) {
    if let value = node.double(name), value != omitted { add(key, float: value, to: object) }
  }

  func color(_ property: String, _ key: NibKey, of node: Node, to object: Int) {
    guard let child = node.child(keyed: property), let color = ColorValue(child) else { return }
    add(key, object: self.color(color), to: object)
  }

  func insets(_ property: String, _ key: NibKey, of node: Node, to object: Int) {
    if let insets = node.child(keyed: property)?.insets { add(key, insets, to: object) }
  }

  func text(_ name: Name, _ key: NibKey, of node: Node, to object: Int) {
    if let text = node.textProperty(name) {
      add(key, object: localizable(text, name, of: node), to: object)
    }
  }

  /// An object that fills a property.
  func child(_ property: String, _ key: NibKey, of source: IBObject, to object: Int) {
    if let child = source.child(keyed: property), let number = reference(to: child) {
      add(key, object: number, to: object)
    }
  }
}
