import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder

/// Compares the frames that constraints produce with the stored frames in real documents.
@main
@MainActor
struct ScoreLayout {
  static func main() {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data((Arguments.usage + "\n").utf8))
      exit(2)
    }
    if arguments.witnesses || arguments.folds != nil {
      do {
        let witnesses = try Witnesses(arguments)
        guard let folder = arguments.folds else { return print(witnesses.table) }
        Folds(arguments, witnesses, URL(fileURLWithPath: folder)).print()
      } catch {
        FileHandle.standardError.write(Data("cannot read \(arguments.reasons ?? "")\n".utf8))
        exit(2)
      }
      return
    }
    var report = Report(arguments)
    for entry in CorpusDocument.all(in: arguments) {
      let document = entry.document
      report.documents += 1
      var options = DocumentLayoutOptions()
      options.text = arguments.text
      do throws(NibError) {
        if arguments.systems {
          print(try document.layoutSystems(on: options).joined(), terminator: "")
          continue
        }
        let layout = try document.solvedFrames(on: options)
        report.add(LayoutComparison(document, layout), of: document, layout)
      } catch {
        report.failures.append("\(document.file ?? ""): \(error)")
      }
    }
    if arguments.systems { return }
    report.print()
    if !report.isHighEnough {
      print("below the floor of \(arguments.floor ?? 0) %, or a document failed")
      exit(1)
    }
  }
}
