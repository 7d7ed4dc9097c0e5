import Diagnostics
import InterfaceBuilder

/// What the move of a class from File's Owner to the view inside means to the app's code.
struct OwnerToRootConsequences {
  /// Why the fix is unsafe, nothing where the sources show that it is safe.
  ///
  /// Whatever is not known is a reason.
  private(set) var risks: [Diagnostic.Note] = []
  /// What somebody has to do beside the fix.
  private(set) var remainder: [Diagnostic.Note] = []

  private let className: String

  /// Looks for what changes.
  init(of fix: OwnerToRootFix, to view: ViewOwner, in context: LintContext) {
    className = view.className
    let module = view.owner.customModule
    let loading = context.document.nibName.flatMap {
      context.sources?.loading(ofNib: $0, className: className, module: module)
    }
    let lineage = context.sources.flatMap { ClassLineage(className, module: module, in: $0) }
    if let loading {
      read(loading)
    } else {
      risk(
        context.sources == nil
          ? "without sources nothing tells which code loads the document"
          : "the sources have no class \(className), or more than one")
    }
    if remainder.isEmpty {
      remainder.append(
        Diagnostic.Note(
          """
          where code loads the document, pass owner nil and take the view from the result; an initializer of \
          \(className) that loads it would do so for ever
          """))
    }
    if let lineage { readInitializer(lineage) }
    for outlet in fix.unsetOutlets {
      let words = "nothing sets \(outlet) any more; use the view itself in its place"
      remainder.append(
        lineage?.property(outlet)?.place.note(words) ?? Diagnostic.Note(words))
    }
    // A safe fix leaves nothing to do.
    if risks.isEmpty { remainder = [] }
  }

  private mutating func risk(_ reason: String, at place: SourcePlace? = nil) {
    let words = "the fix is unsafe: \(reason)"
    risks.append(place?.note(words) ?? Diagnostic.Note(words))
  }

  private mutating func read(_ loading: NibLoading) {
    if !loading.sites.isEmpty {
      risk("code loads the document, and has to change with it")
    }
    remainder += loading.sites.map { site in
      SourcePlace(file: site.file, line: site.line).note(
        site.isInObject
          ? """
          a \(className) loads the document here, and now the document makes one, which in an initializer goes on for \
          ever; take that out, and load the document from outside with owner nil
          """
          : "the document is loaded here; pass owner nil, and take the view from the result")
    }
    for doubt in loading.doubts { risk(words(doubt.reason), at: doubt.place) }
  }

  private func words(_ reason: NibDoubt.Reason) -> String {
    switch reason {
    case .computedName: "a nib whose name is made up at run time is loaded here, maybe this one"
    case .mention: "the document's name stands here, and what for is not known"
    case .macro(let name): "\(name) is not in the sources, and may load the document"
    case .handOver(let name):
      "\(name) gets the object here, and what it does with it is not known"
    case .unknownHelper(let name): "\(name) is not in the sources, and may load the document"
    case .superclass: "not all that \(className) inherits is in the sources"
    case .unreadFile: "this file could not be read in full, and may load the document"
    }
  }

  private mutating func readInitializer(_ lineage: ClassLineage) {
    if let refusal = lineage.coderRefusal {
      let reason = "\(refusal.words), and the document will make the view by it"
      risk(reason, at: refusal.place)
      remainder.append(refusal.place.note("write init(coder:) out, since the document calls it"))
    } else if let (owner, place) = lineage.coderDoubt {
      risk(
        """
        init(coder:) of \(owner) may refuse for all that is known, and the document will make the view by it
        """, at: place)
      remainder.append(
        place.note("see that init(coder:) makes a view, since the document calls it"))
    }
  }
}
