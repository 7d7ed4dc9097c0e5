import InterfaceBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Peak memory of a process that reads one document, above that of one that reads an empty one.
struct MemoryBenchmark {
  private let large: [(title: String, bytes: [UInt8])]

  init(_ documents: Documents) {
    let real = documents.files.filter { $0.bytes.count >= 1_000_000 }
      .filter { (try? IBDocument(parsing: $0.bytes)) != nil }
      .map { (title: "corpus, \((Double($0.bytes.count) / 1e6).text) MB", bytes: $0.bytes) }
    let made = [1_000_000, 10_000_000].map {
      (title: "generated, \($0 / 1_000_000) MB", bytes: GeneratedDocument.bytes(size: $0))
    }
    large = real + made
  }

  func run(_ table: inout Table) throws {
    let empty = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><objects/></document>

      """.utf8)
    guard let base = Self.peak(of: empty) else {
      table.add("peak memory", goal: "<= 8x", measured: "skipped: cannot start a process")
      return
    }
    for (title, bytes) in large {
      guard let peak = Self.peak(of: bytes) else { continue }
      let above = Double(peak - base) * 1024
      table.add(
        "peak memory above an empty document (\(title))", ratio: above / Double(bytes.count),
        atMost: 8, detail: "\((above / 1e6).text) MB above \((Double(base) * 1024 / 1e6).text) MB")
    }
  }

  /// The median peak of several child processes, in KiB.
  private static func peak(of bytes: [UInt8]) -> Int? {
    let path = "/tmp/xibinspect-bench-\(getpid()).xib"
    defer { unlink(path) }
    guard writeFile(bytes, to: path) else { return nil }
    var peaks: [Double] = []
    for _ in 0..<5 {
      let output = path + ".out"
      defer { unlink(output) }
      let child = Child.run([Child.ownPath, "--memory", path], output: output)
      guard child.status == 0, let text = readFile(output),
        let peak = Double(String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self))
      else { return nil }
      peaks.append(peak)
    }
    return Int(peaks.median)
  }

  /// The work of the child: read, parse, print the peak in KiB.
  static func child(_ path: String) throws {
    guard let bytes = readFile(path) else { exit(1) }
    let document = try IBDocument(parsing: bytes, file: path)
    print(withExtendedLifetime(document) { ownPeak })
  }

  private static var ownPeak: Int {
    #if os(Linux)
      // The resource usage of a child would count the parent's memory at the time of the fork.
      let status = String(decoding: readProcessStatus(), as: UTF8.self)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return Int(line.filter { ("0"..."9").contains($0) }) ?? 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #endif
  }

  /// Files of the system have no size beforehand.
  private static func readProcessStatus() -> [UInt8] {
    let descriptor = open("/proc/self/status", O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}
