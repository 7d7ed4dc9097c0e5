import InterfaceBuilder
import XMLTree

/// What goes into one nib: a whole xib, a prototype cell, a scene, a scene's view.
struct CompilationUnit {
  /// The objects at the top level, placeholders among them, in order.
  let topLevel: [IBObject]
  /// The only object to compile, with its contents; nil for the whole document.
  var root: IBObject?
  /// Objects inside that have nibs of their own: prototypes.
  var excluded: [IBObject] = []
  /// What of a storyboard goes into the nib; nil for a xib or a prototype.
  var storyboard: StoryboardUnit?
  /// Whether views at the top level have the size of the document's device.
  var sizesTopLevelViews = false

  /// A whole xib.
  static func xib(_ document: IBDocument) -> CompilationUnit {
    // An archive has its placeholders anywhere, a nib at the front.
    let objects = document.topLevelObjects
    let ordered =
      document.dialect == .document
      ? objects
      : objects.filter { $0.node.name == Names.placeholder }
        + objects.filter { $0.node.name != Names.placeholder }
    return CompilationUnit(
      topLevel: ordered, excluded: document.prototypes, sizesTopLevelViews: true)
  }

  /// A prototype of a cell or reusable view.
  static func prototype(_ object: IBObject) -> CompilationUnit {
    CompilationUnit(topLevel: [object], root: object)
  }

  /// Whether an object is part of the nib; others are placeholders for objects of the nib around it.
  func contains(_ object: IBObject) -> Bool {
    if let storyboard { return storyboard.contains(object) }
    if let root, !root.encloses(object) { return false }
    return excluded.isEmpty || !excluded.contains { $0 != root && $0.encloses(object) }
  }

  /// The identifier of the placeholder that a placeholder of the document becomes, nil for other objects.
  func placeholderIdentifier(for object: IBObject) -> String? {
    if object.node.name == Names.placeholder {
      switch object.role {
      case .filesOwner: return "IBFilesOwner"
      case .firstResponder: return "IBFirstResponder"
      case .externalObject: return object.externalObjectIdentifier
      case .application, .object: break
      }
    }
    return nil
  }
}

extension IBDocument {
  /// The prototypes of cells and reusable views, in document order.
  var prototypes: [IBObject] {
    objects.filter { object in
      switch object.node.name {
      case Names.tableViewCell: object.node.parent?.name == Names.prototypes
      case Names.collectionViewCell: object.node.parent?.name == Names.cells
      case Names.collectionReusableView: object.parent?.node.name == Names.collectionView
      default: false
      }
    }
  }
}
