import NibFormat

/// Comparison of values that are no references.
enum ScalarValue {
  /// Whether two scalars are equal, by the rules of the measure.
  static func equal(
    _ first: NibGraph.ValueRecord, in firstGraph: NibGraph,
    _ second: NibGraph.ValueRecord, in secondGraph: NibGraph
  ) -> Bool {
    switch (firstGraph.value(first), secondGraph.value(second)) {
    case (.integer(let left), .integer(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.float(let left), .float(let right)): left == right || left.isNaN && right.isNaN
    case (.double(let left), .double(let right)): left == right || left.isNaN && right.isNaN
    case (.float(let left), .double(let right)): left == Float(right)
    case (.double(let left), .float(let right)): Float(left) == right
    case (.nil, .nil): true
    case (.data(let left), .data(let right)): left == right || sameGeometry(left, right)
    default: false
    }
  }

  /// A hash that is the same for equal scalars; all nibs inside data have one.
  static func hash(_ record: NibGraph.ValueRecord, in graph: NibGraph) -> UInt64 {
    switch graph.value(record) {
    case .integer(let value): mix(11, UInt64(bitPattern: value))
    case .bool(let value): mix(12, value ? 1 : 0)
    case .float(let value): number(value)
    case .double(let value): number(Float(value))
    case .nil: 14
    case .object: 15
    case .data(let bytes): dataHash(bytes)
    }
  }

  /// Whether data holds a nib.
  static func isNib(_ record: NibGraph.ValueRecord, in graph: NibGraph) -> Bool {
    guard case .data(let bytes) = graph.value(record) else { return false }
    return NIBArchive.isArchive(bytes)
  }

  private static func number(_ value: Float) -> UInt64 {
    mix(13, value == 0 ? 0 : UInt64(value.bitPattern))
  }

  private static func dataHash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    if NIBArchive.isArchive(bytes) { return 16 }
    if let geometry = NibGeometry(bytes) {
      return geometry.numbers.reduce(17) { mix($0, number(Float($1))) }
    }
    return bytes.reduce(18) { mix($0, UInt64($1)) }
  }

  /// Whether both are geometry of the same numbers, in either precision.
  private static func sameGeometry(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard let first = NibGeometry(left), let second = NibGeometry(right),
      first.numbers.count == second.numbers.count
    else { return false }
    let samePrecision = left.count == right.count
    return zip(first.numbers, second.numbers).allSatisfy { pair in
      samePrecision ? pair.0 == pair.1 : Float(pair.0) == Float(pair.1)
    }
  }
}
