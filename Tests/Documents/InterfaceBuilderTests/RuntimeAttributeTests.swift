import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct RuntimeAttributeTests {
  @Test func `every type of the sample has its value, in order`() throws {
    let document = try IBDocument(parsing: Samples.bytes("RuntimeAttributes.xib"))
    let card = try #require(document.object(id: "mQ3-36-Dfj"))
    let found = card.runtimeAttributes
    #expect(
      found.map(\.keyPath) == [
        "caption", "localCaption", "layer.cornerRadius", "layer.borderWidth",
        "layer.masksToBounds", "dimmed", "rimColor", "shadeColor", "shadowOffset", "anchor",
        "inner", "marked", "badge", "delegateName",
      ])
    let rim = ColorValue.Components(
      space: "sRGB", values: [0.90196078431372551, 0.41176470588235292, 0.12156862745098039],
      alpha: 1)
    #expect(
      found.map(\.value) == [
        .string("Salt & \"pepper\" <grey>"), .localizedString("Warm colours"), .integer(12),
        .real(1.5), .boolean(true), .boolean(false),
        .color(ColorValue(form: .components, components: rim)),
        .color(ColorValue(form: .system("systemGray5Color"), components: nil)),
        .size(Size(width: 0, height: 2.5)), .point(Point(x: 0.25, y: 0.75)),
        .rect(Rect(x: 4, y: 8, width: 120, height: 24.5)),
        .range(IndexRange(location: 3, length: 7)), .image("anchor"), .nil,
      ])
  }

  @Test func `a placeholder may have some, most objects have none`() throws {
    let document = try IBDocument(parsing: Samples.bytes("RuntimeAttributes.xib"))
    #expect(document.filesOwner?.runtimeAttributes.map(\.value) == [.string("autumn")])
    #expect(document.object(id: "vNz-GH-Vz0")?.runtimeAttributes.isEmpty == true)
  }

  private func value(_ markup: String) throws -> RuntimeAttribute.Value? {
    RuntimeAttribute(try Tree(parsing: markup, vocabulary: .interfaceBuilder).root)?.value
  }

  private func attribute(_ type: String, _ rest: String) throws -> RuntimeAttribute.Value? {
    try value("<userDefinedRuntimeAttribute type='\(type)' keyPath='k' \(rest)")
  }

  @Test func `a boolean without value is NO`() throws {
    #expect(try attribute("boolean", "/>") == .boolean(false))
  }

  @Test func `a whole number that is stated as real is real`() throws {
    let close = "</userDefinedRuntimeAttribute>"
    #expect(try attribute("number", "><real key='value' value='2'/>\(close)") == .real(2))
    #expect(try attribute("number", "><integer key='value' value='2'/>\(close)") == .integer(2))
    #expect(try attribute("number", "value='3'/>") == .integer(3))
  }

  @Test func `a string may be in a child`() throws {
    let child = "><string key='value'>a\nb</string></userDefinedRuntimeAttribute>"
    #expect(try attribute("string", child) == .string("a\nb"))
    #expect(try attribute("localizedString", "value='x'/>") == .localizedString("x"))
    #expect(try attribute("string", "/>") == .string(""))
  }

  @Test func `a type that is not known, or a value that is none, is reported`() throws {
    #expect(try attribute("hologram", "value='x'/>") == .other(type: "hologram"))
    #expect(try attribute("number", "value='x'/>") == .other(type: "number"))
    #expect(try attribute("color", "/>") == .other(type: "color"))
    #expect(try value("<userDefinedRuntimeAttribute type='nil'/>") == nil)
  }
}
