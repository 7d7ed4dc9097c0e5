import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// The generated views: values that are there, and what an absent attribute means.
@Suite struct TypedViewTests {
  private func node(_ markup: String) throws -> Node {
    try Tree(parsing: markup, vocabulary: .interfaceBuilder).root
  }

  @Test func `an absent attribute means what UIKit has`() throws {
    let view = try #require(IBView(try node("<view/>")))
    #expect(view.alpha == 1 && view.opaque && !view.hidden && view.userInteractionEnabled)
    #expect(!view.clipsSubviews && view.translatesAutoresizingMaskIntoConstraints)
    #expect(
      view.horizontalHuggingPriority == 250 && view.verticalCompressionResistancePriority == 750)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.tag == 0)
    let label = try #require(IBLabel(try node("<label/>")))
    #expect(label.numberOfLines == 1 && label.text == nil && label.alpha == 1)
    let slider = try #require(IBSlider(try node("<slider/>")))
    #expect(slider.value == 0 && slider.maxValue == 1 && slider.continuous)
    let segments = try #require(IBSegmentedControl(try node("<segmentedControl/>")))
    #expect(segments.selectedSegmentIndex == -1)
    #expect(IBSwitch(try node("<switch/>"))?.on == false)
    #expect(IBStackView(try node("<stackView/>"))?.spacing == 0)
    let stepper = try #require(IBStepper(try node("<stepper/>")))
    #expect(stepper.maximumValue == 100 && stepper.stepValue == 1 && !stepper.wraps)
  }

  @Test func `a stated attribute is what it says`() throws {
    let label = try #require(
      IBLabel(
        try node(
          "<label text='a' alpha='0.5' hidden='YES' numberOfLines='0' textAlignment='center'"
            + " horizontalHuggingPriority='251' id='x' customClass='C'/>")))
    #expect(label.text == "a" && label.alpha == 0.5 && label.hidden && label.numberOfLines == 0)
    #expect(label.textAlignment == .center && label.horizontalHuggingPriority == 251)
    #expect(label.id == "x" && label.customClass == "C")
  }

  @Test func `a value that does not parse means what an absent one does`() throws {
    let view = try #require(IBView(try node("<view alpha='half' hidden='MAYBE' tag='1.5'/>")))
    #expect(view.alpha == 1 && !view.hidden && view.tag == 0)
  }

  @Test func `a view of one element is not a view of another`() throws {
    #expect(IBLabel(try node("<button/>")) == nil)
    #expect(IBButton(try node("<button/>")) != nil)
    #expect(IBLabel.elementName == Names.label)
    let document = try IBDocument(parsing: Samples.bytes("MyViews.xib"))
    let object = try #require(document.object(id: "DZK-5C-z3m"))
    #expect(IBLabel(object)?.text == "Low water 14:20")
    #expect(IBView(object) == nil)
  }

  @Test func `the document's own facts are read`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MyViews.xib"), file: "MyViews.xib")
    #expect(document.file == "MyViews.xib" && document.toolsVersion == "22505")
    #expect(document.tools == IBToolsVersion(build: 22505))
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.device?.node[Names.id] == "retina4_7")
    #expect(document.device?.orientation == .portrait)
    #expect(document.dialect == .document && document.source === document.tree)
    let mac = try IBDocument(parsing: Samples.bytes("MainMenu.xib"))
    #expect(mac.device == nil && !mac.usesTraitCollections && !mac.usesSafeAreas)
  }

  @Test func `simulated metrics are metadata that fill a key`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MyViews.xib"))
    let view = try #require(document.object(id: "8jD-b2-TnQ"))
    let metrics = try #require(view.node.child(keyed: "simulatedDestinationMetrics"))
    #expect(metrics.spelling == "freeformSimulatedSizeMetrics")
    #expect(metrics.name.elementKind == .metadata)
    #expect(document.object(around: metrics) == view)
    #expect(view.node.child(keyed: "canvasLocation")?.point == Point(x: -180, y: -96))
  }

  @Test func `an image view names its image, the document remembers its size`() throws {
    let document = try IBDocument(parsing: Samples.bytes("RuntimeAttributes.xib"))
    let symbol = try #require(document.object(id: "puS-Dg-YHD"))
    let view = try #require(IBImageView(symbol))
    #expect(view.image == "star.fill" && symbol.node["catalog"] == "system")
    let image = try #require(document.resource(Names.image, named: "star.fill"))
    #expect(image.size == Size(width: 128, height: 116))
  }

  @Test func `every name of the vocabulary has its own number`() {
    let vocabulary = Vocabulary.interfaceBuilder
    var seen = Set<String>()
    for number in 0..<vocabulary.count {
      let name = Name(rawValue: UInt32(number))
      let spelling = vocabulary.spelling(of: name)
      #expect(seen.insert(spelling).inserted)
      #expect(vocabulary.name(spelling) == name)
    }
    #expect(vocabulary.name("no such name") == nil && vocabulary.name("") == nil)
  }
}
