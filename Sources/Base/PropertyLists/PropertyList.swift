/// A property list, including the references of keyed archives, which ordinary property lists do not have.
package indirect enum PropertyList: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case data([UInt8])
  /// The number of seconds since the reference date.
  case date(Double)
  /// The index of an object in `$objects`.
  case uid(Int)
  case array([PropertyList])
  case dictionary([(key: String, value: PropertyList)])

  /// The maximum nesting depth of lists; real archives need a tenth of it.
  package static let deepest = 200
  /// The maximum number of values in a list when expanded; real archives need a tenth of it.
  package static let most = 2_000_000

  /// Returns the value under a key of a dictionary.
  package subscript(key: String) -> PropertyList? {
    guard case .dictionary(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var array: [PropertyList]? { if case .array(let values) = self { values } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var uid: Int? { if case .uid(let value) = self { value } else { nil } }

  /// The members of a dictionary; empty for any other value.
  package var members: [(key: String, value: PropertyList)] {
    if case .dictionary(let members) = self { members } else { [] }
  }
}
