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

  /// The bundle in which images and colours are looked up.
  var bundle: Bundle? { session?.surroundings.bundle }

  /// The storyboard to which the nib belongs.
  var storyboard: UIStoryboard? {
    session?.surroundings.externalObjects[UIStoryboard.placeholder] as? UIStoryboard
  }

  /// Registers an object that is still in its initializer, so that its children may refer to it.
  func register(_ decoded: some NibDecodable) {
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

  func cgFloat(_ key: NibKeyName) -> CGFloat? { double(key).map { CGFloat($0) } }

  /// Returns the case of an enumeration by its number.
  func enumeration<Value: RawRepresentable>(_ key: NibKeyName) -> Value?
  where Value.RawValue: BinaryInteger {
    int(key).flatMap { Value.RawValue(exactly: $0) }.flatMap { Value(rawValue: $0) }
  }

  /// Returns the object, string, array or other value to which the key refers.
  func object(_ key: NibKeyName) -> Any? {
    guard let session, case .object(let target)? = value(key) else { return inlineString(key) }
    return session.object(at: target)
  }

  /// Returns the object of a class. An object of another class is noted and counts as absent.
  func object<Value>(_ key: NibKeyName, as type: Value.Type = Value.self) -> Value? {
    guard let object = object(key) else { return nil }
    if let object = object as? Value { return object }
    noteMismatch(key, object, Value.self)
    return nil
  }

  func string(_ key: NibKeyName) -> String? { object(key) as? String }

  /// Returns the members of an array. Members of another class are noted and left out.
  func array<Member>(_ key: NibKeyName, of type: Member.Type = Member.self) -> [Member]? {
    guard let members: [Any] = object(key) else { return nil }
    return members.compactMap { member in
      if let member = member as? Member { return member }
      noteMismatch(key, member, Member.self)
      return nil
    }
  }

  /// Records a note about something in the nib that is left out.
  func note(_ note: NibError) { session?.note(note) }

  private func noteMismatch(_ key: NibKeyName, _ object: Any, _ expected: Any.Type) {
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

  /// Returns a short string, which keyed archives store in place.
  private func inlineString(_ key: NibKeyName) -> String? {
    guard case .data(let bytes)? = value(key) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  // MARK: Geometry

  func point(_ key: NibKeyName) -> CGPoint? { numbers(key, 2).map { CGPoint(x: $0[0], y: $0[1]) } }

  func size(_ key: NibKeyName) -> CGSize? {
    numbers(key, 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  func rect(_ key: NibKeyName) -> CGRect? {
    numbers(key, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  func insets(_ key: NibKeyName) -> UIEdgeInsets? {
    numbers(key, 4).map {
      UIEdgeInsets(
        top: CGFloat($0[0]), left: CGFloat($0[1]), bottom: CGFloat($0[2]), right: CGFloat($0[3]))
    }
  }

  func transform(_ key: NibKeyName) -> CGAffineTransform? {
    numbers(key, 6).map {
      CGAffineTransform(
        a: CGFloat($0[0]), b: CGFloat($0[1]), c: CGFloat($0[2]), d: CGFloat($0[3]),
        tx: CGFloat($0[4]), ty: CGFloat($0[5]))
    }
  }

  /// Returns numbers from packed bytes, or from the text form of keyed archives: `{{0, 0}, {320, 460}}`.
  /// - Returns: Nil if one of them is not a finite number.
  private func numbers(_ key: NibKeyName, _ count: Int) -> [Double]? {
    packedNumbers(key, count).flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
  }

  private func packedNumbers(_ key: NibKeyName, _ count: Int) -> [Double]? {
    switch value(key) {
    case .data(let bytes)?:
      if let numbers = NibGeometry(bytes)?.numbers { return numbers.count == count ? numbers : nil }
      return String(validating: bytes, as: UTF8.self).flatMap { Self.numbers(in: $0, count) }
    case .object?:
      return string(key).flatMap { Self.numbers(in: $0, count) }
    default:
      return nil
    }
  }

  /// Returns the numbers of a text with braces and commas; nil if their count differs.
  static func numbers(in text: String, _ count: Int) -> [Double]? {
    let numbers = text.utf8.split { $0 == 0x7B || $0 == 0x7D || $0 == 0x2C || $0 == 0x20 }
      .compactMap { Double(Substring($0)) }
    return numbers.count == count ? numbers : nil
  }
}

/// A key of a nib's object; a separate type, so that classes that read keys need not import the format.
struct NibKeyName: ExpressibleByStringLiteral, Sendable {
  let key: NibKey

  /// Creates a key that is known at compile time.
  init(stringLiteral literal: StaticString) { key = NibKey(literal) }

  /// Creates a key from its name.
  init(_ name: String) { key = NibKey(named: name) }
}
