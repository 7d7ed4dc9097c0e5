#if SourceChecks
  public import Diagnostics
  public import IBLint
  public import XcodeProjects

  /// The declarations in an app's sources, for rules that check documents against them.
  public struct SourceIndex: SourceFacts {
    /// The classes in the sources, sorted by file, then by line.
    public let declarations: [SourceClass]
    /// The locations where code uses identifiers of storyboards.
    public let identifierUses: [SourceIdentifierUse]
    /// The locations where code uses an identifier that is computed at run time, with empty identifiers.
    public let openIdentifierUses: [SourceIdentifierUse]
    /// The members that extensions and categories add to classes that the sources do not declare, sorted by class.
    public let additions: [SourceClass]
    /// Problems with reading or resolving the sources, sorted by file, then by line. None of these is a problem in a
    /// document.
    public let diagnostics: [Diagnostic]

    /// The members of `UIFont` that code uses, without labels.
    public let fontMembers: Set<String>

    let ancestries: [SourceAncestry]
    private let places: [String: [Int]]
    /// The indices of the declarations by the last components of their names, and by their Objective-C names.
    private let namesakes: [Substring: [Int]]
    private let outsideAdditions: [String: SourceClass]
    private let loads: NibLoadTable
    private let mentions: Set<String>
    /// The modules that code imports and that are not in the sources.
    private let libraries: Set<String>
    /// Whether Objective-C code imports a header that is neither in the sources nor from Apple.
    private let hasForeignHeaders: Bool
    /// The words that each file uses, by path. Files that no target compiles have no entry.
    let words: [String: UsedWords]
    /// The files that no target compiles, by path.
    private let uncompiled: [String: FileRecord]
    /// The names of the types that code creates.
    private let constructedNames: Set<String>
    /// The string literals in the code, and the names of its types and constants.
    private let texts: Set<String>
    /// The index of each declaration among the assembled classes, and the reverse.
    private let assembledPlaces: [Int]
    private let declarationPlaces: [Int: Int]
    /// The targets of each declaration, and whether several files declare it.
    private let origins: [Origin]
    private let projects: ProjectTargets?
    let files: [SourceFile]
    /// Returns the bytes of a file by its path.
    private let read: @Sendable (String) -> [UInt8]?
    /// The indices of the targets of the document that uses these facts, empty if unknown.
    private var viewers: Set<Int> = []

    private struct Origin {
      var targets: Set<Int> = []
      var isConflicting = false
    }

    /// Creates an index of sources.
    /// - Parameter texts: The contents of the files by path. A `Package.swift` determines modules as it does in a
    ///   folder.
    /// - Parameter projects: The projects whose targets compile the files, or nil if unknown.
    public init(texts: [String: String], projects: ProjectTargets? = nil) {
      let paths = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let modules = ModuleFolders(paths) { Array((texts[$0] ?? "").utf8) }
      self.init(
        paths.filter { !ModuleFolders.isManifest($0) }.map { path in
          SourceFile(
            path: path, module: modules.module(of: path),
            record: SourceLanguage.record(of: Array((texts[path] ?? "").utf8), path: path),
            projects: projects)
        }, projects: projects
      ) { texts[$0].map { Array($0.utf8) } }
    }

    init(
      _ files: [SourceFile], projects: ProjectTargets? = nil, diagnostics: [Diagnostic] = [],
      read: @escaping @Sendable (String) -> [UInt8]?
    ) {
      self.projects = projects
      self.files = files
      self.read = read
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
      // Superclasses use indices in the assembly; rules need the classes sorted by file and line.
      var order: [SourcePlace: Int] = [:]
      for (index, declaration) in declarations.enumerated() { order[declaration.place] = index }
      var origins = [Origin](repeating: Origin(), count: classes.count)
      var assembledPlaces = [Int](repeating: 0, count: classes.count)
      var ancestries = [SourceAncestry](
        repeating: SourceAncestry(classes: []), count: classes.count)
      for (index, declaration) in classes.enumerated() {
        guard let place = order[declaration.place] else { continue }
        assembledPlaces[place] = index
        origins[place] = Origin(
          targets: assembly.classes[index].targets,
          isConflicting: assembly.classes[index].isConflicting)
        let line = lineage.line(of: index)
        ancestries[place] = SourceAncestry(
          classes: line.classes.map { classes[$0] }, end: line.end, isUncertain: line.isUncertain,
          possible: line.isUncertain
            ? lineage.possibleSuperclasses(of: line).map { classes[$0] } : []
        )
      }
      self.ancestries = ancestries
      self.origins = origins
      self.assembledPlaces = assembledPlaces
      declarationPlaces = Dictionary(
        zip(assembledPlaces, 0...), uniquingKeysWith: { first, _ in first })
      var places: [String: [Int]] = [:]
      for (index, declaration) in declarations.enumerated() {
        places[declaration.name, default: []].append(index)
        if let name = declaration.runtimeName, name != declaration.name {
          places[name, default: []].append(index)
        }
      }
      self.places = places
      var namesakes: [Substring: [Int]] = [:]
      for (index, declaration) in declarations.enumerated() {
        let name = SourceClass.lastPart(declaration.name)
        namesakes[name, default: []].append(index)
        if let other = declaration.runtimeName, other != name {
          namesakes[other[...], default: []].append(index)
        }
      }
      self.namesakes = namesakes
      outsideAdditions = assembly.additions.mapValues {
        assembly.completed($0, superclass: nil, exposesMembers: false)
      }
      // Code that no target compiles uses nothing.
      let compiled = files.filter(\.isCompiled)
      uncompiled = Dictionary(
        files.filter { !$0.isCompiled }.map { ($0.path, $0.record) }
      ) { first, _ in first }
      // An imported header outside the sources probably declares the class after which it is named.
      let paths = Set(files.flatMap { $0.path.pathParts.suffix(1) })
      let headers = Set(compiled.flatMap(\.record.headers)).filter { !paths.contains($0 + ".h") }
      hasForeignHeaders = headers.contains {
        !FrameworkPrefixes.cover($0) && !NibWords.isFrameworkModule($0)
      }
      mentions = compiled.reduce(into: headers) { $0.formUnion($1.record.mentions) }
      libraries = Set(compiled.flatMap(\.record.imports).map(\.module))
        .subtracting(files.flatMap(\.modules))
      words = Dictionary(compiled.map { ($0.path, $0.record.words) }) { first, _ in first }
      constructedNames = compiled.reduce(into: []) { $0.formUnion($1.record.constructedNames) }
      fontMembers = compiled.reduce(into: []) { $0.formUnion($1.record.fontMembers) }
      additions = outsideAdditions.inKeyOrder.map(\.value)
      let uses = compiled.flatMap { program.identifierUses(in: $0) }
      identifierUses = uses.filter { !$0.identifier.isEmpty }
      openIdentifierUses = uses.filter(\.identifier.isEmpty)
      texts = compiled.reduce(into: []) { found, file in
        found.formUnion(file.record.texts.map(\.text))
        for type in file.record.types {
          found.insert(type.name.split(separator: ".").last.map { String($0) } ?? "")
          for constant in type.constants {
            found.insert(constant.name)
            if case .literal(let text) = constant.value { found.insert(text) }
          }
        }
      }
      let tooDeep = classes.indices.first { lineage.line(of: $0).isTooDeep }.map { index in
        let place = classes[index].place
        return Diagnostic(
          id: "unreadable-source", severity: .error, file: place.file,
          range: SourceRange(
            at: SourcePosition(line: place.line, column: place.column, offset: 0)),
          message:
            "\(classes[index].name) has more than \(SourceLimits.mostSuperclasses) superclasses in the sources; rules ignore the others"
        )
      }
      let problems = files.compactMap { file in
        file.record.problem.map { problem in
          Diagnostic(
            id: "source-syntax", severity: .warning, file: file.path,
            range: SourceRange(at: problem.position),
            message: problem.message)
        }
      }
      self.diagnostics =
        diagnostics + problems + [tooDeep].compactMap { $0 }
        + Self.duplicates(
          among: zip(declarations, origins).filter { $1.targets.isEmpty }.map(\.0))
    }

    /// Returns notes about classes with ambiguous names that documents may use.
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
          meant.map {
            "documents that use it without a module refer to the class in \($0.place.file)"
          }
          ?? "documents that use it without a module are ambiguous, so rules ignore the class; choose its module in the documents"
        notes.append(
          Diagnostic(
            id: "ambiguous-class", severity: .note, file: declaration.place.file,
            range: SourceRange(
              at: SourcePosition(
                line: declaration.place.line, column: declaration.place.column, offset: 0)),
            message: """
              \(declaration.name) is also declared in \(other.place.file):\(other.place.line); \
              \(consequence)
              """))
      }
      return notes
    }

    /// Returns the known superclasses of a class, nearest first, or nil if the sources do not declare the class.
    public func superclasses(of className: String, module: String?) -> [String]? {
      guard let ancestry = ancestry(of: className, module: module) else { return nil }
      return ancestry.classes.dropFirst().map(\.name) + [ancestry.end].compactMap { $0 }
    }

    /// Returns the declaration of a class, or nil if it is missing or ambiguous.
    public func declaration(of className: String, module: String?) -> SourceClass? {
      place(of: className, module: module).map { declarations[$0] }
    }

    /// Returns the classes with a name in any module.
    public func declarations(named name: String) -> [SourceClass] {
      let name = RuntimeName(name)?.name ?? name
      let near = namesakes[SourceClass.lastPart(name), default: []]
      let exact = namesakes[name[...], default: []]
      return Set(near + exact).sorted().map { declarations[$0] }.filter { $0.isCalled(name) }
    }

    /// Returns a class with its superclasses in the sources, or nil if the class is missing or ambiguous.
    public func ancestry(of className: String, module: String?) -> SourceAncestry? {
      place(of: className, module: module).map { ancestries[$0] }
    }

    /// Returns the members that extensions and categories add to a class that the sources do not declare.
    public func additions(to className: String) -> SourceClass? { outsideAdditions[className] }

    /// Returns whether code contains a string literal, class or constant with a text, or nil if unknown.
    public func names(_ text: String) -> Bool? {
      TextScanner.records(text) ? texts.contains(text) : nil
    }

    /// Returns whether a string literal outside some files has a text, or nil if unknown.
    public func containsText(_ text: String, outside own: [String]) -> Bool? {
      guard TextScanner.records(text) else { return nil }
      return files.contains { file in
        file.isCompiled && !own.contains(file.path)
          && file.record.texts.contains { $0.text == text }
      }
    }

    /// The number of source files.
    public var fileCount: Int { files.count }

    // MARK: Changes

    /// Returns the bytes of a file, or nil if it cannot be read.
    func contents(of path: String) -> [UInt8]? { read(path) }

    /// Returns the paths of the files that mention a class, and of other files.
    func paths(naming name: String, or others: [String]) -> [String] {
      files.filter { $0.record.mentions.contains(name) || others.contains($0.path) }.map(\.path)
    }

    /// Returns the paths of the Swift files that use any of several words, and the word `init`.
    func paths(using names: Set<String>) -> [String] {
      files.filter { file in
        file.path.hasEnding(".swift") && file.record.words.contains("init")
          && names.contains(where: file.record.words.contains)
      }.map(\.path)
    }

    /// Returns whether any code uses a word.
    func uses(word: String) -> Bool { words.values.contains { $0.contains(word) } }

    /// Returns the name of a class that inherits from another class, or nil if there is none.
    func subclass(of declaration: SourceClass) -> String? {
      ancestries.first { ancestry in
        ancestry.classes.dropFirst().contains { $0.place == declaration.place }
      }?.classes.first?.name
    }

    /// Returns an index in which some files have different contents.
    func replacing(_ texts: [String: [UInt8]]) -> SourceIndex {
      let read = read
      return SourceIndex(
        files.map { file in
          texts[file.path].map { bytes in
            var file = file
            file.record = SourceLanguage.record(of: bytes, path: file.path)
            return file
          } ?? file
        }, projects: projects
      ) { texts[$0] ?? read($0) }
    }

    // MARK: Facts

    /// Returns whether code uses a property by its name.
    public func uses(_ property: String, in scope: SourceScope) -> Bool? {
      switch scope {
      case .files(let files):
        return files.contains { path in
          words[path]?.containsProperty(property) ?? (uncompiled[path] == nil)
        }
      case .outside(let files):
        let own = Set(files)
        return words.contains { !own.contains($0.key) && $0.value.containsProperty(property) }
      case .everywhere:
        // Key-value coding uses a property by its name, in a string.
        return words.values.contains { $0.containsProperty(property) } || names(property) != false
      }
    }

    /// Returns the first file that names something although no target compiles the file, or nil if there is none.
    public func uncompiledFile(naming name: String) -> String? {
      uncompiled.filter { _, record in
        record.words.containsProperty(name) || record.texts.contains { $0.text == name }
      }.keys.min()
    }

    /// Returns whether code uses a member of another object, or a case.
    public func usesMember(_ name: String) -> Bool? {
      words.values.contains { $0.containsMember(name) }
        && !words.values.contains { $0.declaresFunction(name) }
    }

    /// Returns whether code uses a method by its name, apart from one use in each of some files.
    public func calls(_ method: String, declaredIn files: [String]) -> Bool? {
      words.contains { path, words in
        words.mayCall(method, again: files.contains(path))
      }
    }

    /// Returns whether code may set the title or the accessibility label of a view in a property.
    public func mayLabel(_ property: String) -> Bool? {
      words.values.contains { words in
        words.containsProperty(property)
          && (words.speaksOfAccessibility || Self.labelling.contains(where: words.contains))
      }
    }

    /// Returns whether code may set the font of a view in a property.
    public func maySetFont(of property: String) -> Bool? {
      words.values.contains { words in
        words.containsProperty(property)
          && ["font", "attributedText", "attributedTitle"].contains(where: words.containsProperty)
      }
    }

    /// Returns whether code may go through the views in a view in a property.
    public func mayGoThroughViews(of property: String) -> Bool? {
      words.values.contains { words in
        words.containsProperty(property)
          && (words.contains("arrangedSubviews") || words.contains("subviews"))
      }
    }

    /// Words that set the text of a button, or that configure it with values from elsewhere.
    private static let labelling = [
      "setTitle", "setAttributedTitle", "configuration", "attributedTitle", "title",
    ]

    /// Returns whether code creates objects of a class, or passes the class on.
    public func creates(_ className: String) -> Bool? {
      constructedNames.contains(
        className.split(separator: ".").last.map { String($0) } ?? className)
    }

    /// Returns whether code imports a module that is not in the sources.
    public func importsLibrary(_ module: String) -> Bool { libraries.contains(module) }

    /// Whether code imports a module that is neither in the sources nor from Apple. A header of a module that is not in
    /// the sources belongs to a library.
    public var importsLibraries: Bool {
      hasForeignHeaders || libraries.contains { !NibWords.isFrameworkModule($0) }
    }

    /// Returns whether code mentions a class, wherever it is declared.
    public func mentions(_ className: String) -> Bool { mentions.contains(className) }

    /// Returns how code loads a nib, or nil if unknown or if the sources do not declare the owner's class.
    public func loading(
      ofNib name: String, className: String, module: String?
    ) -> NibLoading? {
      place(of: className, module: module).map {
        loads.loading(ofNib: name, owner: assembledPlaces[$0])
      }
    }

    /// Returns the positions that load a nib by its name, with their owners.
    public func nibLoads(named name: String) -> [SourceNibLoad] {
      loads.loads(named: name) { index in
        declarationPlaces[index].map { declarations[$0] }
      }
    }

    /// Returns the facts for one document, which prefer the classes in the document's own targets.
    public func seen(from file: String?) -> any SourceFacts {
      let targets = file.flatMap { projects?.targetNumbers(of: $0) } ?? []
      guard !targets.isEmpty else { return self }
      var seen = self
      seen.viewers = targets
      return seen
    }

    /// Returns the index of the declaration that a document refers to, or nil if there is none or if it is ambiguous.
    private func place(of className: String, module: String?) -> Int? {
      let runtimeName = RuntimeName(className)
      guard let found = places[runtimeName?.name ?? className],
        let place = place(among: found, module: runtimeName?.module ?? module),
        !origins[place].isConflicting
      else { return nil }
      return place
    }

    private func place(among found: [Int], module: String?) -> Int? {
      let near = found.filter { !origins[$0].targets.isDisjoint(with: viewers) }
      let named = found.filter { place in
        module.map { declarations[place].modules.contains($0) } ?? false
      }
      // A document is compiled into its own target, even if the class is also in other modules.
      if let first = near.first, near.count == 1 {
        // A library class may have the same name.
        let isKnown = !declarations[first].modules.isEmpty
        let isOther = isKnown && module.map { libraries.contains($0) } ?? false
        return isOther && !named.contains(first) ? nil : first
      }
      let best = near.isEmpty ? named : near.filter(named.contains)
      if best.count == 1 { return best.first }
      guard near.isEmpty, named.isEmpty else { return nil }
      // A class whose module is unknown may be in any module.
      let open = found.filter { declarations[$0].modules.isEmpty }
      if let first = open.first { return open.count == 1 ? first : nil }
      // Without a module, a name is ambiguous if several modules declare it.
      return module == nil && found.count == 1 ? found.first : nil
    }
  }

  extension SourceLanguage {
    /// Returns the declarations in a file, in the language of its file extension.
    static func record(of bytes: [UInt8], path: String) -> FileRecord {
      path.hasEnding(".swift")
        ? SwiftFileReader.record(of: bytes) : ObjectiveCFileReader.record(of: bytes)
    }
  }
#endif
