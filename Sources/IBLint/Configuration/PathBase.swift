/// Paths as a configuration, a baseline and reports name them: relative to one folder, independent of the working
/// directory.
public struct PathBase: Hashable, Sendable {
  /// The folder, absolute and without a final slash.
  public let folder: String
  private let workingDirectory: String

  /// Creates a base.
  /// - Parameters:
  ///   - folder: The folder, relative to the working directory unless it is absolute.
  ///   - workingDirectory: The absolute folder that other paths are relative to.
  public init(_ folder: String, workingDirectory: String) {
    self.workingDirectory = workingDirectory
    self.folder = Self.resolved(folder, from: workingDirectory)
  }

  /// A file's path relative to the folder; the absolute path for a file elsewhere.
  public func relative(_ path: String) -> String {
    let absolute = Self.resolved(path, from: workingDirectory)
    let prefix = folder == "/" ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  private static func resolved(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
