/// Builds a graph object by object; values can be added to objects in any order.
///
/// Most keys are literals, so the number of a key is found using the address of the literal.
public struct NibGraphBuilder {
  private var graph = NibGraph()
  private var keys: [String] = []
  private var classes: [NibGraph.ClassEntry] = []
  private var keyNumbers = NameNumbers()
  private var usedKeys = KeyNumbers()
  private var classNumbers: [NibGraph.ClassEntry: Int] = [:]
  /// The numbers of the classes without fallbacks, by name.
  private var plainClassPlaces = NameNumbers()
  private var plainClassNumbers: [Int] = []
  /// The values in the order of addition, for all objects.
  private var added: [(object: UInt32, value: NibGraph.ValueRecord)] = []

  /// Creates a builder without objects; the first object added is the root.
  public init() {}

  /// The number of objects.
  public var objectCount: Int { graph.objects.count }

  /// Adds an object and returns its index.
  /// - Parameter fallbacks: The classes to use if this class is missing.
  public mutating func addObject(_ className: String, fallbacks: [String] = []) -> Int {
    if fallbacks.isEmpty { return addObject(plainClassNumber(className)) }
    let indices = fallbacks.map { classNumber(NibGraph.ClassEntry(name: $0)) }
    return addObject(classNumber(NibGraph.ClassEntry(name: className, fallbacks: indices)))
  }

  private mutating func addObject(_ number: Int) -> Int {
    graph.objects.append(NibGraph.ObjectRecord(classIndex: number, firstValue: 0, valueCount: 0))
    return graph.objects.count - 1
  }

  /// Adds an integer in the type that Apple's encoder uses: the narrowest signed integer of up to 64 bits, but always
  /// 64 bits for a negative number.
  public mutating func add(_ key: NibKey, _ value: Int64, to object: Int) {
    let type: NibValueType =
      switch value {
      case ..<0: .int64
      case ...Int64(Int8.max): .int8
      case ...Int64(Int16.max): .int16
      case ...Int64(Int32.max): .int32
      default: .int64
      }
    append(key, type, UInt64(bitPattern: value), to: object)
  }

  /// Adds a Boolean value.
  public mutating func add(_ key: NibKey, _ value: Bool, to object: Int) {
    append(key, value ? .true : .false, 0, to: object)
  }

  /// Adds a single-precision number.
  public mutating func add(_ key: NibKey, _ value: Float, to object: Int) {
    append(key, .float, UInt64(value.bitPattern), to: object)
  }

  /// Adds a double-precision number.
  public mutating func add(_ key: NibKey, _ value: Double, to object: Int) {
    append(key, .double, value.bitPattern, to: object)
  }

  /// Adds bytes.
  public mutating func add(_ key: NibKey, data: some Collection<UInt8>, to object: Int) {
    let bits = UInt64(graph.data.count) << 32 | UInt64(data.count)
    graph.data.append(contentsOf: data)
    append(key, .data, bits, to: object)
  }

  /// Adds the numbers of a point, size, rectangle, insets or transform, in double precision.
  public mutating func add(_ key: NibKey, geometry numbers: [Double], to object: Int) {
    let start = graph.data.count
    graph.data.append(7)
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { graph.data.append(contentsOf: $0) }
    }
    append(key, .data, UInt64(start) << 32 | UInt64(graph.data.count - start), to: object)
  }

  /// Adds a nested nib as the data of an object; it is converted to bytes when the graph is encoded.
  public mutating func add(_ key: NibKey, nested nib: NibGraph, to object: Int) {
    append(key, .data, UInt64(graph.data.count) << 32, to: object)
    graph.nested[graph.data.count] = nib
    // Reserves the offset, so that no other nib has the same one.
    graph.data.append(0)
  }

  /// Adds a reference to another object, or nil.
  public mutating func add(_ key: NibKey, object target: Int?, to object: Int) {
    append(key, target == nil ? .nil : .object, target.map { UInt64($0) } ?? 0, to: object)
  }

  /// Records the origin of an object.
  public mutating func setOrigin(_ origin: NibOrigin, of object: Int) {
    graph.origins[object] = origin
  }

  /// Returns the finished graph, in which each object's values are contiguous and in the order of the objects.
  /// - Parameter coderVersion: The version of Apple's encoder that the graph emulates.
  public consuming func finish(coderVersion: UInt32 = 10) -> NibGraph {
    graph.names = NibNames(
      NibNames.Made(keys: keys, classes: classes, keyNumbers: keyNumbers))
    graph.coderVersion = coderVersion
    for (object, _) in added { graph.objects[Int(object)].valueCount += 1 }
    var first = 0
    for object in graph.objects.indices {
      graph.objects[object].firstValue = first
      first += graph.objects[object].valueCount
    }
    var next = graph.objects.map(\.firstValue)
    let empty = NibGraph.ValueRecord(key: 0, type: .nil, bits: 0)
    graph.values = Array(repeating: empty, count: added.count)
    for (object, value) in added {
      graph.values[next[Int(object)]] = value
      next[Int(object)] += 1
    }
    return graph
  }

  private mutating func append(_ key: NibKey, _ type: NibValueType, _ bits: UInt64, to object: Int)
  {
    let record = NibGraph.ValueRecord(key: number(of: key), type: type, bits: bits)
    added.append((UInt32(object), record))
  }

  private mutating func number(of key: NibKey) -> UInt32 {
    if let known = usedKeys[key] { return known }
    let number = keyNumbers.number(of: key) ?? insert(key.name)
    usedKeys[key] = number
    return number
  }

  private mutating func insert(_ name: String) -> UInt32 {
    keys.append(name)
    return keyNumbers.insert(name)
  }

  private mutating func plainClassNumber(_ name: String) -> Int {
    if let place = plainClassPlaces.number(of: name) {
      return plainClassNumbers[Int(place)]
    }
    let number = classNumber(NibGraph.ClassEntry(name: name))
    plainClassNumbers.append(number)
    plainClassPlaces.insert(name)
    return number
  }

  private mutating func classNumber(_ entry: NibGraph.ClassEntry) -> Int {
    if let known = classNumbers[entry] { return known }
    classes.append(entry)
    classNumbers[entry] = classes.count - 1
    return classes.count - 1
  }
}
