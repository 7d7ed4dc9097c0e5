import Budgets
import DiagnosticText
import Diagnostics
import HeadlessUIKit

/// A nib with the prototypes of its tables and collection views.
@MainActor
package struct LoadedTree {
  let nib: LoadedNib
  private let prototypes: [(prototype: LoadedPrototype, tree: LoadedTree)]

  /// The maximum number of prototypes. Prototypes can contain lists with prototypes, which a nib can share: a small nib
  /// could have a huge tree.
  package static let mostPrototypes = 2_000
  /// The maximum depth of nested prototypes.
  private static let deepest = 16

  /// Loads the prototypes of a nib's lists.
  /// - Throws: A ``NibError`` of the kind `tooDeep` if there are too many.
  init(_ nib: LoadedNib, _ options: LoadOptions) throws(NibError) {
    // The nib itself counts as well.
    var budget = Budget(depth: Self.deepest, steps: Self.mostPrototypes + 1)
    try self.init(nib, options, &budget)
  }

  private init(_ nib: LoadedNib, _ options: LoadOptions, _ budget: inout Budget) throws(NibError) {
    self.nib = nib
    var prototypes: [(LoadedPrototype, LoadedTree)] = []
    do {
      try budget.enter()
      for prototype in try nib.prototypes(options: options) {
        prototypes.append((prototype, try LoadedTree(prototype.nib, options, &budget)))
      }
      budget.leave()
    } catch let error as NibError {
      throw error
    } catch {
      throw NibError(
        .tooDeep,
        "the prototypes of its lists contain lists with prototypes: more than \(Self.deepest) levels, or more than "
          + "\(Self.mostPrototypes) prototypes")
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
