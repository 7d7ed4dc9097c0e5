package import Diagnostics

extension Diagnostic {
  private static let usageID = "usage"

  /// Creates the problem that a request contradicts itself or cannot be carried out, regardless of the files' contents.
  package static func usage(_ message: String) -> Diagnostic {
    Diagnostic(id: usageID, severity: .error, message: message)
  }

  /// Whether the problem is the request, not a file.
  package var isUsage: Bool { id == Self.usageID }

  /// Creates the problem that an error describes.
  /// - Parameter file: The file that could not be processed, for errors that name none.
  package init(wrapping error: any Error, file: String?) {
    self =
      error as? Diagnostic
      ?? Diagnostic(
        id: "unreadable-file", severity: .error, file: file, message: ErrorText.sentence(error))
  }
}
