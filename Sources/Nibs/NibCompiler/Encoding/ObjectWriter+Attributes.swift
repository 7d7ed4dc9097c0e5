import InterfaceBuilder
import NibFormat
import XMLTree

// Attributes that are copied to keys.
extension ObjectWriter {
  /// Writes true if the attribute is `YES`.
  func writeTrue(_ key: NibKey, ifYes name: Name) {
    if node.bool(name) == true { write(key, true) }
  }

  /// Writes true if the attribute is `NO`, for keys with the opposite meaning.
  func writeTrue(_ key: NibKey, ifNo name: Name) {
    if node.bool(name) == false { write(key, true) }
  }

  /// Writes true unless the attribute is `NO`, for keys that nibs always contain.
  func writeTrue(_ key: NibKey, unlessNo name: Name) {
    if node.bool(name) != false { write(key, true) }
  }

  /// Writes false if the attribute is `NO`.
  func writeFalse(_ key: NibKey, ifNo name: Name) {
    if node.bool(name) == false { write(key, false) }
  }

  /// Writes the attribute's value, or a default value if it is absent.
  func write(_ key: NibKey, flag name: Name, default value: Bool) {
    write(key, node.bool(name) ?? value)
  }

  /// Writes the raw value of a word unless it equals a given number; records an unknown word.
  func write(
    _ key: NibKey, word name: Name, in words: AttributeType.Enumeration, omitting omitted: Int? = 0
  ) {
    guard let value = value(of: name, in: words) else { return }
    if value != omitted { write(key, value) }
  }

  /// Writes the raw value of a word, or a default if the attribute is absent; records an unknown word.
  func write(
    _ key: NibKey, word name: Name, in words: AttributeType.Enumeration, default absent: Int
  ) {
    write(key, value(of: name, in: words) ?? absent)
  }

  /// Returns the raw value of a word; records an unknown word.
  func value(of name: Name, in words: AttributeType.Enumeration) -> Int? {
    guard let record = node.attributeRecord(name) else { return nil }
    if let value = words.number(of: record, in: node.tree) { return value }
    note(node, "unknown value '\(node[name] ?? "")' of '\(node.tree.spelling(of: name))'; left out")
    return nil
  }

  func write(_ key: NibKey, int name: Name, omitting omitted: Int? = 0) {
    if let value = node.int(name), value != omitted { write(key, value) }
  }

  func write(_ key: NibKey, float name: Name, omitting omitted: Double? = 0) {
    if let value = node.double(name), value != omitted { write(key, float: value) }
  }

  func write(_ key: NibKey, double name: Name, omitting omitted: Double? = 0) {
    if let value = node.double(name), value != omitted { write(key, double: value) }
  }

  func write(_ key: NibKey, string name: Name) {
    if let value = node[name] { write(key, string: value) }
  }
}

// Child elements that are values of properties.
extension ObjectWriter {
  func write(_ key: NibKey, color property: StaticString) {
    if let color = color(property) { write(key, color: color) }
  }

  func color(_ property: StaticString) -> ColorValue? {
    node.child(property).flatMap { ColorValue($0) }
  }

  func write(_ key: NibKey, insets property: StaticString) {
    if let insets = node.child(property)?.insets { write(key, insets: insets) }
  }

  func write(_ key: NibKey, size property: StaticString) {
    if let size = node.child(property)?.size { write(key, size: size) }
  }

  func write(_ key: NibKey, font property: StaticString) {
    guard let child = node.child(property), let font = FontValue(child) else { return }
    write(key, object: encoder.font(font, sizeName: child[Names.size]))
  }

  /// Writes a localizable text.
  /// - Parameter property: The name of the property for translators, if it differs from the attribute's name.
  func write(_ key: NibKey, text name: Name, property: String? = nil) {
    guard let text = node.textProperty(name) else { return }
    write(key, object: localizable(text, property: property ?? node.tree.spelling(of: name)))
  }

  func localizable(_ text: String, property: String) -> Int {
    encoder.localizable(text, property: property, of: source)
  }

  func write(_ key: NibKey, image property: Name) {
    if let image = document.image(property, of: node) {
      write(key, object: encoder.image(image))
    }
  }

  /// Writes a reference to the document's object that is the value of a property.
  func write(_ key: NibKey, child property: StaticString) {
    if let child = object(property), let number = encoder.reference(to: child) {
      write(key, object: number)
    }
  }

  /// Returns the document's object that is the value of a property.
  func object(_ property: StaticString) -> IBObject? {
    node.child(property).flatMap { encoder.object(at: $0) }
  }

  /// Returns the graph's objects for the objects inside a container, in order.
  func references(in container: Name) -> [Int] {
    guard let element = node.firstElement(named: container) else { return [] }
    var numbers: [Int] = []
    for child in element.elements {
      if let object = encoder.object(at: child), let number = encoder.reference(to: object) {
        numbers.append(number)
      }
    }
    return numbers
  }
}

extension Node {
  /// Returns the child that is the value of a property, which has `key="…"`.
  func child(_ key: StaticString) -> Node? {
    firstElement(
      with: Names.key,
      UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }
}
