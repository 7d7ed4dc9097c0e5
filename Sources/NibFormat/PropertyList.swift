/// A property list as keyed archives use it, with references, which ordinary property lists lack.
indirect enum PropertyList {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case data([UInt8])
  /// Seconds since the reference date.
  case date(Double)
  /// The index of an object in `$objects`.
  case uid(Int)
  case array([PropertyList])
  case dictionary([(key: String, value: PropertyList)])

  /// Returns the value under a key of a dictionary.
  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var array: [PropertyList]? { if case .array(let values) = self { values } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var uid: Int? { if case .uid(let value) = self { value } else { nil } }
}
