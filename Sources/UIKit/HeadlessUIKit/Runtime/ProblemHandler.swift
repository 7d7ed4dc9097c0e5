import Diagnostics
import Foundation

/// The handler for one kind of problem in an environment.
@MainActor
final class ProblemHandler<Problem: CustomStringConvertible>: InheritedPart {
  /// Handles a problem. By default, it is written to standard error, as UIKit writes it to its log.
  var handle: @MainActor (Problem) -> Void = { problem in
    FileHandle.standardError.write(Data((PrintableText.lines(problem.description) + "\n").utf8))
  }

  init(in environment: HeadlessEnvironment) {}

  func inherit(from outer: ProblemHandler) { handle = outer.handle }
}
