/// The object graph of a compiled nib: objects with a class and ordered runs of keys and values.
///
/// The tables are those of the NIBArchive container, in their order, so a graph that was decoded is
/// encoded to the same bytes. Nothing here knows what a class or a key means.
public struct NibGraph: Sendable {
  /// A class of the class table.
  public struct ClassEntry: Sendable, Hashable {
    /// The class that an object has at run time.
    public var name: String
    /// Classes to use instead if that one is missing: indices into the class table.
    public var fallbacks: [Int]

    /// Creates an entry.
    public init(name: String, fallbacks: [Int] = []) {
      self.name = name
      self.fallbacks = fallbacks
    }
  }

  /// An object: its class, and its run of the value table.
  public struct ObjectRecord: Sendable, Hashable {
    // As wide as the container's own numbers: decoding is bound by the memory that it writes.
    @usableFromInline var storedClass: UInt32
    @usableFromInline var storedFirst: UInt32
    @usableFromInline var storedCount: UInt32

    /// The index of the class.
    @inlinable public var classIndex: Int {
      get { Int(storedClass) }
      set { storedClass = UInt32(newValue) }
    }

    /// The index of the first value.
    @inlinable public var firstValue: Int {
      get { Int(storedFirst) }
      set { storedFirst = UInt32(newValue) }
    }

    /// How many values there are.
    @inlinable public var valueCount: Int {
      get { Int(storedCount) }
      set { storedCount = UInt32(newValue) }
    }

    /// Creates an object; the numbers are below 2³², as in the container.
    public init(classIndex: Int, firstValue: Int, valueCount: Int) {
      storedClass = UInt32(classIndex)
      storedFirst = UInt32(firstValue)
      storedCount = UInt32(valueCount)
    }

    @inline(__always)
    init(_ classIndex: UInt32, _ firstValue: UInt32, _ valueCount: UInt32) {
      storedClass = classIndex
      storedFirst = firstValue
      storedCount = valueCount
    }

    /// The indices of the values.
    public var values: Range<Int> { firstValue..<firstValue + valueCount }
  }

  /// A value under a key.
  public struct ValueRecord: Sendable, Hashable {
    /// The index of the key.
    public var key: UInt32
    /// What the bits mean.
    public var type: NibValueType
    /// An integer's bits, a float's or double's bit pattern, an object's index, or the position of data: offset in the
    /// upper half, length in the lower.
    public var bits: UInt64
  }

  /// The container's own version; 1 in every file seen.
  public var formatVersion: UInt32 = 1
  /// The version of the encoder: 9 or 10.
  public var coderVersion: UInt32 = 10
  /// The keys and classes.
  var names = NibNames.none
  /// The objects; the first one is the root.
  public var objects: [ObjectRecord] = []
  /// The values of all objects.
  public var values: [ValueRecord] = []
  /// The bytes that data values are stretches of: those of all data values, or the archive's own.
  public var data: [UInt8] = []
  /// Where objects came from, by their index; empty for a nib that was read compiled.
  public var origins: [Int: NibOrigin] = [:]
  /// Nibs that are data values, by the place in ``data`` where their bytes will be when the graph is
  /// encoded; the values are empty until then. Empty for a nib that was read compiled.
  public var nested: [Int: NibGraph] = [:]
  /// The bytes after the last table.
  public var trailing: [UInt8] = []

  /// An empty graph.
  public init() {}
}

/// The types of values, with the numbers that the container has for them.
public enum NibValueType: UInt8, Sendable, Hashable, CaseIterable {
  case int8 = 0
  case int16 = 1
  case int32 = 2
  case int64 = 3
  case `false` = 4
  case `true` = 5
  case float = 6
  case double = 7
  case data = 8
  case `nil` = 9
  case object = 10

  /// The name in dumps.
  public var name: String {
    switch self {
    case .int8: "int8"
    case .int16: "int16"
    case .int32: "int32"
    case .int64: "int64"
    case .false: "false"
    case .true: "true"
    case .float: "float"
    case .double: "double"
    case .data: "data"
    case .nil: "nil"
    case .object: "object"
    }
  }
}

/// Where an object of a graph is in the document that it was compiled from: file, id and line. Never encoded, so a nib that
/// was read compiled has none.
public struct NibOrigin: Sendable, Hashable {
  /// The document's file, nil for one that came from memory.
  public var file: String?
  /// The object's id in the document.
  public var objectID: String?
  /// The line in the document.
  public var line: Int?

  /// Creates an origin.
  public init(file: String?, objectID: String?, line: Int?) {
    self.file = file
    self.objectID = objectID
    self.line = line
  }
}

// MARK: - Objects

extension NibGraph {
  /// The keys, each once.
  public var keys: [String] {
    get { names.keys }
    set { names = NibNames(keys: newValue, classes: names.classes) }
  }

  /// The classes.
  public var classes: [ClassEntry] {
    get { names.classes }
    set { names = NibNames(keys: names.keys, classes: newValue) }
  }

  /// The name of an object's class.
  public func className(of object: Int) -> String { classes[objects[object].classIndex].name }

  /// The classes to use if an object's own is missing, the first one first.
  public func fallbackClassNames(of object: Int) -> [String] {
    let classes = classes
    return classes[objects[object].classIndex].fallbacks.map { classes[$0].name }
  }

  /// The keys and values of an object, in order; a key may repeat.
  public func values(of object: Int) -> some RandomAccessCollection<(key: String, value: NibValue)>
  {
    let keys = keys
    return values[objects[object].values].lazy.map { (keys[Int($0.key)], value($0)) }
  }

  /// The first value under a key.
  public func value(_ key: String, of object: Int) -> NibValue? {
    let keys = keys
    return values[objects[object].values].first { keys[Int($0.key)] == key }.map { value($0) }
  }

  /// The nib that a data object represents in memory; nil for one that has its bytes, and for any other object.
  public func nestedNib(of object: Int) -> NibGraph? {
    guard !nested.isEmpty else { return nil }
    for record in values[objects[object].values] where record.type == .data {
      let range = record.dataRange
      if range.isEmpty, let nib = nested[range.lowerBound] { return nib }
    }
    return nil
  }

  /// The meaning of a stored value.
  public func value(_ record: ValueRecord) -> NibValue {
    switch record.type {
    case .int8, .int16, .int32, .int64: .integer(Int64(bitPattern: record.bits))
    case .true: .bool(true)
    case .false: .bool(false)
    case .float: .float(Float(bitPattern: UInt32(truncatingIfNeeded: record.bits)))
    case .double: .double(Double(bitPattern: record.bits))
    case .data: .data(data[record.dataRange])
    case .nil: .nil
    case .object: .object(Int(record.bits))
    }
  }
}

/// A value of an object.
public enum NibValue: Sendable, Hashable {
  case integer(Int64)
  case bool(Bool)
  case float(Float)
  case double(Double)
  case data(ArraySlice<UInt8>)
  case `nil`
  /// A reference: the index of an object.
  case object(Int)
}
