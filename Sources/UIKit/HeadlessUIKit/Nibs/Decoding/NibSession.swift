import Foundation
import NibFormat
import NibSources
import StackSpace

/// The instantiation of one nib's objects, each created once and depth first, at the first reference to it.
@MainActor
final class NibSession {
  private enum Slot {
    case unseen
    /// The object's initializer is running; the object itself is known once `super.init(coder:)` has registered it.
    case decoding((any NibMade)?)
    case done(Any?)
  }

  nonisolated let source: NibSource
  var surroundings: NibSurroundings
  /// The errors so far, in order.
  private(set) var errors: [NibError] = []
  private(set) var notes: [NibError] = []
  /// The outlets for which there is no property, in the order of the connections.
  private(set) var missingOutlets: [MissingOutlet] = []
  /// The connections, which are recorded if stand-ins are enabled.
  var connections: [LoadedConnection] = []
  @exclusivity(unchecked) private var slots: [Slot]
  /// The keys of each object as a bit set in which keys share bits: most objects lack most of the keys that their class
  /// reads.
  private let keySets: [UInt64]
  @exclusivity(unchecked) private var keys: NibKeyIndex
  /// The recorder of read keys; nil if the load does not need it.
  @exclusivity(unchecked) private let askedKeys: AskedKeys?
  /// The classes of the nib's class table, each looked up once.
  @exclusivity(unchecked) private var kinds: [NibClassKind?]
  /// The indices of objects that another source provided.
  private(set) var replaced: Set<Int> = []
  /// The indices of objects whose class is missing.
  private var standIns: Set<Int> = []
  @exclusivity(unchecked) private var valueCounts: NestedValueCounts
  @exclusivity(unchecked) private var currentObject = 0
  @exclusivity(unchecked) private var depth = 0
  /// The index of the object that the caller creates: the controller of a scene's nib.
  private let createdObject: Int?
  private let stack = StackSpace.current
  private let traces = RunningTraces.current
  private var madeCoder: NibCoder?

  init(source: NibSource, surroundings: NibSurroundings) {
    self.source = source
    self.surroundings = surroundings
    slots = Array(repeating: .unseen, count: source.graph.objects.count)
    valueCounts = NestedValueCounts(objects: source.graph.objects.count)
    keys = NibKeyIndex(source.graph)
    keySets = Self.keySets(of: source.graph)
    kinds = Array(repeating: nil, count: source.graph.classes.count)
    createdObject = surroundings.creator == nil ? nil : Self.sceneController(of: source.graph)
    askedKeys = surroundings.recordsUnreadKeys ? AskedKeys() : nil
  }

  /// The coder from which objects are created. The session and its coder retain each other until the load ends.
  private var coder: NibCoder {
    if let madeCoder { return madeCoder }
    let coder = NibCoder(session: self)
    madeCoder = coder
    return coder
  }

  /// Returns the destination of the owner's outlet `sceneViewController`.
  private static func sceneController(of graph: NibGraph) -> Int? {
    for index in graph.objects.indices
    where graph.className(of: index) == "UIRuntimeOutletConnection" {
      guard case .object(let label)? = graph.value("UILabel", of: index),
        case .data(let bytes)? = graph.value("NS.bytes", of: label),
        bytes.elementsEqual("sceneViewController".utf8),
        case .object(let controller)? = graph.value("UIDestination", of: index)
      else { continue }
      return controller
    }
    return nil
  }

  /// Ends the load. A coder that is kept returns no values from then on.
  func end() {
    madeCoder?.end()
    madeCoder = nil
  }

  /// The values of the object that is being created.
  var current: NibValues { values(of: currentObject) }

  func values(of object: Int) -> NibValues { NibValues(session: self, object: object) }

  /// Returns the number of a key in the graph; nil if no object has it.
  func number(of key: NibKey) -> UInt32? { keys.number(of: key) }

  private nonisolated static func keySets(of graph: NibGraph) -> [UInt64] {
    graph.objects.map { object in
      graph.values[object.values].reduce(0) { $0 | bit(ofKey: $1.key) }
    }
  }

