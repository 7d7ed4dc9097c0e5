import Diagnostics
import IBLint
import InterfaceBuilder

/// The functions of a class, including inherited ones.
struct ClassFunctions {
  /// The index of the class.
  let index: Int
  /// The tables to search for functions: those of the class, its superclasses, extensions of framework classes, and
  /// protocols with default implementations.
  let tables: [FunctionTable]
  /// The number of tables of the class and its superclasses.
  private let declaredCount: Int
  /// The number of tables of framework class extensions, which follow these.
  private let additionCount: Int
  /// Whether a superclass is unknown, so that its functions may do anything.
  let isUncertain: Bool
  private let program: SourceProgram

  init(_ index: Int, in program: SourceProgram) {
    self.index = index
    self.program = program
    let line = program.lineage.line(of: index)
    var tables = line.classes.map { program.classTables[$0] }
    declaredCount = tables.count
    for name in Self.frameworkClasses(line.end) {
      if let table = program.additionTables[name] { tables.append(table) }
    }
    additionCount = tables.count - declaredCount
    var protocols: [String] = []
    for place in line.classes {
      for part in program.assembly.classes[place].parts {
        protocols += program.files[part.file].record.types[part.type].inheritance
      }
    }
    var seen: Set<String> = []
    while let name = protocols.popLast() {
      guard seen.insert(name).inserted, let parts = program.assembly.protocols[name] else {
        continue
      }
      if let table = program.protocolTables[name] { tables.append(table) }
      for part in parts {
        protocols += program.files[part.file].record.types[part.type].inheritance
      }
    }
    self.tables = tables
    isUncertain = line.isUncertain || line.end.map { !Self.isFramework($0) } ?? false
  }

  /// The functions of the class, and those functions in extensions of framework classes that it calls.
  var entries: [FunctionTable.Entry] {
    reached(
      from: (tables.prefix(declaredCount) + tables.dropFirst(declaredCount + additionCount))
        .flatMap(\.entries))
  }

  /// The functions that run while an object is created, connected, and added to a window: initializers, the code of
  /// properties, setters, and some methods that UIKit and AppKit call.
  var entriesOfCreation: [FunctionTable.Entry] {
    reached(
      from: entries.filter { entry in
        let function = program[entry]
        guard !function.isStatic else { return false }
        if function.isInitializer || Self.calledWhenCreated.contains(function.name) { return true }
        if function.name.utf8.last == UInt8(ascii: ":") { return function.name.hasPrefix("set") }
        let properties = program.files[entry.file].record.types[entry.type].properties
        // Code alone calls the observers and accessors of a property that documents do not set.
        return properties.contains { property in
          property.outlet.name == function.name
            && (!property.outlet.isObserved || property.isOutlet || property.exposure == .explicit)
        }
      })
  }

  /// The methods that run without a call by the app, by their Swift and Objective-C names.
  private static let calledWhenCreated: Set<String> = [
    "awakeFromNib()", "awakeFromNib", "awakeAfter(using:)", "awakeAfterUsingCoder:",
    "layoutSubviews()", "layoutSubviews", "didMoveToSuperview()", "didMoveToSuperview",
    "didMoveToWindow()", "didMoveToWindow", "willMove(toSuperview:)", "willMoveToSuperview:",
    "willMove(toWindow:)", "willMoveToWindow:", "updateConstraints()", "updateConstraints",
    "draw(_:)", "drawRect:", "viewDidMoveToSuperview()", "viewDidMoveToSuperview",
    "viewDidMoveToWindow()", "viewDidMoveToWindow", "layout()", "layout",
  ]

  /// Returns the superclasses of a framework class, which extensions may add to.
  private static func frameworkClasses(_ end: String?) -> [String] {
    guard let end else { return [] }
    return FrameworkClass(named: end)?.lineage.map(\.name) ?? [end, "NSObject"]
  }

  /// Returns whether a class that is not in the sources has the name of a framework class. Framework classes do not
  /// load nibs of apps.
  private static func isFramework(_ name: String) -> Bool {
    FrameworkPrefixes.cover(name)
  }

  /// Returns the nearest functions that a call on the object itself may refer to.
  func functions(calledAs name: String) -> [FunctionTable.Entry] {
    for table in tables {
      let found = table.functions(calledAs: name)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns functions and all functions that they call, directly or indirectly.
  func reached(from start: [FunctionTable.Entry]) -> [FunctionTable.Entry] {
    var seen: Set<FunctionTable.Entry> = []
    var order: [FunctionTable.Entry] = []
    var open = start
    while let entry = open.popLast() {
      guard seen.insert(entry).inserted else { continue }
      order.append(entry)
      let function = program[entry]
      for call in function.calls { open += functions(calledAs: call) }
      if function.callsSuper {
        for table in tables { open += table.functions(named: function.name) }
      }
    }
    return order
  }

  /// Returns the name of the nib for an object of this class, or nil if the name is computed at run time.
  func name(of load: LoadRecord, in entry: FunctionTable.Entry) -> String? {
    let file = program.files[entry.file]
    return name(
      of: load.name, in: file.record.types[entry.type].name, seenBy: file.view, depth: 0)
  }

  /// Returns whether a name expression is the name of the object's own class.
  func isOwnClass(_ written: NibName) -> Bool {
    // A constant may be the value of another one, as in `type(of: self).nibName`. Each superclass may declare it, so that
    // each name is looked up only once.
    var open = [written]
    var seen: Set<String> = []
    while let next = open.popLast() {
      switch next {
      case .ownClass, .ownRuntimeClass: return true
      case .constant(_, let name):
        if seen.insert(name).inserted { open += tables.compactMap { $0.constants[name]?.value } }
      case .literal, .className, .unknown: break
      }
    }
    return false
  }

  /// Returns the value of a name expression in the code of a type.
  func name(of written: NibName, in type: String, seenBy view: ModuleView) -> String? {
    name(of: written, in: type, seenBy: view, depth: 0)
  }

  private func name(
    of written: NibName, in type: String, seenBy view: ModuleView, depth: Int
  ) -> String? {
    // Bounded: the depth is limited.
    guard depth < 8 else { return nil }
    switch written {
    case .literal(let text): return text
    case .ownClass, .ownRuntimeClass:
      return program.nibName(
        of: program.assembly.classes[index].declaration, isRuntimeName: written == .ownRuntimeClass)
    case .className(let name):
      return name.lastIndex(of: ".").map { String(name[name.utf8.index(after: $0)...]) } ?? name
    case .unknown: return nil
    case .constant(nil, let name):
      for table in tables {
        if let constant = table.constants[name] {
          return self.name(of: constant.value, in: type, seenBy: view, depth: depth + 1)
        }
      }
      return nil
    case .constant(let owner?, let name):
      let value = NibName.constant(owner: nil, name: name)
      switch program.assembly.names.meaning(of: owner, in: type, seenBy: view) {
      case .type(index):
        return self.name(of: value, in: type, seenBy: view, depth: depth + 1)
      case .type(let other):
        return program.functions(of: other).name(
          of: value, in: owner, seenBy: view, depth: depth + 1)
      case .value, .outside: return program.constant(name, of: owner)
      case .protocolType, .ambiguous: return nil
      }
    }
  }
}
