import InterfaceBuilder

extension DocumentDifference {
  /// The changes in a reviewer's words, a line for each object that changed.
  ///
  /// Changes without an effect on the app are folded into a last line: see ``ChangeFolding``.
  /// - Parameter showsAll: Whether nothing is folded away.
  public func review(showsAll: Bool = false) -> [String] {
    guard let finder else { return [] }
    if let line = Self.wholeDocument(finder) { return [line] }
    var builder = ReviewBuilder(finder, showsAll: showsAll)
    return builder.review()
  }

  /// The line for a document that is new, or was removed.
  private static func wholeDocument(_ finder: ChangeFinder) -> String? {
    func line(_ tree: ComparedTree, _ words: String) -> String {
      let count = tree.items.count { $0.role == .object }
      return "document \(words), with \(count) \(count == 1 ? "object" : "objects")"
    }
    if finder.old.root == nil { return line(finder.new, "added") }
    return finder.new.root == nil ? line(finder.old, "removed") : nil
  }
}
