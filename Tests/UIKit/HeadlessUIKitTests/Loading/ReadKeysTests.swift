import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing
import XMLTree

/// What the compiler writes is read by the class that gets it.
@MainActor @Suite(.ownEnvironment) struct ReadKeysTests {
  @Test func `every key of every attribute of UIKit's objects is read by the object's class`()
    throws
  {
    var checked = 0
    for element in SchemaSamples.elements {
      checked += try check(element) { try SchemaSamples.document(element, $0) } ?? 0
    }
    #expect(checked > 300)
  }

  @Test(arguments: [
    (
      Names.textInputTraits,
      #"<textField id="a"><textInputTraits key="textInputTraits" §/></textField>"#
    ),
    (
      Names.textInputTraits,
      #"<textView id="a"><textInputTraits key="textInputTraits" §/></textView>"#
    ),
    (
      Names.textInputTraits,
      #"<searchBar id="a"><textInputTraits key="textInputTraits" §/></searchBar>"#
    ),
    (
      Names.collectionViewFlowLayout,
      #"<collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="b" §/></collectionView>"#
    ),
    (
      Names.segment,
      #"<segmentedControl id="a"><segments><segment §/></segments></segmentedControl>"#
    ),
    (
      Names.wkWebViewConfiguration,
      #"<wkWebView id="a"><wkWebViewConfiguration key="configuration" §/></wkWebView>"#
    ),
    (
      Names.audiovisualMediaTypes,
      #"<wkWebView id="a"><wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" §/></wkWebViewConfiguration></wkWebView>"#
    ),
    (
      Names.wkPreferences,
      #"<wkWebView id="a"><wkWebViewConfiguration key="configuration"><wkPreferences key="preferences" §/></wkWebViewConfiguration></wkWebView>"#
    ),
    (Names.blurEffect, #"<visualEffectView id="a"><blurEffect §/></visualEffectView>"#),
    (
      Names.vibrancyEffect,
      #"<visualEffectView id="a"><vibrancyEffect §><blurEffect style="dark"/></vibrancyEffect></visualEffectView>"#
    ),
    (
      Names.buttonConfiguration,
      #"<button id="a"><buttonConfiguration key="configuration" §/></button>"#
    ),
    (
      Names.backgroundConfiguration,
      #"<button id="a"><buttonConfiguration key="configuration"><backgroundConfiguration key="background" §/></buttonConfiguration></button>"#
    ),
  ])
  func `every key of what objects are made of is read`(_ element: Name, _ text: String) throws {
    let checked = try check(element) {
      try IBDocument(parsing: Documents.xib(text.replacingOccurrences(of: "§", with: $0)))
    }
    #expect(checked ?? 0 > 0)
  }

  @Test func `a key that no class asks for is reported`() throws {
    let document = try SchemaSamples.document(Names.slider, #"maxValue="2""#)
    var graph = try NibCompiler().compile(document).graph
    let place = try #require(graph.keys.firstIndex(of: "UIMaxValue"))
    graph.keys[place] = "UIMaxValueOfNoClass"
    let unread = try KeyReading(graph).unread.map { [$0.className, $0.key] }
    #expect(unread == [["UISlider", "UIMaxValueOfNoClass"]])
  }

  /// Compiles and loads an element with each value of each of its attributes.
  /// - Parameter document: The document for some attributes.
  /// - Returns: How many attributes have changed the nib; nil for an element that is itself not compiled.
  private func check(_ element: Name, _ document: (String) throws -> IBDocument) throws -> Int? {
    let plain = try NibCompiler().compile(document(""))
    guard plain.diagnostics.isEmpty else { return nil }
    let name = Vocabulary.interfaceBuilder.spelling(of: element)
    let unread = try KeyReading(plain.graph).unread
    #expect(unread.isEmpty, "\(name)")
    let bytes = NIBArchive.encode(plain.graph)
    var checked = 0
    for row in IBSchema.attributes(of: element, on: .iOS)
    where row.name != Names.id && row.name != Names.key {
      let attribute = Vocabulary.interfaceBuilder.spelling(of: row.name)
      for value in SchemaSamples.values(of: row) {
        let graph = try NibCompiler().compile(document("\(attribute)=\"\(value)\"")).graph
        guard NIBArchive.encode(graph) != bytes else { continue }
        checked += 1
        let unread = try KeyReading(graph).unread
        #expect(unread.isEmpty, "\(name) \(attribute)=\(value)")
      }
    }
    return checked
  }
}
