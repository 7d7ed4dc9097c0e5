import Foundation
import IBSearch
import InterfaceBuilder

// Renames each name in the documents below a folder there and back.
//
//     score-renames [--verbose] FOLDER

/// The results for all documents.
struct RenameScore {
  /// The documents with a name that can be changed.
  var documents = 0
  /// The names that were changed.
  var names = 0
  /// The names that could not be changed, because the document already has the new one.
  var refused = 0
  /// The names after which a use is left, or the document has other bytes.
  var wrong: [String] = []
  var unread = 0

  mutating func add(_ file: URL) {
    guard let document = try? IBDocument(contentsOf: file), document.dialect == .document else {
      unread += 1
      return
    }
    var seen: Set<String> = []
    let before = names
    for use in document.uses(Set(Renaming.kinds)) where Self.isOfApp(use) {
      guard seen.insert("\(use.kind.rawValue) \(use.name)").inserted else { continue }
      let new = use.kind == .action ? "x1" + use.name : use.name + "x1"
      let there = Renaming(use.kind, from: use.name, to: new)
      guard there.problem == nil, there.clashes(in: document).isEmpty else {
        refused += 1
        continue
      }
      names += 1
      if !isRestored(document, there) {
        wrong.append("\(file.path): \(use.kind.rawValue) \(use.name)")
      }
    }
    if names > before { documents += 1 }
  }

  /// Returns whether a name is the app's: the system's images and colors keep their names.
  private static func isOfApp(_ use: DocumentUse) -> Bool { use.kind == .class || !use.isOfSystem }

  /// Returns whether a renaming changes every use, and the opposite one gives the same bytes.
  private func isRestored(_ document: IBDocument, _ there: Renaming) -> Bool {
    guard let bytes = try? there.bytes(of: document), let renamed = try? IBDocument(parsing: bytes)
    else { return false }
    let names = Set(renamed.uses([there.kind]).filter(Self.isOfApp).map(\.name))
    guard names.contains(there.new), !names.contains(there.old) else { return false }
    let back = Renaming(there.kind, from: there.new, to: there.old)
    return (try? back.bytes(of: renamed)) == document.bytes
  }

  var summary: String {
    let right = names - wrong.count
    let share = names == 0 ? 0 : right * 10_000 / names
    return """
      names renamed there and back: the same bytes \(right) of \(names) \
      (\(share / 100).\(share % 100 / 10)\(share % 10) %), in \(documents) documents
      refused: \(refused); archives and unreadable documents: \(unread)
      """
  }
}

let arguments = CommandLine.arguments.dropFirst()
let paths = arguments.filter { !$0.hasPrefix("-") }
guard paths.count == 1, let folder = paths.first else {
  FileHandle.standardError.write(Data("usage: score-renames [--verbose] FOLDER\n".utf8))
  exit(2)
}
var score = RenameScore()
let files = FileManager.default.enumerator(
  at: URL(filePath: folder), includingPropertiesForKeys: nil)
while let file = files?.nextObject() as? URL {
  if ["xib", "storyboard"].contains(file.pathExtension) { score.add(file) }
}
print(score.summary)
if arguments.contains("--verbose") { print(score.wrong.joined(separator: "\n")) }
exit(score.wrong.isEmpty ? 0 : 1)
