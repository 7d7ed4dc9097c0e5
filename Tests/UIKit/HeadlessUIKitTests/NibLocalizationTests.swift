import Diagnostics
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite(.ownEnvironment) struct NibLocalizationTests {
  /// An app's folders with a nib and its German strings.
  private func withApp(_ body: (URL) throws -> Void) throws {
    let app = FileManager.default.temporaryDirectory
      .appending(path: "localized-\(UUID().uuidString)")
    let languages = NibSearchPath.shared.languages
    defer {
      NibSearchPath.shared.languages = languages
      NibSearchPath.shared.remove(folder: app)
      try? FileManager.default.removeItem(at: app)
    }
    for folder in ["Base.lproj", "de.lproj"] {
      try FileManager.default.createDirectory(
        at: app.appending(path: folder), withIntermediateDirectories: true)
    }
    let document = Documents.xib("<label id=\"har-bo-ur1\" text=\"Harbour\"/>")
    try Data(document.utf8).write(to: app.appending(path: "Base.lproj/Berth.xib"))
    try Data("\"har-bo-ur1.text\" = \"Hafen\";".utf8)
      .write(to: app.appending(path: "de.lproj/Berth.strings"))
    NibSearchPath.shared.add(folder: app)
    try body(app)
  }

  private func text(of nib: UINib) throws -> String? {
    (try nib.instantiated(withOwner: nil).first as? UILabel)?.text
  }

  @Test func `a nib found by name has the strings of the language that is set`() throws {
    try withApp { _ in
      let nib = UINib(nibName: "Berth", bundle: nil)
      for (languages, expected) in [
        (["de"], "Hafen"), (["fr", "de-CH"], "Hafen"), (["fr"], "Harbour"), ([], "Harbour"),
      ] {
        NibSearchPath.shared.languages = languages
        let text = try text(of: nib)
        #expect(text == expected, "\(languages)")
      }
    }
  }

  @Test func `a nib from a file has them too, and says when there are none`() throws {
    try withApp { app in
      let nib = try UINib(contentsOf: app.appending(path: "Base.lproj/Berth.xib"))
      NibSearchPath.shared.languages = ["de"]
      let german = try text(of: nib)
      #expect(german == "Hafen")
      NibSearchPath.shared.languages = ["fr"]
      let french = try nib.load(withOwner: nil)
      #expect(french.diagnostics.map(\.id) == ["missing-strings"])
    }
  }
}
