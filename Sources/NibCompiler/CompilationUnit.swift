import InterfaceBuilder

/// What goes into one nib: a whole xib, a prototype cell, a scene, a scene's view.
struct CompilationUnit {
  /// The objects at the top level, placeholders among them, in order.
  let topLevel: [IBObject]
  /// Whether an object is part of the nib; others are placeholders for objects of the nib around it.
  let contains: (IBObject) -> Bool
  /// Whether views at the top level have the size of the document's device.
  var sizesTopLevelViews = false

  /// A whole xib.
  static func xib(_ document: IBDocument) -> CompilationUnit {
    CompilationUnit(
      topLevel: document.topLevelObjects, contains: { _ in true }, sizesTopLevelViews: true)
  }

  /// The identifier of the placeholder that stands for an object, nil for one that the nib makes.
  func placeholderIdentifier(for object: IBObject) -> String? {
    switch object.role {
    case .filesOwner: return "IBFilesOwner"
    case .firstResponder: return "IBFirstResponder"
    case .externalObject: return object.externalObjectIdentifier
    case .application, .object: break
    }
    guard !contains(object) else { return nil }
    return object.id.map { "UpstreamPlaceholder-" + $0 }
  }
}
