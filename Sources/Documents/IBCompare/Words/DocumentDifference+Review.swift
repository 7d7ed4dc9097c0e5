import InterfaceBuilder

/// A line of a review: the changes to an object, in words.
public struct ReviewLine: Hashable, Sendable {
  /// The effect of a change, which a terminal shows as a color.
  package enum Effect: Hashable, Sendable {
    case addition, removal, change
  }

  /// One change in words.
  package struct Phrase: Hashable, Sendable {
    package let text: String
    package let effect: Effect

    init(_ text: String, _ effect: Effect) { (self.text, self.effect) = (text, effect) }
  }

  /// The id of the object, or nil if the line concerns no object or an object without an id.
  public let object: String?
  /// The name of the object; nil for a line about the whole document.
  package let title: String?
  /// The changes.
  package let phrases: [Phrase]

  init(object: String?, title: String, phrases: [Phrase]) {
    (self.object, self.title, self.phrases) = (object, title, phrases)
  }

  /// Creates a line about the whole document.
  init(_ text: String, _ effect: Effect = .change) {
    (object, title, phrases) = (nil, nil, [Phrase(text, effect)])
  }

  /// The name of the object and its changes.
  public var text: String {
    (title.map { "\($0): " } ?? "") + phrases.map(\.text).joined(separator: "; ")
  }

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
    if let line = Self.wholeDocument(finder) { return [line] }
    var builder = ReviewBuilder(finder, showsAll: showsAll)
    return builder.review()
  }

  /// Returns the line for a document that was added or removed.
  private static func wholeDocument(_ finder: ChangeFinder) -> ReviewLine? {
    func line(_ tree: ComparedTree, _ words: String, _ effect: ReviewLine.Effect) -> ReviewLine {
      let count = tree.items.count { $0.role == .object }
      return ReviewLine(
        "document \(words), with \(count) \(count == 1 ? "object" : "objects")", effect)
    }
    if finder.old.root == nil { return line(finder.new, "added", .addition) }
    return finder.new.root == nil ? line(finder.old, "removed", .removal) : nil
  }
}
