#if Pictures
  public import Diagnostics
  public import Foundation
  public import IBRender

  /// A writer of pictures as PNG and PDF files, with Cairo, Pango and GdkPixbuf.
  ///
  /// Texts have the same widths as in the SVG of the picture, regardless of the installed fonts.
  public struct CairoWriter {
    /// The number of pixels in one point of a PNG.
    public var scale: CGFloat = 2

    /// Creates a writer with two pixels per point.
    public init() {}

    /// A file, and the problems with fonts and images that were found while drawing it.
    public struct Output: Sendable {
      /// The bytes of the PNG or PDF file.
      public var bytes: [UInt8]
      /// The problems with fonts and images.
      public var problems: [Diagnostic]
    }

    /// The pixels of a picture, in rows from top to bottom.
    public struct Pixels: Hashable, Sendable {
      /// The width in pixels.
      public var width: Int
      /// The height in pixels.
      public var height: Int
      /// The red, green, blue and alpha of each pixel. The colors are multiplied by alpha.
      public var bytes: [UInt8]

      /// Creates a picture from its width and height in pixels, and four bytes for each pixel.
      public init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
      }
    }

    /// Returns the picture as a PNG.
    /// - Throws: A ``PictureError`` if a side would be longer than ``Picture/longestSide`` pixels, if there would be more
    ///   than ``Picture/mostPixels``, or if the picture has no area.
    public func png(of picture: Picture) throws(PictureError) -> Output {
      let (page, problems) = try drawn(picture)
      return Output(bytes: try page.file(), problems: problems)
    }

    /// Returns the picture as a PDF with one page.
    /// - Throws: A ``PictureError`` if the picture has no area, if a side is longer than ``Picture/longestSide`` points, or
    ///   if there is not enough memory.
    public func pdf(of picture: Picture) throws(PictureError) -> Output {
      try check(picture.size)
      guard max(picture.size.width, picture.size.height) <= Picture.longestSide else {
        throw .tooLarge(picture.size)
      }
      guard let page = CairoPage(pdfOf: picture.size) else { throw .noMemory }
      let painter = CairoPainter(page, scale: 2)
      painter.paint(picture)
      return Output(bytes: try page.file(), problems: painter.problems)
    }

    /// Returns the pixels of the picture.
    /// - Throws: A ``PictureError`` as ``png(of:)`` does.
    public func pixels(of picture: Picture) throws(PictureError) -> Pixels {
      try drawn(picture).page.pixels
    }

    private func check(_ size: CGSize) throws(PictureError) {
      guard size.width.isFinite, size.height.isFinite else { throw .endless }
      guard size.width > 0, size.height > 0 else { throw .empty }
    }

    private func drawn(_ picture: Picture) throws(PictureError) -> (
      page: CairoPage, problems: [Diagnostic]
    ) {
      let size = CGSize(
        width: (picture.size.width * scale).rounded(.up),
        height: (picture.size.height * scale).rounded(.up))
      try check(size)
      guard max(size.width, size.height) <= Picture.longestSide,
        size.width * size.height <= CGFloat(Picture.mostPixels)
      else { throw .tooManyPixels(size) }
      guard
        let page = CairoPage(
          width: Int(size.width), height: Int(size.height), scale: Double(scale))
      else { throw .noMemory }
      let painter = CairoPainter(page, scale: scale)
      painter.paint(picture)
      return (page, painter.problems)
    }
  }
#endif
