import Foundation

/// A file system of its own that is soon full; unmounted with the last reference to it.
final class SmallDisk {
  /// How many bytes it holds.
  static let size = 256 << 10
  /// Whether this process may mount one.
  static let canMount = SmallDisk() != nil
  /// Its folder.
  let path: String

  /// Mounts it; nil where this process may not mount anything.
  init?() {
    path = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard Self.run(["mount", "-t", "tmpfs", "-o", "size=\(Self.size)", "tmpfs", path]) else {
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
  }

  deinit {
    _ = Self.run(["umount", path])
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func run(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
