import ArgumentParser
import DiagnosticText
import Diagnostics
import Foundation
import IBRender

#if Pictures
  import CairoPictures
#endif

/// The format of a picture's file.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png, pdf, html

  /// Returns the format that a path ends with, or nil for another ending.
  init?(ofPath path: String) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    self.init(rawValue: ending == "htm" ? "html" : ending)
  }

  /// Whether this build of the command can write the format.
  var isAvailable: Bool {
    #if Pictures
      true
    #else
      self == .svg || self == .html
    #endif
  }
}

/// A writer of pictures in a format.
struct PictureFile {
  let format: PictureFormat
  /// The number of pixels in one point of a PNG, and the size of an SVG relative to points.
  let scale: CGFloat

  /// Returns the bytes of a picture's file, and the problems with fonts and images that the writer found.
  /// - Throws: A ``Diagnostic`` if the picture cannot be written.
  func bytes(of picture: Picture, title: String) throws -> (
    bytes: [UInt8], problems: [Diagnostic]
  ) {
    #if Pictures
      var writer = CairoWriter()
      writer.scale = scale
      do {
        switch format {
        case .png:
          let output = try writer.png(of: picture)
          return (output.bytes, output.problems)
        case .pdf:
          let output = try writer.pdf(of: picture)
          return (output.bytes, output.problems)
        case .svg, .html: break
        }
      } catch {
        throw Diagnostic(
          id: "no-picture", severity: .error, message: error.description)
      }
    #endif
    return (SVGWriter().bytes(of: picture, title: title), [])
  }
}
