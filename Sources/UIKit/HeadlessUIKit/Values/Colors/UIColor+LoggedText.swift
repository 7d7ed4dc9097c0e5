import AssetCatalog

extension UIColor {
  /// The text of the color in a log.
  var loggedText: String {
    switch content {
    case .plain(let color):
      let numbers = (color.components ?? []).map(\.loggedText).joined(separator: " ")
      return "UIExtended\(color.numberOfComponents == 2 ? "Gray" : "SRGB")ColorSpace \(numbers)"
    case .system(let color): return dynamic("System", "name = \(color.name)")
    case .asset(let asset): return dynamic("Catalog", "name = \(asset.name)")
    case .dynamic: return "<UIDynamicProviderColor: \(LoggedObject.address(of: self))>"
    case .pattern: return LoggedObject.text(of: self)
    }
  }

  private func dynamic(_ kind: String, _ part: String) -> String {
    "<UIDynamic\(kind)Color: \(LoggedObject.address(of: self)); \(part)>"
  }
}