  private nonisolated static func bit(ofKey number: UInt32) -> UInt64 { 1 << UInt64(number & 63) }

  /// Whether any trace is recording. A load asks this often, and never changes its environment.
  var isTraced: Bool { !traces.isEmpty }

  /// Returns the first value of an object under a key.
  func value(_ key: NibKey, of object: Int) -> NibValue? {
    guard let number = number(of: key) else { return nil }
    askedKeys?.note(number, of: object)
    guard keySets[object] & Self.bit(ofKey: number) != 0 else { return nil }
    let graph = source.graph
    for index in graph.objects[object].values where graph.values[index].key == number {
      return graph.value(graph.values[index])
    }
    return nil
  }

  /// The keys that no class has read; empty if the load does not record them.
  var unreadKeys: [UnreadKey] { askedKeys?.unread(in: source.graph) ?? [] }

  func place(of object: Int) -> NibError.Place {
    NibReference(source: source, object: object).place
  }

  /// Returns the location of the object that another one refers to under a key.
  func place(ofReference key: NibKeyName, of object: Int) -> NibError.Place {
    guard case .object(let target)? = value(key.key, of: object) else { return place(of: object) }
    return place(of: target)
  }

  /// The location of the object being decoded.
  var currentPlace: NibError.Place { place(of: currentObject) }

  /// The class, in the document, of the object that is being created.
  var currentClass: String { source.className(of: currentObject) }

  func fail(_ error: NibError) { errors.append(error) }

  func fail(_ error: NibError, for outlet: MissingOutlet) {
    fail(error)
    missingOutlets.append(outlet)
  }

  func note(_ note: NibError) { notes.append(note) }

  /// Registers an object while it is still in its initializer.
  func register(_ decoded: any NibMade, for object: Int) {
    guard case .decoding = slots[object] else { return }
    slots[object] = .decoding(decoded)
  }

  /// Returns the object with an index, and creates it on first use.
  func object(at index: Int) -> Any? {
    guard slots.indices.contains(index) else {
      fail(NibError(.malformedNib, "reference to a missing object", at: currentPlace))
      return nil
    }
    switch slots[index] {
    case .done(let object): return object
    case .decoding(let object?): return object
    case .decoding(nil):
      note(
        NibError(
          .unfinishedObject,
          "\(source.className(of: index)) is used before its initializer has called super.init;"
            + " the reference becomes nil", at: place(of: index)))
      return nil
    case .unseen:
      return make(index)
    }
  }

  /// Counts the values in an array, set or dictionary, with those inside of others; false if there are too many.
  func countValues(of container: Int, _ members: some Sequence<Int>) -> Bool {
    if valueCounts.count(container, members: members) { return true }
    fail(NibError(.tooDeep, NestedValueCounts.excess, at: place(of: container)))
    return false
  }

  /// Returns whether an object replaces one whose class is missing, and may therefore lack properties.
  func isStandIn(_ object: AnyObject?) -> Bool {
    guard let object else { return false }
    if object is NibStandIn { return true }
    guard !standIns.isEmpty || surroundings.makesStandIns,
      let reference = (object as? any NibMade)?.nibReference
    else { return false }
    if reference.source === source { return standIns.contains(reference.object) }
    // The owner of a controller's view comes from a different nib.
    return surroundings.makesStandIns && reference.isCustom
      && ClassNames.isFramework(type(of: object))
  }

  private func make(_ index: Int) -> Any? {
    guard depth < NibNesting.most, stack.isLeft else {
      fail(NibNesting.excess(at: place(of: index)))
      return nil
    }
    let outer = currentObject
    slots[index] = .decoding(nil)
    depth += 1
    currentObject = index
    let object = decode(index)
    currentObject = outer
    depth -= 1
    slots[index] = .done(object)
    return object
  }

