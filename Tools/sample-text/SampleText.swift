import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Prints the views of real documents whose size is that of their text, with the size that the document stores and
/// the one that the model gives: one line each, tabs between the fields, their names in the first line. The texts of
/// Mac documents follow without the size that the model gives.
@main
@MainActor
struct SampleText {
  static func main() {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else {
      FileHandle.standardError.write(Data("usage: sample-text CORPUS…\n".utf8))
      exit(2)
    }
    print(TextSample.header)
    for folder in folders { sample(URL(fileURLWithPath: folder)) }
  }

  private static func sample(_ corpus: URL) {
    let found =
      FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)?.allObjects ?? []
    let files = found.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "xib" || $0.pathExtension == "storyboard" }
      .sorted { $0.path < $1.path }
    let prefix = corpus.path.split(separator: "/").count
    for file in files {
      guard let document = try? IBDocument(contentsOf: file) else { continue }
      let path = file.path.split(separator: "/").dropFirst(prefix)
      let group = String(path.dropFirst().first ?? "")
      let name = path.dropFirst(2).joined(separator: "/")
      if document.platform == .macOS {
        for text in document.objects.compactMap({ MacText($0) }) {
          print(text.line(group: group, file: name))
        }
      }
      guard document.platform == .iOS, let driven = try? DrivenViews(document) else { continue }
      for sample in driven.samples() { print(sample.line(group: group, file: name)) }
    }
  }
}
