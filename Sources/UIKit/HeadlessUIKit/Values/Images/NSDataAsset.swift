import AssetCatalog
public import Foundation

/// The contents of a data set in an asset catalog.
nonisolated open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  public let data: Data
  /// The uniform type identifier of the contents.
  public let typeIdentifier: String

  /// Reads the data set with a name; nil if no catalog of the bundle has one, or if its file cannot be read.
  public init?(name: String, bundle: Bundle) {
    guard let asset = AssetCatalogs.data(named: name, in: AssetCatalogs.folders(bundle)),
      let data = try? Data(contentsOf: asset.file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = asset.typeIdentifier
    super.init()
  }

  /// Reads the data set with a name from the app's catalogs.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}
