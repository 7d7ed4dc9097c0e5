import Diagnostics
import NibFormat

/// A reason why a call as a whole has no result.
struct IBToolFailure: Error, Sendable {
  /// The file that the failure is about; nil if there is none.
  var file: String?
  /// One sentence that describes the failure.
  var text: String

  init(_ text: String, file: String? = nil) {
    self.file = file
    self.text = text
  }

  /// Creates a failure from a diagnostic, with its location as part of the text.
  init(_ problem: Diagnostic) {
    file = problem.file
    text = problem.range.map { "\(problem.message) (line \($0.start.line))" } ?? problem.message
  }
}

/// A message about an object of a document.
struct IBToolMessage: Sendable {
  /// The path of the document.
  var file: String
  /// The id of the object or connection; nil for the document as a whole.
  var objectID: String?
  var severity: Diagnostic.Severity
  var text: String

  init(file: String, objectID: String? = nil, severity: Diagnostic.Severity, _ text: String) {
    self.file = file
    self.objectID = objectID
    self.severity = severity
    self.text = text
  }

  init(_ problem: Diagnostic, in file: String) {
    self.init(
      file: file, objectID: problem.subject ?? problem.objectID, severity: problem.severity,
      problem.message)
  }

  /// Creates the warning of Apple's tool about a scene that it leaves out.
  /// - Parameter controller: The name of the scene's controller in Interface Builder.
  init(unreachableScene problem: Diagnostic, of controller: String, in file: String) {
    self.init(problem, in: file)
    severity = .warning
    // Both quotes are the opening one.
    text =
      "“\(controller)“ is unreachable because it has no entry points, and no identifier for runtime access via -[UIStoryboard instantiateViewControllerWithIdentifier:]."
  }

  /// The object in messages; Apple's tool writes `global` for the document as a whole.
  var place: String { objectID ?? "global" }
}

extension Diagnostic.Severity {
  /// The name of the severity in the keys of Apple's property lists.
  var plural: String {
    switch self {
    case .note: "notices"
    case .warning: "warnings"
    case .error: "errors"
    }
  }

  /// The number that Apple's tool writes after a message; nil where it is unknown.
  var category: Int? {
    switch self {
    case .note: nil
    case .warning: 9
    case .error: 12
    }
  }
}
