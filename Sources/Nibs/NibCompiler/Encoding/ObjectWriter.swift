import InterfaceBuilder
import NibFormat
import XMLTree

/// Writes the keys of one object of the graph from one element of the document.
struct ObjectWriter {
  let encoder: NibEncoder
  /// The document's object that the element is or is part of.
  let source: IBObject
  /// The element whose attributes and children are read.
  let node: Node
  /// The index of the graph's object that receives the keys.
  let number: Int

  var era: ToolsEra { encoder.era }
  var document: IBDocument { encoder.document }

  /// Returns a writer for another object of the graph, which comes from a nested element.
  func part(_ node: Node, number: Int) -> ObjectWriter {
    ObjectWriter(encoder: encoder, source: source, node: node, number: number)
  }

  /// Records a diagnostic for something that a nib cannot contain.
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

  /// Writes a reference, or an explicit nil.
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

  /// Writes a mutable array, as properties require.
  func write(_ key: NibKey, mutableArray members: [Int]) {
    write(key, object: encoder.collection("NSMutableArray", members))
  }

  /// Writes an immutable array; all empty arrays are the same object.
  func write(_ key: NibKey, array members: [Int]) {
    write(key, object: encoder.array(members))
  }

  func write(_ key: NibKey, color: ColorValue) { write(key, object: encoder.color(color)) }
}
