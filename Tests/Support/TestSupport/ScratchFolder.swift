public import FoundationEssentials

/// A temporary folder, which is removed with the last reference to it.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes the folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "xibinspect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders on its way.
  @discardableResult
  public func write(_ bytes: [UInt8], _ path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// Copies a sample.
  @discardableResult
  public func copy(_ sample: String, to path: String) throws -> URL {
    try write(Samples.bytes(sample), path)
  }

  /// The bytes of a file.
  public func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: path)))
  }
}
