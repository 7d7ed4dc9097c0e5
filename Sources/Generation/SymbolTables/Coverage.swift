/// The degree to which each public member of the modules is implemented, based on its uses in the compiler's index.
package struct Coverage {
  /// The columns of the page.
  package enum Column: String, CaseIterable, Sendable {
    /// Code that has an effect, or a value that the library uses.
    case behaves
    /// A property that can be set, but that nothing in the library reads.
    case stored
    /// A method that only records its calls.
    case recorded
    /// A method that apps implement or override, and that the library never calls.
    case uncalled
    /// A case, constant, type or alias.
    case value
  }

  /// The tables that explain what the index shows.
  package struct Tables {
    /// The text of `Schema/uncalled-requirements.tsv`.
    package let uncalled: String

    package init(uncalled: String) { self.uncalled = uncalled }
  }

  /// A method of a delegate or data source that the library never calls.
  package struct Requirement: Hashable, Comparable, Sendable {
    package let type: String
    package let name: String

    package init(type: String, name: String) {
      self.type = type
      self.name = name
    }

    package static func < (first: Self, second: Self) -> Bool {
      (first.type, first.name) < (second.type, second.name)
    }
  }

  private let graph: SymbolGraph
  private let index: CompilerIndex
  /// The reasons why requirements are never called.
  package let reasons: [Requirement: String]
  /// The properties of the accessors.
  private let properties: [String: String]
  private let overriding: [String: [String]]
  private let names: Set<String>
  /// The requirements for which each symbol is the default implementation.
  private let defaults: [String: Requirement]
  private let implemented: Set<String>
  /// The requirements, by their protocol and name.
  private let requirements: [Requirement: [String]]

  package init(graph: SymbolGraph, index: CompilerIndex, tables: Tables) {
    self.graph = graph
    self.index = index
    var reasons: [Requirement: String] = [:]
    for cells in PublishedMembers.rows(of: tables.uncalled) where cells.count == 3 {
      reasons[Requirement(type: cells[0], name: cells[1])] = cells[2]
    }
    self.reasons = reasons
    var properties: [String: String] = [:]
    for (property, accessors) in index.accessors {
      for accessor in accessors.usrs { properties[accessor] = property }
    }
    self.properties = properties
    overriding = Dictionary(grouping: graph.overridden.keys) { graph.overridden[$0] ?? "" }
    names = Set(graph.symbols.map(\.usr))
    implemented = Set(index.bases.values.joined())
    requirements = Dictionary(
      grouping: graph.symbols.filter { graph.requirementProtocols[$0.usr] != nil }
    ) { Requirement(type: $0.owner, name: $0.name) }.mapValues { $0.map(\.usr) }
    defaults = Dictionary(
      graph.symbols.filter { graph.defaultImplementations[$0.usr] != nil }.map {
        ($0.usr, Requirement(type: $0.owner, name: $0.name))
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Requirements

  /// The methods of delegates and data sources that nothing calls.
  ///
  /// A call by a default implementation counts only if something calls the method that it implements.
  package var uncalledRequirements: Set<Requirement> {
    Set(
      delegateRequirements.filter { !isCalled($0.usr) }
        .map { Requirement(type: $0.owner, name: $0.name) })
  }

  /// The methods of delegates and data sources.
  package var delegateRequirements: [Symbol] {
    graph.symbols.filter { symbol in
      graph.requirementProtocols[symbol.usr].map(Self.isDelegate) == true
        && (symbol.kind == .method || symbol.kind == .property)
    }
  }

  private static func isDelegate(_ type: String) -> Bool {
    ["Delegate", "DataSource", "DataSourcePrefetching"].contains { type.hasSuffix($0) }
  }

  private func isCalled(_ usr: String, ignoring seen: Set<String> = []) -> Bool {
    var callers = index.uses[usr]?.calls ?? []
    callers.formUnion(index.uses[usr]?.reads ?? [])
    for accessor in index.accessors[usr]?.usrs ?? [] {
      callers.formUnion(index.uses[accessor]?.calls ?? [])
    }
    let seen = seen.union([usr])
    return callers.contains { caller in
      guard let requirement = defaults[caller] else { return true }
      return requirements[requirement]?.contains {
        !seen.contains($0) && isCalled($0, ignoring: seen)
      }
        == true
    }
  }

  // MARK: Members

  /// Returns the column for a public symbol; nil if nothing is known about it, which is a mistake in the index or in
  /// these rules.
  package func column(of symbol: Symbol) -> Column? {
    switch symbol.kind {
    case .class, .struct, .enum, .protocol, .actor, .case, .alias, .associatedType: return .value
    case .operator: return .value
    case .typeProperty, .variable: return column(ofProperty: symbol, otherwise: .value)
    case .property, .subscript, .typeSubscript:
      return column(ofProperty: symbol, otherwise: .behaves)
    case .`init`: return .behaves
    case .method, .typeMethod, .function: return column(ofMethod: symbol)
    case .other: return nil
    }
  }

  private func column(ofProperty symbol: Symbol, otherwise usual: Column) -> Column? {
    if graph.requirementProtocols[symbol.usr] != nil {
      return column(ofRequirement: symbol)
    }
    if symbol.usr.contains("::SYNTHESIZED::") { return usual }
    guard isKnown(symbol) else { return nil }
    guard symbol.declaration.hasPrefix("var") || symbol.declaration.contains(" var "),
      !symbol.declaration.contains("{ get }"), let accessors = index.accessors[symbol.usr]
    else { return usual }
    // Observers have an effect when the property is set.
    let isKept =
      accessors.isStored
      ? accessors.written.allSatisfy { index.contents[$0, default: []].isEmpty }
      : accessors.usrs.contains { onlyKeeps($0, of: accessors) }
    return isKept && !isRead(symbol.usr) ? .stored : usual
  }

  /// Returns whether anything in the library reads a property, apart from the property's own accessors and the table of
  /// outlets.
  private func isRead(_ usr: String) -> Bool {
    let accessors = index.accessors[usr]?.usrs ?? []
    var readers = index.uses[usr]?.reads ?? []
    for accessor in accessors where accessor == index.accessors[usr]?.getter {
      readers.formUnion(index.uses[accessor]?.calls ?? [])
    }
    let isUsed = readers.contains {
      !accessors.contains($0) && $0 != usr && !$0.contains("nibConnections")
    }
    if isUsed { return true }
    return graph.overridden[usr].map { isRead($0) } == true
      || overriding[usr]?.contains { !accessors.contains($0) && isReadDirectly($0) } == true
  }

  private func isReadDirectly(_ usr: String) -> Bool {
    !(index.uses[usr]?.reads ?? []).isEmpty
      || index.accessors[usr]?.getter.map { !(index.uses[$0]?.calls ?? []).isEmpty } == true
  }

  /// Returns whether an accessor only passes a value to storage by name.
  private func onlyKeeps(_ accessor: String, of property: CompilerIndex.Accessors) -> Bool {
    let code = index.contents[accessor] ?? []
    return code.contains { $0.contains("11StoredValue") && $0.hasSuffix("Z") }
      && accessor == property.getter
  }

  private func column(ofMethod symbol: Symbol) -> Column? {
    if graph.requirementProtocols[symbol.usr] != nil { return column(ofRequirement: symbol) }
    // For some types, the compiler generates members itself.
    if symbol.usr.contains("::SYNTHESIZED::") { return .behaves }
    guard isKnown(symbol) else { return nil }
    if records(symbol.usr) { return .recorded }
    let code = index.contents[symbol.usr] ?? []
    // A method without code can be overridden by an app: it counts if the library calls it.
    guard !symbol.declaration.contains("->"), !code.contains(where: { index.uses[$0] != nil })
    else {
      return .behaves
    }
    if let requirement = defaults[symbol.usr] {
      return requirements[requirement]?.contains { isCalled($0) } == true ? .behaves : .uncalled
    }
    return isHook(symbol.usr) ? .behaves : .uncalled
  }

  /// Returns whether the library, or the code of another module, calls a method that is meant to be overridden.
  private func isHook(_ usr: String) -> Bool {
    isCalled(usr)
      || index.bases[usr, default: []].contains { !names.contains($0) || isHook($0) }
  }

  private func column(ofRequirement symbol: Symbol) -> Column? {
    if isCalled(symbol.usr) || isRead(symbol.usr) { return .behaves }
    let type = graph.requirementProtocols[symbol.usr] ?? ""
    if Self.isDelegate(type) { return .uncalled }
    // Members that the library itself implements are called by the app.
    return implemented.contains(symbol.usr) ? .behaves : .uncalled
  }

  /// Returns whether a method, or a helper used only in this module, records the call and does nothing else for the
  /// app.
  private func records(_ usr: String, depth: Int = 2) -> Bool {
    let code = index.contents[usr] ?? []
    if code.contains(where: Self.isRecording) { return true }
    guard depth > 0 else { return false }
    return code.contains { helper in
      helper.contains("LL") && helper != usr && records(helper, depth: depth - 1)
    }
  }

  private static func isRecording(_ usr: String) -> Bool {
    usr.contains("13RecordedCallsC6record") || usr.contains("12RecordedCallV6record")
  }

  private func isKnown(_ symbol: Symbol) -> Bool {
    index.defined.contains(symbol.usr) || index.accessors[symbol.usr] != nil
  }
}
