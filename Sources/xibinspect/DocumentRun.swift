import Diagnostics
import InterfaceBuilder

/// Runs a verb over documents; what is wrong with one is said behind what the verb prints of it.
struct DocumentRun {
  typealias Report = FileRun.Report

  let files: InputFiles
  private let json: Bool

  init(_ options: InputOptions) {
    files = InputFiles(options.paths)
    json = options.json
  }

  /// Works through the documents and prints what each gives.
  /// - Parameter work: The text of one document, in the form of a list's element for JSON.
  func run(_ work: @escaping @Sendable (IBDocument, [UInt8]) throws -> Report) throws {
    try FileRun(files: files, json: json).run { file in
      let (document, bytes) = try file.document()
      var report = try work(document, bytes)
      let problems = document.diagnostics.filter { $0.severity > .note }
      report.diagnostics += problems
      if problems.contains(where: { $0.severity == .error }) { report.status = .cannot }
      return report
    }
  }
}
