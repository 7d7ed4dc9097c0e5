import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport

/// A xib of a test for macOS, compiled, and its objects by their ids.
struct CompiledMacXib {
  let graph: NibGraph
  let diagnostics: [Diagnostic]

  init(_ objects: String, toolsVersion: Int? = nil, localizes: Bool = false) throws {
    var options = NibCompiler.Options()
    options.toolsVersion = toolsVersion.map { IBToolsVersion(build: $0) }
    options.localizesStrings = localizes
    let document = try IBDocument(parsing: Documents.macXib(Self.placeholders + objects))
    let result = try NibCompiler(options: options).compile(document)
    graph = result.graph
    diagnostics = result.diagnostics
  }

  private static let placeholders = """
    <customObject id="-2" userLabel="File's Owner" customClass="Owner"/>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <customObject id="-3" userLabel="Application" customClass="NSObject"/>

    """

  /// The graph's object for one of the document's.
  func object(_ id: String) -> Int? {
    graph.origins.first { $0.value.objectID == id }?.key
  }

  /// The class of the object that one of the document's became.
  func className(_ id: String) -> String? { object(id).map { graph.className(of: $0) } }

  /// A number, a truth value or a text under a key; the class of another object.
  subscript(id: String, key: String) -> String? { object(id).flatMap { self[$0, key] } }

  subscript(object: Int, key: String) -> String? {
    switch graph.value(key, of: object) {
    case .integer(let number)?: "\(number)"
    case .bool(let flag)?: "\(flag)"
    case .float(let number)?: "\(number)"
    case .double(let number)?: "\(number)"
    case .nil?: "nil"
    case .data(let bytes)?: String(decoding: bytes, as: UTF8.self)
    case .object(let target)?: self[target, "NS.bytes"] ?? graph.className(of: target)
    case nil: nil
    }
  }

  /// The object under a key.
  func target(_ key: String, of object: Int?) -> Int? {
    guard let object, case .object(let target)? = graph.value(key, of: object) else { return nil }
    return target
  }

  /// The members of a list under a key of the object that holds all others, or of another object.
  func members(_ key: String, of object: Int? = nil) -> [Int] {
    guard let holder = object ?? target("IB.objectdata", of: 0),
      let list = target(key, of: holder)
    else { return [] }
    return graph.values(of: list).compactMap { entry in
      guard entry.key == "UINibEncoderEmptyKey", case .object(let member) = entry.value else {
        return nil
      }
      return member
    }
  }

  /// Connectors as text: `NSNibOutletConnector window: NSCustomObject -> NSWindowTemplate`.
  var connectors: [String] {
    members("NSConnections").map { connector in
      let ends = ["NSSource", "NSDestination"].map { key in
        target(key, of: connector).map { graph.className(of: $0) } ?? "nobody"
      }
      let name = graph.className(of: connector)
      return "\(name) \(self[connector, "NSLabel"] ?? ""): \(ends.joined(separator: " -> "))"
    }
  }
}
