import AppSymbols
import Diagnostics
import IBLint
import InterfaceBuilder
import SourceRewriting

#if SourceChecks
  import FileWork
  import IBLintSources
  import SwiftSyntax
#endif

/// The material for skeletons: the sources and documents of an app.
struct SkeletonMaterial: Sendable {
  private let home: String
  private let facts: (any SourceFacts)?
  #if SourceChecks
    private let documents: [IBDocument]
    private let trees: [(path: String, tree: SourceFileSyntax)]
    private let uses: [(path: String, uses: SourceUses)]
    private let overridden: OverriddenMembers
    private let objectiveC: [SourceClass]
    private let hints: ClassHints
    /// The declarations of the headers that Swift code sees, and their names that the app or a framework already has.
    private let headers: ImportedHeaders
    private let taken: Set<String>
    /// The types of the app's Swift sources.
    private let swiftTypes: Set<String>
    /// The types of the app's sources.
    private let table: DeclarationTable
    private let available = AvailableNames()
  #endif

  /// Whether there can be skeletons and stand-ins: without swift-syntax, there are none.
  static let canWrite: Bool = {
    #if SourceChecks
      true
    #else
      false
    #endif
  }()

  /// Reads the sources.
  /// - Parameters:
  ///   - sources: The Swift sources of the module, with their contents.
  ///   - facts: The facts that the linter's reader knows about all sources.
  ///   - home: The folder that file names are relative to.
  ///   - codeFiles: The paths of the headers and implementation files of Objective-C.
  ///   - bridgingHeader: The path of the header for Swift code in the target's build settings, or nil.
  ///   - umbrella: The app's module, whose umbrella header has its name.
  ///   - moduleHeaders: The headers of the modules of the repository that the app imports.
  ///   - belongs: Returns whether a file belongs to the target.
  /// - Throws: ``TestedApp/Failure`` if the classes in headers exceed a limit.
  init(
    _ sources: [(path: String, bytes: [UInt8])], documents: [IBDocument],
    facts: (any SourceFacts)?, home: String, codeFiles: [String] = [],
    bridgingHeader: String? = nil, umbrella: String = "",
    moduleHeaders: [String] = [], belongs: (String) -> Bool = { _ in true }
  ) throws(TestedApp.Failure) {
    self.home = home
    self.facts = facts
    #if SourceChecks
      self.documents = documents
      var table = DeclarationTable()
      let available = available
      trees = sources.compactMap { path, bytes in SwiftTree.parse(bytes).map { (path, $0) } }
      uses = trees.map { ($0.path, SourceUses($0.tree)) }
      overridden = OverriddenMembers(trees.map(\.tree))
      for (_, tree) in trees { table.add(tree) }
      swiftTypes = Set(table.types.keys)
      var hints = ClassHints()
      for document in documents { hints.add(document) }
      let known = (facts?.declarations ?? []).filter { declaration in
        declaration.language == .objectiveC && SwiftLiteral.isIdentifier(declaration.name)
          && table.types[declaration.name] == nil && !available.hasType(declaration.name)
      }
      headers = try ImportedHeaders(
        codeFiles,
        from: ImportedHeaders.roots(in: codeFiles, setting: bridgingHeader, umbrella: umbrella)
          + moduleHeaders
      ) { try? FileBytes.read($0, limit: 16 << 20) }
      let named = Set(known.map(\.name))
      let swift = table
      let others = headers.declarations { name in
        named.contains(name) || swift.types[name] != nil || available.hasType(name)
      }
      objectiveC = (Self.unique(known, belongs) + others).map { declaration in
        var declaration = declaration
        declaration.superclass = declaration.superclass ?? hints.nearestClass(of: declaration.name)
        return declaration
      }
      for declaration in objectiveC where !headers.isProtocol(declaration.name) {
        table.add(class: declaration.name, superclass: declaration.superclass)
      }
      self.hints = hints
      let declared = table
      taken = headers.typeNames.filter { declared.types[$0] != nil || available.hasType($0) }
        .subtracting(objectiveC.map(\.name))
      let imported = ImportedSkeletons(
        headers, taken: taken, swiftTypes: swiftTypes, classes: Set(objectiveC.map(\.name))
      ) {
        declared.types[$0] != nil || available.hasType($0)
      }
      for (name, kind) in imported.types { table.add(name, kind) }
      for declaration in objectiveC {
        guard let name = imported.scope.renamed[declaration.name] else { continue }
        let parent = declaration.superclass.map { imported.scope.renamed[$0] ?? $0 }
        table.add(class: name, superclass: parent)
      }
      self.table = table
    #endif
  }

