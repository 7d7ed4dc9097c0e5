package import DiagnosticText
import FoundationEssentials

extension DocumentChange {
  /// The change in the format of `diff --json`.
  package var json: JSONValue { .object(members) }

  package var members: [(String, JSONValue)] {
    func put(_ place: Place) -> [(String, JSONValue)] {
      [("in", .string(place.parent)), ("index", .int(place.index))]
    }
    switch self {
    case .add(let markup, let place):
      return [("change", .string("add"))] + put(place) + [("xml", .string(markup))]
    case .remove(let address):
      return [("change", .string("remove")), ("at", .string(address))]
    case .move(let address, let place):
      return [("change", .string("move")), ("at", .string(address))] + put(place)
    case .rename(let address, let from, let to):
      return [
        ("change", .string("rename")), ("at", .string(address)), ("from", .string(from)),
        ("to", .string(to)),
      ]
    case .attribute(let address, let name, let from, let to, let index):
      return [
        ("change", .string("attribute")), ("at", .string(address)), ("name", .string(name)),
        ("from", .text(from)), ("to", .text(to)), ("index", index.map { .int($0) } ?? .null),
      ]
    case .text(let address, let from, let to):
      return [
        ("change", .string("text")), ("at", .string(address)), ("from", .string(from)),
        ("to", .string(to)),
      ]
    case .declaration(let from, let to):
      return [("change", .string("declaration")), ("from", .string(from)), ("to", .string(to))]
    }
  }

  /// Parses the changes of a document from the output of `diff --json`.
  /// - Throws: The error of `JSONDecoder` if the text has another format.
  public static func list(json: String) throws -> [DocumentChange] {
    struct File: Decodable {
      var changes: [DocumentChange]
    }
    return try JSONDecoder().decode(File.self, from: Data(json.utf8)).changes
  }
}

extension DocumentChange: Decodable {
  private enum Key: String, CodingKey {
    case change, at, `in`, index, xml, from, to, name
  }

  /// Decodes a change in the format of `diff --json`.
  /// - Throws: A `DecodingError` if a key is missing or a value is not valid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try values.decode(String.self, forKey: key) }
    func place() throws -> Place {
      Place(parent: try text(.in), index: try values.decode(Int.self, forKey: .index))
    }
    switch try text(.change) {
    case "add": self = .add(markup: try text(.xml), try place())
    case "remove": self = .remove(at: try text(.at))
    case "move": self = .move(at: try text(.at), to: try place())
    case "rename":
      self = .rename(at: try text(.at), from: try text(.from), to: try text(.to))
    case "attribute":
      self = .attribute(
        at: try text(.at), name: try text(.name),
        from: try values.decodeIfPresent(String.self, forKey: .from),
        to: try values.decodeIfPresent(String.self, forKey: .to),
        index: try values.decodeIfPresent(Int.self, forKey: .index))
    case "text": self = .text(at: try text(.at), from: try text(.from), to: try text(.to))
    case "declaration": self = .declaration(from: try text(.from), to: try text(.to))
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .change, in: values, debugDescription: "unknown change \(other)")
    }
  }
}

extension DocumentDifference {
  /// Returns the difference in the format of `diff --json`: all changes, and the review.
  /// - Parameter files: Members about the files, to put before the others.
  package func jsonValue(files: [(String, JSONValue)] = []) -> JSONValue {
    .object(
      files + [
        ("review", .array(review().map { .string($0) })),
        ("changes", .array(changes.map(\.json))),
      ])
  }

  /// The changes as text in the format of `diff --json`.
  public var json: String { jsonValue().text }
}
