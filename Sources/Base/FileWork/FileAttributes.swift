import CFileWork

/// Functions that copy the extended attributes of files, including access control lists on Linux.
enum FileAttributes {
  /// Copies the attributes of a file to an open file.
  ///
  /// Attributes that the system manages, such as those of SELinux, are set as for a new file.
  /// - Returns: The names of attributes that could not be copied.
  static func copy(from path: String, to descriptor: Int32) -> [String] {
    var lost = [CChar](repeating: 0, count: 1024)
    guard copy_attributes(path.systemPath, descriptor, &lost, lost.count) != 0 else { return [] }
    let names = lost.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
