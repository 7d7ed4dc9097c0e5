import DiagnosticText
public import Diagnostics
public import Foundation
public import IBRender

#if Pictures
  import CairoPictures
#endif

/// The format of a picture's file.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// A picture as SVG, PNG or PDF, or an inspector page in HTML.
  case svg, png, pdf, html

  /// Returns the format for a path's extension, or nil for other extensions.
  public init?(ofPath path: String) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    self.init(rawValue: ending == "htm" ? "html" : ending)
  }

  /// Whether this build can write the format.
  public var isAvailable: Bool {
    #if Pictures
      true
    #else
      self == .svg || self == .html
    #endif
  }
}

extension PictureFormat {
  /// Checks that this build can write the format.
  /// - Throws: A `Diagnostic` that says how to build with support for it.
  package func requireAvailable() throws(Diagnostic) {
    guard !isAvailable else { return }
    throw .usage(
      "this build of xibinspect writes only SVG and HTML; build it with the package trait Pictures to write "
        + rawValue.uppercased())
  }

  /// Checks that the name of an output file does not have the extension of a different format.
  /// - Parameter option: The option that chose the format.
  /// - Throws: A `Diagnostic` that lists the possible names.
  package func checkName(_ output: String, because option: String) throws(Diagnostic) {
    guard !RenderTargets.isFolder(output), let named = PictureFormat(ofPath: output), named != self
    else { return }
    let ending = URL(fileURLWithPath: output).pathExtension
    throw .usage(
      "\(option) cannot be written to '\(output)', which ends in .\(ending); end the name in .\(rawValue), leave out \(option), or name a folder"
    )
  }
}

/// A writer of pictures in a format.
public struct PictureFile {
  /// The format of the files.
  public let format: PictureFormat
  /// The number of pixels in one point of a PNG, and the size of an SVG relative to points.
  public let scale: CGFloat

  /// Creates a writer; `scale` is the number of pixels in one point.
  public init(format: PictureFormat, scale: CGFloat = 1) {
    (self.format, self.scale) = (format, scale)
  }

  /// Returns the bytes of a picture's file, and the problems with fonts and images that the writer found.
  /// - Throws: A ``Diagnostic`` if the picture cannot be written.
  public func bytes(of picture: Picture, title: String) throws -> (
    bytes: [UInt8], problems: [Diagnostic]
  ) {
    #if Pictures
      var writer = CairoWriter()
      writer.scale = scale
      do {
        switch format {
        case .png:
          let fitting = picture.fitting(scale: scale)
          let output = try writer.png(of: fitting)
          return (
            output.bytes, output.problems + fitting.problems.dropFirst(picture.problems.count)
          )
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
