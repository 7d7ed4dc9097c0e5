/// The list of the symbols that an app's sources can use on Linux.
struct ModelledNamesText {
  /// The symbols of this package's modules.
  let own: SymbolGraph
  /// The symbols of Foundation.
  let system: SymbolGraph

  var text: String {
    var rows = own.rows
    // A superclass from Foundation counts with the members that it declares there.
    var pending = rows.values.compactMap(\.superclass)
    while let name = pending.popLast() {
      guard let base = system.rows[name], rows[name]?.superclass == nil else { continue }
      rows[name, default: SymbolGraph.Row()].members.merge(base.members) { $0.union($1) }
      guard let next = base.superclass else { continue }
      rows[name]?.superclass = next
      pending.append(next)
    }
    let declared = own.names.union(system.names)
    // For other types, only the members in extensions are known, so their lists of members are incomplete.
    let whole = rows.filter { name, row in
      own.names.contains(String(name.prefix { $0 != "." }))
        || system.rows[name] != nil && rows.values.contains { $0.superclass == name }
    }
    let lines =
      whole.map { line($0, $1, types: whole) } + declared.filter { whole[$0] == nil }
    return """
      \(GeneratedTables.header)

      /// One type or name a line: the name, `|`, its superclass, `|`, its members, each with its type if that is in the
      /// table too. `@` begins a protocol; a line with only a name is an alias, a function, a constant, or a type of
      /// Foundation.
      enum ModelledNames {
        static let table = \"""
      \(lines.sorted().joined(separator: "\n"))
      \"""
      }

      """
  }

  private func line(
    _ name: String, _ row: SymbolGraph.Row, types: [String: SymbolGraph.Row]
  ) -> String {
    let members = row.members.map { member, found in
      let type = found.count == 1 ? found.first ?? "" : ""
      return type.isEmpty || types[type] == nil ? member : "\(member):\(type)"
    }
    return
      "\(row.isProtocol ? "@" : "")\(name)|\(row.superclass ?? "")|\(members.sorted().joined(separator: " "))"
  }
}
