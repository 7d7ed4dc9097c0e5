import InterfaceBuilder

extension IBDocument {
  /// The name with which code loads the document: the file name without its extension.
  var nibName: String? { Self.nibName(of: file) }

  static func nibName(of file: String?) -> String? {
    // Compares bytes, because finding the characters of a long path is expensive.
    file?.utf8.split(separator: UInt8(ascii: "/")).last.map { name in
      String(Substring(name.prefix { $0 != UInt8(ascii: ".") }))
    }
  }
}
