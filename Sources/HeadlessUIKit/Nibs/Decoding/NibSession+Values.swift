import Foundation
import NibFormat

/// The classes of a nib whose objects become Swift values.
enum NibValueClass: String {
  case string = "NSString"
  case mutableString = "NSMutableString"
  case localizableString = "NSLocalizableString"
  case array = "NSArray"
  case mutableArray = "NSMutableArray"
  case set = "NSSet"
  case mutableSet = "NSMutableSet"
  case orderedSet = "NSOrderedSet"
  case mutableOrderedSet = "NSMutableOrderedSet"
  case dictionary = "NSDictionary"
  case mutableDictionary = "NSMutableDictionary"
  case number = "NSNumber"
  case value = "NSValue"
  case data = "NSData"
  case mutableData = "NSMutableData"
  case date = "NSDate"
  case null = "NSNull"
  case url = "NSURL"
}

extension NibSession {
  func decodeValue(_ kind: NibValueClass, at index: Int) -> Any? {
    let values = values(of: index)
    switch kind {
    case .string, .mutableString:
      return values.text("NS.bytes") ?? ""
    case .localizableString:
      let development = values.string("NSDev") ?? values.text("NS.bytes") ?? ""
      guard let key = values.string("NSKey") else { return development }
      return surroundings.strings.text(key, development)
    case .array, .mutableArray, .set, .mutableSet, .orderedSet, .mutableOrderedSet:
      return members(of: index)
    case .dictionary, .mutableDictionary:
      return dictionary(of: index)
    case .number:
      return values.bool("NS.boolval") ?? values.int("NS.intval") ?? values.double("NS.dblval")
        ?? values.double("NS.floatval")
    case .value:
      return values.point("NS.pointval") ?? values.size("NS.sizeval") ?? values.rect("NS.rectval")
        ?? values.range
    case .data, .mutableData:
      return Data(values.bytes("NS.bytes") ?? values.bytes("NS.data") ?? [])
    case .date:
      return values.double("NS.time").map { Date(timeIntervalSinceReferenceDate: $0) }
    case .null:
      return nil
    case .url:
      return values.string("NS.relative").flatMap { URL(string: $0) }
    }
  }

  /// Returns the members of an array or set: those under the inline key, the list of a keyed archive, or numbered keys.
  func members(of index: Int) -> [Any] {
    references(of: index).compactMap { $0.flatMap { object(at: $0) } }
  }

  /// Returns the numbers of the objects that an array or set refers to, with nil for each nil member.
  func references(of index: Int) -> [Int?] {
    let graph = source.graph
    return graph.values(of: index).compactMap { key, value -> Int?? in
      guard key == "UINibEncoderEmptyKey" || key == "NS.objects" || key.hasPrefix("NS.object.")
      else { return nil }
      if case .object(let target) = value { return target }
      return .some(nil)
    }
  }

  private func dictionary(of index: Int) -> [AnyHashable: Any] {
    let graph = source.graph
    var keys = graph.values(of: index).filter { $0.key == "NS.keys" }.map(\.value)
    var contents = graph.values(of: index).filter { $0.key == "NS.objects" }.map(\.value)
    if keys.isEmpty {
      let inline = graph.values(of: index).filter { $0.key == "UINibEncoderEmptyKey" }.map(\.value)
      keys = stride(from: 0, to: inline.count - 1, by: 2).map { inline[$0] }
      contents = stride(from: 1, to: inline.count, by: 2).map { inline[$0] }
    }
    var result: [AnyHashable: Any] = [:]
    for case (.object(let key), .object(let content)) in zip(keys, contents) {
      guard let key = object(at: key) as? AnyHashable, let content = object(at: content) else {
        continue
      }
      result[key] = content
    }
    return result
  }
}

extension NibValues {
  /// Returns UTF-8 bytes as text.
  func text(_ key: NibKeyName) -> String? {
    guard case .data(let bytes)? = value(key) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The identifier of the object that a placeholder represents.
  var proxyIdentifier: String { string("UIProxiedObjectIdentifier") ?? "" }

  /// The range that an NSValue contains.
  var range: NSRange? {
    func number(_ key: NibKeyName) -> Int? { int(key) ?? object(key) as? Int }
    guard let location = number("NS.rangeval.location"), let length = number("NS.rangeval.length")
    else { return nil }
    return NSRange(location: location, length: length)
  }
}
