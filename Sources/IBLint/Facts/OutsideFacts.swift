public import InterfaceBuilder

/// What solving a document's constraints has given.
///
/// The linter does not lay out; who can hands the facts in, one value per document.
public protocol LayoutFacts: Sendable {
  /// The frame of a view in its superview, in points, nil for a view that was not laid out.
  func frame(of id: String) -> Rect?
  /// The ids of the views whose constraints leave something open, in document order.
  var ambiguous: [String] { get }
  /// The ids of the constraints that contradict others and were left out, in document order.
  var unsatisfiable: [String] { get }
}

/// What an app's sources say.
///
/// The linter does not read sources; who can hands the facts in, one value for a whole run.
public protocol SourceFacts: Sendable {
  /// The superclasses of a class, the nearest first, as far as they are known.
  /// - Parameter module: The module that the document names, nil for a class of Objective-C and for the app's own.
  /// - Returns: nil where the sources declare no such class.
  func superclasses(of className: String, module: String?) -> [String]?
}
