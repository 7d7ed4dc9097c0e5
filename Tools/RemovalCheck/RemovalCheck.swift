import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import XMLTree

/// Removes each attribute and each keyed element of documents in turn, and finds those without which the compiled
/// document stays the same.
public struct RemovalCheck {
  /// A kind of part: an attribute of an element, or an element that is the value of a property.
  public struct Part: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The name of the element.
    public let element: String
    /// The attribute, or the value of the attribute `key`.
    public let name: String
    /// Whether the whole element was removed, and not only an attribute.
    public let isElement: Bool

    /// Creates a part.
    public init(element: String, name: String, isElement: Bool) {
      self.element = element
      self.name = name
      self.isElement = isElement
    }

    /// The part in XML's terms: `label@text`, `<color key="tintColor">`.
    public var description: String {
      isElement ? "<\(element) key=\"\(name)\">" : "\(element)@\(name)"
    }

    public static func < (left: Self, right: Self) -> Bool {
      left.description < right.description
    }
  }

  /// The results for the parts of one kind.
  public struct Finding: Sendable {
    /// The number of parts that were removed without a change.
    public var count = 0
    /// The number of these that the compiler warned of.
    public var warned = 0
    /// A document and a line with such a part.
    public var place = ""
    /// The values of the attribute, up to a few.
    public var values: Set<String> = []
  }

  /// The kinds of parts whose removal changed a compiled document.
  public private(set) var effective: Set<Part> = []
  /// The kinds of parts whose removal has changed nothing so far.
  public var ineffective: [Part: Finding] { findings.filter { !effective.contains($0.key) } }

  private var findings: [Part: Finding] = [:]
  /// The number of parts of one kind to try.
  private let limit: Int

  /// Creates a check without findings.
  /// - Parameter limit: The number of parts of one kind to try before it counts as ineffective.
  public init(limit: Int = 6) { self.limit = limit }

  /// Checks a document. Ignores documents that cannot be compiled.
  public mutating func check(_ bytes: [UInt8], name: String) {
    guard let document = try? IBDocument(parsing: bytes, file: name), document.dialect == .document,
      let whole = Self.compiled(document)
    else { return }
    for node in document.root.subtree where node.kind == .element {
      for attribute in node.attributes {
        let part = Part(element: node.spelling, name: attribute.spelling, isElement: false)
        remove(part, at: node, of: document, whole, value: attribute.value) {
          $0.removeAttribute(attribute.spelling, from: node)
        }
      }
      if let key = node[Names.key], node.parent != nil {
        let part = Part(element: node.spelling, name: key, isElement: true)
        remove(part, at: node, of: document, whole, value: nil) { $0.remove(node) }
      }
    }
  }

  private mutating func remove(
    _ part: Part, at node: Node, of document: IBDocument, _ whole: Compiled, value: String?,
    _ edit: (inout SourceEdits) -> Void
  ) {
    guard !effective.contains(part), findings[part, default: Finding()].count < limit else {
      return
    }
    var edits = SourceEdits(document.source)
    edit(&edits)
    guard let smaller = try? IBDocument(parsing: edits.bytes, file: document.file),
      let rest = Self.compiled(smaller), rest.bytes == whole.bytes
    else {
      effective.insert(part)
      return
    }
    findings[part, default: Finding()].count += 1
    if rest.warnings < whole.warnings { findings[part]?.warned += 1 }
    findings[part]?.place = "\(document.file ?? ""):\(node.position.line)"
    if let value, (findings[part]?.values.count ?? 0) < 4 { findings[part]?.values.insert(value) }
  }

  private struct Compiled {
    let bytes: [[UInt8]]
    let warnings: Int
  }

  private static func compiled(_ document: IBDocument) -> Compiled? {
    var options = NibCompiler.Options()
    // The version must not depend on what is removed.
    options.toolsVersion = document.tools
    options.moduleName = "App"
    options.includesUnreachableScenes = true
    options.localizesStrings = true
    let compiler = NibCompiler(options: options)
    switch document.kind {
    case .xib:
      guard let result = try? compiler.compile(document) else { return nil }
      return Compiled(
        bytes: [NIBArchive.encode(result.graph)], warnings: result.diagnostics.count)
    case .storyboard:
      guard let result = try? compiler.compileStoryboard(document) else { return nil }
      let files = result.storyboard.files
      return Compiled(
        bytes: files.map { Array($0.path.utf8) + $0.bytes }, warnings: result.diagnostics.count)
    }
  }
}
