import InterfaceBuilder

/// The classes that are named after a nib and may load it, although File's Owner names another class or none.
///
/// The class of File's Owner has no effect at run time. When people copy or rename a document, the old class stays.
enum OwnerNamesake {
  /// Returns the classes named after a nib that have all outlets of its File's Owner, as the object that loads the nib must.
  /// - Parameters:
  ///   - ownerClass: The class that File's Owner names, if any. If it is named after the nib, no other class loads the nib.
  ///   - outlets: The connected outlets of File's Owner. Without any, nothing tells which class loads the nib.
  static func classes(
    of nib: String?, besides ownerClass: String?, with outlets: Set<String>,
    in sources: any SourceFacts
  ) -> [SourceClass] {
    guard let nib, !nib.isEmpty, !outlets.isEmpty else { return [] }
    let names = ["", "Controller", "ViewController", "View"].map { nib + $0 }
    if let ownerClass, names.contains(RuntimeName(ownerClass)?.name ?? ownerClass) { return [] }
    return names.flatMap { sources.declarations(named: $0) }.filter { declaration in
      guard let lineage = ClassLineage(declaration, in: sources) else { return false }
      return outlets.allSatisfy { name in
        lineage.property(name)?.isExposed == true || lineage.framework?.hasOutlet(name) == true
      }
    }
  }

  /// Returns the class that probably loads a document instead of the class of its File's Owner, or nil if an object is not
  /// File's Owner or there is no such class.
  static func loader(instead owner: IBObject, in context: LintContext) -> SourceClass? {
    guard owner.role == .filesOwner, let sources = context.sources else { return nil }
    return classes(
      of: context.document.nibName, besides: owner.customClass,
      with: Set(context.facts.outlets(of: owner).compactMap(\.name)), in: sources
    ).first
  }
}

extension LintContext {
  /// Returns whether an object is File's Owner of the main nib of an app for macOS, with a class that is not an application. The
  /// system passes the application as the owner, whatever class people have set.
  func isApplication(_ object: IBObject, ofClass lineage: ClassLineage) -> Bool {
    object.role == .filesOwner && document.platform == .macOS
      && lineage.isKind(of: "NSApplication") == false
      && (document.nibName == "MainMenu"
        || document.objects.contains { IBMenu($0)?.systemMenu == .main })
  }
}
