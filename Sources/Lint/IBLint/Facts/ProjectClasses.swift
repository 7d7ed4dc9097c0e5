import Diagnostics

/// The classes in the sources that documents of a run use, with their connections.
struct ProjectClasses {
  /// A class that an object in a document has or inherits from.
  struct Used {
    /// The declaration of the class.
    let declaration: SourceClass
    /// The documents that use the class, with the names passed by the caller, in the order of the run.
    fileprivate(set) var documents: [String] = []
    /// The outlets that documents connect, for the class or a subclass.
    fileprivate(set) var outlets: Set<String> = []
    /// The selectors of actions that documents send to the class or a subclass.
    fileprivate(set) var actions: Set<String> = []
    /// The selectors among ``actions`` that any object but a gesture recognizer without a view sends.
    fileprivate(set) var sentActions: Set<String> = []
    /// The prototype cells in the scenes of controllers of the class or a subclass.
    fileprivate(set) var prototypes: [DocumentUses.NamedObject] = []
    /// The identifiers of the segues that controllers of the class or a subclass can perform.
    fileprivate(set) var segues: Set<String> = []
    /// The elements of the lists whose data source is an object of the class or a subclass.
    fileprivate(set) var lists: Set<String> = []
    /// Whether a scene has a controller of the class or a subclass.
    fileprivate(set) var hasScene = false
    /// Whether documents create objects of this exact class.
    fileprivate(set) var isMade = false

    /// A description of the documents: the first one, and the number of others.
    var documentWords: String {
      let name = documents.first.flatMap { $0.pathParts.last } ?? "a document"
      return documents.count > 1 ? "\(name) and \(documents.count - 1) more" : String(name)
    }
  }

  /// An outlet of a class that documents use.
  struct UsedOutlet {
    /// The class that declares the outlet.
    let owner: Used
    /// The declaration of the outlet.
    let outlet: SourceOutlet
  }

  /// The classes, sorted by file, then by line.
  let used: [Used]

  /// Returns the outlets of the classes, excluding those for delegates and other helpers.
  /// - Parameter isConnected: Whether a document connects the outlet.
  func outlets(connected isConnected: Bool) -> [UsedOutlet] {
    used.flatMap { owner in
      owner.declaration.outlets
        .filter { !$0.isForHelper && $0.isSet(byAnyOf: owner.outlets) == isConnected }
        .map { UsedOutlet(owner: owner, outlet: $0) }
    }
  }

  init(_ documents: [DocumentUses], _ sources: any SourceFacts) {
    var used: [SourcePlace: Used] = [:]
    for document in documents {
      let sources = sources.seen(from: document.file)
      for use in document.classes {
        let meant = ClassLineage(use.className, module: use.module, in: sources)
        // If a name may refer to several classes, its outlets count as connected in each of them, but none of the
        // classes counts as used.
        let lineages =
          meant.map { [$0] }
          ?? sources.declarations(named: use.className).compactMap { ClassLineage($0, in: sources) }
        for lineage in lineages {
          // A class that only may be a superclass has the connections, but does not count as used either.
          for (distance, declaration) in (lineage.declared + lineage.possible).enumerated() {
            var entry = used[declaration.place] ?? Used(declaration: declaration)
            let file = document.file ?? "a document"
            if meant != nil, distance < lineage.declared.count, entry.documents.last != file {
              entry.documents.append(file)
            }
            entry.outlets.formUnion(use.outlets)
            entry.actions.formUnion(use.actions)
            entry.sentActions.formUnion(use.actions.subtracting(use.strayActions))
            entry.segues.formUnion(use.segues)
            entry.lists.formUnion(use.lists)
            entry.prototypes += use.prototypes
            if use.hasScene { entry.hasScene = true }
            if distance == 0, use.isMade, meant != nil { entry.isMade = true }
            used[declaration.place] = entry
          }
        }
      }
      guard !document.ownerOutlets.isEmpty, let name = document.nibName else { continue }
      // Loading connects the outlets of File's Owner to the object that code passes, even if the document names another
      // class.
      var loaders = OwnerNamesake.classes(
        of: name, besides: document.ownerClass, with: document.ownerOutlets, in: sources)
      for load in sources.nibLoads(named: name) {
        if case .itself(let classes) = load.owner { loaders += classes }
      }
      for declaration in loaders.flatMap({ ClassLineage($0, in: sources)?.declared ?? [] }) {
        used[declaration.place, default: Used(declaration: declaration)].outlets
          .formUnion(document.ownerOutlets)
      }
    }
    self.used = used.values.filter { !$0.documents.isEmpty }.sorted { left, right in
      let (first, second) = (left.declaration.place, right.declaration.place)
      return (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }
}
