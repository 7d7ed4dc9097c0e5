import Foundation
import Testing

@testable import NibSources

/// Which table a nib's texts are in, and which folders a language falls back on.
struct NibLocalizationTests {
  @Test(arguments: [
    ("/app/Base.lproj/Main.xib", "/app", "Main"),
    ("/app/Base.lproj/Main.storyboardc/a-view-b.nib", "/app", "Main"),
    ("/app/en.lproj/Berth.nib/runtime.nib", "/app", "Berth"),
  ])
  func `the table is named after what stands in the language's folder`(
    _ path: String, _ root: String, _ table: String
  ) throws {
    let localization = try #require(NibLocalization(path: path))
    #expect(localization.root.path == root && localization.table == table)
  }

  @Test func `a file in no language's folder has no table`() {
    #expect(NibLocalization(path: "/app/Main.xib") == nil)
    #expect(NibLocalization(path: "/app/Base.lproj") == nil)
  }

  @Test(arguments: [
    ("zh-Hans-CN", ["zh-hans-cn", "zh-hans", "zh"]), ("zh_TW", ["zh-tw", "zh-hant", "zh"]),
    ("English", ["en"]), ("pt-BR", ["pt-br", "pt"]),
  ])
  func `a language falls back on what it is a variant of`(_ name: String, _ tags: [String]) {
    #expect(NibLanguage(name).fallbacks == tags)
  }
}
