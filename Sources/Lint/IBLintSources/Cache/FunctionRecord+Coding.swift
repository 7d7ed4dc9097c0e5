import IBLint

extension FunctionRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(isInitializer)
    writer.write(isStatic)
    writer.write(callsSuper)
    writer.write(refusal?.rawValue)
    writer.write(neverReturns)
    writer.write(hasCondition)
    writer.write(isCertain)
    writer.write(calledNames)
    writer.write(line)
    writer.write(column)
    writer.write(calls)
    writer.write(guardedCalls)
    writer.write(helpers)
    writer.write(loads)
    writer.write(additions)
    writer.write(placed)
    writer.write(created)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      name: try reader.string(), isInitializer: try reader.bool(), isStatic: try reader.bool(),
      callsSuper: try reader.bool(), refusal: try reader.optionalChoice(),
      neverReturns: try reader.bool(), hasCondition: try reader.bool(),
      isCertain: try reader.bool(),
      calledNames: try reader.strings(), line: try reader.int(), column: try reader.int(),
      calls: try reader.strings(), guardedCalls: try reader.strings(),
      helpers: try reader.values(), loads: try reader.values(),
      additions: try reader.values(), placed: try reader.strings(), created: try reader.strings())
  }
}

extension HelperRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(getsObject)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      name: try reader.string(), getsObject: try reader.bool(), line: try reader.int(),
      column: try reader.int())
  }
}

extension LoadRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(ownerIsSelf)
    writer.write(ownerIsNil)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      name: try reader.value(), ownerIsSelf: try reader.bool(), ownerIsNil: try reader.bool(),
      line: try reader.int(), column: try reader.int())
  }
}

extension NibName: RecordCoding {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .unknown: writer.write(0)
    case .ownClass: writer.write(1)
    case .literal(let text):
      writer.write(2)
      writer.write(text)
    case .className(let name):
      writer.write(3)
      writer.write(name)
    case .constant(let owner, let name):
      writer.write(4)
      writer.write(owner)
      writer.write(name)
    case .ownRuntimeClass: writer.write(5)
    }
  }

  init(from reader: inout RecordReader) throws {
    switch try reader.int() {
    case 0: self = .unknown
    case 1: self = .ownClass
    case 5: self = .ownRuntimeClass
    case 2: self = .literal(try reader.string())
    case 3: self = .className(try reader.string())
    case 4: self = .constant(owner: try reader.optionalString(), name: try reader.string())
    default: throw RecordReader.Damage()
    }
  }
}

extension AdditionRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    switch origin {
    case .property: writer.write(0)
    case .loaded: writer.write(1)
    case .call(let function):
      writer.write(2)
      writer.write(function)
    }
    writer.write(isPlaced)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout RecordReader) throws {
    name = try reader.string()
    switch try reader.int() {
    case 0: origin = .property
    case 1: origin = .loaded
    case 2: origin = .call(try reader.string())
    default: throw RecordReader.Damage()
    }
    isPlaced = try reader.bool()
    line = try reader.int()
    column = try reader.int()
  }
}

extension ConstantRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(value)
    writer.write(isNib)
    writer.write(isPrivate)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      name: try reader.string(), value: try reader.value(), isNib: try reader.bool(),
      isPrivate: try reader.bool())
  }
}
