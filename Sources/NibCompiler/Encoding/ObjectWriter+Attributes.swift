import InterfaceBuilder
import NibFormat
import XMLTree

// Attributes that become keys as they are.
extension ObjectWriter {
  /// True when the attribute is `YES`.
  func writeTrue(_ key: NibKey, ifYes name: Name) {
    if node.bool(name) == true { write(key, true) }
  }

  /// True when the attribute is `NO`: keys that state the opposite.
  func writeTrue(_ key: NibKey, ifNo name: Name) {
    if node.bool(name) == false { write(key, true) }
  }

  /// True but for `NO`: keys that state the default.
  func writeTrue(_ key: NibKey, unlessNo name: Name) {
    if node.bool(name) != false { write(key, true) }
  }

  /// False when the attribute is `NO`.
  func writeFalse(_ key: NibKey, ifNo name: Name) {
    if node.bool(name) == false { write(key, false) }
  }

  /// True or false in any case.
  func write(_ key: NibKey, flag name: Name, default value: Bool) {
    write(key, node.bool(name) ?? value)
  }

  /// A word as its number, written unless it is the one to omit; a word that is not known is noted.
  func write(_ key: NibKey, word name: Name, in words: Words, omitting omitted: Int? = 0) {
    guard let value = value(of: name, in: words) else { return }
    if value != omitted { write(key, value) }
  }

  /// A word as its number, with the number of the absent attribute.
  func write(_ key: NibKey, word name: Name, in words: Words, default absent: Int) {
    write(key, value(of: name, in: words) ?? absent)
  }

  /// The number of a word; one that is not known is noted.
  func value(of name: Name, in words: Words) -> Int? {
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

// Children that fill a property.
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

  /// A text that a translation may replace.
  /// - Parameter property: The property's name for translators, where it is not the attribute's.
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

  /// An object of the document that fills a property.
  func write(_ key: NibKey, child property: StaticString) {
    if let child = object(property), let number = encoder.reference(to: child) {
      write(key, object: number)
    }
  }

  /// The object of the document that fills a property.
  func object(_ property: StaticString) -> IBObject? {
    node.child(property).flatMap { encoder.object(at: $0) }
  }

  /// The graph's objects for those of the document inside a container, in order.
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
  /// The child that fills a property: the one with `key="…"`.
  func child(_ key: StaticString) -> Node? {
    children.first { child in
      guard let record = child.attributeRecord(Names.key) else { return false }
      return child.tree.withValue(of: record) { value in
        guard value.count == key.utf8CodeUnitCount else { return false }
        return value.elementsEqual(UnsafeBufferPointer(start: key.utf8Start, count: value.count))
      }
    }
  }
}
