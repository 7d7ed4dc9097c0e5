package import Foundation

/// A data set of an asset catalog: a file with any contents.
package struct DataAsset: Sendable {
  package let file: URL
  /// The uniform type identifier of the contents; `public.data` if the catalog specifies none.
  package let typeIdentifier: String

  /// Reads the set in a folder; nil if it contains no file. If there are several files, the first one is used.
  init?(_ folder: URL) {
    guard let entry = AssetContents(in: folder)?.data?.first(where: { $0.filename != nil }),
      let file = entry.filename.flatMap({ AssetFile.url($0, in: folder) })
    else { return nil }
    self.file = file
    typeIdentifier = entry.typeIdentifier ?? "public.data"
  }
}
