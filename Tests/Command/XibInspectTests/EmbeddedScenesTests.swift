import Foundation
import TestSupport
import Testing

/// Storyboards whose scenes embed each other.
@Suite struct EmbeddedScenesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Writes a storyboard in which each scene embeds the next one.
  private func write(scenes: Int, embeds: Int) throws {
    let scenes = (0..<scenes).map { scene in
      let views = (0..<(scene + 1 < scenes ? embeds : 0)).map { index in
        """
        <containerView opaque="NO" id="c\(scene)-\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><segue destination="V\(scene + 1)" kind="embed" id="s\(scene)-\(index)"/></connections>
        </containerView>
        """
      }
      return """
        <scene sceneID="S\(scene)"><objects><viewController id="V\(scene)" sceneMemberID="viewController">
        <view key="view" id="R\(scene)"><rect key="frame" x="0" y="0" width="99" height="99"/>
        <subviews>\(views.joined())</subviews></view></viewController></objects></scene>
        """
    }
    try scratch.write(
      Array(
        Documents.storyboard(
          scenes.joined(separator: "\n"), attributes: #"initialViewController="V0""#
        )
        .utf8), "m.storyboard")
  }

  @Test func `a chain of embeds loads alike from source and compiled`() throws {
    try write(scenes: 300, embeds: 1)
    let source = try Command(["load", "m.storyboard"], in: scratch.url)
    #expect(source.status == 0 && source.errors.isEmpty)
    #expect(source.output.contains("V299"))
    let compiled = try Command(["compile", "m.storyboard", "-o", "m.storyboardc"], in: scratch.url)
    #expect(compiled.status == 0)
    let loaded = try Command(["load", "m.storyboardc"], in: scratch.url)
    #expect(loaded.status == 0 && loaded.errors.isEmpty, "\(loaded.errors.prefix(500))")
  }

  @Test func `scenes that embed the next one twice are refused by name`() throws {
    try write(scenes: 30, embeds: 2)
    #expect(
      try Command(["compile", "m.storyboard", "-o", "m.storyboardc"], in: scratch.url).status == 0)
    for file in ["m.storyboard", "m.storyboardc"] {
      let found = try Command(["load", file], in: scratch.url)
      #expect(found.status == 2)
      #expect(found.errors.contains("is one of more than 1024 views"))
    }
  }
}
