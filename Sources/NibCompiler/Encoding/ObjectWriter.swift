import InterfaceBuilder
import NibFormat
import XMLTree

/// Writes the keys of one object of the graph, read from one element of the document.
struct ObjectWriter {
  let encoder: NibEncoder
  /// The document's object that the element is or belongs to.
  let source: IBObject
  /// The element whose attributes and children are read.
  let node: Node
  /// The object of the graph that receives the keys.
  let number: Int

  var era: ToolsEra { encoder.era }
  var document: IBDocument { encoder.document }

  /// A writer for another object of the graph that comes from an element inside.
  func part(_ node: Node, number: Int) -> ObjectWriter {
    ObjectWriter(encoder: encoder, source: source, node: node, number: number)
  }

  /// Notes something that has no place in a nib.
  func note(_ node: Node, _ message: String) { encoder.note(node, message) }
}

// Values under keys.
extension ObjectWriter {
  func write(_ key: NibKey, _ value: Bool) { encoder.builder.add(key, value, to: number) }

  func write(_ key: NibKey, _ value: Int) { encoder.builder.add(key, Int64(value), to: number) }

  func write(_ key: NibKey, float value: Double) {
    encoder.builder.add(key, Float(value), to: number)
  }

  func write(_ key: NibKey, double value: Double) { encoder.builder.add(key, value, to: number) }

  /// A reference, or nil as a value.
  func write(_ key: NibKey, object target: Int?) {
    encoder.builder.add(key, object: target, to: number)
  }

  func write(_ key: NibKey, string: String) { write(key, object: encoder.string(string)) }

  func write(_ key: NibKey, point: Point) { geometry(key, point.x, point.y) }

  func write(_ key: NibKey, size: Size) { geometry(key, size.width, size.height) }

  func write(_ key: NibKey, rect: Rect) { geometry(key, rect.x, rect.y, rect.width, rect.height) }

  func write(_ key: NibKey, insets: Insets) {
    geometry(key, insets.top, insets.left, insets.bottom, insets.right)
  }

  private func geometry(_ key: NibKey, _ numbers: Double...) {
    encoder.builder.add(key, geometry: numbers, to: number)
  }

  /// A list, in the class that properties have.
  func write(_ key: NibKey, mutableArray members: [Int]) {
    write(key, object: encoder.collection("NSMutableArray", members))
  }

  /// A list; the empty one is shared.
  func write(_ key: NibKey, array members: [Int]) {
    write(key, object: encoder.array(members))
  }

  func write(_ key: NibKey, color: ColorValue) { write(key, object: encoder.color(color)) }
}
