import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs that a signal, a crash or a limit ends.
@Suite struct InterruptionTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = arguments
    process.currentDirectoryURL = scratch.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func names(below folder: String = ".") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: scratch.url.appending(path: folder).path)
  }

  @Test func `a signal ends the run, leaves no draft, and every file is old or new`() throws {
    let document = try Samples.bytes("Main.storyboard")
    let changed = Array(
      String(decoding: document, as: UTF8.self).replacing("\n    ", with: "\n  ").utf8)
    let count = 400
    var interrupted = 0
    for (round, signal) in [SIGTERM, SIGINT, SIGHUP, SIGTERM, SIGINT, SIGTERM].enumerated() {
      for number in 0..<count { try scratch.write(changed, "\(round)/\(number).storyboard") }
      let process = try start(["format", "\(round)"])
      // The run is in the middle once a file has the new contents.
      let first = scratch.url.appending(path: "\(round)/0.storyboard")
      while process.isRunning, [UInt8](try Data(contentsOf: first)) == changed { usleep(500) }
      usleep(UInt32(round) * 700)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal {
        interrupted += 1
        #expect(process.terminationStatus == signal)
      }
      #expect(try names(below: "\(round)").filter { $0.contains("draft") } == [])
      for number in 0..<count {
        let bytes = try scratch.bytes("\(round)/\(number).storyboard")
        #expect(bytes == changed || bytes.count != changed.count, "\(number)")
        #expect(String(decoding: bytes.suffix(12), as: UTF8.self) == "</document>\n")
      }
    }
    #expect(interrupted > 0)
  }

  @Test func `a signal that is ignored stays ignored`() throws {
    for number in 0..<50 { try scratch.copy("Main.storyboard", to: "\(number).storyboard") }
    let run = try Command(
      ["format", "--check", "."], in: scratch.url,
      setUp: "trap '' HUP; (sleep 0.05; kill -HUP $$) & true")
    #expect(run.status == 0 || run.status == 1)
  }

  /// A reader that needs more memory than there is cannot always give an error: the process ends. No limit of a reader
  /// helps against a small machine.
  @Test(arguments: [["tree"], ["lint"], ["lint", "--layout"], ["stats"], ["format", "--check"]])
  func `a file that ends the process takes no other file with it`(verb: [String]) throws {
    let count = verb == ["tree"] ? 1_000 : 100
    let small = Array(Documents.xib(#"        <view id="a" userLabel="Buoy"/>"#).utf8)
    for number in 0..<8 { try scratch.write(small, "few/\(number).xib") }
    for number in 0..<count { try scratch.write(small, "all/\(1000 + number).xib") }
    try scratch.write(Self.large, "all/1050.xib")
    let space = try smallestSpace(for: verb + ["few"])
    var crashes = 0
    for more in stride(from: 20_000, through: 220_000, by: 40_000) {
      let run = try run(verb + ["all"], space: space + more)
      let text = run.output + run.errors
      guard run.status == 2 else {
        #expect(run.status == 0 || run.status == 1, "\(verb) \(more): \(run.errors.suffix(400))")
        continue
      }
      #expect(text.contains("all/1050.xib"), "\(verb) \(more): \(run.errors.suffix(400))")
      if text.contains("makes xibinspect crash") { crashes += 1 }
      switch verb[0] {
      case "tree":
        let files = run.output.split(separator: "\n").filter { $0.hasSuffix(".xib") }
        #expect(files.count == count - 1 && Set(files).count == files.count)
      case "lint": #expect(run.errors.contains("\(count) files"))
      case "stats": #expect(run.output.contains("\(count - 1) of \(count)"))
      default: break
      }
    }
    if verb == ["tree"] { #expect(crashes > 0) }
  }

  @Test func `a single file that ends the process is an error with status 2`() throws {
    try scratch.write(Self.large, "a.xib")
    try scratch.write(Array(Documents.xib(#"<view id="a"/>"#).utf8), "b.xib")
    let space = try smallestSpace(for: ["tree", "b.xib"])
    var crashes = 0
    for more in stride(from: 20_000, through: 220_000, by: 20_000) {
      let run = try run(["tree", "a.xib"], space: space + more)
      #expect(run.status == 0 || run.status == 2)
      guard run.errors.contains("the work on this file makes xibinspect crash") else { continue }
      crashes += 1
      #expect(run.status == 2 && run.output.isEmpty)
      let json = try self.run(["tree", "--json", "a.xib"], space: space + more)
      #expect(json.status != 2 || (json.json as? [String: Any])?["error"] is String)
    }
    #expect(crashes > 0)
  }

  /// A document that needs several times as much memory as small ones.
  private static let large: [UInt8] = {
    let views = (0..<600_000).map { number in
      #"<view id="\#(number)" userLabel="Buoy" tag="1"/>"#
    }
    return Array(Documents.xib(views.joined(separator: "\n")).utf8)
  }()

  #if os(Linux)
    @Test func `the command takes at most three quarters of the memory`() throws {
      let script = """
        mkfifo names && { "$0" lint --files-from - < names & } && exec 3> names
        for attempt in $(seq 200); do
          limit=$(awk '/Max data size/ { print $4 }' "/proc/$!/limits")
          [ "$limit" = unlimited ] || break
          sleep 0.05
        done
        exec 3>&-; wait
        echo "limit $limit $(awk '/MemTotal/ { print $2 }' /proc/meminfo)"
        exit
        """
      let shell = try Command([], in: scratch.url, setUp: script)
      let line = try #require(shell.output.split(separator: "\n").last { $0.hasPrefix("limit") })
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 2, "\(shell.output) \(shell.errors)")
      #expect(numbers[0] > 0 && numbers[0] <= numbers[1] * 1024 * 0.75)
    }
  #endif

  /// Runs the command with a limited address space, in KiB.
  private func run(_ arguments: [String], space: Int) throws -> Command {
    try Command(
      arguments, in: scratch.url,
      setUp: "SWIFT_BACKTRACE=enable=no; export SWIFT_BACKTRACE; ulimit -v \(space)")
  }

  /// The address space in KiB that the command needs at least, up to 500 KiB: what its libraries map, and its threads.
  private func smallestSpace(for arguments: [String]) throws -> Int {
    var (low, high) = (50_000, 4_000_000)
    while high - low > 500 {
      let middle = (low + high) / 2
      let run = try run(arguments, space: middle)
      let isEnough = (0...1).contains(run.status) && !run.errors.contains("memory")
      (low, high) = isEnough ? (low, middle) : (middle, high)
    }
    return high
  }

  @Test func `pipes and devices are refused wherever a path is opened`() throws {
    try scratch.copy("LoadingView.xib", to: "a.xib")
    for name in ["p.xib", "p.yml", "p.txt", "p.json", "p.nib", "s/p.swift", "s/p.h"] {
      try scratch.write([], name)
      try FileManager.default.removeItem(at: scratch.url.appending(path: name))
      #expect(mkfifo(scratch.url.appending(path: name).path, 0o600) == 0)
    }
    for arguments in [
      ["tree", "p.xib"], ["lint", "p.xib"], ["load", "p.nib"], ["dump", "p.nib"],
      ["render", "p.xib"], ["format", "p.xib"], ["diff", "a.xib", "p.xib"],
      ["merge", "a.xib", "p.xib", "a.xib"], ["lint", "--config", "p.yml", "a.xib"],
      ["lint", "--baseline", "p.json", "a.xib"], ["lint", "--files-from", "p.txt"],
      ["tree", "/dev/zero"], ["compile", "p.xib", "-o", "o.nib"], ["doctor", "s/p.swift"],
      ["diff", "--textconv", "p.xib"],
    ] {
      let run = try Command(arguments, in: scratch.url)
      #expect(run.status == 2, "\(arguments)")
      #expect(
        (run.errors + run.output).contains("not a regular file"), "\(arguments): \(run.errors)")
    }
    // In folders, pipes are passed over.
    #expect(try Command(["tree", "."], in: scratch.url).status == 0)
    #expect(try Command(["lint", "--sources", "s", "a.xib"], in: scratch.url).status != -1)
  }
}
