import DiagnosticText
import Diagnostics
import HeadlessUIKit

/// A nib with the prototypes of its tables and collection views.
@MainActor
struct LoadedTree {
  let nib: LoadedNib
  private let prototypes: [(prototype: LoadedPrototype, tree: LoadedTree)]

  /// The maximum depth of nested prototypes, because prototypes can contain lists with prototypes.
  private static let deepest = 16

  init(_ nib: LoadedNib, _ options: LoadOptions, depth: Int = 0) throws(NibError) {
    // Bounded: `deepest` limits the depth.
    self.nib = nib
    var prototypes: [(LoadedPrototype, LoadedTree)] = []
    if depth < Self.deepest {
      for prototype in try nib.prototypes(options: options) {
        let tree = try LoadedTree(prototype.nib, options, depth: depth + 1)
        prototypes.append((prototype, tree))
      }
    }
    self.prototypes = prototypes
  }

  var diagnostics: [Diagnostic] {
    // Bounded: the initializer limits the depth.
    nib.diagnostics + prototypes.flatMap(\.tree.diagnostics)
  }

  /// The hierarchy, followed by the hierarchies of the prototypes.
  var text: String {
    // Bounded: the initializer limits the depth.
    prototypes.reduce(nib.outline()) { text, entry in
      let list = "\(type(of: entry.prototype.list))"
      let id = nib.id(of: entry.prototype.list).map { " #\($0)" } ?? ""
      return text
        + "\nprototype \(PrintableText.line(entry.prototype.identifier)) of \(list)\(PrintableText.line(id))\n"
        + entry.tree.text
    }
  }

  var members: [(String, JSONValue)] {
    // Bounded: the initializer limits the depth.
    let inside = prototypes.map { prototype, tree in
      JSONValue.object(
        [
          ("identifier", .string(prototype.identifier)),
          ("list", .text(nib.id(of: prototype.list))),
        ] + tree.members)
    }
    return [("objects", nib.jsonObjects), ("prototypes", .array(inside))]
  }
}
