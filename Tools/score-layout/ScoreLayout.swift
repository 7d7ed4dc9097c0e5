import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import TextMetrics

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
    var options = DocumentLayoutOptions()
    options.text = arguments.text
    options.withoutRules = arguments.withoutRules
    if let font = arguments.font {
      guard let text = try? String(contentsOfFile: font, encoding: .utf8),
        let values = SystemFontValues(text: text)
      else {
        FileHandle.standardError.write(Data("cannot read \(font)\n".utf8))
        exit(2)
      }
      options.systemFont = SystemFontTable(values)
    }
    if arguments.systems {
      for entry in CorpusDocument.all(in: arguments) {
        guard let systems = try? entry.document.layoutSystems(on: options) else { continue }
        print(systems.joined(), terminator: "")
      }
      return
    }
    var together = Report(arguments)
    var isHighEnough = true
    for (number, corpus) in arguments.corpora.enumerated() {
      var report = Report(arguments)
      for entry in CorpusDocument.all(of: corpus, in: arguments) {
        let document = entry.document
        do throws(NibError) {
          let layout = try document.solvedFrames(on: options)
          let comparison = LayoutComparison(document, layout)
          report.add(comparison, of: document, layout)
          if arguments.corpora.count > 1 { together.add(comparison, of: document, layout) }
        } catch {
          report.failures.append("\(document.file ?? ""): \(error)")
        }
      }
      if arguments.corpora.count > 1 { print("# \(corpus)") }
      report.print()
      let floor = number < arguments.floors.count ? arguments.floors[number] : 0
      if !report.isAtLeast(floor) {
        isHighEnough = false
        print("below the floor of \(floor) %, or a document failed")
      }
    }
    if arguments.corpora.count > 1 {
      print("# together")
      together.misses = []
      together.print()
    }
    if !isHighEnough { exit(1) }
  }
}
