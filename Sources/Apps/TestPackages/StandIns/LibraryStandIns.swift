#if SourceChecks
  import AppSymbols
  import SourceRewriting

  /// The declarations that take the place of libraries, as far as the uses in an app's sources show them.
  ///
  /// The declarations belong to the app's module, whose sources do not import the libraries. Each type is a class, a
  /// protocol or, for a name that only qualifies others, an enumeration. Every member can be used: those of unknown
  /// types have the type `LibraryValue`, whose members are found dynamically, or the type that the context requires.
  struct LibraryStandIns {
    /// The modules with stand-ins.
    let modules: Set<String>
    /// The uses in the sources that import one of the modules.
    let uses: SourceUses
    /// The types of the modules, with their uses.
    private(set) var types: [String: SourceUses.TypeUse] = [:]
    /// The types that are enumerations, with their cases and the numbers of the cases' values.
    private(set) var enumerations: [String: [String: Int]] = [:]
    /// The types that are other names of types that Swift has, with these types.
    private(set) var aliases: [String: String] = [:]
    /// The module to which each type is assigned: the one that most of the sources with the type import.
    private(set) var places: [String: String] = [:]

    /// - Parameters:
    ///   - sources: The uses in the app's sources.
    ///   - modules: The missing modules for which there can be stand-ins.
    ///   - additions: The facts that errors show about the modules.
    ///   - isDeclared: Returns whether the app, UIKit or Swift declares a type.
    init(
      _ sources: [(path: String, uses: SourceUses)], modules: Set<String>,
      additions: Set<LibraryAddition>, isDeclared: (String) -> Bool
    ) {
      let missing = additions.filter { $0.kind == .type }.map(\.name)
      let importing = sources.filter { source in
        !source.uses.imports.isDisjoint(with: modules)
          || missing.contains { source.uses.types[$0] != nil }
      }
      self.modules = modules
      var all = SourceUses()
      for source in importing { all.merge(source.uses) }
      uses = all
      for (name, use) in all.types
      where use.isCertain && !all.generics.contains(name) && !isDeclared(name)
        && !AvailableNames.hasModule(name) && SwiftLiteral.isIdentifier(name)
      {
        types[name] = use
      }
      for (name, cases) in all.switches where !cases.isEmpty {
        let found = (all.variableTypes[name] ?? []).filter { types[$0]?.isFirst == false }
        guard found.count == 1, let type = found.first, all.calls[type] == nil else { continue }
        enumerations[type, default: [:]].merge(cases) { max($0, $1) }
      }
      for addition in additions {
        guard case .alias(let other) = addition.kind, let name = addition.type,
          types[name]?.isFirst == false, all.calls[name] == nil
        else { continue }
        aliases[name] = min(other, aliases[name] ?? other)
        enumerations[name] = nil
      }
      // A module can have a type with its name.
      let importers = Dictionary(
        uniqueKeysWithValues: modules.map { module in
          (module, importing.count { $0.uses.imports.contains(module) })
        })
      for name in types.keys {
        if modules.contains(name) {
          places[name] = name
          continue
        }
        var counts: [String: Int] = [:]
        for source in importing where source.uses.types[name] != nil {
          for module in source.uses.imports where modules.contains(module) {
            counts[module, default: 0] += 1
          }
        }
        places[name] =
          counts.min {
            (-$0.value, importers[$0.key] ?? 0, $0.key) < (
              -$1.value, importers[$1.key] ?? 0, $1.key
            )
          }?.key
      }
    }

    /// The types that are protocols, unless documents show that they are classes.
    var protocols: Set<String> {
      Set(types.filter { $0.value.isProtocol }.keys).subtracting(enumerations.keys).subtracting(
        aliases.keys)
    }

    /// The types that are classes or only qualify others.
    var classes: Set<String> {
      Set(types.filter { !$0.value.isProtocol }.keys).subtracting(enumerations.keys)
        .subtracting(aliases.keys)
    }

    /// Returns whether a name only qualifies the names of a module, as in `Charts.Entry`.
    func isQualifier(_ name: String) -> Bool {
      modules.contains(name) && types[name]?.isFirst == false && types[name]?.isWhole == false
    }
  }
#endif
