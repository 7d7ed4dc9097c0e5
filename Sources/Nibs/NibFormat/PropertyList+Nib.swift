import PropertyLists

extension PropertyList {
  /// Decodes a binary or XML property list.
  /// - Throws: ``NibFormatError`` if the list is damaged or exceeds a limit.
  init(nib bytes: [UInt8]) throws(NibFormatError) {
    do throws(PropertyListError) {
      self =
        try bytes.starts(with: BinaryPropertyList.magic)
        ? BinaryPropertyList.decode(bytes) : XMLPropertyList.decode(bytes)
    } catch {
      throw NibFormatError(error)
    }
  }
}
