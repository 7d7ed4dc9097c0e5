import Foundation
import NibFormat
import NibSources
import ObjectFields
import StackSpace

/// One load of a nib: the objects that it has created so far, by their number in the graph.
@MainActor
final class NibSession {
  private enum Slot {
    case unseen
    /// Being created; the object is known as soon as its superclass has been initialized.
    case decoding(AnyObject?)
    case done(Any?)
  }

  let source: NibSource
  let surroundings: NibSurroundings
  private let names: NibNames
  /// The problems that AppKit logs.
  private(set) var notes: [NibError] = []
  private var slots: [Slot]
  private var keyNumbers: [String: UInt32] = [:]
  private var valueCounts: NestedValueCounts
  private var currentObject = 0
  private var depth = 0
  /// The objects that are still in their initializers.
  private var openObjects: Set<ObjectIdentifier> = []
  private var waiting: [@MainActor (NibSession) -> Void] = []
  private let stack = StackSpace.current
  /// The graph's own objects for File's Owner.
  private var ownerNumber: Int?
  private lazy var coder = NibCoder(session: self)

  init(_ source: NibSource, _ surroundings: NibSurroundings) {
    self.source = source
    self.surroundings = surroundings
    names = NibNames(source)
    slots = Array(repeating: .unseen, count: source.graph.objects.count)
    valueCounts = NestedValueCounts(objects: source.graph.objects.count)
    for (number, key) in source.graph.keys.enumerated() { keyNumbers[key] = UInt32(number) }
  }

  /// Ends the load: coders that an object has kept return no values.
  func end() { coder.end() }

  var current: NibValues { NibValues(session: self, object: currentObject) }

  func values(of object: Int) -> NibValues { NibValues(session: self, object: object) }

  func note(_ note: NibError) { notes.append(note) }

  func place(of object: Int) -> NibError.Place {
    NibError.Place(document: source.name, origin: source.origin(of: object))
  }

  /// Returns the first value of an object under a key.
  func value(_ key: String, of object: Int) -> NibValue? {
    guard let number = keyNumbers[key] else { return nil }
    let graph = source.graph
    for index in graph.objects[object].values where graph.values[index].key == number {
      return graph.value(graph.values[index])
    }
    return nil
  }

  /// Returns all values of an object under a key.
  func values(_ key: String, of object: Int) -> [NibValue] {
    guard let number = keyNumbers[key] else { return [] }
    let graph = source.graph
    return graph.objects[object].values.filter { graph.values[$0].key == number }
      .map { graph.value(graph.values[$0]) }
  }

  /// Returns the number of the object under a key.
  func reference(_ key: String, of object: Int) -> Int? {
    guard case .object(let target)? = value(key, of: object), slots.indices.contains(target) else {
      return nil
    }
    return target
  }

  /// Counts the values in a list or dictionary, with those inside of others; false if there are too many.
  func countValues(of container: Int, _ members: some Sequence<Int>) -> Bool {
    if valueCounts.count(container, members: members) { return true }
    note(NibError(.tooDeep, NestedValueCounts.excess, at: place(of: container)))
    return false
  }

  // MARK: Objects

  /// Represents an object of the graph by another object, such as the owner.
  func setObject(_ object: AnyObject, at index: Int) {
    if slots.indices.contains(index) { slots[index] = .done(object) }
  }

  /// Registers an object while it is still in its initializer.
  func register(_ object: AnyObject) {
    guard case .decoding = slots[currentObject] else { return }
    slots[currentObject] = .decoding(object)
    openObjects.insert(ObjectIdentifier(object))
  }

  /// Returns whether an object is still in its initializer, so that it contains the one that is being created.
  func isOpen(_ object: AnyObject) -> Bool { openObjects.contains(ObjectIdentifier(object)) }

  /// Runs a function once all objects in progress have been created.
  func later(_ run: @escaping @MainActor (NibSession) -> Void) { waiting.append(run) }

  /// Runs the waiting functions.
  func finishWaiting() {
    while !waiting.isEmpty {
      let functions = waiting
      waiting = []
      for function in functions { function(self) }
    }
  }

  /// Returns whether an object is still being created, so that a reference to it leads back to its container.
  func isOpen(_ index: Int) -> Bool {
    guard slots.indices.contains(index), case .decoding = slots[index] else { return false }
    return true
  }

