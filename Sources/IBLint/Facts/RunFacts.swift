/// What a run knows besides one document: the other documents, and the projects that they belong to.
public protocol RunFacts: Sendable {
  /// The documents that create an object of a class, as its custom class, in the order of the run.
  func documents(placing className: String) -> [String]
  /// The names of the targets that a document belongs to, empty for one that a project leaves out.
  /// - Returns: nil if no project tells.
  func targets(of file: String) -> [String]?
}
