import Foundation
import ObjectFields

/// Evaluates the operands of a predicate.
enum PredicateValue {
  /// Whether a value is nil or `NSNull`.
  static func isNull(_ value: Any?) -> Bool {
    let value = NibConversion.flattened(value)
    return value == nil || value is NSNull
  }

  /// Returns the elements of a collection, or the values of a dictionary; nil for other values.
  static func elements(_ value: Any?) -> [Any]? {
    switch NibConversion.flattened(value) {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    default: nil
    }
  }

  /// Returns an element of an array by index, or of a dictionary by key; nil if the collection does not contain it.
  static func element(_ index: Any?, of value: Any?) -> Any? {
    let index = NibConversion.flattened(index)
    if let dictionary = NibConversion.flattened(value) as? [AnyHashable: Any] {
      return (index as? AnyHashable).flatMap { dictionary[$0] }
    }
    guard let elements = elements(value), case .whole(let number)? = PredicateNumber(index),
      let place = Int(exactly: number), elements.indices.contains(place)
    else { return nil }
    return elements[place]
  }

  // MARK: Key paths

  /// Returns the value at the end of a key path, which may contain `SELF` and operators such as `@count`.
  static func value(atPath path: String, of object: Any?) -> Any? {
    let keys = path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
    return value(at: keys[...], of: object)
  }

  private static func value(at keys: ArraySlice<String>, of object: Any?) -> Any? {
    guard let key = keys.first, let object = NibConversion.flattened(object) else { return object }
    let rest = keys.dropFirst()
    if let dictionary = object as? [AnyHashable: Any], !key.hasPrefix("@") {
      return value(at: rest, of: dictionary[key])
    }
    guard let elements = elements(object) else {
      return value(at: rest, of: property(key, of: object))
    }
    if key.hasPrefix("@") { return collected(key, elements.map { value(at: rest, of: $0) }) }
    // For a collection, the result contains the values of its elements, as in key-value coding.
    return elements.map { value(at: keys, of: $0) ?? NSNull() }
  }

  /// Returns the result of an operator of key-value coding for the values of a collection.
  private static func collected(_ name: String, _ values: [Any?]) -> Any? {
    switch name {
    case "@count": return values.count
    case "@sum": return sum(values)
    case "@avg":
      return values.isEmpty
        ? PredicateNumber.whole(0) : sum(values)?.combined("/", with: .real(Double(values.count)))
    case "@min": return extreme(values, .orderedAscending)
    case "@max": return extreme(values, .orderedDescending)
    case "@unionOfObjects": return values.compactMap { isNull($0) ? nil : $0 }
    case "@distinctUnionOfObjects":
      let equal = PredicateRelation.equality
      return values.reduce(into: [Any]()) { kept, value in
        if let value, !isNull(value), !kept.contains(where: { equal.holds($0, value) }) {
          kept.append(value)
        }
      }
    default: return nil
    }
  }

  private static func sum(_ values: [Any?]) -> PredicateNumber? {
    values.compactMap { PredicateNumber($0) }
      .reduce(PredicateNumber.whole(0)) { $0?.combined("+", with: $1) }
  }

  private static func extreme(_ values: [Any?], _ order: ComparisonResult) -> Any? {
    values.reduce(nil as Any?) { best, value in
      if isNull(value) { return best }
      if isNull(best) { return value }
      return PredicateRelation.equality.order(value, best) == order ? value : best
    }
  }

  private static func property(_ key: String, of value: Any) -> Any? {
    switch value {
    case let text as String: property(key, ofText: text)
    case let address as URL: property(key, ofAddress: address)
    case let object as NSObject: held(by: object, key)
    default: nil
    }
  }

  private static func property(_ key: String, ofText text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "intValue", "integerValue": (text as NSString).integerValue
    case "doubleValue": (text as NSString).doubleValue
    case "boolValue": (text as NSString).boolValue
    case "pathExtension": (text as NSString).pathExtension
    case "lastPathComponent": (text as NSString).lastPathComponent
    default: nil
    }
  }

  private static func property(_ key: String, ofAddress address: URL) -> Any? {
    switch key {
    case "absoluteString": address.absoluteString
    case "path": address.path
    case "pathExtension": address.pathExtension
    case "lastPathComponent": address.lastPathComponent
    case "host": address.host
    case "scheme": address.scheme
    default: nil
    }
  }

  /// Returns the value of an object whose class belongs to the main actor.
  private static func held(by object: NSObject, _ key: String) -> Any? {
    nonisolated(unsafe) let object = object
    return DispatchQueue.valueOnMain { object.value(forKey: key) }
  }
}

extension DispatchQueue {
  /// Returns the result of a main-actor closure, called from code without actor isolation; nil on other threads.
  fileprivate static func valueOnMain(_ body: @MainActor () -> Any?) -> Any? {
    guard isMain else { return nil }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated { result = body() }
      return result
    }
  }
}
