import NibFormat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The documents and nibs to measure, in memory: the corpus, or the samples without one.
struct Documents {
  let title: String
  /// Where the documents are.
  let folder: String
  let files: [(path: String, bytes: [UInt8])]
  /// Compiled nibs in a NIBArchive, those inside folders too.
  let archives: [(path: String, bytes: [UInt8])]

  init() {
    let corpus = getenv("XIB_CORPUS").map { String(cString: $0) } ?? ""
    folder = corpus.isEmpty ? "SampleXibs" : corpus + "/documents"
    files = Self.paths(in: folder, where: Self.isDocument).sorted().compactMap { path in
      readFile(path).map { (path, $0) }
    }
    let folders =
      corpus.isEmpty ? ["SampleXibs"] : ["documents", "nibs", "pairs"].map { corpus + "/" + $0 }
    archives = folders.flatMap { Self.paths(in: $0, where: Self.isNib).sorted() }.compactMap {
      path in
      guard let bytes = readFile(path), NIBArchive.isArchive(bytes) else { return nil }
      return (path, bytes)
    }
    let size = files.reduce(0) { $0 + $1.bytes.count }
    let source = corpus.isEmpty ? "the samples (XIB_CORPUS names no folder)" : "the corpus"
    title = "\(source): \(files.count) files, \((Double(size) / 1e6).text) MB"
  }

  private static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard") || path.hasSuffix("/designable.nib")
  }

  private static func isNib(_ path: String) -> Bool { path.hasSuffix(".nib") }

  private static func paths(
    in folder: String, where isWanted: (String) -> Bool
  ) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let path = folder + "/" + name
      var status = stat()
      guard !name.hasPrefix("."), lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += paths(in: path, where: isWanted)
      } else if status.st_mode & S_IFMT == S_IFREG, isWanted(path) {
        found.append(path)
      }
    }
    return found
  }
}

/// The bytes of a file, nil where it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return nil }
  let size = Int(status.st_size)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = read(descriptor, buffer.baseAddress! + count, size - count)
      if got <= 0 { break }
      count += got
    }
  }
}

func writeFile(_ bytes: [UInt8], to path: String) -> Bool {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  var offset = 0
  while offset < bytes.count {
    let wrote = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
    }
    guard wrote > 0 else { return false }
    offset += wrote
  }
  return true
}
