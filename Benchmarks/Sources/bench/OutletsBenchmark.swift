import CSAXPass

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `xibinspect outlets --json` over all documents, the whole process, against a counting pass of libxml2 over the
/// same bytes.
///
/// Both run on one core, and are told by the time that they keep it busy: two threads that share caches would slow each
/// other down.
struct OutletsBenchmark {
  private static let rounds = 9
  private let documents: Documents
  private let command: String?

  init(_ documents: Documents, command: String?) {
    self.documents = documents
    self.command = command
  }

  func run(_ table: inout Table) {
    let figure = "outlets --json over all documents, against a counting SAX2 pass"
    guard let command else {
      return table.add(figure, goal: "<= 3.00x", measured: "skipped: no command given")
    }
    csax_use_one_core()
    defer { csax_use_all_cores() }
    var ours: [Double] = []
    var bare: [Double] = []
    var counts = csax_counts()
    for round in 0...Self.rounds {
      let before = Self.busyMilliseconds(of: .children)
      let child = Child.run(
        [command, "outlets", "--json", documents.folder], output: "/dev/null", errors: "/dev/null")
      let after = Self.busyMilliseconds(of: .children)
      guard child.status >= 0 else {
        return table.add(figure, goal: "<= 3.00x", measured: "skipped: cannot start the command")
      }
      let start = Self.busyMilliseconds(of: .own)
      for file in documents.files { _ = ParseBenchmark.count(file.bytes, &counts) }
      let end = Self.busyMilliseconds(of: .own)
      // The first round warms up.
      if round > 0 {
        ours.append(after - before)
        bare.append(end - start)
      }
    }
    table.add(
      figure, ratio: ours.median / bare.median, atMost: 3,
      detail: "\(ours.median.text) ms, \(bare.median.text) ms; processor time")
  }

  private enum Process {
    case own, children
  }

  /// The time that this process or its children have kept processors busy.
  private static func busyMilliseconds(of process: Process) -> Double {
    var usage = rusage()
    switch process {
    case .own: getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    case .children: getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
