#if os(Linux)
  import SymbolTables
  import Testing

  /// A subclass of a list's controller can override each optional method of UIKit.
  ///
  /// A method that is only in a protocol's extension cannot be overridden.
  @Suite struct ControllerMethodTests {
    private static let protocols = [
      "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
      "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
    ]

    @Test func `each optional method of a list's protocols is open in its controller`() throws {
      let graph = try Build.tables.get().uikit
      let optional = graph.defaultsOfProtocols
      for (controller, protocols) in Self.protocols {
        let wanted = protocols.reduce(into: Set<String>()) {
          $0.formUnion(optional[$1] ?? [])
        }
        #expect(wanted.count >= 60 && wanted.contains("scrollViewDidScroll(_:)"))
        let open = graph.methods.filter { $0.owner == controller && $0.isOpen }.map(\.name)
        #expect(wanted.subtracting(open).sorted() == [], "\(controller)")
      }
    }
  }
#endif
