import AppSymbols
import IBLint
import InterfaceBuilder
import SourceRewriting

#if SourceChecks
  import IBLintSources
  import SwiftSyntax
#endif

/// The material for skeletons: the sources and documents of an app.
struct SkeletonMaterial: Sendable {
  private let home: String
  private let facts: (any SourceFacts)?
  #if SourceChecks
    private let trees: [(path: String, tree: SourceFileSyntax)]
    private let objectiveC: [SourceClass]
    private let libraries: Libraries
    private let names: SkeletonNames
  #endif

  /// Reads the sources.
  /// - Parameters:
  ///   - sources: The Swift sources of the module, with their contents.
  ///   - facts: The facts that the linter's reader knows about all sources.
  ///   - home: The folder that file names are relative to.
  init(
    _ sources: [(path: String, bytes: [UInt8])], documents: [IBDocument],
    facts: (any SourceFacts)?, home: String
  ) {
    self.home = home
    self.facts = facts
    #if SourceChecks
      var table = DeclarationTable()
      trees = sources.compactMap { path, bytes in SwiftTree.parse(bytes).map { (path, $0) } }
      for (_, tree) in trees { table.add(tree) }
      var hints = ClassHints()
      for document in documents { hints.add(document) }
      let available = AvailableNames()
      objectiveC = (facts?.declarations ?? []).filter { declaration in
        declaration.language == .objectiveC && SwiftLiteral.isIdentifier(declaration.name)
          && table.types[declaration.name] == nil && !available.hasType(declaration.name)
      }
      for declaration in objectiveC {
        table.add(class: declaration.name, superclass: declaration.superclass)
      }
      libraries = Libraries(table, hints, available, documents)
      for (name, base) in libraries.bases { table.add(class: name, superclass: base) }
      names = SkeletonNames(
        table: table, available: available, modules: [], hints: hints,
        libraries: Set(libraries.bases.keys))
    #endif
  }

  /// Returns the skeletons of the excluded sources. Without swift-syntax, there are no skeletons.
  /// - Parameters:
  ///   - modules: The modules of the package, in addition to those of every test package.
  ///   - dropped: The lines that do not compile, by file.
  ///   - unusable: The names of files that do not compile even without these lines.
  func skeletons(
    of leftOut: Set<String>, modules: Set<String>, dropped: [String: Set<String>],
    without unusable: Set<String>
  ) -> AppSkeletons {
    #if SourceChecks
      var names = names
      names.modules = modules
      var files: [AppSkeletons.File] = []
      for (path, tree) in trees where leftOut.contains(path) {
        let name = AppSkeletons.fileName(path, in: home)
        if unusable.contains(name) { continue }
        let lines = SkeletonWriter.lines(of: tree, names: names, dropped: dropped[name] ?? [])
        guard lines.contains(where: { !$0.hasPrefix("import ") }) else { continue }
        files.append(AppSkeletons.File(name: name, lines: AppSkeletons.header + lines))
      }
      // The file exists even if it contains no classes, so that the manifest can always exclude its folder.
      let name = "OtherClasses.swift"
      let lines = unusable.contains(name) ? [] : otherClasses(without: dropped[name] ?? [])
      files.append(
        AppSkeletons.File(
          name: name,
          lines: AppSkeletons.header
            + ["// The classes of Objective-C, and those of libraries as far as documents tell."]
            + lines))
      return AppSkeletons(files: files, standIns: Set(libraries.bases.keys))
    #else
      return AppSkeletons(files: [], standIns: [])
    #endif
  }

  #if SourceChecks
    /// Returns the lines for classes that have no Swift source.
    private func otherClasses(without dropped: Set<String>) -> [String] {
      func isKnown(_ name: String) -> Bool {
        if case .classType = names.table.types[name] { return true }
        return names.available.isClass(name)
      }
      var lines: [String] = []
      for declaration in objectiveC {
        let written = declaration.superclass ?? "NSObject"
        let parent = isKnown(written) ? written : ClassHints.guess(declaration.name)
        lines +=
          PlainSkeleton(
            declaration, superclass: parent, hints: names.hints, isKnown: isKnown
          ).lines(without: dropped)
      }
      for (name, base) in libraries.bases.sorted(by: { $0.key < $1.key }) {
        let users = libraries.users(of: name)
        let declared = Set(users.flatMap(members))
        lines +=
          PlainSkeleton(
            library: name, superclass: base, users: users, hints: names.hints
          ) { member in
            declared.contains(member)
              || names.available.hasMember(String(member.prefix { $0 != ":" }), in: base)
          }.lines(without: dropped)
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
