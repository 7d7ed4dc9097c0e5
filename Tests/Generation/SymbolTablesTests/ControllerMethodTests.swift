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

    /// What UIKit's protocols have besides what is asked for here: index titles of collections, the focus, drags that
    /// rest, selections with two fingers, windows of items, and the menus before iOS 13. Source: Apple's pages of the
    /// protocols.
    private static let notAskedFor = [
      "UITableViewController": [
        "tableView(_:canFocusRowAt:)", "tableView(_:shouldUpdateFocusIn:)",
        "tableView(_:didUpdateFocusIn:with:)", "indexPathForPreferredFocusedView(in:)",
        "tableView(_:selectionFollowsFocusForRowAt:)", "tableView(_:shouldSpringLoadRowAt:with:)",
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "tableView(_:didBeginMultipleSelectionInteractionAt:)",
        "tableViewDidEndMultipleSelectionInteraction(_:)",
        "tableView(_:shouldShowMenuForRowAt:)",
        "tableView(_:canPerformAction:forRowAt:withSender:)",
        "tableView(_:performAction:forRowAt:withSender:)",
      ],
      "UICollectionViewController": [
        "indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)",
        "collectionView(_:canFocusItemAt:)", "collectionView(_:shouldUpdateFocusIn:)",
        "collectionView(_:didUpdateFocusIn:with:)", "indexPathForPreferredFocusedView(in:)",
        "collectionView(_:selectionFollowsFocusForItemAt:)",
        "collectionView(_:shouldSpringLoadItemAt:with:)",
        "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
        "collectionViewDidEndMultipleSelectionInteraction(_:)",
        "collectionView(_:sceneActivationConfigurationForItemAt:point:)",
        "collectionView(_:shouldShowMenuForItemAt:)",
        "collectionView(_:canPerformAction:forItemAt:withSender:)",
        "collectionView(_:performAction:forItemAt:withSender:)",
      ],
    ]

    @Test func `each optional method of a list's protocols is open in its controller`() throws {
      let graph = try Build.tables.get().uikit
      let optional = graph.defaultsOfProtocols
      for (controller, protocols) in Self.protocols {
        let wanted = protocols.reduce(into: Set(Self.notAskedFor[controller] ?? [])) {
          $0.formUnion(optional[$1] ?? [])
        }
        #expect(wanted.count >= 60 && wanted.contains("scrollViewDidScroll(_:)"))
        let open = graph.methods.filter { $0.owner == controller && $0.isOpen }.map(\.name)
        #expect(wanted.subtracting(open).sorted() == [], "\(controller)")
      }
    }
  }
#endif
