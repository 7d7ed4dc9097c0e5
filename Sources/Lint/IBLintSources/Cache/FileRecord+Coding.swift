import Diagnostics
import IBLint

extension FileRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(types)
    writer.write(imports)
    writer.write(aliases)
    writer.write(mentions)
    writer.write(headers)
    writer.write(identifierUses)
    writer.write(assignedNames)
    writer.write(constructedNames)
    writer.write(words)
    writer.write(fontMembers)
    writer.write(isBeforeSwift3.map { $0 ? 2 : 1 } ?? 0)
    writer.write(texts)
    writer.write(problem != nil)
    if let problem {
      writer.write(problem.message)
      writer.write(problem.position.line)
      writer.write(problem.position.column)
      writer.write(problem.position.offset)
    }
  }

  init(from reader: inout RecordReader) throws {
    types = try reader.values()
    imports = try reader.values()
    aliases = try reader.values()
    mentions = try reader.strings()
    headers = try reader.strings()
    identifierUses = try reader.values()
    assignedNames = try reader.strings()
    constructedNames = try reader.strings()
    words = try reader.value()
    fontMembers = try reader.strings()
    let age = try reader.int()
    isBeforeSwift3 = age == 0 ? nil : age == 2
    texts = try reader.values()
    if try reader.bool() {
      problem = Problem(
        message: try reader.string(),
        position: SourcePosition(
          line: try reader.int(), column: try reader.int(), offset: try reader.int()))
    }
  }
}

extension IdentifierRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(list)
    writer.write(nib.map { [$0] } ?? [])
    writer.write(className ?? "")
    writer.write(function)
    writer.write(isInGetter)
    writer.write(helper)
    writer.write(maker.map { [$0.type, $0.member] } ?? [])
    writer.write(isInOwnBundle)
    writer.write(isShown)
    writer.write(members)
    writer.write(obsoleteSystem)
    writer.write(type)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout RecordReader) throws {
    kind = try reader.choice()
    name = try reader.value()
    list = try reader.value()
    let nibs: [NibName] = try reader.values()
    nib = nibs.first
    let className = try reader.string()
    self.className = className.isEmpty ? nil : className
    function = try reader.string()
    isInGetter = try reader.bool()
    helper = try reader.string()
    let maker = try reader.strings()
    self.maker = maker.count == 2 ? MakerRecord(type: maker[0], member: maker[1]) : nil
    isInOwnBundle = try reader.bool()
    isShown = try reader.bool()
    members = try reader.strings()
    obsoleteSystem = try reader.string()
    type = try reader.int()
    line = try reader.int()
    column = try reader.int()
  }
}

extension SourceIdentifierUse.List: RecordCoding {
  func write(to writer: inout RecordWriter) {
    switch self {
    case .local: writer.write(0)
    case .parameter: writer.write(1)
    case .itself: writer.write(2)
    case .property(let name):
      writer.write(3)
      writer.write(name)
    case .other(let name):
      writer.write(4)
      writer.write(name)
    }
  }

  init(from reader: inout RecordReader) throws {
    switch try reader.int() {
    case 0: self = .local
    case 1: self = .parameter
    case 2: self = .itself
    case 3: self = .property(try reader.string())
    case 4: self = .other(try reader.string())
    default: throw RecordReader.Damage()
    }
  }
}

extension TextRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(text)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout RecordReader) throws {
    self.init(text: try reader.string(), line: try reader.int(), column: try reader.int())
  }
}

extension MacroRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(line)
    writer.write(column)
  }

  init(from reader: inout RecordReader) throws {
    self.init(name: try reader.string(), line: try reader.int(), column: try reader.int())
  }
}

extension ImportRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(module)
    writer.write(type)
  }

  init(from reader: inout RecordReader) throws {
    self.init(module: try reader.string(), type: try reader.optionalString())
  }
}

extension AliasRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(target)
  }

  init(from reader: inout RecordReader) throws {
    self.init(name: try reader.string(), target: try reader.string())
  }
}

extension TypeRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(name)
    writer.write(language.rawValue)
    writer.write(runtimeName)
    writer.write(inheritance)
    writer.write(isGeneric)
    writer.write(exposesMembers)
    writer.write(mayHaveMore)
    writer.write(line)
    writer.write(column)
    writer.write(properties)
    writer.write(variables)
    writer.write(methods)
    writer.write(functions)
    writer.write(constants)
    writer.write(macros)
    writer.write(unavailableCoderLine)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      kind: try reader.choice(), name: try reader.string(), language: try reader.choice(),
      runtimeName: try reader.optionalString(), inheritance: try reader.strings(),
      isGeneric: try reader.bool(), exposesMembers: try reader.bool(),
      mayHaveMore: try reader.bool(), line: try reader.int(), column: try reader.int(),
      properties: try reader.values(), variables: try reader.strings(),
      methods: try reader.values(), functions: try reader.values(),
      constants: try reader.values(), macros: try reader.values(),
      unavailableCoderLine: try reader.int())
  }
}

extension PropertyRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(isOutlet)
    writer.write(Int(exposure.rawValue))
    writer.write(outlet.name)
    writer.write(outlet.type)
    writer.write(outlet.protocols)
    writer.write(outlet.isCollection)
    writer.write(outlet.isStrong)
    writer.write(outlet.isReadOnly)
    writer.write(outlet.isStatic)
    writer.write(outlet.isExposed)
    writer.write(outlet.isPublic)
    writer.write(outlet.isObserved)
    outlet.place.write(to: &writer)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      isOutlet: try reader.bool(), exposure: try reader.choice(),
      outlet: SourceOutlet(
        name: try reader.string(), type: try reader.optionalString(),
        protocols: try reader.strings(), isCollection: try reader.bool(),
        isStrong: try reader.bool(), isReadOnly: try reader.bool(), isStatic: try reader.bool(),
        isExposed: try reader.bool(), isPublic: try reader.bool(), isObserved: try reader.bool(),
        place: try SourcePlace(from: &reader)))
  }
}

extension MethodRecord: RecordCoding {
  func write(to writer: inout RecordWriter) {
    writer.write(Int(exposure.rawValue))
    writer.write(action.selector)
    writer.write(action.olderSelector)
    writer.write(action.kind.rawValue)
    writer.write(action.parameterTypes.count)
    for type in action.parameterTypes { writer.write(type) }
    writer.write(action.returnsValue)
    writer.write(action.isStatic)
    writer.write(action.isExposed)
    action.place.write(to: &writer)
  }

  init(from reader: inout RecordReader) throws {
    self.init(
      exposure: try reader.choice(),
      action: SourceAction(
        selector: try reader.string(), olderSelector: try reader.optionalString(),
        kind: try reader.choice(),
        parameterTypes: try reader.list { try $0.optionalString() },
        returnsValue: try reader.bool(), isStatic: try reader.bool(),
        isExposed: try reader.bool(), place: try SourcePlace(from: &reader)))
  }
}

extension SourcePlace {
  /// Writes the line and column. Locations in a record do not contain file names.
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(line)
    writer.write(column)
  }

  fileprivate init(from reader: inout RecordReader) throws {
    self.init(file: "", line: try reader.int(), column: try reader.int())
  }
}
