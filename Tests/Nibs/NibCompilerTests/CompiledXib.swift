import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport

/// A xib of a test, compiled, and its objects by their ids.
struct CompiledXib {
  let graph: NibGraph
  let diagnostics: [Diagnostic]

  init(
    _ objects: String, attributes: String = #"useTraitCollections="YES" colorMatched="YES""#,
    resources: String = "", toolsVersion: Int? = nil, module: String? = nil,
    localizes: Bool = false
  ) throws {
    let text = Documents.xib(
      Self.placeholders + objects, attributes: attributes, resources: resources)
    var options = NibCompiler.Options()
    options.toolsVersion = toolsVersion.map { IBToolsVersion(build: $0) }
    options.moduleName = module
    options.localizesStrings = localizes
    let result = try NibCompiler(options: options).compile(try IBDocument(parsing: text))
    graph = result.graph
    diagnostics = result.diagnostics
  }

  private static let placeholders = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections><outlet property="view" destination="v" id="o-v"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>

    """

  /// The graph's object for one of the document's.
  func object(_ id: String) -> Int? {
    graph.origins.first { $0.value.objectID == id }?.key
  }

  /// A value as text: numbers as they are, strings in quotes, other objects by their class.
  subscript(id: String, key: String) -> String? {
    object(id).flatMap { self[$0, key] }
  }

  subscript(object: Int, key: String) -> String? {
    graph.value(key, of: object).map { text($0) }
  }

  /// The object under a key.
  func target(_ key: String, of object: Int?) -> Int? {
    guard let object, case .object(let target)? = graph.value(key, of: object) else { return nil }
    return target
  }

  /// The members of a list under a key.
  func members(_ key: String, of object: Int? = 0) -> [Int] {
    guard let list = target(key, of: object) else { return [] }
    return graph.values(of: list).compactMap { entry in
      guard entry.key == "UINibEncoderEmptyKey" || entry.key.hasPrefix("NS.object."),
        case .object(let member) = entry.value
      else { return nil }
      return member
    }
  }

  /// The document's ids of the members of a list under a key, nil for those that no id stands for.
  func memberIDs(_ key: String, of object: Int?) -> [String?] {
    members(key, of: object).map { graph.origins[$0]?.objectID }
  }

  /// The class of the object that one of the document's became.
  func className(_ id: String) -> String? { object(id).map { graph.className(of: $0) } }

  /// The keys of an object, in order.
  func keys(_ id: String) -> [String] {
    object(id).map { graph.values(of: $0).map(\.key) } ?? []
  }

  /// Connections as text: `view: UIProxyObject -> UIView`.
  var connections: [String] {
    members("UINibConnectionsKey").map { connection in
      let ends = ["UISource", "UIDestination"].map { key in
        target(key, of: connection).map { graph.className(of: $0) } ?? "nil"
      }
      let mask = self[connection, "UIEventMask"].map { " on \($0)" } ?? ""
      return "\(self[connection, "UILabel"] ?? ""): \(ends.joined(separator: " -> "))\(mask)"
    }
  }

  private func text(_ value: NibValue) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .float(let number): "\(number)"
    case .double(let number): "\(number)"
    case .nil: "nil"
    case .data(let bytes):
      NibGeometry(bytes).map { "\($0.numbers)" } ?? "\"\(String(decoding: bytes, as: UTF8.self))\""
    case .object(let object): text(ofObject: object)
    }
  }

  private func text(ofObject object: Int) -> String {
    switch graph.className(of: object) {
    case "NSString", "NSMutableString":
      self[object, "NS.bytes"] ?? ""
    case "NSNumber":
      self[object, "NS.intval"] ?? self[object, "NS.dblval"] ?? ""
    default:
      graph.className(of: object)
    }
  }
}

/// A view with a frame, for documents of tests.
func view(_ inside: String = "", element: String = "view", _ attributes: String = "") -> String {
  """
  <\(element) contentMode="scaleToFill" id="v" \(attributes)>
    <rect key="frame" x="10" y="20" width="100" height="40"/>
    <nil key="simulatedStatusBarMetrics"/>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    \(inside)
  </\(element)>
  """
}
