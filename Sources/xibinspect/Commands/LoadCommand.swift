import ArgumentParser
import Diagnostics
import Foundation
import HeadlessUIKit
import NibFormat

struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Make the objects of documents and compiled nibs, and print the live hierarchy.",
    discussion: """
      A document is compiled first. Classes of the app's own are not there: the class that each stands on \
      takes its place, and what would be set on it is printed. Frames are in points, in the superview's space. \
      An object of a compiled nib has its number, as dump prints it, for an id.
      """)

  @Argument(
    help: "Documents, compiled nibs or folders; - reads one from standard input.",
    completion: .file(extensions: ["xib", "nib"]))
  var paths: [String]

  @Option(name: .long, help: "The class that File's Owner has.")
  var owner: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The size that top-level views take, in points.", valueName: "WxH"))
  var size: ViewSize?

  @Flag(name: .long, help: "Print JSON for machines.")
  var json = false

  func run() throws {
    let files = InputFiles(paths, kind: .loadable)
    let run = FileRun(files: files, json: json, isSerial: true)
    try run.run { [json, size, owner, headline = !files.isSingle] file in
      let bytes = try file.bytes()
      // Views live on the main thread, where this runs.
      return try MainActor.assumeIsolated {
        let nib = try Self.load(bytes, file.name, owner)
        if let size { nib.resize(to: size) }
        let failed = nib.diagnostics.contains { $0.severity == .error }
        var report = FileRun.Report(
          diagnostics: nib.diagnostics, status: failed ? .cannot : .fine)
        report.text =
          json
          ? nib.json(file: file.name).text
          : (headline ? "\(file.name)\n" : "") + nib.outline() + (headline ? "\n" : "")
        return report
      }
    }
  }

  @MainActor
  private static func load(_ bytes: [UInt8], _ name: String, _ owner: String?) throws -> LoadedNib {
    var options = LoadOptions()
    options.makesStandIns = true
    options.ownerClassName = owner
    do throws(NibError) {
      return try UINib(contents: bytes, name: name).load(withOwner: nil, options: options)
    } catch {
      throw error.diagnostic
    }
  }
}

/// A size as it is given: `390x844`.
struct ViewSize: ExpressibleByArgument, Sendable {
  let width: Double
  let height: Double

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return nil }
    self.width = width
    self.height = height
  }
}

extension LoadedNib {
  fileprivate func resize(to size: ViewSize) {
    for case let view as UIView in topLevelObjects {
      view.frame.size = CGSize(width: size.width, height: size.height)
    }
  }

  /// The shape of `load --json`.
  fileprivate func json(file: String) -> JSONValue {
    .object([
      ("file", .string(file)), ("objects", .array(hierarchy.map { json($0) })),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func json(_ node: LoadedObject) -> JSONValue {
    let numbers = node.frame.map { [$0.minX, $0.minY, $0.width, $0.height] }
    func connections(_ kinds: Set<String>) -> JSONValue {
      .array(node.connections.filter { kinds.contains($0.kind.name) }.map { json($0) })
    }
    return .object([
      ("id", .text(node.id)), ("class", .text(node.className)),
      ("liveClass", node.object is NibStandIn ? .null : .string(node.liveClassName)),
      ("placeholder", .text(node.placeholderIdentifier)),
      ("restorationIdentifier", .text(node.restorationIdentifier)),
      ("frame", numbers.map { .array($0.map { .number(Double($0)) }) } ?? .null),
      ("outlets", connections(["outlet", "outletCollection"])),
      ("actions", connections(["action"])), ("attributes", connections(["attribute"])),
      ("children", .array(node.children.map { json($0) })),
    ])
  }

  private func json(_ connection: LoadedConnection) -> JSONValue {
    let ends = connection.destinations.map { json(end: $0) }
    switch connection.kind {
    case .outlet: return .object([("name", .string(connection.name)), ("to", ends.first ?? .null)])
    case .outletCollection:
      return .object([("name", .string(connection.name)), ("to", .array(ends))])
    case .action(let events):
      return .object([
        ("name", .string(connection.name)), ("to", ends.first ?? .null),
        ("events", .array(events.names.map { .string($0) })),
      ])
    case .attribute:
      return .object([("name", .string(connection.name)), ("value", ends.first ?? .null)])
    }
  }

  /// An object by its id, any other value by itself.
  private func json(end value: Any) -> JSONValue {
    switch value {
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as Double: .number(value)
    case let value as String: .string(value)
    case let value as CGPoint: .array([.number(value.x), .number(value.y)])
    case let value as CGSize: .array([.number(value.width), .number(value.height)])
    case let value as CGRect:
      .array([value.minX, value.minY, value.width, value.height].map { .number(Double($0)) })
    case let value as NSObject: .text(id(of: value))
    default: .string("\(value)")
    }
  }
}

extension LoadedConnection.Kind {
  fileprivate var name: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .attribute: "attribute"
    }
  }
}
