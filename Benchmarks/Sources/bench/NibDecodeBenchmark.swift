import NibFormat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decoding every NIBArchive into a graph, against copying the same bytes and against another decoder.
///
/// `NIB_DECODER` names a Python file of which `Nib.decode(bytes)` decodes an archive; it runs in the same
/// turns, timed by `Scripts/measure/time-decoder`, so that neither its start nor reading files counts.
struct NibDecodeBenchmark {
  private static let rounds = 11
  private let archives: [(path: String, bytes: [UInt8])]

  init(_ documents: Documents) {
    archives = documents.archives.filter { (try? NIBArchive.decode($0.bytes)) != nil }
  }

  func run(_ table: inout Table) throws {
    guard !archives.isEmpty else {
      table.add("decode NIBArchive", goal: "", measured: "skipped: no archives among the documents")
      return
    }
    let longest = archives.map(\.bytes.count).max() ?? 0
    let room = UnsafeMutableRawPointer.allocate(byteCount: longest, alignment: 16)
    defer { room.deallocate() }
    var ours: [Double] = []
    var copies: [Double] = []
    var objects = 0
    for round in 0...Self.rounds {
      let one = try milliseconds {
        for (_, bytes) in archives { objects += try NIBArchive.decode(bytes).objects.count }
      }
      let other = milliseconds {
        for (_, bytes) in archives {
          bytes.withUnsafeBytes { copy(room, $0) }
        }
      }
      if round > 0 {
        ours.append(one)
        copies.append(other)
      }
    }
    precondition(objects > 0)
    let size = archives.reduce(0) { $0 + $1.bytes.count }
    let detail = "\(archives.count) archives of \((Double(size) / 1e6).text) MB"
    table.add(
      "decode NIBArchive, against memcpy of its bytes", goal: "",
      measured: "\((ours.median / copies.median).text)x  (\(ours.median.text) ms,"
        + " \(copies.median.text) ms; \(detail))")
    compare(ours.median, &table)
  }

  /// A call that is not optimized away, as a copy into memory that is never read would be.
  @inline(never)
  private func copy(_ room: UnsafeMutableRawPointer, _ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    memcpy(room, start, bytes.count)
  }

  private func compare(_ ours: Double, _ table: inout Table) {
    let figure = "an independent decoder, against decoding NIBArchive"
    let goal = 200.0
    guard let decoder = getenv("NIB_DECODER").map({ String(cString: $0) }), !decoder.isEmpty else {
      table.add(figure, goal: ">= 200x", measured: "skipped: NIB_DECODER names no decoder")
      return
    }
    guard let theirs = time(decoder) else {
      table.add(figure, goal: ">= 200x", measured: "skipped: the decoder failed")
      return
    }
    let ratio = theirs / ours
    table.add(
      figure, goal: ">= 200x",
      measured: "\(ratio.text)x  (\(theirs.text) ms, \(ours.text) ms)"
        + (ratio < goal ? "  MISSED" : ""))
  }

  /// The median of the other decoder's rounds over the same archives, in milliseconds.
  private func time(_ decoder: String) -> Double? {
    guard let python = Child.find("python3") else { return nil }
    let list = "/tmp/xibinspect-bench-\(getpid()).list"
    let output = list + ".out"
    defer {
      unlink(list)
      unlink(output)
    }
    let paths = archives.map(\.path).joined(separator: "\n")
    guard writeFile(Array(paths.utf8), to: list) else { return nil }
    let child = Child.run([python, "Scripts/measure/time-decoder", decoder, list], output: output)
    guard child.status == 0, let text = readFile(output) else { return nil }
    return Double(String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self))
  }
}
