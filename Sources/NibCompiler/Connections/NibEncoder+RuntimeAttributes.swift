import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the user-defined runtime attributes of every object in the nib.
  func runtimeAttributes() -> [Int] {
    var pairs: [Int] = []
    for object in document.objects where isEncoded(object) {
      let list = object.runtimeAttributes
      guard !list.isEmpty, let number = reference(to: object) else { continue }
      for attribute in list {
        guard let value = value(of: attribute) else { continue }
        let pair = builder.addObject("UINibKeyValuePair")
        add("UIObject", object: number, to: pair)
        add("UIKeyPath", string: attribute.keyPath, to: pair)
        add("UIValue", object: value.object, to: pair)
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// An object of the graph, or nil as a value.
  private struct Value {
    let object: Int?
  }

  private func value(of attribute: RuntimeAttribute) -> Value? {
    switch attribute.value {
    case .boolean(let value): return Value(object: number(value ? 1 : 0))
    case .integer(let value): return Value(object: number(value))
    case .real(let value): return Value(object: number(value))
    case .string(let text): return Value(object: string(text))
    case .localizedString(let text):
      return Value(object: localizable(text, Names.value, of: attribute.node))
    case .color(let color): return Value(object: self.color(color))
    case .image(let name): return Value(object: image(ImageValue(name: name)))
    case .point(let point):
      return geometry(1, "NS.pointval", "{\(short(point.x)), \(short(point.y))}")
    case .size(let size):
      return geometry(2, "NS.sizeval", "{\(short(size.width)), \(short(size.height))}")
    case .rect(let rect):
      return geometry(
        3, "NS.rectval",
        "{{\(short(rect.x)), \(short(rect.y))}, {\(short(rect.width)), \(short(rect.height))}}")
    case .nil: return Value(object: nil)
    case .range, .other:
      note(
        attribute.node, "the value of the runtime attribute \(attribute.keyPath) cannot be compiled"
      )
      return nil
    }
  }

  private func short(_ number: Double) -> String { Decimals.general(number, digits: 17) }

  private func geometry(_ kind: Int, _ key: NibKey, _ text: String) -> Value {
    let number = builder.addObject("NSValue")
    add("NS.special", kind, to: number)
    add(key, string: text, to: number)
    return Value(object: number)
  }
}