  /// Returns the skeletons of the excluded sources, and the stand-ins for libraries. Without swift-syntax, there are
  /// none.
  /// - Parameters:
  ///   - module: The app's module.
  ///   - modules: The modules of the package, in addition to those of every test package.
  ///   - standIns: The modules with stand-ins.
  ///   - isPublic: Whether public declarations of the sources may name protocols of libraries.
  ///   - additions: The members of libraries that the compiler did not find in other types.
  ///   - dropped: The lines that do not compile, by file.
  ///   - unusable: The names of files that do not compile even without these lines.
  func skeletons(
    of leftOut: Set<String>, module: String, modules: Set<String>, standIns: Set<String>,
    isPublic: Bool, additions: Set<LibraryAddition>, dropped: [String: Set<String>],
    without unusable: Set<String>
  ) -> AppSkeletons {
    #if SourceChecks
      let library = LibraryStandIns(uses, modules: standIns, additions: additions) {
        table.types[$0] != nil || available.hasType($0)
      }
      let libraries = Libraries(
        table, hints, available, documents, classes: classes(of: library),
        protocols: library.protocols.filter { hints.classes[$0] == nil },
        known: additions.reduce(into: [:]) { known, addition in
          if case .subclass(let base) = addition.kind, let type = addition.type {
            known[type] = base
          }
        })
      var names = SkeletonNames(
        table: table, available: available, modules: modules, hints: hints,
        libraries: Set(libraries.bases.keys))
      let hasStandIns = !standIns.isEmpty || !additions.isEmpty
      names.hasStandIns = hasStandIns
      for (name, base) in libraries.bases { names.table.add(class: name, superclass: base) }
      for (name, cases) in library.enumerations {
        names.table.add(name, .enumeration(cases.filter { $0.value == 0 }.keys.min()))
      }
      for name in library.aliases.keys { names.table.add(name, .alias) }
      for name in library.types.keys {
        names.table.add(name, library.isQualifier(name) ? .structure : .protocolType)
      }
      var files: [AppSkeletons.File] = []
      for (path, tree) in trees where leftOut.contains(path) {
        let name = AppSkeletons.fileName(path, in: home)
        if unusable.contains(name) { continue }
        let lines = SkeletonWriter.lines(of: tree, names: names, dropped: dropped[name] ?? [])
        guard lines.contains(where: { !$0.hasPrefix("import ") }) else { continue }
        files.append(AppSkeletons.File(name: name, lines: AppSkeletons.header + lines))
      }
      func writer(_ name: String) -> StandInWriter {
        StandInWriter(
          standIns: library, names: names, module: module, additions: additions,
          dropped: dropped[name] ?? [], isPublic: isPublic)
      }
      let imported = ImportedSkeletons(
        headers, taken: taken, swiftTypes: swiftTypes, classes: Set(objectiveC.map(\.name))
      ) {
        names.isKnown($0, [])
      }
      var omitted: [String] = []
      // The file exists even if it contains no classes, so that the manifest can always exclude its folder.
      let name = "OtherClasses.swift"
      let lines =
        unusable.contains(name)
        ? []
        : otherClasses(
          names, libraries, library, imported, writer(name), without: dropped[name] ?? [],
          omitted: &omitted)
      files.append(
        AppSkeletons.File(
          name: name,
          lines: AppSkeletons.header + imported.imports(isShared: false)
            + ["// The classes of Objective-C, and those of libraries as far as documents tell."]
            + lines))
      let declarations = "ObjectiveCDeclarations.swift"
      if !unusable.contains(declarations) {
        let lines = imported.lines(
          names, without: dropped[declarations] ?? [], omitted: &omitted)
        if !lines.isEmpty {
          files.append(AppSkeletons.File(name: declarations, lines: AppSkeletons.header + lines))
        }
      }
      func add(_ name: String, _ lines: (StandInWriter) -> [String]) {
        files.append(
          AppSkeletons.File(
            name: name,
            lines: AppSkeletons.standInHeader
              + (unusable.contains(name) ? [] : lines(writer(name))),
            isStandIn: true))
      }
      if hasStandIns {
        add("LibraryValue.swift") { $0.values }
        add("LibraryExtensions.swift") { $0.extensions }
        for module in standIns.sorted() { add("\(module).swift") { $0.types(of: module) } }
      }
      return AppSkeletons(
        files: files, standIns: Set(libraries.bases.keys), omitted: omitted)
    #else
      return AppSkeletons(files: [], standIns: [])
    #endif
  }

  /// Returns the paths of the sources that name one of the types.
  func sources(naming types: Set<String>) -> Set<String> {
    #if SourceChecks
      Set(uses.filter { source in types.contains { source.uses.types[$0] != nil } }.map(\.path))
    #else
      []
    #endif
  }

  #if SourceChecks
    /// Returns one class for each name: the target's, if another target has a class with the same name.
    private static func unique(
      _ declarations: [SourceClass], _ belongs: (String) -> Bool
    ) -> [SourceClass] {
      let repeated = Dictionary(grouping: declarations, by: \.name).filter { $0.value.count > 1 }
      var chosen: [String: SourceClass] = [:]
      for (name, all) in repeated {
        chosen[name] = all.first { $0.files.contains(where: belongs) } ?? all[0]
      }
      var taken: Set<String> = []
      return declarations.filter { declaration in
        (chosen[declaration.name].map { $0 == declaration } ?? true)
          && taken.insert(declaration.name).inserted
      }
    }

