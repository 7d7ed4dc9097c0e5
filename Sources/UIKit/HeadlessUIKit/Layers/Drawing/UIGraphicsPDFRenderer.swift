public import Foundation

// PDF pages are display lists here: the format is neither written nor read. A document that has been read has the
// number of pages that its file states, and its pages draw nothing.

/// Creates documents from what closures draw.
@preconcurrency @MainActor
public final class UIGraphicsPDFRenderer {
  public let format: UIGraphicsPDFRendererFormat
  /// The default page, in points.
  let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .init()) {
    self.bounds = bounds
    self.format = format
  }

  /// Calls a closure that draws pages, and records their number (``HeadlessEnvironment/recordedCalls``).
  ///
  /// The data has the first and last line of a PDF, and one line for each page; it is not a complete PDF.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    DrawingState.current.draw(into: context.cgContext) { actions(context) }
    return PDFPages.data(pages: context.pageCount, in: "UIGraphicsPDFRenderer.pdfData")
  }

  /// Writes ``pdfData(actions:)`` to a file.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The context of a PDF renderer.
@preconcurrency @MainActor
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsPDFRendererFormat
  /// The current page, in points.
  public private(set) var pdfContextBounds: CGRect
  private(set) var pageCount = 0

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    pdfContextBounds = bounds
    super.init(CGContext(bounds: bounds, scale: 1))
  }

  public func beginPage() { pageCount += 1 }

  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    pageCount += 1
  }

  public func setURL(_ url: URL, for rect: CGRect) {
    RecordedCalls.record("UIGraphicsPDFRendererContext.setURL", url, rect)
  }
}

/// The metadata that a renderer writes into a document in addition to pages.
@preconcurrency @MainActor
public final class UIGraphicsPDFRendererFormat {
  public var documentInfo: [String: Any] = [:]

  public init() {}
  public static func `default`() -> UIGraphicsPDFRendererFormat { .init() }
  public static func preferred() -> UIGraphicsPDFRendererFormat { .init() }
}

@MainActor
private enum PDFPages {
  static func data(pages: Int, in call: String) -> Data {
    RecordedCalls.record(call, pages)
    let page = "<< /Type /Page >>\n"
    return Data(("%PDF-1.4\n" + String(repeating: page, count: pages) + "%%EOF\n").utf8)
  }
}

/// The document that the functions of the graphics stack are creating.
@MainActor
private final class OpenPDF: EnvironmentPart {
  var data: NSMutableData?
  /// The file to which the document is written when it ends.
  var path: String?
  var pages = 0
  /// The default page and the current one, in points.
  var bounds = CGRect.zero
  var page = CGRect.zero

  init(in environment: HeadlessEnvironment) {}
}

/// Begins a document; its pages are drawn into the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let part: OpenPDF = HeadlessEnvironment.current.part()
  part.data = data
  part.path = nil
  part.pages = 0
  part.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  part.page = part.bounds
  UIGraphicsPushContext(CGContext(bounds: part.bounds, scale: 1))
}

/// Begins a document that is written to a file when it ends. Returns false without a path.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard !path.isEmpty else { return false }
  UIGraphicsBeginPDFContextToData(NSMutableData(), bounds, documentInfo)
  let part: OpenPDF = HeadlessEnvironment.current.part()
  part.path = path
  return true
}

/// Returns the current page of the document, in points; zero without a document.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  let part: OpenPDF = HeadlessEnvironment.current.part()
  return part.data == nil ? .zero : part.page
}

/// Begins a page.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPage() {
  let part: OpenPDF = HeadlessEnvironment.current.part()
  part.pages += 1
  part.page = part.bounds
}

/// Begins a page with its own size.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  UIGraphicsBeginPDFPage()
  let part: OpenPDF = HeadlessEnvironment.current.part()
  if !bounds.isEmpty { part.page = bounds }
}

/// Ends the document, and records its number of pages.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndPDFContext() {
  let part: OpenPDF = HeadlessEnvironment.current.part()
  guard let data = part.data else { return }
  UIGraphicsPopContext()
  data.append(PDFPages.data(pages: part.pages, in: "UIGraphicsEndPDFContext"))
  // The function has no return value that could report that the file was not written.
  if let path = part.path { _ = data.write(toFile: path, atomically: true) }
  part.data = nil
}

/// A document that has been read. Only its pages are counted.
public final class CGPDFDocument: @unchecked Sendable {
  public let numberOfPages: Int
  public let isEncrypted = false
  public let isUnlocked = true

  /// Reads a document from a file; nil if the file does not exist.
  public convenience init?(_ url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data)
  }

  /// Reads a document from bytes; nil if they do not begin like a PDF.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data as Data)
  }

  private init?(_ data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let names = text.components(separatedBy: "/Type").dropFirst()
    numberOfPages = names.count { name in
      let word = name.drop { $0 == " " || $0.isNewline }
      return word.hasPrefix("/Page") && !word.hasPrefix("/Pages")
    }
  }

  /// Returns a page by its number, starting at 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    (1...max(numberOfPages, 1)).contains(pageNumber) && numberOfPages > 0
      ? CGPDFPage(self, pageNumber) : nil
  }
}

/// The boxes of a page, with the framework's raw values.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document, in US Letter size; it draws nothing.
public final class CGPDFPage: @unchecked Sendable {
  public let document: CGPDFDocument?
  /// The number of the page, from 1.
  public let pageNumber: Int
  /// The rotation, in degrees.
  public let rotationAngle: Int32 = 0

  init(_ document: CGPDFDocument, _ number: Int) {
    self.document = document
    pageNumber = number
  }

  /// The box, in points; always 612 by 792.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }

  /// The transform that fits the page into a rectangle: scaled down if necessary, and centered.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let page = getBoxRect(box)
    var scale = CGSize(
      width: min(rect.width / page.width, 1), height: min(rect.height / page.height, 1))
    if preserveAspectRatio {
      let least = min(scale.width, scale.height)
      scale = CGSize(width: least, height: least)
    }
    return CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: -CGFloat(rotate) * .pi / 180)
      .scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -page.midX, y: -page.midY)
  }
}

/// A pattern that fills areas by repeating a drawing; it is not drawn.
public final class CGPattern: @unchecked Sendable {
  public let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
}

/// A destination for bytes.
public final class CGDataConsumer: @unchecked Sendable {
  let data: NSMutableData
  public init?(data: NSMutableData) { self.data = data }
}

extension CGContext {
  /// Records the page; nothing is drawn.
  public func drawPDFPage(_ page: CGPDFPage) {
    RecordedCalls.record("CGContext.drawPDFPage", page.pageNumber)
  }
}
