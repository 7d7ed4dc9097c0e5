import Foundation

/// Files of images as they are put into an SVG.
enum SVGImageData {
  /// The largest file that is put into a picture, in bytes.
  private static let largest = 32 << 20

  /// A file as a `data:` address, nil for one that cannot be read or is of another kind.
  static func text(of file: URL) -> String? {
    let type: String
    switch file.pathExtension.lowercased() {
    case "png": type = "image/png"
    case "jpg", "jpeg": type = "image/jpeg"
    case "gif": type = "image/gif"
    case "svg": type = "image/svg+xml"
    default: return nil
    }
    guard let data = try? Data(contentsOf: file), data.count <= largest else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}
