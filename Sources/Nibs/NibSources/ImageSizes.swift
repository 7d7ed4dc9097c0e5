package import Foundation
import InterfaceBuilder
import XMLTree

/// The sizes of images in points, as a document records them, for images that are not in a bundle.
package struct ImageSizes: Sendable {
  private var images: [String: CGSize] = [:]
  private var symbols: [String: CGSize] = [:]

  static let none = ImageSizes()

  private init() {}

  /// Reads the sizes from a document's resources.
  init(_ document: IBDocument) {
    for node in document.resources where node.name == Names.image {
      guard let name = node[Names.name], let width = node.double(Names.width),
        let height = node.double(Names.height), width > 1 || height > 1
      else { continue }
      let size = CGSize(width: width, height: height)
      if node[Names.catalog] == "system" {
        symbols[name] = Self.usualSize(ofSymbol: size)
      } else {
        images[name] = size
      }
    }
  }

  package func image(_ name: String) -> CGSize? { images[name] }

  package func symbol(_ name: String) -> CGSize? { symbols[name] }

  /// Returns the default size of a symbol in points, next to 17-point text, because older documents store a large size.
  ///
  /// This is an approximation: a symbol of 128 by 115 points is shown at 20 by 18.
  private static func usualSize(ofSymbol size: CGSize) -> CGSize {
    guard max(size.width, size.height) >= 64 else { return size }
    return CGSize(
      width: (size.width * 0.16).rounded(), height: (size.height * 0.16).rounded())
  }
}
