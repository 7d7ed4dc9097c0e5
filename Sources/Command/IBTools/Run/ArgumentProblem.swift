/// The reason why the text of an argument is not one of its values.
package struct ArgumentProblem: Error, CustomStringConvertible {
  /// The problem and how to write the argument.
  package let description: String

  init(_ description: String) { self.description = description }
}
