/// Facts about the other documents of a run, and about the projects that contain the documents.
public protocol RunFacts: Sendable {
  /// Returns the documents that create an object with a custom class, in the order of the run.
  func documents(placing className: String) -> [String]
  /// Returns the names of the targets that contain a document.
  /// - Returns: The names, empty if a project does not include the document, or nil if no project is known.
  func targets(of file: String) -> [String]?
}
