import DocumentStrings
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

@Suite struct CompiledTextsTests {
  @Test func `the compiler makes the texts localizable that are exported`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
        <view id="v">
            <subviews>
                <label text="a" id="1"/>
                <button id="2">
                    <state key="normal" title="b"/>
                    <buttonConfiguration key="configuration" style="plain" title="c" subtitle="d"/>
                    <accessibility key="accessibilityConfiguration" hint="e" label="f" identifier="g"/>
                </button>
                <textField placeholder="h" text="i" id="3"/>
                <segmentedControl id="4"><segments><segment title="j"/></segments></segmentedControl>
                <textView id="5"><string key="text">k</string></textView>
                <searchBar prompt="l" placeholder="m" text="n" id="6"/>
                <switch title="o" id="7"/>
            </subviews>
        </view>
        """))
    var options = NibCompiler.Options()
    options.localizesStrings = true
    let graph = try NibCompiler(options: options).compile(document).graph
    let keys = graph.objects.indices.compactMap { index -> String? in
      guard graph.className(of: index) == "NSLocalizableString",
        case .object(let key)? = graph.value("NSKey", of: index),
        case .data(let bytes)? = graph.value("NS.bytes", of: key)
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(Set(keys) == Set(document.localizableTexts.map(\.key)))
  }
}
