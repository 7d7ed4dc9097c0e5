import InterfaceBuilder
import XMLTree

/// The contents of one nib: a whole xib, a prototype cell, a scene, or a scene's view.
struct CompilationUnit {
  /// The top-level objects, including placeholders, in order.
  let topLevel: [IBObject]
  /// The only object to compile, with its contents; nil for the whole document.
  var root: IBObject?
  /// The prototypes inside, which have their own nibs.
  var excluded: [IBObject] = []
  /// The part of a storyboard that the nib contains; nil for a xib or a prototype.
  var storyboard: StoryboardUnit?
  /// Whether top-level views have the size of the document's device.
  var sizesTopLevelViews = false

  /// Returns the unit of a whole xib.
  static func xib(_ document: IBDocument) -> CompilationUnit {
    // An archive may have its placeholders anywhere, but in a nib they come first.
    let objects = document.topLevelObjects
    let ordered =
      document.dialect == .document
      ? objects
      : objects.filter { $0.node.name == Names.placeholder }
        + objects.filter { $0.node.name != Names.placeholder }
    return CompilationUnit(
      topLevel: ordered, excluded: document.prototypes, sizesTopLevelViews: true)
  }

  /// Returns the unit of a prototype of a cell or reusable view.
  static func prototype(_ object: IBObject) -> CompilationUnit {
    CompilationUnit(topLevel: [object], root: object)
  }

  /// Returns whether an object is part of the nib; other objects are placeholders for objects of the enclosing nib.
  func contains(_ object: IBObject) -> Bool {
    if let storyboard { return storyboard.contains(object) }
    if let root, !root.encloses(object) { return false }
    return excluded.isEmpty || !excluded.contains { $0 != root && $0.encloses(object) }
  }

  /// Returns the identifier of the nib's placeholder for a placeholder of the document; nil for other objects.
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
