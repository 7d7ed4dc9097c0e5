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
    if arguments.witnesses {
      let reasons = arguments.reasons.map { try? String(contentsOfFile: $0, encoding: .utf8) }
      if case .some(nil) = reasons {
        FileHandle.standardError.write(Data("cannot read \(arguments.reasons ?? "")\n".utf8))
        exit(2)
      }
      print(Witnesses(arguments).table(reasons: reasons.flatMap { $0 } ?? ""))
      return
    }
    if let folder = arguments.folds {
      Folds(arguments, URL(fileURLWithPath: folder)).print()
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
