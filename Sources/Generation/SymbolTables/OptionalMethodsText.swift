/// The list of the optional methods in UIKit's protocols.
struct OptionalMethodsText {
  let graph: SymbolGraph

  var text: String {
    // Calls with a label do not need a list, because closures have no labels.
    let names = graph.defaulted.filter { method in
      let labels = method.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      return !labels.isEmpty && labels.allSatisfy { $0 == "_" }
    }.map { $0.prefix { $0 != "(" } }
    let rows = graph.defaultsOfProtocols.sorted { $0.key < $1.key }.map { name, methods in
      "    \(name) \(methods.sorted().joined(separator: " "))"
    }
    return """
      \(GeneratedTables.header)

      /// The methods without labels that protocols of UIKit do not require.
      enum OptionalMethods {
        static let names: Set<String> = [
      \(names.sorted().map { "    \"\($0)\"," }.joined(separator: "\n"))
        ]

        /// The methods that each protocol does not require, with those of the protocols that it refines: one protocol a line.
        static let rows = \"\"\"
      \(rows.joined(separator: "\n"))
          \"\"\"
      }

      """
  }
}
