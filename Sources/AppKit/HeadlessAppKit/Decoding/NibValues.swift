import Foundation
import NibFormat

/// The values of one object in a nib, by key. Every value has its absent form if the key is missing.
@MainActor
struct NibValues {
  let session: NibSession?
  let object: Int

  private func value(_ key: String) -> NibValue? { session?.value(key, of: object) }

  func contains(_ key: String) -> Bool { value(key) != nil }

  /// Returns the object under a key, and creates it on first use.
  func object(_ key: String) -> Any? {
    value(key).flatMap { session?.decoded($0) }
  }

  /// Returns the object under a key if it has a type.
  func object<Object>(_ key: String, as type: Object.Type = Object.self) -> Object? {
    object(key) as? Object
  }

  /// Passes the object under a key once all other objects exist, because chains of objects may be long.
  func later(_ key: String, _ set: @escaping @MainActor (Any) -> Void) {
    guard case .object(let target)? = value(key) else { return }
    session?.later { session in
      if let object = session.object(at: target) { set(object) }
    }
  }

  func bool(_ key: String) -> Bool? {
    switch value(key) {
    case .bool(let value)?: value
    case .integer(let value)?: value != 0
    default: nil
    }
  }

  func int(_ key: String) -> Int? {
    switch value(key) {
    case .integer(let value)?: Int(value)
    case .bool(let value)?: value ? 1 : 0
    case .float(let value)?: Int(exactly: value.rounded(.towardZero))
    case .double(let value)?: Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }

  func double(_ key: String) -> Double? {
    switch value(key) {
    case .integer(let value)?: Double(value)
    case .float(let value)?: Double(value)
    case .double(let value)?: value
    default: nil
    }
  }

  /// Returns a text, or the text of an attributed string.
  func string(_ key: String) -> String? {
    switch object(key) {
    case let text as String: text
    case let record as NibRecord: record.values["NSString"] as? String
    default: nil
    }
  }

  /// Returns the members of a list or set that have a type.
  func list<Member>(_ key: String, of type: Member.Type = Member.self) -> [Member] {
    (object(key) as? [Any] ?? []).compactMap { $0 as? Member }
  }

  /// Returns the numbers in a text such as `{{20, 18}, {300, 22}}`.
  private func numbers(_ key: String) -> [Double] { string(key).map(NibNumbers.all) ?? [] }

  func size(_ key: String) -> CGSize? {
    let numbers = numbers(key)
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }

  func rect(_ key: String) -> CGRect? {
    let numbers = numbers(key)
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// The numbers in texts that nibs store instead of rectangles, sizes and points.
enum NibNumbers {
  static func all(in text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }
}
