import InterfaceBuilder
import NibFormat
import Testing

@testable import NibCompiler

@Suite("Storyboards for macOS")
struct MacStoryboardTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="wc">
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <windowController id="wc" customClass="MainController" sceneMemberID="viewController">
                        <window key="window" title="List" visibleAtLaunch="NO" id="win">
                            <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
                        </window>
                        <connections>
                            <segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="g1"/>
                        </connections>
                    </windowController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController id="vc" sceneMemberID="viewController">
                        <view key="view" id="vw"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/></view>
                        <connections><segue destination="wc" kind="show" identifier="again" id="g2"/></connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private func compiled() throws -> NibCompiler.StoryboardResult {
    try NibCompiler().compileStoryboard(IBDocument(parsing: Array(Self.text.utf8), file: nil))
  }

  private func object(_ className: String, in graph: NibGraph) throws -> Int {
    try #require(graph.objects.indices.first { graph.className(of: $0) == className })
  }

  private func string(_ key: String, of object: Int, in graph: NibGraph) -> String? {
    guard case .object(let text)? = graph.value(key, of: object),
      case .data(let bytes)? = graph.value("NS.bytes", of: text)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `each window controller and each view has a nib`() throws {
    let result = try compiled()
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    #expect(Set(result.storyboard.nibs.keys) == ["NSWindowController-wc", "vc-view-vw"])
    #expect(result.storyboard.entryPoint == "NSWindowController-wc")
  }

  @Test func `a custom window controller replaces Interface Builder's own class`() throws {
    let nib = try #require(try compiled().storyboard.nibs["NSWindowController-wc"])
    let swapper = try object("NSClassSwapper", in: nib)
    #expect(string("NSClassName", of: swapper, in: nib) == "MainController")
    #expect(string("NSOriginalClassName", of: swapper, in: nib) == "IBNSWindowController")
    #expect(nib.value("IBWindowTemplate", of: swapper) != nil)
    #expect(nib.value("IBWindowTemplateContentViewController", of: swapper) != nil)
  }

  @Test func `a controller names the nib of its view and has the templates of its segues`() throws {
    let nib = try #require(try compiled().storyboard.nibs["NSWindowController-wc"])
    let controller = try object("NSViewController", in: nib)
    #expect(string("NSNibName", of: controller, in: nib) == "vc-view-vw")
    #expect(nib.value("NSStoryboardSegueTemplates", of: controller) != nil)
    let template = try object("NSStoryboardShowSegueTemplate", in: nib)
    #expect(string("NSIdentifier", of: template, in: nib) == "again")
    #expect(
      string("NSDestinationControllerIdentifier", of: template, in: nib) == "NSWindowController-wc")
  }

  @Test func `the property list has the keys of macOS, and is read again`() throws {
    let storyboard = try compiled().storyboard
    let files = storyboard.files
    let again = try CompiledStoryboard(paths: files.map(\.path)) { path in
      files.first { $0.path == path }?.bytes ?? []
    }
    #expect(again.isAppKit)
    #expect(again.entryPoint == storyboard.entryPoint)
    #expect(again.nibNames == storyboard.nibNames)
    #expect(again.uniqueIdentifiers == storyboard.uniqueIdentifiers)
    #expect(again.uniqueIdentifiers.values.allSatisfy { $0.split(separator: "-").count == 5 })
  }

  @Test func `the same document results in the same bytes`() throws {
    #expect(try compiled().storyboard.files == (try compiled().storyboard.files))
  }
}
