import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

// The root of AppKit's nibs: a list of all objects with their parents and numbers, and the connections.
extension NibEncoder {
  /// Writes the root of a macOS xib, and everything that it refers to.
  func encodeObjectData() -> NibGraph {
    encodeObjectData { _ in listed(document.topLevelObjects) }
  }

  /// Writes a root in AppKit's format.
  /// - Parameter objects: Encodes the objects of an owner, and returns them in the order of the nib.
  func encodeObjectData(_ objects: (_ owner: Int) -> [ListedObject]) -> NibGraph {
    let root = builder.addObject("NSObject")
    let data = builder.addObject("NSIBObjectData")
    builder.add("IB.objectdata", object: data, to: root)
    builder.add("IB.systemFontUpdateVersion", Int64(1), to: root)
    let ownerNumber = encodeOwner()
    builder.add("NSRoot", object: ownerNumber, to: data)
    var list = objects(ownerNumber)
    builder.add(
      "NSVisibleWindows", object: collection("NSMutableSet", appKitVisibleWindows()), to: data)
    let connectors = encodeConnectors()
    let accessibility = encodeAccessibilityConnectors()
    // Only the connectors show which objects of the enclosing nib are needed.
    if unit.storyboard?.part == .view {
      list += orderedUpstream.map {
        ListedObject(number: placeholder($0.identifier), parent: nil)
      }
    }
    builder.add(
      "NSConnections", object: collection("NSMutableArray", connectors.map(\.number)), to: data)
    builder.add("NSObjectsKeys", object: collection("NSArray", list.map(\.number)), to: data)
    let parents = list.map { $0.parent ?? ownerNumber }
    builder.add("NSObjectsValues", object: collection("NSArray", parents), to: data)
    // Bindings are numbered after the connectors for accessibility, which have a list of their own.
    let named = connectors.filter(\.hasNumber)
    let first = [ownerNumber] + list.map(\.number) + named.filter { !$0.isBinding }.map(\.number)
    let bindings = named.filter(\.isBinding).map(\.number)
    builder.add("NSOidsKeys", object: collection("NSArray", first + bindings), to: data)
    let afterAccessibility = first.count + accessibility.count
    let oids =
      first.indices.map { wholeNumber($0 + 1) }
      + bindings.indices.map { wholeNumber(afterAccessibility + $0 + 1) }
    builder.add("NSOidsValues", object: collection("NSArray", oids), to: data)
    builder.add(
      "NSAccessibilityConnectors", object: collection("NSMutableArray", accessibility), to: data)
    builder.add("NSAccessibilityOidsKeys", object: array(accessibility), to: data)
    let accessibilityOids = accessibility.indices.map { wholeNumber(first.count + $0 + 1) }
    builder.add("NSAccessibilityOidsValues", object: array(accessibilityOids), to: data)
    return builder.finish(coderVersion: 10)
  }

  /// An object in the list of all objects.
  struct ListedObject {
    let number: Int
    /// The enclosing object; nil for the owner.
    let parent: Int?
  }

  /// Returns the objects that the list contains, each before its contents, and the constraints of an object after its
  /// other contents.
  func listed(_ objects: [IBObject]) -> [ListedObject] {
    var list: [ListedObject] = []
    var open = objects.reversed().map { (object: $0, parent: nil as Int?) }
    while let (object, parent) = open.popLast() {
      // Bounded: each object of the document is visited once.
      guard isListed(object), let number = reference(to: object) else { continue }
      list.append(ListedObject(number: number, parent: parent))
      guard !hidesContents(object) else { continue }
      let isApplication = object.node.name == Names.application
      if !isApplication { list += templates(of: object, in: number) }
      // The main menu is listed at the top level.
      let children = object.children.filter { !isApplication || $0.key != "mainMenu" }
      let inOrder =
        ordered(children.filter { $0.node.name != Names.constraint })
        + children.filter { $0.node.name == Names.constraint }
      open += inOrder.reversed().map { (object: $0, parent: Optional(number)) }
    }
    return list
  }

  /// Returns the contents of an object in the order of the list. In the nib of a cell, the last subview comes first.
  private func ordered(_ children: [IBObject]) -> [IBObject] {
    guard unit.root != nil else { return children }
    let subviews = children.filter { $0.key == "subviews" }
    guard subviews.count > 1, let place = children.firstIndex(where: { $0.key == "subviews" })
    else { return children }
    var rest = children.filter { $0.key != "subviews" }
    rest.insert(contentsOf: subviews.reversed(), at: min(place, rest.count))
    return rest
  }

  private func isListed(_ object: IBObject) -> Bool {
    guard object.role == .object || object.role == .application else { return false }
    // A mention of an item of a toolbar is no item.
    guard object.node[Names.reference] == nil else { return false }
    return object.node.name != Names.viewLayoutGuide && object.node.name != Names.tableHeaderCell
  }

  /// Whether the list omits the contents of an object, because only the object itself refers to them.
  private func hidesContents(_ object: IBObject) -> Bool {
    object.node.name == Names.toolbarItem
  }

  /// Writes the owner of the nib, which has no class in the nib of a cell.
  private func encodeOwner() -> Int {
    let number = builder.addObject("NSCustomObject")
    let owner = document.objects.first { $0.role == .filesOwner }
    if let owner {
      setOwner(number, for: owner)
      let line = owner.node.position.line
      builder.setOrigin(
        NibOrigin(file: document.file, objectID: owner.id, line: line), of: number)
    }
    let stated =
      unit.root == nil && unit.storyboard == nil ? owner.flatMap { runtimeName(of: $0.node) } : nil
    let name = stated ?? "NSObject"
    if stated != nil {
      builder.add("IBClassReference", object: classReference(name), to: number)
    }
    builder.add("NSClassName", object: string(name), to: number)
    return number
  }

  /// Returns the reference to an app's class, which objects have in addition to the name of the class.
  func classReference(_ name: String) -> Int {
    let number = builder.addObject("IBClassReference")
    builder.add("IBClassName", object: string(name), to: number)
    builder.add("IBModuleName", object: nil, to: number)
    builder.add("IBModuleProvider", object: nil, to: number)
    return number
  }

  private func appKitVisibleWindows() -> [Int] {
    features.windows.filter { $0.bool(Names.visibleAtLaunch) != false }
      .compactMap { object(at: $0) }.filter { isEncoded($0) }.compactMap { reference(to: $0) }
  }

  /// Returns a whole number as an object. If the graph already contains the number as a double, returns that object.
  func wholeNumber(_ value: Int) -> Int {
    values.doubles[Double(value)] ?? number(value)
  }
}
