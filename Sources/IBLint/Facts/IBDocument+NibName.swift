import InterfaceBuilder

extension IBDocument {
  /// The name that code loads the document by: its file's without folder and extension.
  var nibName: String? { Self.nibName(of: file) }

  static func nibName(of file: String?) -> String? {
    file?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
  }
}
