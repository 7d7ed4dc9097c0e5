import Foundation
import NibFormat
import NibSources

/// The loading of one nib, in AppKit's order: create the objects, connect them, call `awakeFromNib`, show windows.
@MainActor
struct NibInstantiation {
  /// An object of the nib.
  struct Entry {
    let number: Int
    let object: AnyObject
    /// The number of the enclosing object; nil for a top-level object.
    let parent: Int?
    let role: LoadedObject.Role
  }

  /// The loaded objects.
  struct Result {
    var topLevelObjects: [AnyObject] = []
    var owner: AnyObject
    var ownerNumber: Int?
    var visibleWindows: [NSWindow] = []
    var connections: [LoadedConnection] = []
    var entries: [Entry] = []
  }

  private let session: NibSession
  private let data: Int

  /// - Throws: ``NibError`` if the nib is not one of AppKit's.
  init(_ session: NibSession) throws(NibError) {
    self.session = session
    guard !session.source.graph.objects.isEmpty,
      let data = session.reference("IB.objectdata", of: 0)
    else {
      let isUIKits =
        !session.source.graph.objects.isEmpty
        && session.value("UINibTopLevelObjectsKey", of: 0) != nil
      throw NibError(
        .unsupportedPlatform,
        isUIKits
          ? "the nib is for UIKit; load it with HeadlessUIKit" : "the nib has no 'IB.objectdata'",
        at: NibError.Place(document: session.source.name))
    }
    self.data = data
  }

  func run() -> Result {
    let ownerNumber = session.reference("NSRoot", of: data)
    let owner = owner(ownerNumber)
    if let ownerNumber { session.setObject(owner, at: ownerNumber) }
    var result = Result(owner: owner, ownerNumber: ownerNumber)
    result.entries = entries(ownerNumber)
    session.finishWaiting()
    result.topLevelObjects = result.entries.filter { $0.parent == nil && $0.role == .object }
      .map(\.object)
    result.visibleWindows = list("NSVisibleWindows").compactMap {
      session.object(at: $0) as? NSWindow
    }
    let connectors = list("NSConnections") + list("NSAccessibilityConnectors")
    result.connections = connectors.flatMap { NibConnector($0, session)?.connect() ?? [] }
    session.finishWaiting()
    for entry in result.entries where entry.role == .object { Self.awake(entry.object) }
    result.entries += heldEntries(connectors, besides: result.entries, ownerNumber)
    // AppKit also tells the owner, in contrast to UIKit.
    Self.awake(owner)
    for window in result.visibleWindows { window.orderFront(nil) }
    return result
  }

  private static func awake(_ object: AnyObject) {
    switch object {
    case let object as any NibAwakening: object.awakeFromNib()
    case let object as any NibObject: object.awakeFromNib()
    default: break
    }
  }

  private func owner(_ number: Int?) -> AnyObject {
    if let owner = session.surroundings.owner { return owner }
    return NibStandIn(className: number.map { session.className(of: $0) } ?? "NSObject")
  }

  private func list(_ key: String) -> [Int] {
    session.reference(key, of: data).map { session.references(in: $0) } ?? []
  }

  /// Creates all objects of the nib.
  private func entries(_ owner: Int?) -> [Entry] {
    let numbers = list("NSObjectsKeys")
    let parents = list("NSObjectsValues")
    let applications = Set(numbers.filter { isApplication($0, owner) })
    for number in applications { session.setObject(NSApplication.shared, at: number) }
    return numbers.enumerated().compactMap { place, number in
      guard number != owner, let object = session.object(at: number),
        type(of: object) is AnyObject.Type
      else { return nil }
      let parent = parents.indices.contains(place) ? parents[place] : nil
      return Entry(
        number: number, object: object as AnyObject, parent: parent == owner ? nil : parent,
        role: applications.contains(number) ? .application : .object)
    }
  }

  /// Returns the objects to which connections refer although the nib's list does not contain them, such as the view of a
  /// toolbar item. Their parents are the listed objects that hold them.
  private func heldEntries(_ connectors: [Int], besides listed: [Entry], _ owner: Int?) -> [Entry] {
    var known = Set(listed.map(\.number))
    if let owner { known.insert(owner) }
    var missing: [Int] = []
    for connector in connectors {
      for key in Self.endKeys {
        guard let end = session.reference(key, of: connector), known.insert(end).inserted else {
          continue
        }
        missing.append(end)
      }
    }
    guard !missing.isEmpty else { return [] }
    let holders = holders(of: Set(missing), among: listed)
    return missing.compactMap { number in
      guard let holder = holders[number], let object = session.object(at: number),
        type(of: object) is AnyObject.Type
      else { return nil }
      return Entry(number: number, object: object as AnyObject, parent: holder, role: .object)
    }
  }

  /// The keys of connectors under which the connected objects are.
  private static let endKeys = ["NSSource", "NSDestination", "AXDestinationArchiveKey", "NSObject"]

  /// Returns the first listed object from which each of some objects is reached without other listed objects.
  private func holders(of wanted: Set<Int>, among listed: [Entry]) -> [Int: Int] {
    let graph = session.source.graph
    var seen = Set(listed.map(\.number))
    var holders: [Int: Int] = [:]
    for entry in listed where entry.role == .object {
      var open = [entry.number]
      while let number = open.popLast() {
        // Bounded: each object is reached once.
        for value in graph.objects[number].values.map({ graph.values[$0] })
        where value.type == .object && value.bits < UInt64(graph.objects.count) {
          let target = Int(value.bits)
          guard seen.insert(target).inserted else { continue }
          if wanted.contains(target) { holders[target] = entry.number }
          open.append(target)
        }
      }
    }
    return holders
  }

  /// Returns whether an object of the nib represents the application.
  private func isApplication(_ number: Int, _ owner: Int?) -> Bool {
    guard number != owner, session.source.graph.className(of: number) == "NSCustomObject" else {
      return false
    }
    return session.values(of: number).string("NSClassName") == "NSApplication"
  }
}
