import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder

/// Compares the frames that constraints give with those that real documents store.
@main
@MainActor
struct ScoreLayout {
  static func main() {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data((Arguments.usage + "\n").utf8))
      exit(2)
    }
    var report = Report(arguments)
    for file in files(in: arguments) {
      guard let document = try? IBDocument(contentsOf: file), document.usesAutoLayout,
        document.platform == .iOS
      else { continue }
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
        report.failures.append("\(file.lastPathComponent): \(error)")
      }
    }
    if !arguments.systems { report.print() }
  }

  private static func files(in arguments: Arguments) -> [URL] {
    let folder = URL(fileURLWithPath: arguments.corpus).appendingPathComponent("documents")
    let found =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return found.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "xib" || $0.pathExtension == "storyboard" }
      .filter { arguments.name.map($0.path.contains) ?? true }
      .sorted { $0.path < $1.path }
  }
}
