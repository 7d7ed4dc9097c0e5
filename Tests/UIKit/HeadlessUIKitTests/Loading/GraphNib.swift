import Foundation
import HeadlessUIKit
import NibFormat

/// A small nib, made object by object.
struct GraphNib {
  private var builder = NibGraphBuilder()
  private let root: Int
  let owner: Int
  let firstResponder: Int
  private var topLevel: [Int] = []
  private var others: [Int] = []
  private var connections: [Int] = []
  private var attributes: [Int] = []
  /// What depends on traits.
  var traitStorageLists: [Int] = []
  /// The windows that are shown once the nib is loaded.
  var visibleWindows: [Int] = []

  init() {
    root = builder.addObject("NSObject")
    owner = Self.proxy("IBFilesOwner", &builder)
    firstResponder = Self.proxy("IBFirstResponder", &builder)
    topLevel = [owner, firstResponder]
  }

  private static func proxy(_ identifier: String, _ builder: inout NibGraphBuilder) -> Int {
    let object = builder.addObject("UIProxyObject")
    let text = builder.addObject("NSString")
    builder.add("NS.bytes", data: identifier.utf8, to: text)
    builder.add("UIProxiedObjectIdentifier", object: text, to: object)
    return object
  }

  /// A placeholder for an external object.
  mutating func external(_ identifier: String) -> Int { Self.proxy(identifier, &builder) }

  mutating func string(_ text: String) -> Int {
    let object = builder.addObject("NSString")
    builder.add("NS.bytes", data: text.utf8, to: object)
    return object
  }

  mutating func array(_ members: [Int], className: String = "NSMutableArray") -> Int {
    let object = builder.addObject(className)
    builder.add("NSInlinedValue", true, to: object)
    for member in members { builder.add("UINibEncoderEmptyKey", object: member, to: object) }
    return object
  }

  /// A view of 10 by 10 points, of an app's class where one is named.
  mutating func view(
    _ className: String = "UIView", custom: String? = nil, id: String? = nil, subviews: [Int] = []
  ) -> Int {
    let view = object(className, custom: custom, id: id)
    builder.add("UIBounds", data: Self.geometry([0, 0, 10, 10]), to: view)
    builder.add("UICenter", data: Self.geometry([5, 5]), to: view)
    if !subviews.isEmpty { setSubviews(subviews, of: view) }
    return view
  }

  mutating func setSubviews(_ subviews: [Int], of view: Int) {
    builder.add("UISubviews", object: array(subviews), to: view)
  }

  /// An object that the nib lists.
  mutating func object(_ className: String, custom: String? = nil, id: String? = nil) -> Int {
    let object = builder.addObject(custom == nil ? className : "UIClassSwapper")
    if let custom {
      builder.add("UIClassName", object: string(custom), to: object)
      builder.add("UIOriginalClassName", object: string(className), to: object)
    }
    if let id {
      builder.setOrigin(NibOrigin(file: "Test.xib", objectID: id, line: 7), of: object)
    }
    others.append(object)
    return object
  }

  mutating func set(_ key: String, text: String, of object: Int) {
    builder.add(NibKey(named: key), object: string(text), to: object)
  }

  mutating func set(_ key: String, number: Double, of object: Int) {
    builder.add(NibKey(named: key), number, to: object)
  }

  mutating func set(_ key: String, object value: Int, of object: Int) {
    builder.add(NibKey(named: key), object: value, to: object)
  }

  static func geometry(_ numbers: [Double]) -> [UInt8] {
    [7] + numbers.flatMap { number in (0..<8).map { UInt8(number.bitPattern >> ($0 * 8) & 255) } }
  }

  mutating func outlet(_ name: String, of source: Int, to destination: Int) {
    let connection = self.connection("UIRuntimeOutletConnection", name, source)
    builder.add("UIDestination", object: destination, to: connection)
  }

  mutating func collection(
    _ name: String, of source: Int, to members: [Int], appends: Bool = false
  ) {
    let connection = self.connection("UIRuntimeOutletCollectionConnection", name, source)
    builder.add("UIDestination", object: array(members), to: connection)
    builder.add("addsContentToExistingCollection", appends, to: connection)
  }

  mutating func action(_ selector: String, of source: Int, to target: Int, events: Int64 = 64) {
    let connection = self.connection("UIRuntimeEventConnection", selector, source)
    builder.add("UIDestination", object: target, to: connection)
    builder.add("UIEventMask", events, to: connection)
  }

  private mutating func connection(_ className: String, _ label: String, _ source: Int) -> Int {
    let connection = builder.addObject(className)
    builder.add("UILabel", object: string(label), to: connection)
    builder.add("UISource", object: source, to: connection)
    connections.append(connection)
    return connection
  }

  mutating func attribute(_ keyPath: String, of object: Int, number: Double) {
    let value = builder.addObject("NSNumber")
    builder.add("NS.dblval", number, to: value)
    attribute(keyPath, of: object, value: value)
  }

  mutating func attribute(_ keyPath: String, of object: Int, text: String) {
    attribute(keyPath, of: object, value: string(text))
  }

  mutating func attribute(_ keyPath: String, of object: Int, value: Int) {
    let pair = builder.addObject("UINibKeyValuePair")
    builder.add("UIObject", object: object, to: pair)
    builder.add("UIKeyPath", object: string(keyPath), to: pair)
    builder.add("UIValue", object: value, to: pair)
    attributes.append(pair)
  }

  /// The finished graph, with these objects at the top level behind the placeholders.
  mutating func graph(_ objects: Int...) -> NibGraph {
    let topLevel = topLevel + objects
    let listed = topLevel + others.filter { !objects.contains($0) }
    for (key, members) in [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", listed),
      ("UINibConnectionsKey", connections), ("UINibKeyValuePairsKey", attributes),
      ("UINibTraitStorageListsKey", traitStorageLists),
      ("UINibVisibleWindowsKey", visibleWindows),
    ] {
      builder.add(NibKey(named: key), object: array(members, className: "NSArray"), to: root)
    }
    return builder.finish()
  }
}

extension NibGraph {
  /// A nib of the graph.
  @MainActor func nib(_ name: String = "Test.xib") -> UINib { UINib(graph: self, name: name) }
}
