#if SourceChecks
  public import Diagnostics
  public import IBLint

  /// What an app's sources declare, for rules that check documents against them.
  public struct SourceIndex: SourceFacts {
    public let declarations: [SourceClass]
    public let identifierUses: [SourceIdentifierUse]
    /// What could not be read or decided, by file, then by line; none of it is an error in a document.
    public let diagnostics: [Diagnostic]

    private let ancestries: [SourceAncestry]
    private let places: [String: [Int]]
    private let outsideAdditions: [String: SourceClass]
    private let loads: NibLoadTable
    private let mentions: Set<String>
    /// The place that each declaration has among the assembled classes.
    private let assembledPlaces: [Int]

    /// Makes an index of texts.
    /// - Parameter texts: The content of each file by its path; a `Package.swift` among them tells modules, as it
    ///   does in a folder.
    public init(texts: [String: String]) {
      let paths = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let modules = ModuleFolders(paths)
      self.init(
        paths.filter { !ModuleFolders.isManifest($0) }.map { path in
          SourceFile(
            path: path, module: modules.module(of: path),
            record: SourceLanguage.record(of: Array((texts[path] ?? "").utf8), path: path))
        })
    }

    init(_ files: [SourceFile], diagnostics: [Diagnostic] = []) {
      let assembly = ClassAssembly(files)
      let lineage = Lineage(assembly)
      let program = SourceProgram(assembly, lineage)
      var classes = assembly.classes.indices.map { index in
        assembly.completed(
          assembly.classes[index], superclass: lineage.superclassName(of: index),
          exposesMembers: lineage.exposesMembers(index))
      }
      var loads = NibLoadTable(program)
      for index in classes.indices {
        for part in assembly.classes[index].parts {
          let path = files[part.file].path
          if !classes[index].files.contains(path) { classes[index].files.append(path) }
        }
        let outlets = lineage.line(of: index).classes.flatMap { classes[$0].outlets.map(\.name) }
        let functions = program.functions(of: index)
        classes[index].functions = functions.sourceFunctions(outlets: Set(outlets), in: program)
        classes[index].coderDoubt = program.coderDoubt(of: index)
        loads.add(functions)
      }
      loads.finish(unread: diagnostics)
      self.loads = loads
      declarations = classes.sorted {
        ($0.place.file, $0.place.line, $0.place.column)
          < ($1.place.file, $1.place.line, $1.place.column)
      }
      // Superclasses know one another by the order of assembly, and rules by file and line.
      var order: [ClassName: Int] = [:]
      for (index, declaration) in declarations.enumerated() {
        order[ClassName(declaration)] = index
      }
      var assembledPlaces = [Int](repeating: 0, count: classes.count)
      var ancestries = [SourceAncestry](
        repeating: SourceAncestry(classes: []), count: classes.count)
      for (index, declaration) in classes.enumerated() {
        guard let place = order[ClassName(declaration)] else { continue }
        assembledPlaces[place] = index
        let line = lineage.line(of: index)
        ancestries[place] = SourceAncestry(
          classes: line.classes.map { classes[$0] }, end: line.end, isUncertain: line.isUncertain)
      }
      self.ancestries = ancestries
      self.assembledPlaces = assembledPlaces
      var places: [String: [Int]] = [:]
      for (index, declaration) in declarations.enumerated() {
        places[declaration.name, default: []].append(index)
        if let name = declaration.runtimeName, name != declaration.name {
          places[name, default: []].append(index)
        }
      }
      self.places = places
      outsideAdditions = assembly.additions.mapValues {
        assembly.completed($0, superclass: nil, exposesMembers: false)
      }
      // A header that lies among the sources declares no class but those that are known.
      let paths = Set(files.flatMap { $0.path.split(separator: "/").suffix(1) })
      let headers = Set(files.flatMap(\.record.headers)).filter { !paths.contains($0 + ".h") }
      mentions = files.reduce(into: headers) { $0.formUnion($1.record.mentions) }
      identifierUses = files.flatMap { file in
        file.record.identifierUses.map { use in
          var use = use
          use.place.file = file.path
          return use
        }.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
      }
      let problems = files.compactMap { file in
        file.record.problem.map { problem in
          Diagnostic(
            id: "source-syntax", severity: .warning, file: file.path,
            range: SourceRange(at: problem.position),
            message: problem.message)
        }
      }
      self.diagnostics = diagnostics + problems + Self.duplicates(among: declarations)
    }

    /// Notes on classes with ambiguous names that a document may use.
    private static func duplicates(among declarations: [SourceClass]) -> [Diagnostic] {
      var first: [String: SourceClass] = [:]
      var notes: [Diagnostic] = []
      for declaration in declarations where declaration.language == .swift {
        guard let other = first[declaration.name] else {
          first[declaration.name] = declaration
          continue
        }
        if other.outlets.isEmpty && declaration.outlets.isEmpty { continue }
        let meant = [other, declaration].first { $0.module == nil }
        let consequence =
          meant.map { "refer to the one in \($0.place.file)" }
          ?? "are ambiguous, so rules ignore the class; choose its module there"
        notes.append(
          Diagnostic(
            id: "ambiguous-class", severity: .note, file: declaration.place.file,
            range: SourceRange(
              at: SourcePosition(
                line: declaration.place.line, column: declaration.place.column, offset: 0)),
            message: """
              \(declaration.name) is also declared in \(other.place.file):\(other.place.line); documents without a \
              module for it \(consequence)
              """))
      }
      return notes
    }

    public func superclasses(of className: String, module: String?) -> [String]? {
      guard let ancestry = ancestry(of: className, module: module) else { return nil }
      return ancestry.classes.dropFirst().map(\.name) + [ancestry.end].compactMap { $0 }
    }

    public func declaration(of className: String, module: String?) -> SourceClass? {
      place(of: className, module: module).map { declarations[$0] }
    }

    public func ancestry(of className: String, module: String?) -> SourceAncestry? {
      place(of: className, module: module).map { ancestries[$0] }
    }

    public func additions(to className: String) -> SourceClass? { outsideAdditions[className] }

    public func mentions(_ className: String) -> Bool { mentions.contains(className) }

    public func loading(
      ofNib name: String, className: String, module: String?
    ) -> NibLoading? {
      place(of: className, module: module).map {
        loads.loading(ofNib: name, owner: assembledPlaces[$0])
      }
    }

    private func place(of className: String, module: String?) -> Int? {
      guard let found = places[className] else { return nil }
      if let module, let place = found.first(where: { declarations[$0].module == module }) {
        return place
      }
      // A class whose module nothing tells may be in any.
      if let place = found.first(where: { declarations[$0].module == nil }) { return place }
      // Of several modules' classes a name alone means none.
      return module == nil && found.count == 1 ? found.first : nil
    }
  }

  /// What tells classes apart.
  private struct ClassName: Hashable {
    var name: String
    var module: String?

    init(_ declaration: SourceClass) {
      (name, module) = (declaration.name, declaration.module)
    }
  }

  extension SourceLanguage {
    /// What a file declares, by the language that its name tells.
    static func record(of bytes: [UInt8], path: String) -> FileRecord {
      var record =
        path.hasSuffix(".swift")
        ? SwiftFileReader.record(of: bytes) : ObjectiveCFileReader.record(of: bytes)
      record.texts = bytes.withUnsafeBufferPointer {
        TextScanner.texts(in: $0, lines: SourceLines($0))
      }
      return record
    }
  }
#endif
