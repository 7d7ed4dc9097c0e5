public import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// The images and colors that the document lists among its resources, and that the app must contain.
  ///
  /// Xcode lists the resources when it saves the document.
  public var listedAssets: Set<ProjectAsset> {
    Set(
      resources.compactMap { entry in
        guard let name = entry[Names.name], entry[Names.catalog] == nil else { return nil }
        if entry.name == Names.namedColor { return .color(name) }
        guard entry.name == Names.image, needsImage(name) else { return nil }
        return platform == .macOS ? .imageWithAnyExtension(name) : .image(name)
      })
  }

  /// Returns whether the app must contain an image that the document names.
  ///
  /// macOS contains the images whose names begin with `NS`. An image from another bundle may come from a library. The
  /// document itself may contain the data of an image.
  func needsImage(_ name: String) -> Bool {
    let isOfSystem = platform == .macOS && name.hasPrefix("NS")
    guard !name.isEmpty, !isOfSystem, !name.contains(".bundle/") else { return false }
    let entry = resource(Names.image, named: name)
    return entry?.elements.first { _ in true } == nil
  }
}
