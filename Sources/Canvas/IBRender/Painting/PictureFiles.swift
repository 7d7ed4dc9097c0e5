import Foundation

/// The image files of pictures. Pictures whose options have the same value read and check each file once.
///
/// If a file changes later, the version that was read first is used.
@MainActor
public final class PictureFiles {
  /// The reasons why files cannot be drawn; nil for files that can be drawn.
  private var problems: [URL: String?] = [:]
  private var drawings: [URL: Result<PDFImage, PDFImage.Failure>] = [:]

  /// Creates an empty collection of files.
  nonisolated public init() {}

  /// Returns why a file cannot be drawn, or nil if it can be.
  func problem(with file: URL) -> String? {
    if let known = problems[file] { return known }
    let problem = ImageFile.problem(with: file)
    problems[file] = .some(problem)
    return problem
  }

  /// Returns the shapes of a PDF file.
  /// - Throws: A ``PDFImage/Failure`` if the file cannot be drawn.
  func drawing(in file: URL) throws(PDFImage.Failure) -> PDFImage {
    if let known = drawings[file] { return try known.get() }
    let result = Result { () throws(PDFImage.Failure) in try PDFImage(file) }
    drawings[file] = result
    return try result.get()
  }
}
