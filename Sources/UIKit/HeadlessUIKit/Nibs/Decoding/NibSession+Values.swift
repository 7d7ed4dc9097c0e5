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

  /// Returns the members of an array or set: those under the inline key, in the list of a keyed archive, or under
  /// numbered keys.
  func members(of index: Int) -> [Any] {
    let references = references(of: index)
    var members: [Any] = []
    members.reserveCapacity(references.count)
    for case let reference? in references {
      if let member = object(at: reference) { members.append(member) }
    }
    return countValues(of: index, references.lazy.compactMap { $0 }) ? members : []
  }

  /// Returns the numbers of the objects that an array or set refers to, with nil for each nil member.
  func references(of index: Int) -> [Int?] {
    // Fields are read one by one, because a copy of the graph retains all of them.
    let values = source.graph.values
    let names = source.graph.keys
    let inline = number(of: "UINibEncoderEmptyKey")
    let listed = number(of: "NS.objects")
    let records = values[source.graph.objects[index].values]
    var references: [Int?] = []
    references.reserveCapacity(records.count)
    for record in records {
      guard
        record.key == inline || record.key == listed
          || names[Int(record.key)].hasPrefix("NS.object.")
      else { continue }
      references.append(record.type == .object ? Int(record.bits) : nil)
    }
    return references
  }

  private func dictionary(of index: Int) -> [AnyHashable: Any] {
    var keys = values("NS.keys", of: index)
    var contents = values("NS.objects", of: index)
    if keys.isEmpty {
      for (place, value) in values("UINibEncoderEmptyKey", of: index).enumerated() {
        if place.isMultiple(of: 2) { keys.append(value) } else { contents.append(value) }
      }
    }
    var result: [AnyHashable: Any] = [:]
    var members: [Int] = []
    for case (.object(let key), .object(let content)) in zip(keys, contents) {
      members += [key, content]
      guard let key = object(at: key) as? AnyHashable, let content = object(at: content) else {
        continue
      }
      result[key] = content
    }
    return countValues(of: index, members) ? result : [:]
  }

  /// Returns the values of an object under a key that may occur more than once.
  private func values(_ key: NibKey, of index: Int) -> [NibValue] {
    guard let number = number(of: key) else { return [] }
    let records = source.graph.values
    var values: [NibValue] = []
    for record in records[source.graph.objects[index].values] where record.key == number {
      values.append(source.graph.value(record))
    }
    return values
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
