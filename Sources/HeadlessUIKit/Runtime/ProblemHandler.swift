import Foundation

/// Who receives the problems of one kind in an environment.
@MainActor
final class ProblemHandler<Problem: CustomStringConvertible>: InheritedPart {
  /// By default, problems are written to standard error, as UIKit writes them to its log.
  var handle: @MainActor (Problem) -> Void = { problem in
    FileHandle.standardError.write(Data((problem.description + "\n").utf8))
  }

  init(in environment: HeadlessEnvironment) {}

  func inherit(from outer: ProblemHandler) { handle = outer.handle }
}
