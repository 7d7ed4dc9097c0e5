/// The classes of the sources that documents of a run use, with everything that the documents connect.
struct ProjectClasses {
  /// A class that an object of some document has, or inherits from.
  struct Used {
    /// Its declaration.
    let declaration: SourceClass
    /// The documents that use it, as the caller named them, in the order of the run.
    fileprivate(set) var documents: [String] = []
    /// The outlets that a document connects, for the class or for a subclass.
    fileprivate(set) var outlets: Set<String> = []
    /// The selectors that a document sends to one of these.
    fileprivate(set) var actions: Set<String> = []
    /// Whether documents make objects of the class itself.
    fileprivate(set) var isMade = false

    /// The documents in words: the first, and how many more there are.
    var documentWords: String {
      let name = documents.first.flatMap { $0.split(separator: "/").last } ?? "a document"
      return documents.count > 1 ? "\(name) and \(documents.count - 1) more" : String(name)
    }
  }

  /// The classes, by file, then by line.
  let used: [Used]

  init(_ documents: [DocumentUses], _ sources: any SourceFacts) {
    var used: [SourcePlace: Used] = [:]
    for document in documents {
      let sources = sources.seen(from: document.file)
      for use in document.classes {
        let meant = ClassLineage(use.className, module: use.module, in: sources)
        // What may be any of several classes connects the outlets of each, and uses none for certain.
        let lineages =
          meant.map { [$0] }
          ?? sources.declarations(named: use.className).compactMap { ClassLineage($0, in: sources) }
        for lineage in lineages {
          for (distance, declaration) in lineage.declared.enumerated() {
            var entry = used[declaration.place] ?? Used(declaration: declaration)
            let file = document.file ?? "a document"
            if meant != nil, entry.documents.last != file { entry.documents.append(file) }
            entry.outlets.formUnion(use.outlets)
            entry.actions.formUnion(use.actions)
            if distance == 0, use.isMade, meant != nil { entry.isMade = true }
            used[declaration.place] = entry
          }
        }
      }
    }
    self.used = used.values.filter { !$0.documents.isEmpty }.sorted { left, right in
      let (first, second) = (left.declaration.place, right.declaration.place)
      return (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }
}