    /// Returns the properties that the Objective-C superclasses of a class have: no stored property overrides another.
    private static func inheritedProperties(
      of declaration: SourceClass, _ classes: [String: SourceClass]
    ) -> Set<String> {
      var names: Set<String> = []
      var seen: Set<String> = [declaration.name]
      var next = declaration.superclass
      while let name = next, seen.insert(name).inserted, let parent = classes[name] {
        names.formUnion(
          (parent.outlets + parent.otherProperties)
            .filter { $0.isExposed && !$0.isStatic && !$0.isReadOnly }.map(\.name))
        next = parent.superclass
      }
      return names
    }

    /// Returns the bodies of the functions in a source; nil if there is no such source.
    func bodies(of path: String) -> FunctionBodies? {
      let names = SkeletonNames(
        table: table, available: available, modules: [], hints: hints, libraries: [])
      return tree(of: path).map { FunctionBodies($0, names: names) }
    }

    /// Returns the parsed source with a path.
    func tree(of path: String) -> SourceFileSyntax? { trees.first { $0.path == path }?.tree }

    /// Returns the types of libraries that are classes, as far as their uses show.
    private func classes(of library: LibraryStandIns) -> Set<String> {
      library.classes.filter { name in
        !library.isQualifier(name)
          && !(library.types[name]?.isFirst == true && Libraries.isProtocolLike(name))
      }
    }

    /// Returns the lines for classes that have no Swift source.
    private func otherClasses(
      _ names: SkeletonNames, _ libraries: Libraries, _ library: LibraryStandIns,
      _ imported: ImportedSkeletons, _ writer: StandInWriter, without dropped: Set<String>,
      omitted: inout [String]
    ) -> [String] {
      func isKnown(_ name: String) -> Bool {
        if case .classType = names.table.types[name] { return true }
        return names.available.isClass(name)
      }
      let byName = Dictionary(
        objectiveC.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      var lines: [String] = []
      for declaration in objectiveC {
        let parent =
          declaration.superclass.flatMap { isKnown($0) ? $0 : nil }
          ?? names.hints.nearestClass(of: declaration.name)
        var skeleton = PlainSkeleton(
          declaration, superclass: parent, hints: names.hints, isKnown: isKnown
        ) { names.connectedClass(of: $0, in: declaration.name, declared: $1) }
        // A public class has a public superclass, and members of public classes name classes that no header shows.
        skeleton.isPublic =
          byName[parent] != nil || names.available.isClass(parent)
          || names.libraries.contains(parent)
        omitted += skeleton.add(imported, names)
        let inherited = Self.inheritedProperties(of: declaration, byName)
        let framework = names.frameworkClass(above: declaration.name)
        skeleton.properties.removeAll { property in
          inherited.contains(property.name)
            || framework.map { names.available.hasMember(property.name, in: $0) } ?? false
        }
        lines += skeleton.lines(without: dropped)
      }
      for (name, base) in libraries.bases.inKeyOrder {
        let users = libraries.users(of: name)
        let declared = Set(users.flatMap(members))
        var skeleton = PlainSkeleton(
          library: name, superclass: base, users: users, hints: names.hints
        ) { member in
          declared.contains(member)
            || names.available.hasMember(String(member.prefix { $0 != ":" }), in: base)
        }
        if let use = library.types[name] {
          let parameters = (0..<use.arguments).map { "A\($0)" }.joined(separator: ", ")
          skeleton.generics = parameters.isEmpty ? "" : "<\(parameters)>"
        }
        // The app's own class may be public.
        skeleton.isPublic = true
        if names.hasStandIns {
          skeleton.conformances = ", \(LibraryText.object)"
          skeleton.members = overridden.lines(
            of: users.filter { $0 != name }, base: base, names: names)
          skeleton.members += writer.designatedInitializers(of: name)
          if base == "NSObject", users.count == 1, writer.hasFailablePlainInitializer(name) {
            skeleton.superclass = LibraryText.object
            skeleton.conformances = ""
            skeleton.members.append("public init?() {}")
          } else if base == "NSObject", users.count == 1, writer.isPlain(name) {
            skeleton.superclass = LibraryText.object
            skeleton.conformances = ", LibraryDefault"
            skeleton.members.append("public required init() {}")
          } else if base == "NSObject", users.count == 1 {
            skeleton.conformances += ", LibraryDefault"
            skeleton.members.append("public required override init() { super.init() }")
          }
        }
        lines += skeleton.lines(without: dropped)
      }
      return lines
    }

    /// Returns the properties and selectors that a class declares.
    private func members(of name: String) -> [String] {
      guard let known = facts?.declaration(of: name, module: nil) else { return [] }
      return (known.outlets + known.otherProperties).map(\.name)
        + (known.actions + known.otherMethods).map(\.selector)
    }
  #endif
}
