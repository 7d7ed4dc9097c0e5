#if Pictures
  import CairoPictures

  extension CairoWriter.Pixels {
    /// The components of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] {
      let start = (y * width + x) * 4
      return Array(bytes[start..<start + 4])
    }
  }
#endif
