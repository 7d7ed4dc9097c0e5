import DocumentStrings
import Foundation
import InterfaceBuilder
import Localization

let help = """
  score-strings [--verbose] FOLDER

  Compares the export of strings with files that Xcode or ibtool wrote. FOLDER/strings.tsv has a row for each strings \
  file: the file and its document, relative to the folder around FOLDER.

  Live entry        an entry whose object is in the document.
  Written by Interface Builder
                    an entry whose comment names a class and the id in its key. Entries without such a comment were \
  added by hand, also with keys that Interface Builder does not know.
  Text that the object no longer has
                    the text in the comment of a missing entry is in no attribute and no content of the object's \
  element.
  Unchanged file    a file whose entries are all live and exported, with the document's text in each comment.
  Of the document's revision
                    an unchanged file that also has an entry of every object that has texts in the document. An \
  object without entries was added after the export, or its entries were removed by hand. If no file at all has an \
  entry of an object of that element, the object counts as a wrong export instead.

  --verbose   Print what differs, with an example of each kind.
  """

let arguments = Array(CommandLine.arguments.dropFirst())
let paths = arguments.filter { !$0.hasPrefix("-") }
guard !arguments.contains("--help"), !arguments.contains("-h") else {
  print(help)
  exit(0)
}
guard paths.count == 1 else {
  FileHandle.standardError.write(Data("usage: score-strings [--verbose] FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: paths[0])
let root = folder.deletingLastPathComponent()
let table = try String(contentsOf: folder.appending(path: "strings.tsv"), encoding: .utf8)

var files: [ScoredFile] = []
var unreadable: [String] = []
for line in table.split(separator: "\n").dropFirst() {
  let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
  guard fields.count >= 2 else { continue }
  do {
    let document = try IBDocument(
      parsing: [UInt8](Data(contentsOf: root.appending(path: String(fields[1])))))
    let strings = try StringsFile(
      parsing: [UInt8](Data(contentsOf: root.appending(path: String(fields[0])))))
    files.append(ScoredFile(strings, of: document, named: String(fields[0])))
  } catch {
    unreadable.append("\(fields[0]): \(error)")
  }
}
var score = Score(files)
score.unreadable = unreadable
print(score.summary)
if arguments.contains("--verbose") { print(score.details) }
