import CSAXPass

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `xibinspect outlets --json` over all documents, the whole process, against a counting pass of libxml2 over the
/// same bytes.
///
/// Both are told by the time that they keep a core busy, so it does not matter how many there are.
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
    var ours: [Double] = []
    var bare: [Double] = []
    var counts = csax_counts()
    for round in 0...Self.rounds {
      let before = Self.busyMilliseconds(of: RUSAGE_CHILDREN)
      let child = Child.run(
        [command, "outlets", "--json", documents.folder], output: "/dev/null", errors: "/dev/null")
      let after = Self.busyMilliseconds(of: RUSAGE_CHILDREN)
      guard child.status >= 0 else {
        return table.add(figure, goal: "<= 3.00x", measured: "skipped: cannot start the command")
      }
      let start = Self.busyMilliseconds(of: RUSAGE_SELF)
      for file in documents.files { _ = ParseBenchmark.count(file.bytes, &counts) }
      let end = Self.busyMilliseconds(of: RUSAGE_SELF)
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

  #if canImport(Glibc)
    private typealias Who = __rusage_who_t
  #else
    private typealias Who = Int32
  #endif

  /// The time that this process or its children have kept processors busy.
  private static func busyMilliseconds(of who: Who) -> Double {
    var usage = rusage()
    getrusage(who, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) * 1e3 + Double($1.tv_usec) / 1e3
    }
  }
}
