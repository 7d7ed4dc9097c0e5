#if Pictures
  import CPaint
  import Foundation
  import IBRender

  extension CairoWriter.Pixels {
    /// Decodes a PNG. Returns nil for other data, and for a picture with a side of more than ``Picture/longestSide``
    /// pixels.
    public init?(png: [UInt8]) {
      guard
        let image = cpt_image_decode(png, png.count, 0, 0, Int32(Picture.longestSide), nil)
      else { return nil }
      defer { cpt_image_free(image) }
      var (width, height): (Int32, Int32) = (0, 0)
      cpt_image_size(image, &width, &height)
      guard let page = CairoPage(width: Int(width), height: Int(height), scale: 1) else {
        return nil
      }
      let all = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      cpt_draw(page.pointer, image, cpt_rect(whole), cpt_rect(all), false, nil)
      self = page.pixels
    }

    /// The picture as a PNG; nil if its size does not match its bytes, or if there is not enough memory.
    public var png: [UInt8]? {
      let longest = Int(Picture.longestSide)
      guard width > 0, height > 0, width <= longest, height <= longest,
        width * height <= Picture.mostPixels,
        bytes.count == width * height * 4
      else { return nil }
      guard let page = CairoPage(width: width, height: height, scale: 1) else { return nil }
      var swapped = bytes
      for start in stride(from: 0, to: swapped.count - 3, by: 4) {
        swapped.swapAt(start, start + 2)
      }
      cpt_put_pixels(page.pointer, swapped)
      return try? page.file()
    }
  }
#endif
