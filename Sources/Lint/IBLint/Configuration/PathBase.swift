import Diagnostics

/// A folder that the paths in configurations, baselines and reports are relative to, independent of the working
/// directory.
public struct PathBase: Hashable, Sendable {
  /// The absolute path of the folder, without a trailing slash.
  public let folder: String
  private let workingDirectory: String

  /// Creates a base.
  /// - Parameters:
  ///   - folder: The folder, absolute or relative to the working directory.
  ///   - workingDirectory: The absolute path of the folder that other paths are relative to.
  public init(_ folder: String, workingDirectory: String) {
    self.workingDirectory = workingDirectory
    self.folder = Self.resolved(folder, from: workingDirectory)
  }

  /// Returns a path relative to the folder, or the absolute path if the file is not inside the folder.
  public func relative(_ path: String) -> String {
    let absolute = Self.resolved(path, from: workingDirectory)
    let prefix = folder == "/" ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// Returns the absolute path of a file, without `.` and `..`.
  public func absolute(_ path: String) -> String {
    Self.resolved(path, from: workingDirectory)
  }

  private static func resolved(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.isAbsolutePath ? path : folder + "/" + path).pathParts {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
