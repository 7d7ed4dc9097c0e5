import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// The generated views: values that are there, and what an absent attribute means.
@Suite struct TypedWrapperTests {
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
    let button = try #require(IBButton(try node("<button/>")))
    #expect(button.buttonType == .custom && button.alpha == 1)
    let segments = try #require(IBSegmentedControl(try node("<segmentedControl/>")))
    #expect(segments.selectedSegmentIndex == -1)
    #expect(IBStackView(try node("<stackView/>"))?.spacing == 0)
  }

  @Test func `a stated attribute is what it says`() throws {
    let stack = try #require(
      IBStackView(
        try node(
          "<stackView axis='vertical' alpha='0.5' hidden='YES' spacing='8' alignment='center'"
            + " horizontalHuggingPriority='251' id='x' customClass='C'/>")))
    #expect(stack.axis == .vertical && stack.alpha == 0.5 && stack.hidden && stack.spacing == 8)
    #expect(stack.alignment == .center && stack.horizontalHuggingPriority == 251)
    #expect(stack.id == "x" && stack.customClass == "C")
  }

  @Test func `a value that does not parse means what an absent one does`() throws {
    let view = try #require(IBView(try node("<view alpha='half' hidden='MAYBE' tag='1.5'/>")))
    #expect(view.alpha == 1 && !view.hidden && view.tag == 0)
  }

  @Test func `a view of one element is not a view of another`() throws {
    #expect(IBImageView(try node("<button/>")) == nil)
    #expect(IBButton(try node("<button/>")) != nil)
    #expect(IBButton.elementName == Names.button)
    let document = try IBDocument(parsing: Samples.bytes("RuntimeAttributes.xib"))
    let object = try #require(document.object(id: "puS-Dg-YHD"))
    #expect(IBImageView(object)?.image == "star.fill")
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
