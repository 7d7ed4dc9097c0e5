import Diagnostics

/// Gives ids to the objects of a nib, which contains no ids.
///
/// An id follows from the place of the object: the classes of the objects around it, and its number among the objects
/// of its class inside of the same object. So objects keep their ids if others are added elsewhere, and two versions of
/// a nib can be compared.
final class ObjectIDs {
  private var taken: Set<String> = []
  private var counts: [UInt64: UInt64] = [:]

  /// Marks an id as taken; false if it was.
  func take(_ id: String) -> Bool { taken.insert(id).inserted }

  /// Takes the id in the name of a placeholder, and returns it; nil for a number, or if another object has the id.
  func id(inPlaceholder name: String) -> String? {
    let prefix = "UpstreamPlaceholder-"
    guard name.hasPrefix(prefix) else { return nil }
    let id = String(name.dropFirst(prefix.count))
    guard id.contains("-"), take(id) else { return nil }
    return id
  }

  /// Returns the number that represents the next object of a kind inside of another object.
  func seed(of kind: String, in parent: UInt64) -> UInt64 {
    let place = Self.mixed(kind, parent)
    counts[place, default: 0] += 1
    return Self.mixed(kind, place &+ (counts[place] ?? 0))
  }

  /// Returns an id in the form of Interface Builder: `aB3-cD-eFg`.
  func id(for kind: String, seed: UInt64) -> String {
    var state = Self.mixed(kind, seed)
    while true {
      var id = ""
      for place in 0..<10 {
        if place == 3 || place == 6 {
          id += "-"
          continue
        }
        id.unicodeScalars.append(Self.letters[Int(state % UInt64(Self.letters.count))])
        state /= UInt64(Self.letters.count)
      }
      if take(id) { return id }
      state = Self.mixed(id, seed &+ 1)
    }
  }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars)

  /// Returns the hash of a text and a number.
  private static func mixed(_ text: String, _ number: UInt64) -> UInt64 {
    var hash = StableHash()
    for shift in stride(from: 0, to: 64, by: 8) { hash.add(UInt8(number >> UInt64(shift) & 0xFF)) }
    hash.add(text.utf8)
    return hash.value
  }
}

/// The parts of a nib that a document cannot state, with their numbers.
final class Losses {
  private(set) var counts: [String: Int] = [:]

  func add(_ what: String, count: Int = 1) { counts[what, default: 0] += count }
}

/// The parts of the names of Swift classes in the Objective-C runtime.
enum SwiftClassName {
  /// Returns the module and the names of a class and the classes around it; nil for a name that is not mangled.
  static func parts(of name: String) -> (module: String, parts: [String])? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = Array(name.utf8.dropFirst(3))[...]
    let depth = rest.prefix { $0 == UInt8(ascii: "C") }.count
    guard depth > 0 else { return nil }
    rest = rest.dropFirst(depth)
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard let count = Int(String(decoding: digits, as: UTF8.self)), count > 0 else { return nil }
      rest = rest.dropFirst(digits.count)
      guard rest.count >= count else { return nil }
      parts.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    guard parts.count == depth + 1 else { return nil }
    return (parts[0], Array(parts.dropFirst()))
  }
}
