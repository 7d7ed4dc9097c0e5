import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// An image view that shows a PDF file, which is removed afterwards.
@MainActor
enum PDFView {
  /// Returns the picture of an image view with the size of the image.
  static func picture(
    _ bytes: [UInt8], _ options: PictureOptions = PictureOptions()
  ) throws -> Picture {
    try withFile(bytes) { try Picture(of: view($0), options: options) }
  }

  /// Runs a closure with the file.
  static func withFile<Result>(_ bytes: [UInt8], _ run: (URL) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(file)
  }

  static func view(_ file: URL) throws -> UIImageView {
    let image = try #require(UIImage(contentsOfFile: file.path))
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: image.size)
    return view
  }
}

extension Picture {
  /// The boxes of the filled paths in the picture, with their colors.
  var filledPaths: [(box: CGRect, color: CGColor)] {
    var transforms = [CGAffineTransform.identity]
    var found: [(CGRect, CGColor)] = []
    for step in steps {
      switch step {
      case .begin(let group):
        transforms.append(group.transform.concatenating(transforms[transforms.count - 1]))
      case .end: transforms.removeLast()
      case .fill(.path(let path, _), .color(let color)):
        found.append((path.boundingBoxOfPath.applying(transforms[transforms.count - 1]), color))
      default: break
      }
    }
    return found
  }

  /// The rectangles of the stand-ins, which have a dashed line half a point inside of their edges.
  var standIns: [CGRect] {
    steps.compactMap { step in
      guard case .stroke(.rectangle(let line, _), let style, _) = step, !style.dashLengths.isEmpty
      else { return nil }
      return line.insetBy(dx: -0.5, dy: -0.5)
    }
  }

  /// The clips of all groups.
  var clips: [Shape] {
    steps.flatMap { step -> [Shape] in
      if case .begin(let group) = step { group.clips } else { [] }
    }
  }
}
