import Diagnostics
import XMLTree

struct LegacyArchive {
  let tree: Tree
  let diagnostics: [Diagnostic]
  init(_ source: Tree) throws { tree = source; diagnostics = [] }
}
