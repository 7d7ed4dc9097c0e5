extension Diagnostic {
  /// A replacement in a file other than the diagnostic's own.
  public struct FileEdit: Hashable, Sendable {
    /// The file, with the name that the caller uses.
    public var file: String
    /// The offset of the first replaced byte.
    public var start: Int
    /// The offset after the last replaced byte.
    public var end: Int
    /// The new text.
    public var text: String

    /// Creates an edit.
    public init(file: String, start: Int, end: Int, text: String) {
      self.file = file
      self.start = start
      self.end = end
      self.text = text
    }

    /// Returns whether two edits change the same part of a file.
    public func overlaps(_ other: FileEdit) -> Bool {
      file == other.file && start <= other.end && other.start <= end
    }

    /// Returns the bytes of a file after edits are applied.
    /// - Returns: Nil if the edits overlap or do not fit into the file.
    public static func apply(_ edits: [FileEdit], to bytes: [UInt8]) -> [UInt8]? {
      var result: [UInt8] = []
      var position = 0
      for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
        guard edit.start >= position, edit.end >= edit.start, edit.end <= bytes.count else {
          return nil
        }
        result += bytes[position..<edit.start]
        result += edit.text.utf8
        position = edit.end
      }
      return result + bytes[position...]
    }
  }
}
