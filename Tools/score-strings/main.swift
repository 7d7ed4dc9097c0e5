import DocumentStrings
import Foundation
import InterfaceBuilder
import Localization

// Compares the export of strings with files that Xcode or ibtool wrote.
//
//     score-strings FOLDER
//
// `FOLDER/strings.tsv` has a row for each strings file: the file and its document, relative to the folder around FOLDER.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: score-strings FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let root = folder.deletingLastPathComponent()
let table = try String(contentsOf: folder.appending(path: "strings.tsv"), encoding: .utf8)

var score = Score()
for line in table.split(separator: "\n").dropFirst() {
  let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
  guard fields.count >= 2 else { continue }
  do {
    let document = try IBDocument(
      parsing: [UInt8](Data(contentsOf: root.appending(path: String(fields[1])))))
    let strings = try StringsFile(
      parsing: [UInt8](Data(contentsOf: root.appending(path: String(fields[0])))))
    score.add(strings, of: document, named: String(fields[0]))
  } catch {
    score.unreadable.append("\(fields[0]): \(error)")
  }
}
print(score.summary)
if CommandLine.arguments.contains("-v") || ProcessInfo.processInfo.environment["VERBOSE"] != nil {
  print(score.details)
}
