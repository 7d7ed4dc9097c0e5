import Diagnostics
import DocumentStrings
import InterfaceBuilder
import PropertyLists
import XMLTree

/// The exchange of properties of objects as property lists: `--export` prints them, and `--import` sets them.
///
/// A key path is the name of a text, such as `normalTitle`, of an attribute, such as `alpha`, or `frame`.
struct PropertyExchange {
  private let document: IBDocument
  /// The texts by key: the id of the object, a dot, and the property.
  private let texts: [String: String]

  init(_ document: IBDocument) {
    self.document = document
    texts = Dictionary(
      document.localizableTexts.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a property list.
  static func list(at path: String) throws(IBToolFailure) -> PropertyList {
    let bytes = try CompiledResult.read(path)
    do throws(PropertyListError) {
      let list =
        try bytes.starts(with: BinaryPropertyList.magic)
        ? BinaryPropertyList.decode(bytes) : XMLPropertyList.decode(bytes)
      if case .dictionary = list { return list }
    } catch {
      throw IBToolFailure("The file is not a property list: \(error).", file: path)
    }
    throw IBToolFailure("The property list is not a dictionary.", file: path)
  }

  // MARK: Export

  /// Returns the properties of each object by its id: the union of those that are requested for its class and for its
  /// superclasses.
  /// - Parameter request: The key paths by class.
  /// - Throws: `IBToolFailure` if there are too many values: one per object and key path.
  func exported(_ request: PropertyList) throws(IBToolFailure) -> PropertyList {
    var wanted: [String: [String]] = [:]
    for (name, paths) in request.members {
      wanted[name, default: []] += (paths.array ?? []).compactMap(\.string)
    }
    var seen: Set<String> = []
    var members: [(key: String, value: PropertyList)] = []
    var rows = Rows(document)
    var count = 0
    for object in document.objects {
      guard let id = object.id, !seen.contains(id) else { continue }
      let paths = Set(Self.classes(of: object).flatMap { wanted[$0] ?? [] })
      guard !paths.isEmpty else { continue }
      seen.insert(id)
      count += paths.count
      guard count <= Self.mostValues else {
        throw IBToolFailure(
          "The list requests more than \(Self.mostValues) values; request fewer key paths.",
          file: document.file)
      }
      members.append((id, .dictionary(values(of: object, paths.sorted(), &rows))))
    }
    return .dictionary(members.sorted(on: \.key))
  }

  /// The maximum number of values in an export.
  private static let mostValues = 1_000_000

  /// Returns the names of the object's classes: the custom class, and the framework class with its superclasses.
  private static func classes(of object: IBObject) -> Set<String> {
    let framework = object.frameworkClass
    let lineage = framework.flatMap { FrameworkClass(named: $0) }?.lineage ?? []
    return Set([object.customClass, framework].compactMap { $0 } + lineage.map(\.name))
  }

  /// The schema's attributes of elements by their spelling in a document, found once for each element.
  private struct Rows {
    private let document: IBDocument
    private var known: [Name: [String: IBSchema.AttributeRow]] = [:]

    init(_ document: IBDocument) { self.document = document }

    mutating func row(_ spelling: String, of object: IBObject) -> IBSchema.AttributeRow? {
      let element = object.node.name
      if let rows = known[element] { return rows[spelling] }
      let rows = Dictionary(
        IBSchema.attributes(of: element, on: document.platform).map {
          (document.tree.spelling(of: $0.name), $0)
        }, uniquingKeysWith: { first, _ in first })
      known[element] = rows
      return rows[spelling]
    }
  }

  /// Returns the values, with the paths that have none under `.nilKeypaths`.
  private func values(
    of object: IBObject, _ paths: [String], _ rows: inout Rows
  ) -> [(key: String, value: PropertyList)] {
    var members: [(key: String, value: PropertyList)] = []
    var absent: [PropertyList] = []
    for path in paths {
      if let value = value(of: object, path, &rows) {
        members.append((path, value))
      } else {
        absent.append(.string(path))
      }
    }
    if !absent.isEmpty { members.insert((".nilKeypaths", .array(absent)), at: 0) }
    return members
  }

  private func value(
    of object: IBObject, _ path: String, _ rows: inout Rows
  ) -> PropertyList? {
    if path == "frame" { return object.frame.map { .string($0.braced) } }
    if let id = object.id, let text = texts["\(id).\(path)"] { return .string(text) }
    let text = object.node[path] ?? rows.row(path, of: object)?.defaultValue
    return text.map { PropertyList(attribute: $0) }
  }

  // MARK: Import

  /// Returns the bytes of the document with the values of a list in the form of ``exported(_:)``.
  func applying(
    _ properties: PropertyList, _ messages: inout [IBToolMessage]
  ) throws -> [UInt8] {
    guard document.dialect == .document else {
      throw IBToolFailure("Properties of a legacy document cannot be set; upgrade it first.")
    }
    var translations: [String: String] = [:]
    var edits = SourceEdits(document.tree)
    var rows = Rows(document)
    // Apple's tool expects the inner dictionary; people also import what was exported.
    let list = properties["com.apple.ibtool.document.export"] ?? properties
    for (id, values) in list.members {
      guard let object = document.object(id: id) else {
        messages.append(warning("The document has no object '\(id)'.", id))
        continue
      }
      for (path, value) in values.members {
        if path == ".nilKeypaths" {
          for absent in (value.array ?? []).compactMap(\.string) where object.node[absent] != nil {
            edits.removeAttribute(absent, from: object.node)
          }
        } else if texts["\(id).\(path)"] != nil, let text = value.string {
          translations["\(id).\(path)"] = text
        } else if !set(value, path, of: object, rows.row(path, of: object), &edits) {
          messages.append(
            warning("The property '\(path)' of '\(id)' cannot be set to this value.", id))
        }
      }
    }
    let bytes = try edits.checkedBytes(file: document.file)
    guard !translations.isEmpty else { return bytes }
    let changed = try IBDocument(parsing: bytes, file: document.file)
    return try changed.translated(translations)
  }

  private func warning(_ text: String, _ id: String) -> IBToolMessage {
    IBToolMessage(file: document.file ?? "", objectID: id, severity: .warning, text)
  }

  /// Sets a property. Returns false if no property has this name, or if the value has the wrong type.
  private func set(
    _ value: PropertyList, _ path: String, of object: IBObject, _ row: IBSchema.AttributeRow?,
    _ edits: inout SourceEdits
  ) -> Bool {
    if path == "frame" {
      let numbers = (value.string ?? "").split { "{}, ".contains($0) }.compactMap { Double($0) }
      guard let rect = object.node.elements.first(where: { $0[Names.key] == "frame" }),
        numbers.count == 4, numbers.allSatisfy(\.isFinite)
      else { return false }
      for (name, number) in zip(["x", "y", "width", "height"], numbers) {
        let text = number == 0 ? "0.0" : Int(exactly: number).map { String($0) } ?? String(number)
        edits.setAttribute(name, to: text, on: rect)
      }
      return true
    }
    guard let text = value.attribute else { return false }
    guard object.node[path] != nil || row != nil else { return false }
    if let row, !row.type.accepts(text) { return false }
    edits.setAttribute(path, to: text, on: object.node)
    return true
  }
}

extension PropertyList {
  /// The value of an attribute: a Boolean value, a number or a text.
  init(attribute text: String) {
    switch text {
    case "YES": self = .bool(true)
    case "NO": self = .bool(false)
    default:
      self =
        Int64(text).map { .integer($0) }
        ?? Double(text).flatMap { $0.isFinite ? .real($0) : nil } ?? .string(text)
    }
  }

  /// The text of the value in a document; nil for a list.
  fileprivate var attribute: String? {
    switch self {
    case .bool(let value): value ? "YES" : "NO"
    case .integer(let value): String(value)
    case .real(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .string(let value): value
    default: nil
    }
  }
}
