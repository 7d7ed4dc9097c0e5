import DocumentMutation
import Foundation
import HeadlessUIKit
import IBCanvas
import IBRender
import InterfaceBuilder
public import TestSupport
import XMLTree

#if Pictures
  import CairoPictures
#endif

/// A probe that draws damaged documents, and reads the pictures again.
@MainActor
public struct PictureProbe {
  private let documents: Mutator

  /// Creates a probe of the samples.
  public init() throws { documents = try Mutator.samples() }

  /// Draws the damaged document for a seed.
  public func run(seed: UInt64) -> ProbeOutcome {
    withEnvironment(HeadlessEnvironment()) { runInEnvironment(seed: seed) }
  }

  private func runInEnvironment(seed: UInt64) -> ProbeOutcome {
    // Failures that are reported to the app must not end the program.
    NibFailure.handler = { _ in }
    ControllerWarning.handler = { _ in }
    LayoutConflict.handler = { _ in }
    guard let document = try? IBDocument(parsing: documents.sample(seed: seed)) else {
      return .refused
    }
    var options = DocumentLayoutOptions()
    options.userInterfaceStyle = seed % 2 == 0 ? .dark : .light
    options.isRightToLeft = seed % 3 == 0
    options.doublesTexts = seed % 5 == 0
    options.device = seed % 7 == 0 ? .standard : nil
    let outlines = seed % 4 == 0
    do {
      let problem = try document.withLaidOutViews(on: options) { laidOut in
        Self.problem(with: laidOut, seed: seed, outlines: outlines)
      }
      return problem.map { ProbeOutcome.broken($0) } ?? .read
    } catch {
      return .refused
    }
  }

  /// Draws each root, and all of them as a contact sheet. Returns the reason why a picture is invalid, or nil.
  private static func problem(
    with laidOut: LaidOutDocument, seed: UInt64, outlines: Bool
  ) -> String? {
    var options = PictureOptions()
    options.showsOutlines = outlines
    var sheets: [Picture.Sheet] = []
    for root in laidOut.roots where root.container == nil {
      let screen = laidOut.screen(of: root)
      guard
        let picture = try? Picture(
          of: root.view, at: screen.origin, under: screen.bars, onScreen: screen.size,
          options: options)
      else { continue }
      sheets.append(Picture.Sheet(picture, caption: root.object?.id ?? ""))
    }
    if let sheet = try? Picture(arranging: sheets) {
      sheets.append(Picture.Sheet(sheet, caption: "all"))
    }
    if let image = try? damagedImage(seed: seed) {
      defer { try? FileManager.default.removeItem(at: image) }
      let view = UIImageView(image: UIImage(contentsOfFile: image.path))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      var whole = (try? Picture(of: view)) ?? Picture(size: view.bounds.size)
      // The painter leaves out what it knows to be damaged, but other pictures may contain any file.
      whole.steps.append(
        .image(Picture.ImagePart(file: image, size: view.bounds.size, rect: view.bounds)))
      if let problem = problem(with: [Picture.Sheet(whole, caption: "image")]) { return problem }
    }
    return problem(with: sheets)
  }

  private static func problem(with sheets: [Picture.Sheet]) -> String? {
    for sheet in sheets {
      let picture = sheet.picture
      let begun = picture.steps.count { if case .begin = $0 { true } else { false } }
      let ended = picture.steps.count { $0 == .end }
      if begun != ended { return "\(sheet.caption): \(begun) groups begin, but \(ended) end" }
      let bytes = SVGWriter().bytes(of: picture, title: sheet.caption)
      guard let tree = try? Tree(parsing: bytes), tree.root.spelling == "svg" else {
        return "\(sheet.caption): the SVG is not well-formed"
      }
      if SVGWriter().bytes(of: picture, title: sheet.caption) != bytes {
        return "\(sheet.caption): the same picture has other bytes"
      }
      #if Pictures
        if let problem = problem(withPixelsOf: picture) { return "\(sheet.caption): \(problem)" }
      #endif
    }
    return nil
  }
}

#if Pictures
  extension PictureProbe {
    /// Draws a picture as PNG, and a small one as PDF. Returns the reason why a file is invalid, or nil.
    private static func problem(withPixelsOf picture: Picture) -> String? {
      var writer = CairoWriter()
      writer.scale = 1
      // Larger pictures take long and draw nothing else.
      let longest: CGFloat = 1200
      guard max(picture.size.width, picture.size.height) <= longest,
        min(picture.size.width, picture.size.height) > 0
      else { return nil }
      do {
        let png = try writer.png(of: picture).bytes
        guard CairoWriter.Pixels(png: png) != nil else { return "the PNG cannot be read" }
        let pdf = try writer.pdf(of: picture).bytes
        return pdf.starts(with: Array("%PDF-".utf8)) ? nil : "the PDF has no header"
      } catch {
        return "\(error)"
      }
    }
  }
#endif