  /// Returns the object with a number, and creates it on first use.
  func object(at index: Int) -> Any? {
    guard slots.indices.contains(index) else { return nil }
    switch slots[index] {
    case .done(let object): return object
    case .decoding(let object): return object
    case .unseen: return make(index)
    }
  }

  /// Returns a value as an object.
  func decoded(_ value: NibValue) -> Any? {
    switch value {
    case .object(let index): object(at: index)
    case .integer(let value): Int(value)
    case .bool(let value): value
    case .float(let value): Double(value)
    case .double(let value): value
    case .data(let bytes): String(validating: bytes, as: UTF8.self) ?? Data(bytes)
    case .nil: nil
    }
  }

  private func make(_ index: Int) -> Any? {
    guard depth < NibNesting.most, stack.isLeft else {
      note(NibNesting.excess(at: place(of: index)))
      return nil
    }
    let outer = currentObject
    slots[index] = .decoding(nil)
    depth += 1
    currentObject = index
    let object = decode(index)
    currentObject = outer
    depth -= 1
    if case .decoding(let made?) = slots[index] { openObjects.remove(ObjectIdentifier(made)) }
    slots[index] = .done(object)
    return object
  }

  private func decode(_ index: Int) -> Any? {
    let name = source.graph.className(of: index)
    if let value = NibValueKind(name) { return decodeValue(value, at: index) }
    switch name {
    case "NSClassSwapper":
      let original = current.string("NSOriginalClassName") ?? "NSObject"
      return custom(current.string("NSClassName") ?? original, original: original, index)
    case "NSCustomObject", "NSCustomView", "NSWindowTemplate":
      let original = NibNames.plainClasses[name] ?? "NSObject"
      return custom(className(of: index), original: original, index)
    case "NSNibExternalObjectPlaceholder":
      return current.string("NSExternalObjectPlaceholderIdentifier")
        .flatMap { surroundings.externals[$0] }
    default: return framework(name, index)
    }
  }

  /// Returns the class of an object at run time, in Swift's notation.
  func className(of index: Int) -> String { names.className(of: index) }

  /// Creates an object of an app's class; if the program does not have the class, one of the framework's class.
  private func custom(_ name: String, original: String, _ index: Int) -> Any? {
    if let type = NibClasses.types[name] { return create(type, index) }
    if let type = surroundings.appClass(named: name) {
      if let type = type as? any NibDecodable.Type { return create(type, index) }
      if let type = type as? any NibObject.Type { return type.init() }
      note(
        NibError(
          .failedInitializer,
          "a nib cannot create a \(type), which is not a subclass of one of AppKit's classes;"
            + " make it conform to NibObject", at: place(of: index), className: "\(type)"))
      return NibStandIn(className: name)
    }
    if !surroundings.makesStandIns, name != original, !name.hasPrefix("NS") {
      note(
        NibError(
          .unknownClass, "Unknown class '\(name)', using '\(original)' instead.",
          at: place(of: index), className: name))
    }
    return original == "NSObject" ? NibStandIn(className: name) : framework(original, index)
  }

  /// Creates an object of one of the framework's classes; a record if there is no class for it.
  private func framework(_ name: String, _ index: Int) -> Any? {
    if let type = NibClasses.types[name] { return create(type, index) }
    if current.contains("NSvFlags") { return create(NSView.self, index) }
    if current.contains("NSCellFlags") { return create(NSCell.self, index) }
    return record(name, index)
  }

  private func create(_ type: any NibDecodable.Type, _ index: Int) -> Any? {
    if let object = type.init(coder: coder) { return object }
    note(
      NibError(
        .failedInitializer, "init(coder:) of \(type) returned nil", at: place(of: index),
        className: "\(type)"))
    return nil
  }

  /// Creates a record of an object's values. A reference back to an object that contains the record is left out, because
  /// it would keep both alive.
  private func record(_ name: String, _ index: Int) -> NibRecord {
    let record = NibRecord(className: name)
    register(record)
    let graph = source.graph
    let keys = graph.keys
    for number in graph.objects[index].values {
      let value = graph.values[number]
      if case .object(let target) = graph.value(value), isOpen(target) { continue }
      guard let decoded = decoded(graph.value(value)) else { continue }
      let key = keys[Int(value.key)]
      if let known = record.values[key] {
        record.values[key] = (known as? [Any] ?? [known]) + [decoded]
      } else {
        record.values[key] = decoded
      }
    }
    return record
  }
}
