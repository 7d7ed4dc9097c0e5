import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct ValueTests {
  private func node(_ markup: String) throws -> Node {
    try Tree(parsing: markup, vocabulary: .interfaceBuilder).root
  }

  @Test(arguments: [
    ("0.25", 0.25, Multiplier.Form.decimal), ("16:9", 16.0 / 9, .ratio),
    ("1/3", 1.0 / 3, .fraction),
    ("3.37:2.125", 3.37 / 2.125, .ratio), ("1:1", 1, .ratio), ("-2", -2, .decimal),
    ("0.1:1", 0.1, .ratio),
  ])
  func `a multiplier is read in each of its spellings`(
    _ text: String, _ value: Double, _ form: Multiplier.Form
  ) throws {
    let multiplier = try #require(Multiplier(text))
    #expect(multiplier.value == value && multiplier.form == form)
  }

  @Test(arguments: ["", "1/0", "3:0", "a:b", "1:2:3", "16:", ":9", "1/", "half", "1 : x"])
  func `what is not a multiplier is nil`(_ text: String) { #expect(Multiplier(text) == nil) }

  @Test func `braced geometry is read`() {
    #expect(Point("{1, -2.5}") == Point(x: 1, y: -2.5))
    #expect(Size("{10,20}") == Size(width: 10, height: 20))
    #expect(Rect("{{0, 0}, {320, 480.5}}") == Rect(x: 0, y: 0, width: 320, height: 480.5))
    for bad in ["", "{}", "{1}", "{1, 2, 3}", "1, 2", "{a, b}", "{1, }"] {
      #expect(Point(bad) == nil && Size(bad) == nil && Rect(bad) == nil)
    }
    #expect(Rect("{{0, 0}, {320}}") == nil)
  }

  @Test func `geometry elements are read, and are nil where a number is missing or none`() throws {
    #expect(
      try node("<rect key='frame' x='0.0' y='-1' width='2.5' height='3'/>").rect
        == Rect(x: 0, y: -1, width: 2.5, height: 3))
    #expect(try node("<rect x='0' y='0' width='wide' height='1'/>").rect == nil)
    #expect(try node("<point x='1' y='2'/>").point == Point(x: 1, y: 2))
    #expect(try node("<point x='1'/>").point == nil)
    #expect(try node("<size width='1' height='2'/>").size == Size(width: 1, height: 2))
    #expect(
      try node("<range location='3' length='7'/>").indexRange == IndexRange(location: 3, length: 7))
    #expect(try node("<range location='x' length='7'/>").indexRange == nil)
  }

  @Test func `insets are read in their three spellings`() throws {
    let expected = Insets(top: 2, left: 1, bottom: 4, right: 3)
    #expect(try node("<inset minX='1' minY='2' maxX='3' maxY='4'/>").insets == expected)
    #expect(try node("<edgeInsets top='2' left='1' bottom='4' right='3'/>").insets == expected)
    #expect(
      try node("<directionalEdgeInsets top='2' leading='1' bottom='4' trailing='3'/>").insets
        == expected)
    #expect(try node("<edgeInsets left='1'/>").insets == nil)
  }

  @Test func `an autoresizing mask is the flags that are set`() throws {
    #expect(
      try node("<autoresizingMask key='autoresizingMask' widthSizable='YES' heightSizable='NO'/>")
        .flags == ["widthSizable"])
    #expect(try node("<autoresizingMask key='autoresizingMask'/>").flags == [])
  }

  @Test func `booleans are YES or NO and nothing else`() throws {
    let node = try node("<view hidden='YES' opaque='NO' clipsSubviews='yes'/>")
    #expect(node.bool(Names.hidden) == true && node.bool(Names.opaque) == false)
    #expect(node.bool(Names.clipsSubviews) == nil && node.bool(Names.ambiguous) == nil)
  }

  @Test func `numbers may be infinite, whole ones may not have a fraction`() throws {
    let node = try node("<label preferredMaxLayoutWidth='infinite' tag='3' numberOfLines='1.5'/>")
    #expect(node.double(Names.preferredMaxLayoutWidth) == .infinity)
    #expect(node.int(Names.tag) == 3 && node.int(Names.numberOfLines) == nil)
    #expect(node.double(Names.numberOfLines) == 1.5)
  }

  @Test func `a string may be Base64`() throws {
    #expect(try node("<string base64-UTF8='YES'>DQ</string>").stringValue == "\r")
    #expect(
      try node("<string base64-UTF8='YES'>\nZ3LDvMOf\nZQ==\n</string>").stringValue == "grüße")
    #expect(try node("<string>CA</string>").stringValue == "CA")
    #expect(try node("<mutableString>a &lt; b</mutableString>").stringValue == "a < b")
    #expect(try node("<string/>").stringValue == "")
  }

  @Test func `a text is in an attribute or in a child`() throws {
    #expect(try node("<label text='a'/>").textProperty(Names.text) == "a")
    #expect(
      try node("<label><string key='text'>b\nc</string></label>").textProperty(Names.text) == "b\nc"
    )
    #expect(
      try node("<label><mutableString key='text'>d</mutableString></label>")
        .textProperty(Names.text) == "d")
    #expect(try node("<label><nil key='text'/></label>").textProperty(Names.text) == nil)
  }

  @Test func `a variation's key is a set of conditions`() throws {
    let key = try #require(SizeClassKey("heightClass=compact-widthClass=regular"))
    #expect(key.conditions == ["heightClass": "compact", "widthClass": "regular"])
    #expect(SizeClassKey("default")?.isDefault == true && !key.isDefault)
    for bad in ["", "compact", "width=regular", "widthClass=", "widthClass=a=b", "widthClass=a-"] {
      #expect(SizeClassKey(bad) == nil)
    }
  }

  @Test func `an attributed text is its fragments`() throws {
    let document = try IBDocument(parsing: Samples.bytes("RuntimeAttributes.xib"))
    let label = try #require(
      document.objects.first { $0.node.child(keyed: "attributedText") != nil })
    let text = AttributedText(try #require(label.node.child(keyed: "attributedText")))
    #expect(text.text == "High water" && text.fragments.map(\.text) == ["High ", "water"])
    #expect(text.fragments[0].font == .meta("system", size: 17))
    #expect(text.fragments[1].font == .named("HelveticaNeue-Bold", family: nil, size: 17))
    #expect(text.fragments[1].color?.components?.values == [0])
    #expect(text.fragments[1].element("NSUnderline")?.int(Names.value) == 1)
    #expect(text.fragments[0].element("NSUnderline") == nil)
  }
}
