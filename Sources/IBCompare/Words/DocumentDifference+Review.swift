import InterfaceBuilder

extension DocumentDifference {
  /// Returns a description of the changes, with one line for each changed object.
  ///
  /// The last line summarizes changes without an effect on the app: see ``ChangeFolding``.
  /// - Parameter showsAll: Whether to describe those changes in full.
  public func review(showsAll: Bool = false) -> [String] {
    guard let finder else { return [] }
    if let line = Self.wholeDocument(finder) { return [line] }
    var builder = ReviewBuilder(finder, showsAll: showsAll)
    return builder.review()
  }

  /// Returns the line for a document that was added or removed.
  private static func wholeDocument(_ finder: ChangeFinder) -> String? {
    func line(_ tree: ComparedTree, _ words: String) -> String {
      let count = tree.items.count { $0.role == .object }
      return "document \(words), with \(count) \(count == 1 ? "object" : "objects")"
    }
    if finder.old.root == nil { return line(finder.new, "added") }
    return finder.new.root == nil ? line(finder.old, "removed") : nil
  }
}
