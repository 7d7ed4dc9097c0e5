import DocumentMutation
import Foundation
import HeadlessUIKit
import IBCanvas
import IBRender
import InterfaceBuilder
public import TestSupport
import XMLTree

/// A probe that draws damaged documents, and reads the pictures again.
@MainActor
public struct PictureProbe {
  private let documents: Mutator

  /// Creates a probe of the samples.
  public init() throws { documents = try Mutator.samples() }

  /// Draws the damaged document for a seed.
  public func run(seed: UInt64) -> ProbeOutcome {
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
        Self.problem(with: laidOut, outlines: outlines)
      }
      return problem.map { ProbeOutcome.broken($0) } ?? .read
    } catch {
      return .refused
    }
  }

  /// Draws each root, and all of them as a contact sheet. Returns the reason why a picture is invalid, or nil.
  private static func problem(with laidOut: LaidOutDocument, outlines: Bool) -> String? {
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
    }
    return nil
  }
}
