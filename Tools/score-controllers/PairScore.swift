import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat

/// A storyboard and what Apple's compiler made of it.
struct StoryboardPair {
  let source: String
  let document: URL
  let compiled: URL

  /// The verified pairs for iOS, each document once.
  static func all(in corpus: String) -> [StoryboardPair] {
    let root = URL(fileURLWithPath: corpus)
    let list = root.appendingPathComponent("nib-pairs.tsv")
    guard let table = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    var rows = table.split(separator: "\n", omittingEmptySubsequences: true).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    guard !rows.isEmpty else { return [] }
    let columns = Dictionary(
      rows.removeFirst().enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func field(_ name: String, _ row: [String]) -> String {
      columns[name].flatMap { row.indices.contains($0) ? row[$0] : nil } ?? ""
    }
    var seen: Set<Data> = []
    return rows.compactMap { row in
      guard field("quality", row) == "verified", field("xib_path", row).hasSuffix(".storyboard")
      else { return nil }
      let folder = root.appendingPathComponent(field("pair_dir", row))
      let files =
        (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?.sorted() ?? []
      guard let document = files.first(where: { $0.hasSuffix(".storyboard") }),
        let list = files.first(where: { $0.hasSuffix("Info.plist") }),
        let bytes = try? Data(contentsOf: folder.appendingPathComponent(document)),
        seen.insert(bytes).inserted
      else { return nil }
      return StoryboardPair(
        source: field("xib_path", row), document: folder.appendingPathComponent(document),
        compiled: folder.appendingPathComponent(list).deletingLastPathComponent())
    }
  }
}

/// Whether compiled storyboards of Apple and ours give the same controllers.
@MainActor
struct PairScore {
  private var pairs = Count()

  mutating func run(_ pair: StoryboardPair, _ problems: Problems) {
    guard let document = try? IBDocument(contentsOf: pair.document),
      [.iOS, .iPadOS].contains(document.platform)
    else { return }
    _ = problems.taken()
    do {
      let files = try FileManager.default.subpathsOfDirectory(atPath: pair.compiled.path)
        .filter { path in
          var isFolder: ObjCBool = false
          let full = pair.compiled.appendingPathComponent(path).path
          return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
            && !isFolder.boolValue
        }
      let theirs = try CompiledStoryboard(paths: files) { path in
        [UInt8](try Data(contentsOf: pair.compiled.appendingPathComponent(path)))
      }
      let ours = try NibCompiler().compileStoryboard(document).storyboard
      pairs.add(pair.source, difference(theirs, ours) ?? problems.taken().first)
    } catch {
      pairs.add(pair.source, "\(error)")
    }
  }

  private func difference(_ theirs: CompiledStoryboard, _ ours: CompiledStoryboard) -> String? {
    if theirs.entryPoint != ours.entryPoint {
      return "initial \(ours.entryPoint ?? "nil"), not \(theirs.entryPoint ?? "nil")"
    }
    let (first, second) = (storyboard(theirs), storyboard(ours))
    guard first.identifiers == second.identifiers else {
      let difference = Set(first.identifiers).symmetricDifference(second.identifiers)
      return "identifiers differ: \(difference.sorted().joined(separator: ", "))"
    }
    for identifier in first.identifiers {
      let one = text(of: first.instantiateViewController(withIdentifier: identifier))
      let other = text(of: second.instantiateViewController(withIdentifier: identifier))
      if one != other {
        let line = zip(one + ["end"], other + ["end"]).first { $0 != $1 }
        return "\(identifier): \(line?.1 ?? "") in place of \(line?.0 ?? "")"
      }
    }
    return nil
  }

  private func storyboard(_ compiled: CompiledStoryboard) -> UIStoryboard {
    var options = LoadOptions()
    options.makesStandIns = true
    return UIStoryboard(compiled: compiled, name: "pair", options: options)
  }

  /// A controller, its segues and its children, one a line.
  private func text(of controller: UIViewController, depth: Int = 0) -> [String] {
    controller.loadViewIfNeeded()
    let indentation = String(repeating: "  ", count: depth)
    let names = [
      // The module is the target's, which the document does not know.
      controller.documentClassName?.split(separator: ".").last.map { String($0) },
      controller.storyboardIdentifier, controller.title,
      controller.nibName, controller.restorationIdentifier,
    ].map { $0 ?? "-" }.joined(separator: " ")
    var lines = ["\(indentation)\(names) \(type(of: controller))"]
    for segue in controller.storyboardSegues {
      lines.append(
        "\(indentation)> \(segue.kind) \(segue.identifier ?? "-") \(segue.destinationIdentifier ?? "-")"
          + " \(segue.unwindAction ?? "-") \(segue.className?.split(separator: ".").last ?? "-")")
    }
    return lines + controller.children.flatMap { text(of: $0, depth: depth + 1) }
  }

  var isReached: Bool { pairs.share == 1 }

  var report: String { pairs.text("storyboards that load as Apple's do", goal: 1) }
}
