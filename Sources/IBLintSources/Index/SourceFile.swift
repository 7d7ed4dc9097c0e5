/// A source file that has been read.
struct SourceFile {
  /// The path as messages name it.
  var path: String
  /// The Swift module that the file belongs to, nil where nothing tells.
  var module: String?
  /// What it declares.
  var record: FileRecord
}
