/// The object graph of a compiled nib: objects, each with a class and a contiguous range of keys and values.
///
/// The tables are those of the NIBArchive container, in the same order, so a decoded graph is encoded to the same
/// bytes. A graph does not know the meaning of classes and keys.
public struct NibGraph: Sendable {
  /// An entry of the class table.
  public struct ClassEntry: Sendable, Hashable {
    /// The name of the class at run time.
    public var name: String
    /// The indices in the class table of the classes to use if this class is missing.
    public var fallbacks: [Int]

    /// Creates an entry.
    public init(name: String, fallbacks: [Int] = []) {
      self.name = name
      self.fallbacks = fallbacks
    }
  }

  /// An object: its class, and its range in the value table.
  public struct ObjectRecord: Sendable, Hashable {
    // It has the same width as the container's numbers, because memory writes dominate the cost of decoding.
    @usableFromInline var storedClass: UInt32
    @usableFromInline var storedFirst: UInt32
    @usableFromInline var storedCount: UInt32

    /// The index of the object's class.
    @inlinable public var classIndex: Int {
      get { Int(storedClass) }
      set { storedClass = UInt32(newValue) }
    }

    /// The index of the object's first value.
    @inlinable public var firstValue: Int {
      get { Int(storedFirst) }
      set { storedFirst = UInt32(newValue) }
    }

    /// The number of the object's values.
    @inlinable public var valueCount: Int {
      get { Int(storedCount) }
      set { storedCount = UInt32(newValue) }
    }

    /// Creates an object; the numbers must be less than 2³², as in the container.
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

    /// The indices of the object's values.
    @inlinable public var values: Range<Int> { firstValue..<firstValue + valueCount }
  }

  /// A value under a key.
  public struct ValueRecord: Sendable, Hashable {
    /// The index of the value's key.
    public var key: UInt32
    /// The type, which determines the meaning of ``bits``.
    public var type: NibValueType
    /// The bits of an integer, the bit pattern of a float or double, the index of an object, or the range of data with
    /// its offset in the upper half and its length in the lower half.
    public var bits: UInt64
  }

  /// The version of the container format; 1 in all known files.
  public var formatVersion: UInt32 = 1
  /// The version of the encoder: 9 or 10.
  public var coderVersion: UInt32 = 10
  /// The keys and classes.
  @usableFromInline var names: NibNames
  /// The objects; the first object is the root.
  public var objects: [ObjectRecord] = []
  /// The values of all objects.
  public var values: [ValueRecord] = []
  /// The bytes that data values are ranges of: those of all data values, or the whole archive.
  public var data: [UInt8] = []
  /// The origins of objects in the document, by object index; empty for a graph decoded from a nib.
  public var origins: [Int: NibOrigin] = [:]
  /// Nibs that are data values, by the offset in ``data`` where their bytes will be when the graph is encoded; until
  /// then, these values are empty. Empty for a graph decoded from a nib.
  public var nested: [Int: NibGraph] = [:]
  /// The bytes after the last table.
  public var trailing: [UInt8] = []
}

extension NibGraph {
  /// Creates an empty graph.
  public init() { self.init(names: .none) }
}

/// The types of values, with their codes in the container.
public enum NibValueType: UInt8, Sendable, Hashable, CaseIterable {
  /// A signed integer of 8 bits.
  case int8 = 0
  /// A signed integer of 16 bits.
  case int16 = 1
  /// A signed integer of 32 bits.
  case int32 = 2
  /// A signed integer of 64 bits.
  case int64 = 3
  /// The value false, without further bytes.
  case `false` = 4
  /// The value true, without further bytes.
  case `true` = 5
  /// A floating-point number in single precision.
  case float = 6
  /// A floating-point number in double precision.
  case double = 7
  /// A sequence of bytes.
  case data = 8
  /// No value.
  case `nil` = 9
  /// A reference to another object by its index.
  case object = 10

  /// The name of the type in dumps.
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

/// The origin of a graph's object in the document that it was compiled from. Origins are never encoded, so a graph
/// decoded from a nib has none.
public struct NibOrigin: Sendable, Hashable {
  /// The file of the document; nil for a document from memory.
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

// The short accessors are inlined into other modules, where a call would copy the graph and thus retain all its tables.
extension NibGraph {
  /// The names of the keys, each once.
  public var keys: [String] {
    @inlinable get { names.keys }
    set { names = NibNames(NibNames.Made(keys: newValue, classes: names.classes)) }
  }

  /// The entries of the class table.
  public var classes: [ClassEntry] {
    @inlinable get { names.classes }
    set {
      names = NibNames(
        NibNames.Made(keys: names.keys, classes: newValue, keyNumbers: names.given?.keyNumbers))
    }
  }

  /// Returns the name of an object's class.
  @inlinable
  public func className(of object: Int) -> String {
    names.className(at: objects[object].classIndex)
  }

  /// Returns the names of the classes to use if an object's class is missing, first choice first.
  public func fallbackClassNames(of object: Int) -> [String] {
    let classes = classes
    return classes[objects[object].classIndex].fallbacks.map { classes[$0].name }
  }

  /// Returns the keys and values of an object, in order; a key may occur more than once.
  public func values(of object: Int) -> some RandomAccessCollection<(key: String, value: NibValue)>
  {
    let keys = keys
    return values[objects[object].values].lazy.map { (keys[Int($0.key)], value($0)) }
  }

  /// Returns the first value under a key; nil if there is none.
  public func value(_ key: String, of object: Int) -> NibValue? {
    let keys = keys
    return values[objects[object].values].first { keys[Int($0.key)] == key }.map { value($0) }
  }

  /// Returns the nested nib of a data object; nil for an object with bytes, and for any other object.
  public func nestedNib(of object: Int) -> NibGraph? {
    guard !nested.isEmpty else { return nil }
    for record in values[objects[object].values] where record.type == .data {
      let range = record.dataRange
      if range.isEmpty, let nib = nested[range.lowerBound] { return nib }
    }
    return nil
  }

  /// Returns the decoded form of a stored value.
  @inlinable
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
  /// An integer of any size.
  case integer(Int64)
  /// A Boolean value.
  case bool(Bool)
  /// A floating-point number in single precision.
  case float(Float)
  /// A floating-point number in double precision.
  case double(Double)
  /// A sequence of bytes.
  case data(ArraySlice<UInt8>)
  /// No value.
  case `nil`
  /// A reference: the index of an object.
  case object(Int)
}
