import InterfaceBuilder

extension IBDocument {
  /// The name with which code loads the document: the file name without its extension.
  var nibName: String? { Self.nibName(of: file) }

  static func nibName(of file: String?) -> String? {
    file?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
  }
}
