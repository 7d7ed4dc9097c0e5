import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct ColorAndFontTests {
  private func node(_ markup: String) throws -> Node {
    try Tree(parsing: markup, vocabulary: .interfaceBuilder).root
  }

  private func color(_ attributes: String) throws -> ColorValue? {
    ColorValue(try node("<color \(attributes)/>"))
  }

  private func font(_ attributes: String) throws -> FontValue? {
    FontValue(try node("<fontDescription \(attributes)/>"))
  }

  @Test(
    arguments: [
      (
        "red='1' green='0.5' blue='0.0' alpha='0.25' colorSpace='calibratedRGB'", "calibratedRGB",
        [1, 0.5, 0], 0.25
      ),
      ("red='1' green='2' blue='3' colorSpace='deviceRGB'", "deviceRGB", [1, 2, 3], 1),
      (
        "red='-0.1' green='1.1' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
        "displayP3", [-0.1, 1.1, 0], 1
      ),
      ("white='0.25' alpha='0.5' colorSpace='calibratedWhite'", "calibratedWhite", [0.25], 0.5),
      (
        "white='1' alpha='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
        "genericGamma22GrayColorSpace", [1], 1
      ),
      (
        "cyan='0.1' magenta='0.2' yellow='0.3' black='0.4' alpha='1' colorSpace='deviceCMYK'",
        "deviceCMYK", [0.1, 0.2, 0.3, 0.4], 1
      ),
    ] as [(String, String, [Double], Double)])
  func `a color of numbers has its space, components and opacity`(
    _ attributes: String, _ space: String, _ values: [Double], _ alpha: Double
  ) throws {
    let found = try #require(try color(attributes))
    #expect(found.form == .components)
    #expect(
      found.components == ColorValue.Components(space: space, values: values, alpha: alpha))
  }

  @Test func `a color by name`() throws {
    #expect(try color("name='Seaweed'")?.form == .named("Seaweed"))
    #expect(try color("systemColor='labelColor'")?.form == .system("labelColor"))
    #expect(
      try color("cocoaTouchSystemColor='darkTextColor'")?.form == .cocoaTouchSystem("darkTextColor")
    )
    #expect(
      try color("name='controlTextColor' catalog='System' colorSpace='catalog'")?.form
        == .catalog("System", name: "controlTextColor"))
    #expect(try color("name='Seaweed'")?.components == nil)
  }

  @Test func `a name wins over components next to it`() throws {
    let found = try #require(
      try color("red='1' green='0' blue='0' alpha='1' colorSpace='calibratedRGB' systemColor='x'"))
    #expect(found.form == .system("x") && found.components?.values == [1, 0, 0])
  }

  @Test(arguments: [
    "", "key='textColor'", "red='1' green='0' colorSpace='calibratedRGB'", "white='1'",
    "red='none' green='0' blue='0' colorSpace='calibratedRGB'", "colorSpace='calibratedRGB'",
  ])
  func `what states no color is none`(_ attributes: String) throws {
    #expect(try color(attributes) == nil)
  }

  @Test func `the sample's labels have every form of color`() throws {
    let document = try IBDocument(parsing: Samples.bytes("RuntimeAttributes.xib"))
    let forms = document.objects.filter { $0.element == "label" }.map { label in
      label.node.child(keyed: "textColor").flatMap { ColorValue($0) }?.form
    }
    #expect(
      forms == [
        .components, .components, .components, .cocoaTouchSystem("darkTextColor"), nil,
        .system("labelColor"), .system("systemRedColor"), .system("darkTextColor"), nil,
      ])
    let resource = try #require(document.resource(Names.namedColor, named: "Seaweed"))
    #expect(resource.elements.compactMap { ColorValue($0)?.components?.space } == ["sRGB"])
    #expect(document.resource(Names.namedColor, named: "Kelp") == nil)
    #expect(document.resources.first?.sizeOfImage == Size(width: 32, height: 32))
  }

  @Test func `fonts of the system have a size and a weight`() throws {
    #expect(try font("type='system' pointSize='17'") == .system(size: 17, weight: "regular"))
    #expect(
      try font("type='system' weight='black' pointSize='20'") == .system(size: 20, weight: "black"))
    #expect(try font("type='boldSystem' pointSize='12'") == .system(size: 12, weight: "bold"))
    #expect(try font("type='italicSystem' pointSize='15'") == .italicSystem(size: 15))
    #expect(try font("type='system'") == .system(size: nil, weight: "regular"))
  }

  @Test func `fonts by style, by name and by role`() throws {
    #expect(try font("style='UICTFontTextStyleBody'") == .style("UICTFontTextStyleBody"))
    #expect(
      try font("name='Georgia-Bold' family='Georgia' pointSize='13'")
        == .named("Georgia-Bold", family: "Georgia", size: 13))
    #expect(try font("metaFont='smallSystem'") == .meta("smallSystem", size: nil))
    #expect(FontValue(try node("<font metaFont='system' size='9'/>")) == .meta("system", size: 9))
    #expect(try font("key='fontDescription'") == nil)
    #expect(try font("type='system' pointSize='17pt'") == .system(size: nil, weight: "regular"))
  }
}

extension Node {
  fileprivate var sizeOfImage: Size? { name == Names.image ? size : nil }
}
