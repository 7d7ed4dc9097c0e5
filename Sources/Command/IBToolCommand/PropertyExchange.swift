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
  func exported(_ request: PropertyList) -> PropertyList {
    let wanted = request.members.map { name, paths in
      (name: name, paths: (paths.array ?? []).compactMap(\.string))
    }
    var seen: Set<String> = []
    var members: [(key: String, value: PropertyList)] = []
    for object in document.objects {
      guard let id = object.id, !seen.contains(id) else { continue }
      let paths = wanted.filter { isKind(object, of: $0.name) }.flatMap(\.paths)
      guard !paths.isEmpty else { continue }
      seen.insert(id)
      members.append((id, .dictionary(values(of: object, Set(paths).sorted()))))
    }
    return .dictionary(members.sorted { $0.key < $1.key })
  }

  private func isKind(_ object: IBObject, of name: String) -> Bool {
    if object.customClass == name || object.frameworkClass == name { return true }
    return object.frameworkClass.flatMap { FrameworkClass(named: $0) }?.isKind(of: name) ?? false
  }

  /// Returns the values, with the paths that have none under `.nilKeypaths`.
  private func values(
    of object: IBObject, _ paths: [String]
  ) -> [(key: String, value: PropertyList)] {
    var members: [(key: String, value: PropertyList)] = []
    var absent: [PropertyList] = []
    for path in paths {
      if let value = value(of: object, path) {
        members.append((path, value))
      } else {
        absent.append(.string(path))
      }
    }
    if !absent.isEmpty { members.insert((".nilKeypaths", .array(absent)), at: 0) }
    return members
  }

  private func value(of object: IBObject, _ path: String) -> PropertyList? {
    if path == "frame" { return object.frame.map { .string($0.braced) } }
    if let id = object.id, let text = texts["\(id).\(path)"] { return .string(text) }
    return text(of: object, path).map { PropertyList(attribute: $0) }
  }

  /// The text of an attribute, or of its default.
  private func text(of object: IBObject, _ path: String) -> String? {
    if let text = object.node[path] { return text }
    return rows(of: object).first { $0.spelling == path }?.row.defaultValue
  }

  private func rows(of object: IBObject) -> [(spelling: String, row: IBSchema.AttributeRow)] {
    IBSchema.attributes(of: object.node.name, on: document.platform).map { row in
      (document.tree.spelling(of: row.name), row)
    }
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
        } else if !set(value, path, of: object, &edits) {
          messages.append(
            warning("The property '\(path)' of '\(id)' cannot be set to this value.", id))
        }
      }
    }
    guard !translations.isEmpty else { return edits.bytes }
    let changed = try IBDocument(parsing: edits.bytes, file: document.file)
    return try changed.translated(translations)
  }

  private func warning(_ text: String, _ id: String) -> IBToolMessage {
    IBToolMessage(file: document.file ?? "", objectID: id, severity: .warning, text)
  }

  /// Sets a property. Returns false if no property has this name, or if the value has the wrong type.
  private func set(
    _ value: PropertyList, _ path: String, of object: IBObject, _ edits: inout SourceEdits
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
    let row = rows(of: object).first { $0.spelling == path }?.row
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
