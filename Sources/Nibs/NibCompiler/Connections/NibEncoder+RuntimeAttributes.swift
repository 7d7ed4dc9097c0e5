import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the runtime attributes of every object in the nib: the frames of switches, and user-defined attributes.
  func runtimeAttributes() -> [Int] {
    var pairs = switchFrames.map { number, frame in
      pair("frame", rectangle(frame), of: number)
    }
    for group in features.runtimeAttributes {
      guard let object = document.object(around: group), object.node == group.parent,
        isEncoded(object), unit.contains(object), let number = reference(to: object)
      else { continue }
      let list = group.elements.compactMap { RuntimeAttribute($0) }
      for attribute in list {
        guard let value = value(of: attribute, of: object) else { continue }
        pairs.append(pair(attribute.keyPath, value, of: number))
      }
    }
    return pairs
  }

  private func pair(_ keyPath: String, _ value: Value, of object: Int) -> Int {
    let pair = builder.addObject("UINibKeyValuePair")
    builder.add("UIObject", object: object, to: pair)
    builder.add("UIKeyPath", object: string(keyPath), to: pair)
    builder.add("UIValue", object: value.object, to: pair)
    return pair
  }

  /// An object of the graph, or an explicit nil.
  private struct Value {
    let object: Int?
  }

  private func value(of attribute: RuntimeAttribute, of source: IBObject) -> Value? {
    switch attribute.value {
    case .boolean(let value): return Value(object: number(value ? 1 : 0))
    case .integer(let value): return Value(object: number(value))
    case .real(let value): return Value(object: number(value, asDouble: true))
    case .string(let text): return Value(object: string(text))
    case .localizedString(let text):
      return Value(object: localizable(text, property: attribute.keyPath, of: source))
    case .color(let color): return Value(object: self.color(color))
    case .image(let name): return Value(object: image(ImageValue(name: name)))
    case .point(let point): return geometry(1, "NS.pointval", braced([point.x, point.y]))
    case .size(let size): return geometry(2, "NS.sizeval", braced([size.width, size.height]))
    case .rect(let rect): return rectangle(rect)
    case .nil: return Value(object: nil)
    case .range(let range): return self.range(range)
    case .other:
      note(
        attribute.node,
        "cannot compile the value of the runtime attribute '\(attribute.keyPath)'; left out"
      )
      return nil
    }
  }

  private func range(_ range: IndexRange) -> Value {
    let value = builder.addObject("NSValue")
    builder.add("NS.special", Int64(4), to: value)
    builder.add("NS.rangeval.location", object: number(range.location), to: value)
    builder.add("NS.rangeval.length", object: number(range.length), to: value)
    return Value(object: value)
  }

  private func rectangle(_ rect: Rect) -> Value {
    let origin = braced([rect.x, rect.y])
    return geometry(3, "NS.rectval", "{\(origin), \(braced([rect.width, rect.height]))}")
  }

  private func geometry(_ kind: Int, _ key: NibKey, _ text: String) -> Value {
    let number = builder.addObject("NSValue")
    builder.add("NS.special", Int64(kind), to: number)
    builder.add(key, object: string(text), to: number)
    return Value(object: number)
  }
}
