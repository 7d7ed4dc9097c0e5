import Foundation
import NibFormat

/// The values of one object of a nib, by key. Every reader returns nil if the key is absent or has another type.
@MainActor
struct NibValues {
  /// The session; nil without a nib, which makes every key absent.
  private let session: NibSession?
  private let object: Int

  nonisolated init() {
    session = nil
    object = 0
  }

  init(session: NibSession, object: Int) {
    self.session = session
    self.object = object
  }

  /// The reference to the object.
  var reference: NibReference? {
    session.map { NibReference(source: $0.source, object: object) }
  }

  /// The bundle in which images and colors are looked up.
  var bundle: Bundle? { session?.surroundings.bundle }

  /// The storyboard that the nib belongs to.
  var storyboard: UIStoryboard? {
    session?.surroundings.externalObjects[UIStoryboard.placeholder] as? UIStoryboard
  }

  /// Registers an object while it is still in its initializer, so that its children may refer to it.
  func register(_ decoded: some NibMade) {
    guard let session else { return }
    decoded.nibReference = NibReference(source: session.source, object: object)
    session.register(decoded, for: object)
  }

  /// The bytes of the nib that the object contains.
  var nestedBytes: [UInt8]? { (object("archiveData") as? Data).map { Array($0) } }

  /// The nib that the object contains, if it was compiled in this process.
  var nestedNib: NibGraph? {
    guard let session, case .object(let data)? = value("archiveData"),
      session.source.graph.objects.indices.contains(data)
    else { return nil }
    return session.source.graph.nestedNib(of: data)
  }

  func value(_ key: NibKeyName) -> NibValue? { session?.value(key.key, of: object) }

  func contains(_ key: NibKeyName) -> Bool { value(key) != nil }

  func bool(_ key: NibKeyName) -> Bool? {
    switch value(key) {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .float(let value): value != 0
    case .double(let value): value != 0
    default: nil
    }
  }

  func int(_ key: NibKeyName) -> Int? {
    switch value(key) {
    case .integer(let value): Int(value)
    case .bool(let value): value ? 1 : 0
    case .float(let value): Int(exactly: value.rounded(.towardZero))
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }

  func double(_ key: NibKeyName) -> Double? {
    switch value(key) {
    case .double(let value): value
    case .float(let value): Double(value)
    case .integer(let value): Double(value)
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  // The readers below take no closures: each call of a closure would check its actor, and nibs contain many values.

  func cgFloat(_ key: NibKeyName) -> CGFloat? {
    guard let number = double(key) else { return nil }
    return CGFloat(number)
  }

  /// Returns the enumeration case with a raw value.
  func enumeration<Value: RawRepresentable>(_ key: NibKeyName) -> Value?
  where Value.RawValue: BinaryInteger {
    guard let number = int(key), let rawValue = Value.RawValue(exactly: number) else { return nil }
    return Value(rawValue: rawValue)
  }

  /// Returns the object, string, array or other value that the key refers to.
  func object(_ key: NibKeyName) -> Any? {
    guard let session, case .object(let target)? = value(key) else { return inlineString(key) }
    return session.object(at: target)
  }

  /// Returns the object with the expected class. An object of a different class is recorded and treated as absent.
  func object<Value>(_ key: NibKeyName, as type: Value.Type = Value.self) -> Value? {
    guard let object = object(key) else { return nil }
    if let object = object as? Value { return object }
    recordMismatch(key, object, Value.self)
    return nil
  }

  func string(_ key: NibKeyName) -> String? { object(key) as? String }

  /// Returns the members of an array. Members of a different class are recorded and left out.
  func array<Member>(_ key: NibKeyName, of type: Member.Type = Member.self) -> [Member]? {
    guard let members: [Any] = object(key) else { return nil }
    var result: [Member] = []
    result.reserveCapacity(members.count)
    for member in members {
      if let member = member as? Member {
        result.append(member)
      } else {
        recordMismatch(key, member, Member.self)
      }
    }
    return result
  }

  /// Records a note about something in the nib that is ignored.
  func note(_ note: NibError) { session?.note(note) }

  private func recordMismatch(_ key: NibKeyName, _ object: Any, _ expected: Any.Type) {
    guard let session else { return }
    session.note(
      NibError(
        .malformedNib,
        "'\(key.key.name)' of \(session.source.className(of: self.object)) must be \(expected), but the nib provides"
          + " \(Swift.type(of: object)); left out",
        at: session.place(of: self.object), key: key.key.name))
  }

  func bytes(_ key: NibKeyName) -> [UInt8]? {
    if case .data(let bytes)? = value(key) { Array(bytes) } else { nil }
  }

  /// Returns a short string, which keyed archives store inline.
  private func inlineString(_ key: NibKeyName) -> String? {
    guard case .data(let bytes)? = value(key) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  // MARK: Geometry

  func point(_ key: NibKeyName) -> CGPoint? {
    guard let numbers = numbers(key, 2) else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func size(_ key: NibKeyName) -> CGSize? {
    guard let numbers = numbers(key, 2) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func rect(_ key: NibKeyName) -> CGRect? {
    guard let numbers = numbers(key, 4) else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func insets(_ key: NibKeyName) -> UIEdgeInsets? {
    guard let numbers = numbers(key, 4) else { return nil }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func transform(_ key: NibKeyName) -> CGAffineTransform? {
    guard let numbers = numbers(key, 6) else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns numbers from packed bytes, or from the text form in keyed archives: `{{0, 0}, {320, 460}}`.
  /// - Returns: Nil if one of the numbers is not finite.
  private func numbers(_ key: NibKeyName, _ count: Int) -> [CGFloat]? {
    guard let packed = packedNumbers(key, count) else { return nil }
    var result: [CGFloat] = []
    result.reserveCapacity(count)
    for number in packed {
      guard number.isFinite else { return nil }
      result.append(CGFloat(number))
    }
    return result
  }

  private func packedNumbers(_ key: NibKeyName, _ count: Int) -> [Double]? {
    switch value(key) {
    case .data(let bytes)?:
      if let numbers = NibGeometry(bytes)?.numbers { return numbers.count == count ? numbers : nil }
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      return Self.numbers(in: text, count)
    case .object?:
      guard let text = string(key) else { return nil }
      return Self.numbers(in: text, count)
    default:
      return nil
    }
  }

  /// Returns the numbers in a text with braces and commas; nil if their count differs.
  nonisolated static func numbers(in text: String, _ count: Int) -> [Double]? {
    let numbers = text.utf8.split { $0 == 0x7B || $0 == 0x7D || $0 == 0x2C || $0 == 0x20 }
      .compactMap { Double(Substring($0)) }
    return numbers.count == count ? numbers : nil
  }
}

/// A key in a nib's object; a separate type, so that classes that read keys need not import the format.
struct NibKeyName: ExpressibleByStringLiteral, Sendable {
  let key: NibKey

  /// Creates a key that is known at compile time.
  init(stringLiteral literal: StaticString) { key = NibKey(literal) }

  /// Creates a key from its name.
  init(_ name: String) { key = NibKey(named: name) }
}
