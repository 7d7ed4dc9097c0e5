import Diagnostics
import Foundation
import IBLint
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// The fix of `view-as-file-owner` over every document of the corpus that it is offered for.
@Suite(.serialized, .enabled(if: Corpus.folder != nil)) struct ViewAsOwnerFixTests {
  private static let rule = "view-as-file-owner"

  /// A document before and after.
  private struct Fixed {
    let file: URL
    let before: IBDocument
    let result: Fixer.Result
    var after: IBDocument { result.document }
    var name: String { file.lastPathComponent }

    /// The view that got the class.
    var root: IBObject? {
      before.topLevelObjects.first {
        $0.role == .object && after.object(id: $0.id ?? "")?.customClass != nil
          && IBSchema.isView($0.node.name, on: before.platform)
      }
    }
  }

  /// What the corpus gives: documents that are fixed, and why the others are not, by how many.
  private static let outcome: (fixed: [Fixed], reasons: [String: Int]) = {
    var fixed: [Fixed] = []
    var reasons: [String: Int] = [:]
    guard let linter = try? Linter(LintConfiguration(only: [rule], evidence: .possible)) else {
      return (fixed, reasons)
    }
    for file in Corpus.files(in: "documents", "xib", every: 1) {
      guard let data = try? Data(contentsOf: file),
        let document = try? IBDocument(parsing: [UInt8](data), file: file.lastPathComponent),
        let finding = linter.lint(document).first
      else { continue }
      if finding.fixes.isEmpty {
        let reason = finding.notes.last?.message ?? "no reason is said"
        reasons[general(reason, document), default: 0] += 1
      } else if let result = Fixer(linter, .unsafe)
        .fix([UInt8](data), file: file.lastPathComponent)
      {
        fixed.append(Fixed(file: file, before: document, result: result))
      }
    }
    return (fixed, reasons)
  }()

  /// A reason without the names of one document.
  private static func general(_ reason: String, _ document: IBDocument) -> String {
    let names = Set(document.objects.compactMap(\.customClass))
    return reason.split(separator: " ").map { word in
      let bare = word.trimmingCharacters(in: .punctuationCharacters)
      return Int(bare) != nil || names.contains(bare) ? "_" : String(word)
    }.joined(separator: " ")
  }

  @Test func `the share that it is offered for, and why not for the rest`() {
    let (fixed, reasons) = Self.outcome
    let all = fixed.count + reasons.values.reduce(0, +)
    print("view-as-file-owner: fix offered for \(fixed.count) of \(all) documents")
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count): \(reason)")
    }
    #expect(!fixed.isEmpty)
    #expect(reasons.keys.allSatisfy { $0.hasPrefix("no automatic fix: ") })
  }

  @Test func `the result is clean, and no other rule has more to say than before`() throws {
    let linter = try Linter()
    for fixed in Self.outcome.fixed {
      #expect(fixed.result.fixed.count == 1 && fixed.result.findings == [], "\(fixed.file.path)")
      let before = Set(linter.lint(fixed.before).map(\.id))
      let after = Set(linter.lint(fixed.after).map(\.id))
      #expect(after.isSubset(of: before), "\(fixed.file.path)")
    }
  }

  @Test func `the connections that move leave the root, and none leads to the owner`() throws {
    for fixed in Self.outcome.fixed {
      let owner = try #require(fixed.before.filesOwner)
      let root = try #require(fixed.root, "\(fixed.file.path)")
      let newRoot = try #require(fixed.after.object(id: root.id ?? ""))
      func ends(_ connections: [IBConnection]) -> [[String?]] {
        connections.map { connection in
          let end = connection.destination == owner ? root.id : connection.destinationID
          return [connection.kind?.rawValue, connection.name, end]
        }
      }
      let own = ends(root.connections)
      let moved = ends(owner.connections).filter {
        $0.first != "outlet" || $0.last != root.id && !own.contains($0)
      }
      #expect(ends(newRoot.connections) == own + moved, "\(fixed.file.path)")
      #expect(newRoot.customClass == owner.customClass, "\(fixed.file.path)")
      #expect(newRoot.customModule == root.customModule ?? owner.customModule, "\(fixed.file.path)")
      let newOwner = try #require(fixed.after.filesOwner)
      #expect(newOwner.customClass == nil && newOwner.connections.isEmpty, "\(fixed.file.path)")
      #expect(
        !fixed.after.connections.contains { $0.destination == newOwner }, "\(fixed.file.path)")
    }
  }

  @Test func `only the intended lines differ`() throws {
    for fixed in Self.outcome.fixed {
      let owner = try #require(fixed.before.filesOwner)
      let root = try #require(fixed.root, "\(fixed.file.path)")
      let newOwner = try #require(fixed.after.filesOwner)
      let newRoot = try #require(fixed.after.object(id: root.id ?? ""))
      let count = newRoot.connections.count - root.connections.count
      let hadList = root.node.firstElement(named: Names.connections) != nil
      let list = newRoot.node.firstElement(named: Names.connections)
      let added =
        hadList
        ? newRoot.connections.suffix(count).map(\.node.range) : [list?.range].compactMap { $0 }
      let before = Self.lines(
        fixed.before, without: [owner.node.range, root.node.tagRange], retargeting: (owner, root))
      let after = Self.lines(
        fixed.after, without: [newOwner.node.range, newRoot.node.tagRange] + added)
      #expect(before == after, "\(fixed.file.path)")
      for (old, new) in [(owner, newOwner), (root, newRoot)] {
        let names = { (object: IBObject) in
          object.node.attributes.filter { !$0.spelling.hasPrefix("custom") }.map {
            "\($0.spelling)=\($0.value)"
          }
        }
        #expect(names(old) == names(new), "\(fixed.file.path)")
      }
    }
  }

  /// The lines of a document but for those of some stretches; what led to one object leads to another one.
  private static func lines(
    _ document: IBDocument, without stretches: [Range<Int>],
    retargeting ends: (from: IBObject, to: IBObject)? = nil
  ) -> [String] {
    let tree = document.source
    var lines: [String?] = tree.sourceText.split(
      separator: /\r\n|\n|\r/, omittingEmptySubsequences: false
    ).map { String($0) }
    for range in stretches {
      let first = tree.position(at: range.lowerBound).line - 1
      let last = tree.position(at: range.upperBound - 1).line - 1
      for line in first...last { lines[line] = nil }
    }
    if let ends, let from = ends.from.id, let to = ends.to.id {
      for connection in document.connections where connection.destination == ends.from {
        let line = tree.position(at: connection.node.range.lowerBound).line - 1
        lines[line] = lines[line]?.replacing("=\"\(from)\"", with: "=\"\(to)\"")
      }
    }
    return lines.compactMap { $0 }
  }

  @Test func `the result loads with the same hierarchy`() throws {
    let scratch = try ScratchFolder()
    var loaded = 0
    for fixed in Self.outcome.fixed where fixed.before.platform.isIOSFamily {
      let file = try scratch.write(fixed.result.bytes, fixed.name)
      let before = try Command("load", "--json", fixed.file.path)
      let after = try Command("load", "--json", file.path)
      #expect(after.status == before.status, "\(fixed.file.path): \(after.errors.prefix(300))")
      guard before.status == 0 else { continue }
      #expect(
        Self.hierarchy(before.json, but: fixed.root?.id)
          == Self.hierarchy(after.json, but: fixed.root?.id), "\(fixed.file.path)")
      loaded += 1
    }
    #expect(loaded > 0)
  }

  /// Each object's id, class, frame and depth; the class of the one that gets another is left out.
  private static func hierarchy(_ json: Any?, but root: String?) -> [String] {
    func visit(_ objects: Any?, _ depth: Int) -> [String] {
      (objects as? [[String: Any]] ?? []).flatMap { object -> [String] in
        guard object["role"] as? String == "object" else { return [] }
        let id = object["id"] as? String ?? ""
        let name = id == root ? "" : object["class"] as? String ?? ""
        let frame = object["frame"].map { "\($0)" } ?? ""
        return ["\(depth) \(id) \(name) \(frame)"] + visit(object["children"], depth + 1)
      }
    }
    return visit((json as? [String: Any])?["objects"], 0)
  }
}
