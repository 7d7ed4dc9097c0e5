import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import TestSupport
import Testing

/// Real documents against the frames that they store; sizes of text come from the documents.
@MainActor
@Suite(.enabled(if: Corpus.folder != nil, "skipped: XIB_CORPUS names no folder of real documents"))
struct LayoutCorpusTests {
  @Test func `at least 95 of 100 views that constraints determine are where they are stored`() {
    var options = DocumentLayoutOptions()
    options.text = .document
    var (views, near, failures) = (0, 0, [String]())
    let files = ["xib", "storyboard"].flatMap { Corpus.files(in: "documents", $0, every: 1) }
    for file in files {
      guard let document = try? IBDocument(contentsOf: file), document.usesAutoLayout,
        document.platform == .iOS
      else { continue }
      do throws(NibError) {
        let layout = try document.solvedFrames(on: options)
        let determined = LayoutComparison(document, layout).views.filter(\.isDetermined)
        views += determined.count
        near += determined.count { !$0.differs }
      } catch {
        failures.append("\(file.path): \(error)")
      }
    }
    #expect(views > 1000)
    #expect(near * 100 >= views * 95, "\(near) of \(views)")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}
