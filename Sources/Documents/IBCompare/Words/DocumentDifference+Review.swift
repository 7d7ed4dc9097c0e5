import InterfaceBuilder

/// A line of a review: the changes to an object, in words.
public struct ReviewLine: Hashable, Sendable {
  /// The id of the object, or nil if the line concerns no object or an object without an id.
  public let object: String?
  /// The name of the object and its changes.
  public let text: String

  /// The text, followed by the object's id: `label "Tide": text Low → High  #lbl-01`.
  public var textWithID: String { object.map { "\(text)  #\($0)" } ?? text }
}

extension DocumentDifference {
  /// Returns a description of the changes, with one line for each changed object.
  ///
  /// The last line summarizes changes that do not affect the app: see ``ChangeFolding``.
  /// - Parameter showsAll: Whether to describe those changes in full.
  public func review(showsAll: Bool = false) -> [String] {
    reviewLines(showsAll: showsAll).map(\.textWithID)
  }

  /// Returns the lines of ``review(showsAll:)`` with the id of each object as a separate value.
  /// - Parameter showsAll: Whether to describe changes that do not affect the app in full.
  public func reviewLines(showsAll: Bool = false) -> [ReviewLine] {
    guard let finder else { return [] }
    if let line = Self.wholeDocument(finder) { return [ReviewLine(object: nil, text: line)] }
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
