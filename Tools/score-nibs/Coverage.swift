import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import NibCompiler
import NibFormat

/// The numbers of readable nibs and compilable documents in a corpus.
struct Coverage {
  private struct Count {
    var all = 0
    var good = 0
    /// The files that failed, with the reasons.
    var rest: [(path: String, reason: String)] = []

    mutating func add(_ path: String, _ reason: String?) {
      all += 1
      if let reason { rest.append((path, reason)) } else { good += 1 }
    }

    func text(_ title: String, goal: String = "") -> String {
      let percent = all == 0 ? 100 : Double(good * 10_000 / all) / 100
      let head = title + String(repeating: " ", count: max(1, 56 - title.count))
      let figure = "\(good) of \(all) (\(percent) %)" + (goal.isEmpty ? "" : "   goal \(goal)")
      let rows = rest.prefix(20).map { "  \($0.path): \($0.reason)" }
      return ([head + figure] + rows).joined(separator: "\n")
    }
  }

  private var archives = Count()
  private var keyed = Count()
  private var others = 0
  private var typedStreams = 0
  private var xibs = Count()
  private var storyboards = Count()
  /// The same without the scenes that Apple's compiler leaves out as well, with the same warning.
  private var completeStoryboards = Count()
  private var macOSXibs = Count()
  private var macOSStoryboards = Count()
  private let corpus: String

  /// Reads every nib in the corpus and compiles every UIKit document in `documents`.
  init(_ corpus: String) {
    self.corpus = corpus
    for folder in ["documents", "pairs", "nibs"] { visit(corpus + "/" + folder, folder) }
  }

  var report: String {
    [
      archives.text("NIBArchive files written back as the same bytes", goal: "100 %"),
      keyed.text("keyed archives read", goal: "all that are well-formed"),
      "  refused by name: \(others) property lists that are no nib (parts of nib folders),"
        + " \(typedStreams) typed streams",
      xibs.text("xibs for UIKit compiled without a diagnostic", goal: ">= 99 %"),
      storyboards.text("storyboards for UIKit compiled without a diagnostic"),
      completeStoryboards.text("storyboards for UIKit compiled without a loss"),
      macOSXibs.text("xibs for macOS compiled without a diagnostic"),
      macOSStoryboards.text("storyboards for macOS compiled without a diagnostic"),
    ].joined(separator: "\n")
  }

  /// Whether the goals have been reached.
  var isReached: Bool {
    archives.good == archives.all && Double(xibs.good) >= 0.99 * Double(xibs.all)
  }

  private mutating func visit(_ path: String, _ name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    for entry in names {
      let inside = path + "/" + entry
      if CompiledFiles.isFolder(inside) {
        visit(inside, name + "/" + entry)
      } else if entry.hasSuffix(".nib") {
        read(inside, name + "/" + entry)
      } else if name.hasPrefix("documents"),
        entry.hasSuffix(".xib") || entry.hasSuffix(".storyboard")
      {
        compile(inside, name + "/" + entry)
      }
    }
  }

  private mutating func read(_ path: String, _ name: String) {
    guard let bytes = try? CompiledFiles.bytes(path), !bytes.isEmpty else { return }
    do {
      if NIBArchive.isArchive(bytes[...]) {
        let same = NIBArchive.encode(try NIBArchive.decode(bytes)) == bytes
        archives.add(name, same ? nil : "other bytes")
      } else if (try? IBDocument(parsing: bytes)) == nil {
        // A designable.nib is a document.
        _ = try NibGraph.decode(bytes)
        keyed.add(name, nil)
      }
    } catch {
      switch error.kind {
      case _ where NIBArchive.isArchive(bytes[...]): archives.add(name, error.message)
      case .notANib: others += 1
      case .typedStream: typedStreams += 1
      default: keyed.add(name, error.message)
      }
    }
  }

  private mutating func compile(_ path: String, _ name: String) {
    guard let bytes = try? CompiledFiles.bytes(path),
      let document = try? IBDocument(parsing: bytes, file: name),
      NibCompiler.compiles(document.platform, document.kind)
    else { return }
    let compiler = NibCompiler()
    if document.platform == .macOS {
      switch document.kind {
      case .xib: macOSXibs.add(name, problem { try compiler.compile(document).diagnostics })
      case .storyboard:
        macOSStoryboards.add(name, problem { try compiler.compileStoryboard(document).diagnostics })
      }
      return
    }
    switch document.kind {
    case .xib: xibs.add(name, problem { try compiler.compile(document).diagnostics })
    case .storyboard:
      storyboards.add(name, problem { try compiler.compileStoryboard(document).diagnostics })
      completeStoryboards.add(
        name,
        problem {
          try compiler.compileStoryboard(document).diagnostics.filter {
            $0.id != "unreachable-scene"
          }
        })
    }
  }

  private func problem(_ compile: () throws -> [Diagnostic]) -> String? {
    do { return try compile().first?.message } catch { return "\(error)" }
  }
}
