/// The optional methods of list delegates and data sources, with what a list does if they are not implemented.
///
/// Optional requirements of Objective-C are requirements with default implementations here. An app overrides a method
/// of `UITableViewController` only if the class declares the method itself, because implementations in extensions of
/// protocols cannot be overridden. Both come from one row.
public struct ListDelegateTable: Sendable {
  private struct Method {
    let owner: String
    /// The name, the parameters and the result.
    let declaration: String
    let statements: [String]
    /// Whether the controllers have an implementation of their own, which is not generated.
    let isOwn: Bool
  }

  private let methods: [Method]

  /// The controllers, with the protocols whose methods they declare.
  private static let controllers = [
    "UITableViewController": [
      "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDelegate",
    ],
    "UICollectionViewController": [
      "UIScrollViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
    ],
  ]

  /// The line of a controller's source after which everything is generated.
  static let mark = "  // MARK: Generated from Schema/list-delegates.tsv by `make generate`"

  /// The sources of the controllers, of which the part after the mark is generated.
  public static let controllerPaths = controllers.keys.sorted().map {
    "UIKit/HeadlessUIKit/Controllers/\($0).swift"
  }

  /// Creates the table from the text of `list-delegates.tsv`.
  /// - Throws: A ``Schema.Problem`` for a row without the four cells.
  public init(_ table: String) throws {
    methods = try table.split(separator: "\n").enumerated().dropFirst().map { number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4, ["", "own"].contains(cells[3]) else {
        throw Schema.Problem(
          description:
            "list-delegates.tsv: line \(number + 1): write a protocol, a method, its default, and 'own' "
            + "if controllers implement it themselves")
      }
      return Method(
        owner: cells[0], declaration: cells[1],
        statements: cells[2].isEmpty ? [] : cells[2].split(separator: "; ").map(String.init),
        isOwn: cells[3] == "own")
    }
  }

  /// The source of the default implementations.
  var defaultsSource: String {
    var text =
      SchemaGenerator.header
      + "public import Foundation\n\n"
      + "// The methods of delegates and data sources that are optional in UIKit.\n"
    var owner = ""
    for method in methods {
      if method.owner != owner {
        text += owner.isEmpty ? "" : "}\n"
        text += "\nextension \(method.owner) {\n"
        owner = method.owner
      }
      text += Self.source(of: method, access: "public")
    }
    return text + (owner.isEmpty ? "" : "}\n")
  }

  /// Returns a controller's source with the methods that apps can override, in place of all that follows the mark.
  /// - Parameter path: The path of the source, relative to `Sources`.
  /// - Throws: A ``Schema.Problem`` if the source has no mark.
  public func controllerSource(_ source: String, path: String) throws -> String {
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    guard let mark = source.firstRange(of: Self.mark + "\n") else {
      throw Schema.Problem(
        description:
          "list-delegates.tsv: \(path) lacks the line '\(Self.mark)', after which it is generated")
    }
    let owners = Self.controllers[name] ?? []
    let methods = methods.filter { owners.contains($0.owner) && !$0.isOwn }
    return source[..<mark.upperBound] + "\n"
      + methods.map { Self.source(of: $0, access: "open") }.joined() + "}\n"
  }

  /// Returns a method in the form that swift-format gives it.
  private static func source(of method: Method, access: String) -> String {
    let body =
      switch method.statements.count {
      case 0: "{}"
      case 1: "{ \(method.statements[0]) }"
      default: "{\n    \(method.statements.joined(separator: "\n    "))\n  }"
      }
    let whole = "  \(access) func \(method.declaration) \(body)\n"
    if whole.split(separator: "\n").allSatisfy({ $0.count <= width }) { return whole }
    guard let open = method.declaration.firstIndex(of: "("),
      let close = method.declaration.lastIndex(of: ")")
    else { return whole }
    let name = method.declaration[..<open]
    let parameters = method.declaration[method.declaration.index(after: open)..<close]
    let result = method.declaration[method.declaration.index(after: close)...]
    let lines =
      parameters.count + 4 <= width
      ? [String(parameters)]
      : parameters.replacing(", ", with: ",\n").split(separator: "\n").map(String.init)
    let start =
      "  \(access) func \(name)(\n" + lines.map { "    \($0)\n" }.joined() + "  )\(result) "
    let isShort = method.statements.count > 1 || start.count - start.lastLine + body.count <= width
    return start
      + (isShort ? body : "{\n    \(method.statements.joined(separator: "\n    "))\n  }") + "\n"
  }

  /// The longest line of formatted sources.
  private static let width = 100
}

extension String {
  /// The number of characters before the last line.
  fileprivate var lastLine: Int {
    count - (split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0)
  }
}
