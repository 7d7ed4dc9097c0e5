import Diagnostics
import InterfaceBuilder

/// The consequences for the app's code of moving a class from File's Owner to the root view.
struct OwnerToRootConsequences {
  /// The reasons why the fix is unsafe, empty if the sources show that it is safe.
  ///
  /// Anything unknown is a reason.
  private(set) var risks: [Diagnostic.Note] = []
  /// The steps that remain after the fix.
  private(set) var remainder: [Diagnostic.Note] = []
  /// Whether known code loads the document, so that it must change.
  private(set) var changesCode = false

  private let className: String

  /// Determines the consequences.
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
          ? "unknown code may load the document; add --sources"
          : "the class \(className) is missing from the sources or declared more than once")
    }
    if remainder.isEmpty {
      remainder.append(
        Diagnostic.Note(
          """
          where code loads the document, pass nil as the owner and take the view from the result; if \(className)'s \
          initializer loads this nib, it recurses until the app crashes
          """))
    }
    if let lineage { readInitializer(lineage) }
    for outlet in fix.unsetOutlets {
      let words = "the outlet '\(outlet)' is no longer set; use the view itself instead"
      remainder.append(
        lineage?.property(outlet)?.place.note(words) ?? Diagnostic.Note(words))
    }
    // After a safe fix, no steps remain.
    if risks.isEmpty { remainder = [] }
  }

  private mutating func risk(_ reason: String, at place: SourcePlace? = nil) {
    let words = "the fix is unsafe: \(reason)"
    risks.append(place?.note(words) ?? Diagnostic.Note(words))
  }

  private mutating func read(_ loading: NibLoading) {
    if !loading.sites.isEmpty {
      changesCode = true
      risk("code that loads the document must change as well")
    }
    remainder += loading.sites.map { site in
      SourcePlace(file: site.file, line: site.line).note(
        site.isInObject
          ? """
          \(className) loads the document here; remove this call, and load the document outside the class with nil as \
          the owner, because loading it in an initializer now recurses until the app crashes
          """
          : "the document is loaded here; pass nil as the owner, and take the view from the result")
    }
    for doubt in loading.doubts { risk(words(doubt.reason), at: doubt.place) }
  }

  private func words(_ reason: NibDoubt.Reason) -> String {
    switch reason {
    case .computedName: "this code loads a nib with a computed name, which may be this document"
    case .mention: "this code mentions the document's name and may load the document"
    case .macro(let name): "\(name) is not in the sources and may load the document"
    case .handOver(let name):
      "\(name) receives \(className.withArticle) here, so it might load the document"
    case .unknownHelper(let name): "\(name) is not in the sources and may load the document"
    case .superclass: "the sources lack some superclasses of \(className)"
    case .unreadFile: "this file could not be fully read and may load the document"
    }
  }

  private mutating func readInitializer(_ lineage: ClassLineage) {
    if let refusal = lineage.coderRefusal {
      let reason = "\(refusal.words), but loading the document calls this initializer"
      risk(reason, at: refusal.place)
      remainder.append(refusal.place.note("implement init(coder:), because the document calls it"))
    } else if let (owner, place) = lineage.coderDoubt {
      risk(
        "init(coder:) of \(owner) may fail, but loading the document calls this initializer",
        at: place)
      remainder.append(
        place.note("make sure that init(coder:) succeeds, because the document calls it"))
    }
  }
}
