import FileWork
import Foundation

/// Functions that embed image files in an SVG.
enum SVGImageData {
  /// Returns a `data:` URL for a file, or nil if the file cannot be read or has another format.
  static func text(of file: URL) -> String? {
    let type: String
    switch file.pathExtension.lowercased() {
    case "png": type = "image/png"
    case "jpg", "jpeg": type = "image/jpeg"
    case "gif": type = "image/gif"
    case "svg": type = "image/svg+xml"
    default: return nil
    }
    guard let bytes = try? FileBytes.readFollowingLinks(file.path, limit: ImageLimits.bytes) else {
      return nil
    }
    return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
  }
}
