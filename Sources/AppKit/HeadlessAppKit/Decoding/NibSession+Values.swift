import Foundation
import NibFormat
import NibSources

/// A class of Foundation's values in nibs.
enum NibValueKind {
  case text, localizedText, number, list, dictionary, data, null, geometry

  private static let kinds: [String: NibValueKind] = [
    "NSString": .text, "NSMutableString": .text, "NSLocalizableString": .localizedText,
    "NSNumber": .number, "NSArray": .list, "NSMutableArray": .list, "NSSet": .list,
    "NSMutableSet": .list, "NSOrderedSet": .list, "NSMutableOrderedSet": .list,
    "NSDictionary": .dictionary, "NSMutableDictionary": .dictionary, "NSData": .data,
    "NSMutableData": .data, "NSNull": .null, "NSValue": .geometry,
  ]

  init?(_ className: String) {
    guard let kind = Self.kinds[className] else { return nil }
    self = kind
  }
}

extension NibSession {
  /// Returns a value of Foundation's classes in Swift's form.
  func decodeValue(_ kind: NibValueKind, at index: Int) -> Any? {
    switch kind {
    case .text: return text(of: index)
    case .localizedText:
      let development = current.string("NSDev") ?? text(of: index) ?? ""
      guard let key = current.string("NSKey") else { return development }
      return surroundings.strings.text(key, development)
    case .number:
      for key in ["NS.intval", "NS.dblval", "NS.boolval", "NS.floatval"] {
        if let value = value(key, of: index) { return decoded(value) }
      }
      return nil
    case .list: return members(of: index)
    case .dictionary: return dictionary(index)
    case .data:
      guard case .data(let bytes)? = value("NS.bytes", of: index) ?? value("NS.data", of: index)
      else { return Data() }
      return Data(bytes)
    case .null: return NSNull()
    case .geometry: return geometry(index)
    }
  }

  private func text(of index: Int) -> String? {
    for key in ["NS.bytes", "NS.string"] {
      switch value(key, of: index) {
      case .data(let bytes)?: return String(decoding: bytes, as: UTF8.self)
      case .object(let text)?: return object(at: text) as? String
      default: continue
      }
    }
    return nil
  }

  /// Returns the numbers of the objects in a list or set, in any of the forms of nibs.
  func references(in list: Int) -> [Int] {
    memberValues(list).compactMap { value in
      guard case .object(let index) = value, source.graph.objects.indices.contains(index) else {
        return nil
      }
      return index
    }
  }

  private func memberValues(_ list: Int) -> [NibValue] {
    for key in ["UINibEncoderEmptyKey", "NS.objects"] {
      let values = values(key, of: list)
      if !values.isEmpty { return values }
    }
    let keys = source.graph.keys
    return source.graph.objects[list].values.compactMap { number in
      let value = source.graph.values[number]
      guard keys[Int(value.key)].hasPrefix("NS.object.") else { return nil }
      return source.graph.value(value)
    }
  }

  private func members(of list: Int) -> [Any] {
    let values = memberValues(list)
    let members = values.compactMap { decoded($0) }
    return countValues(of: list, Self.objects(values)) ? members : []
  }

  /// Returns the numbers of the objects among values.
  private static func objects(_ values: [NibValue]) -> some Sequence<Int> {
    values.lazy.compactMap { value in
      guard case .object(let index) = value else { return nil }
      return index
    }
  }

  private func dictionary(_ index: Int) -> [String: Any] {
    var keys = values("NS.keys", of: index)
    var values = values("NS.objects", of: index)
    if keys.isEmpty {
      let pairs = self.values("UINibEncoderEmptyKey", of: index)
      keys = stride(from: 0, to: pairs.count - 1, by: 2).map { pairs[$0] }
      values = stride(from: 1, to: pairs.count, by: 2).map { pairs[$0] }
    }
    var result: [String: Any] = [:]
    for (key, value) in zip(keys, values) {
      // Other keys, such as arrays that share arrays, have no use and may be huge as text.
      guard let key = decoded(key) as? String, let value = decoded(value) else { continue }
      result[key] = value
    }
    return countValues(of: index, Self.objects(values)) ? result : [:]
  }

  private func geometry(_ index: Int) -> Any? {
    for key in ["NS.pointval", "NS.sizeval", "NS.rectval"] {
      guard let text = current.string(key) else { continue }
      let numbers = NibNumbers.all(in: text)
      switch (key, numbers.count) {
      case ("NS.pointval", 2): return CGPoint(x: numbers[0], y: numbers[1])
      case ("NS.sizeval", 2): return CGSize(width: numbers[0], height: numbers[1])
      case ("NS.rectval", 4):
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      default: return nil
      }
    }
    return nil
  }
}
