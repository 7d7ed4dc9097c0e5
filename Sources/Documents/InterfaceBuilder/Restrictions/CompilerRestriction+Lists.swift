import Diagnostics
import XMLTree

extension IBDocument {
  /// The prototypes of cells and reusable views, in document order.
  package var prototypes: [IBObject] {
    objects.filter { object in
      switch object.node.name {
      case Names.tableViewCell: object.node.parent?.name == Names.prototypes
      case Names.collectionViewCell: object.node.parent?.name == Names.cells
      case Names.collectionReusableView: object.parent?.node.name == Names.collectionView
      default: false
      }
    }
  }

  /// The innermost prototype that contains each object, by the index of the object. An object contains itself.
  fileprivate var innermostPrototypes: [IBObject?] {
    var found: [IBObject?] = Array(repeating: nil, count: objects.count)
    // An inner prototype follows the outer one.
    for prototype in prototypes {
      for index in prototype.range { found[index] = prototype }
    }
    return found
  }
}

// Prototypes are instantiated many times, so nothing outside can refer to one of their views.
extension CompilerRestriction {
  static let repeatingContent = [
    CompilerRestriction("repeating-outlet", .error) { document, _ in
      let prototypes = document.innermostPrototypes
      return document.connections.compactMap { connection in
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          let source = connection.source, let destination = connection.destination,
          let prototype = prototypes[destination.index], !prototype.encloses(source)
        else { return nil }
        return Finding(
          object: source,
          message:
            "The \(connection.name ?? "") outlet from the \(source.className ?? source.element) to the "
            + "\(destination.className ?? destination.element) is invalid. "
            + "Outlets cannot be connected to repeating content.",
          node: connection.node)
      }
    },
    CompilerRestriction("repeating-container", .error) { document, _ in
      let prototypes = document.innermostPrototypes
      return document.objects.filter { object in
        object.node.name == Names.containerView && prototypes[object.index] != nil
      }.map {
        Finding(
          object: $0,
          message: "Container Views cannot be placed in elements that are repeated at runtime.")
      }
    },
  ]

  static let lists = [
    CompilerRestriction("cells-in-xib", .error) { document, _ in
      guard document.kind == .xib, document.dialect == .document else { return [] }
      // Collection views in a xib may have cells; apps that Xcode builds contain such documents.
      return document.objects.filter { object in
        object.node.name == Names.tableView
          && (object.node.hasContents(of: Names.prototypes)
            || object.node.hasContents(of: Names.sections))
      }.map {
        Finding(
          object: $0,
          message:
            "Table views with embedded sections and cells are only supported in storyboard documents"
        )
      }
    },
    CompilerRestriction("static-cells-outside-table-controller", .error) { document, _ in
      guard document.kind == .storyboard else { return [] }
      return document.objects.filter { object in
        IBTableView(object)?.dataMode == .`static`
          && !(object.parent?.node.name == Names.tableViewController
            && object.node[Names.key] == "view")
      }.map {
        Finding(
          object: $0,
          message:
            "Static table views are only valid when embedded in UITableViewController instances")
      }
    },
    CompilerRestriction("nameless-prototype", .warning) { document, _ in
      document.prototypes.filter { ($0.reuseIdentifier ?? "").isEmpty }.map { prototype in
        let kind =
          switch prototype.node.name {
          case Names.tableViewCell: "Prototype table cells"
          case Names.collectionViewCell: "Collection view cells"
          default: "Collection reusable views"
          }
        return Finding(object: prototype, message: "\(kind) must have reuse identifiers")
      }
    },
  ]
}

extension Node {
  /// Returns whether a child with a name contains elements.
  fileprivate func hasContents(of name: Name) -> Bool {
    firstElement(named: name)?.elements.contains { _ in true } == true
  }
}