  private func decode(_ index: Int) -> Any? {
    let classIndex = source.graph.objects[index].classIndex
    let kind = kinds[classIndex] ?? NibClassKind(of: index, in: source.graph)
    kinds[classIndex] = kind
    switch kind {
    case .value(let value): return decodeValue(value, at: index)
    case .proxy: return surroundings.object(forProxy: current.proxyIdentifier)
    case .swapper: return decodeSwapped(index)
    case .framework(let type): return create(type, index)
    case .replacement(let type):
      let object = create(type, index)
      replaced.insert(index)
      return (object as? any NibReplacement)?.resolved(in: self) ?? object
    case .unknown: return decodeUnknown(source.graph.className(of: index), index)
    }
  }

  /// Creates an object for a framework class that is not implemented: a plain view if it has a view's keys.
  private func decodeUnknown(_ name: String, _ index: Int) -> Any? {
    note(
      NibError(
        .unmodelledClass,
        "\(name) is not supported; using its nearest superclass",
        at: place(of: index), className: name))
    standIns.insert(index)
    let type = ClassRegistry.nearest(to: name, isView: current.contains("UIBounds"))
    return create(type, index)
  }

  // MARK: Custom classes

  /// Creates an object with a custom class: an instance of that class if it is found, or else of its UIKit superclass.
  private func decodeSwapped(_ index: Int) -> Any? {
    let values = current
    let original = values.string("UIOriginalClassName") ?? "NSObject"
    let name = values.string("UIClassName") ?? original
    if name == original { return decodeOriginal(original, index) }
    guard surroundings.makesCustomObjects else {
      standIns.insert(index)
      return decodeOriginal(original, index)
    }
    if let type = ClassRegistry.appClass(named: name, modules: surroundings.modules) {
      return createCustom(type, index)
    }
    if let type = ClassRegistry.frameworkClass(named: name) { return create(type, index) }
    if surroundings.makesStandIns {
      standIns.insert(index)
    } else {
      let readable = ClassNames.readable(name)
      note(
        NibError(
          .unknownClass, "Unknown class \(readable) in Interface Builder file.",
          at: place(of: index), className: readable))
    }
    return decodeOriginal(original, index)
  }

  private func decodeOriginal(_ name: String, _ index: Int) -> Any? {
    if let type = ClassRegistry.frameworkClass(named: name) { return create(type, index) }
    // A custom object in a document has no framework class to fall back on except NSObject.
    guard name != "NSObject", name != "UICustomObject" else {
      guard surroundings.makesStandIns else { return NSObject() }
      let standIn = NibStandIn(className: source.className(of: index))
      standIn.nibReference = NibReference(source: source, object: index)
      return standIn
    }
    return decodeUnknown(name, index)
  }

  private func createCustom(_ type: AnyClass, _ index: Int) -> Any? {
    if let type = type as? any NibMade.Type { return create(type, index) }
    if let type = type as? any NibObject.Type { return type.init() }
    if let create = AppTables.creator(of: type) { return create() }
    fail(
      NibError(
        .failedInitializer,
        "a nib cannot create a \(type), which is not a subclass of a UIKit class;"
          + " make it conform to NibObject",
        at: place(of: index), className: "\(type)"))
    return nil
  }

  /// Returns the object that a new one lets take its place: the view of another nib, for example.
  private func successor(of object: any NibMade, _ index: Int) -> Any? {
    guard let responder = object as? UIResponder else { return object }
    let successor = responder.awakeAfter(using: coder)
    if let same = successor as? UIResponder, same === responder { return object }
    replaced.insert(index)
    return successor
  }

  private func create(_ type: any NibMade.Type, _ index: Int) -> Any? {
    if index == createdObject, let creator = surroundings.creator {
      if let object = creator(coder) {
        guard object.nibReference?.object == index else {
          fail(
            NibError(
              .failedInitializer,
              "Custom instantiated view controller must call -[super initWithCoder:]",
              at: place(of: index), className: "\(Swift.type(of: object))"))
          return object
        }
        return object
      }
    }
    if let object = type.made(by: coder) {
      if isTraced, object is UIView { LifecycleTrace.note(object, .initCoder) }
      if object.nibReference == nil {
        object.nibReference = NibReference(source: source, object: index)
      }
      return successor(of: object, index)
    }
    fail(
      NibError(
        .failedInitializer, "init(coder:) of \(type) returned nil", at: place(of: index),
        className: "\(type)"))
    return nil
  }
}
