// `score-convert [--keys N] [--worst N] [--show NAME] FOLDER`: makes documents of all compiled nibs and storyboards below
// a folder, compiles them again, and compares the nibs.
import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum ScoreConvert {
  static func main() throws {
    var rest = CommandLine.arguments.dropFirst()
    var (keys, worst) = (0, 0)
    var (folder, shown) = ("", String?.none)
    while let argument = rest.popFirst() {
      switch argument {
      case "--keys": keys = rest.popFirst().flatMap { Int($0) } ?? 0
      case "--worst": worst = rest.popFirst().flatMap { Int($0) } ?? 0
      case "--show": shown = rest.popFirst()
      default: folder = argument
      }
    }
    guard !folder.isEmpty else {
      print("usage: score-convert [--keys N] [--worst N] [--show NAME] FOLDER")
      exit(2)
    }
    var run = ConversionRun(shown: shown)
    run.visit(folder, "")
    run.report(keys: keys, worst: worst)
  }
}

/// The conversion of all nibs of a folder.
struct ConversionRun {
  /// The name of the nib to print, with its differences.
  let shown: String?
  private var total = NibComparison()
  private var scores: [(name: String, f1: Double)] = []
  private var storyboardTotal = NibComparison()
  private var storyboards: [(name: String, f1: Double)] = []
  private var losses: [String: Int] = [:]
  private var failures: [String: Int] = [:]
  private var unread = 0

  init(shown: String?) { self.shown = shown }

  mutating func visit(_ path: String, _ name: String) {
    let names = names(in: path)
    if name.hasSuffix(".nib"), let file = NibDirectory.file(among: names) {
      return score(path + "/" + file, name)
    }
    for entry in names {
      let inside = path + "/" + entry
      if entry.hasSuffix(".storyboardc") {
        // The nibs of a storyboard belong together.
        scoreStoryboard(inside, name + "/" + entry)
      } else if (try? FileManager.default.contentsOfDirectory(atPath: inside)) != nil {
        visit(inside, name + "/" + entry)
      } else if entry.hasSuffix(".nib") {
        score(inside, name + "/" + entry)
      }
    }
  }

  /// Returns the sorted names in a folder; none for a file.
  private func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  private mutating func score(_ path: String, _ name: String) {
    if let shown, !name.contains(shown) { return }
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let decoded = try? NibGraph.decode(Array(data)),
      ["UINibTopLevelObjectsKey", "IB.objectdata"].contains(where: {
        decoded.graph.value($0, of: 0) != nil
      })
    else {
      unread += 1
      return
    }
    let nib = decoded.graph
    do {
      let result = try NibDecompiler().decompile(nib, file: name)
      if shown != nil { print(String(decoding: result.bytes, as: UTF8.self)) }
      for loss in result.diagnostics { losses[loss.message, default: 0] += 1 }
      var options = NibCompiler.Options()
      options.toolsVersion = result.document.tools
      options.localizesStrings = nib.objects.indices.contains {
        nib.className(of: $0) == "NSLocalizableString"
      }
      let compiled = try NibCompiler(options: options).compile(result.document).graph
      // Nibs for macOS are compared in the form that they have.
      let isKeyedArchive =
        decoded.container != .nibArchive && nib.value("IB.objectdata", of: 0) != nil
      let ours = try NibGraph.decode(
        isKeyedArchive ? NibCompiler.keyedArchive(of: compiled) : NIBArchive.encode(compiled)
      ).graph
      let comparison = NibComparison(ours: ours, apple: nib)
      if shown != nil { show(comparison) }
      scores.append((name, comparison.tally.f1))
      total += comparison
    } catch {
      failures["\(error)", default: 0] += 1
      scores.append((name, 0))
    }
  }

  private mutating func scoreStoryboard(_ path: String, _ name: String) {
    if let shown, !name.contains(shown) { return }
    // A nib may be a folder itself.
    let paths = names(in: path).flatMap { file in
      let inside = names(in: path + "/" + file)
      return inside.isEmpty ? [file] : inside.map { file + "/" + $0 }
    }
    guard
      let storyboard = try? CompiledStoryboard(
        paths: paths, contents: { Array(try Data(contentsOf: URL(filePath: path + "/" + $0))) })
    else {
      unread += 1
      return
    }
    do {
      let result = try NibDecompiler().decompile(storyboard, file: name)
      if shown != nil { print(String(decoding: result.bytes, as: UTF8.self)) }
      for loss in result.diagnostics { losses[loss.message, default: 0] += 1 }
      var options = NibCompiler.Options()
      options.toolsVersion = result.document.tools
      options.localizesStrings = storyboard.nibs.values.contains { nib in
        nib.objects.indices.contains { nib.className(of: $0) == "NSLocalizableString" }
      }
      var ours = try NibCompiler(options: options).compileStoryboard(result.document).storyboard
      // Nibs for macOS are compared in the form that they have.
      let isKeyedArchive =
        storyboard.isAppKit && storyboard.nibs.values.contains { $0.keys.contains("NS.objects") }
      ours.nibs = try ours.nibs.mapValues { nib in
        try NibGraph.decode(
          isKeyedArchive ? NibCompiler.keyedArchive(of: nib) : NIBArchive.encode(nib)
        ).graph
      }
      let comparison = NibComparison(ours: ours, apple: storyboard)
      if shown != nil { show(comparison) }
      storyboards.append((name, comparison.tally.f1))
      storyboardTotal += comparison
    } catch {
      failures["\(error)", default: 0] += 1
      storyboards.append((name, 0))
    }
  }

  private func show(_ comparison: NibComparison) {
    for difference in comparison.differences.prefix(60) {
      print(
        difference.kind.className, difference.kind.key, difference.path, "ours:", difference.ours,
        "was:", difference.apple)
    }
  }

  func report(keys: Int, worst: Int) {
    report("nibs", scores, total, keys: keys, worst: worst)
    report("storyboards", storyboards, storyboardTotal, keys: keys, worst: worst)
    if unread > 0 { print("\(unread) not read") }
    for (message, count) in failures.sorted(by: { $0.value > $1.value }).prefix(10) {
      print("  failed \(count): \(message)")
    }
    for (message, count) in losses.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) })
      .prefix(keys)
    { print("  \(count) × \(message)") }
  }

  private func report(
    _ kind: String, _ scores: [(name: String, f1: Double)], _ total: NibComparison, keys: Int,
    worst: Int
  ) {
    let mean = scores.reduce(0) { $0 + $1.f1 } / Double(max(scores.count, 1))
    let tally = total.tally
    print(
      "\(scores.count) \(kind), mean F1 \(percent(mean)), total F1 \(percent(tally.f1))",
      "(right \(tally.right), missed \(tally.missed), extra \(tally.extra))")
    let kinds = total.byKey.sorted { ($0.value.wrong, $1.key.key) > ($1.value.wrong, $0.key.key) }
    for (kind, tally) in kinds.prefix(keys) {
      let sample = total.differences.first { $0.kind == kind }
      print(
        "  \(tally.right) right \(tally.missed) missed \(tally.extra) extra",
        "\(kind.className).\(kind.key)  ours \(sample?.ours.prefix(2) ?? [])",
        "was \(sample?.apple.prefix(2) ?? [])")
    }
    for score in scores.sorted(by: { $0.f1 < $1.f1 }).prefix(worst) {
      print("  \(percent(score.f1)) \(score.name)")
    }
  }

  private func percent(_ share: Double) -> String { "\(Double(Int(share * 10_000)) / 100) %" }
}
