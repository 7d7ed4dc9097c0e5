import Diagnostics
import NibCompiler
import NibFormat
import Testing

struct TextTests {
  private func label(_ attributes: String = "", _ inside: String = "") -> String {
    view(inside, element: "label", #"text="Hello" "# + attributes)
  }

  @Test func `a label has its text, its font and how it breaks`() throws {
    let nib = try CompiledXib(
      label(
        #"lineBreakMode="wordWrap" numberOfLines="0" textAlignment="center" adjustsFontSizeToFit="NO""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#))
    #expect(nib["v", "UIText"] == "\"Hello\"")
    #expect(nib["v", "UILineBreakMode"] == "0")
    #expect(nib["v", "UINumberOfLines"] == "0")
    #expect(nib["v", "UITextAlignment"] == "1")
    #expect(nib["v", "UIAdjustsFontSizeToFit"] == nil)
    let font = nib.target("UIFont", of: nib.object("v"))
    #expect(font.flatMap { nib[$0, "UIFontName"] } == "\".SFUI-Regular\"")
    #expect(font.flatMap { nib[$0, "UIFontPointSize"] } == "17.0")
  }

  @Test(arguments: [
    ("", "true"), ("<nil key=\"textColor\"/>", "false"),
    (#"<color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#, "true"),
  ])
  func `traits change the color of a label only if the document says that it has none`(
    color: String, isFixed: String
  ) throws {
    let nib = try CompiledXib(label("", color))
    #expect(nib["v", "UIDisableUpdateTextColorOnTraitCollectionChange"] == isFixed)
  }

  @Test func `old tools omit the left alignment of labels, but not of text fields`() throws {
    let alignments: [(element: String, alignment: String?)] = [("label", nil), ("textField", "0")]
    for (element, alignment) in alignments {
      let nib = try CompiledXib(view(element: element), toolsVersion: 4514)
      #expect(nib["v", "UITextAlignment"] == alignment)
    }
  }

  @Test func `a factor of shrinking is a smallest size as well`() throws {
    let nib = try CompiledXib(
      label(
        #"minimumScaleFactor="0.5""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#))
    #expect(nib["v", "UIMinimumFontSize"] == "7.5")
    #expect(nib["v", "UIMinimumScaleFactor"] == "0.5")
  }

  @Test func `the system font's name is that of the tools' time`() throws {
    func name(_ size: Int, _ build: Int) throws -> String? {
      let nib = try CompiledXib(
        label("", #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#),
        toolsVersion: build)
      return nib.target("UIFont", of: nib.object("v")).flatMap { nib[$0, "UIFontName"] }
    }
    #expect(try name(17, 7702) == "\".HelveticaNeueInterface-Regular\"")
    #expect(try name(17, 9059) == "\".SFUIText-Regular\"")
    #expect(try name(17, 11762) == "\".SFUIText\"")
    #expect(try name(20, 11762) == "\".SFUIDisplay\"")
    #expect(try name(20, 21507) == "\".SFUI-Regular\"")
  }

  @Test func `a text style has no descriptor`() throws {
    let nib = try CompiledXib(
      label("", #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#))
    let font = nib.target("UIFont", of: nib.object("v"))
    #expect(font.flatMap { nib[$0, "UIIBTextStyle"] } == "\"UICTFontTextStyleHeadline\"")
    #expect(font.flatMap { nib[$0, "UIFontDescriptor"] } == nil)
    #expect(font.flatMap { nib[$0, "UIFontTraits"] } == "2")
  }

  @Test func `equal fonts and strings are one object`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews>
          <label text="Same" id="a"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
          <label text="Same" id="b"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
        </subviews>
        """))
    #expect(
      nib.target("UIFont", of: nib.object("a")) == nib.target("UIFont", of: nib.object("b")))
    #expect(
      nib.target("UIText", of: nib.object("a")) == nib.target("UIText", of: nib.object("b")))
  }

  @Test func `an attributed label takes text, font and alignment from its first run`() throws {
    let nib = try CompiledXib(
      view(
        """
        <attributedString key="attributedText"><fragment content="Run"><attributes>
          <font key="NSFont" size="22" name="HelveticaNeue"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>
        </attributes></fragment></attributedString>
        """, element: "label", #"usesAttributedText="YES" lineBreakMode="tailTruncation""#))
    #expect(nib["v", "UIText"] == "\"Run\"")
    #expect(nib["v", "UITextAlignment"] == "1")
    let text = nib.target("UIAttributedText", of: nib.object("v"))
    #expect(nib.target("NSString", of: text) == nib.target("UIText", of: nib.object("v")))
    // The label's own way of breaking lines takes the place of the paragraph's.
    let style = nib.members("NSAttributes", of: text)
      .first { nib.graph.className(of: $0) == "NSMutableParagraphStyle" }
    #expect(style.flatMap { nib[$0, "NSLineBreakMode"] } == "4")
    // Paragraphs count their alignments as macOS does.
    #expect(style.flatMap { nib[$0, "NSAlignment"] } == "2")
  }

  @Test func `a text view repeats its plain text as an attributed text`() throws {
    let text = view(
      """
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      """, element: "textView", #"text="Read""#)
    let nib = try CompiledXib(text)
    let attributed = nib.target("UIAttributedText", of: nib.object("v"))
    #expect(nib.target("NSString", of: attributed) == nib.target("UIText", of: nib.object("v")))
    let attributes = nib.members("NSAttributes", of: attributed)
    #expect(attributes.contains { $0 == nib.target("UIFont", of: nib.object("v")) })
    #expect(attributes.contains { $0 == nib.target("UITextColor", of: nib.object("v")) })
    let localized = try CompiledXib(text, localizes: true)
    let repeated = localized.target("UIAttributedText", of: localized.object("v"))
    #expect(localized["v", "UIText"] != nil)
    #expect(
      localized.target("NSString", of: repeated).map { localized.graph.className(of: $0) }
        == "NSMutableString")
    #expect(try CompiledXib(text, toolsVersion: 9532)["v", "UIAttributedText"] == nil)
  }

  @Test func `an attributed text view has the text, font, color and alignment of its first run`()
    throws
  {
    let nib = try CompiledXib(
      view(
        """
        <attributedString key="attributedText"><fragment content="Run"><attributes>
          <color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          <font key="NSFont" size="22" name="HelveticaNeue"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>
        </attributes></fragment></attributedString>
        """, element: "textView", #"usesAttributedText="YES""#))
    #expect(nib["v", "UIText"] == "\"Run\"")
    #expect(nib["v", "UITextAlignment"] == "1")
    let attributes = nib.members(
      "NSAttributes", of: nib.target("UIAttributedText", of: nib.object("v")))
    #expect(attributes.contains { $0 == nib.target("UIFont", of: nib.object("v")) })
    #expect(attributes.contains { $0 == nib.target("UITextColor", of: nib.object("v")) })
  }

  @Test(arguments: [("sentences", nil), ("allCharacters", "3"), ("none", "0")])
  func `a text view capitalizes sentences unless its nib says otherwise`(
    word: String, value: String?
  ) throws {
    let nib = try CompiledXib(
      view(
        "<textInputTraits key=\"textInputTraits\" autocapitalizationType=\"\(word)\"/>",
        element: "textView"))
    #expect(nib["v", "UIAutocapitalizationType"] == value)
  }

  @Test func `text styles have the smallest size since Xcode 12`() throws {
    let label = view(
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, element: "label")
    func size(_ tools: Int) throws -> String? {
      let nib = try CompiledXib(label, toolsVersion: tools)
      return nib.target("UIFont", of: nib.object("v")).flatMap { nib[$0, "NSSize"] }
    }
    #expect(try size(14490) == "17.0" && size(17506) == "14.0")
  }

  @Test func `a private name of the system font is not one of the app's fonts`() throws {
    let nib = try CompiledXib(
      view(
        """
        <fontDescription key="fontDescription" name=".SFUIText_Semibold" family="F" pointSize="18"/>
        """, element: "label"),
      resources: """
        <customFonts key="customFonts">
          <array key="font.ttf"><string>.SFUIText_Semibold</string></array>
        </customFonts>
        """, toolsVersion: 11163)
    let font = nib.target("UIFont", of: nib.object("v"))
    #expect(font.flatMap { nib[$0, "UIFontTraits"] } == "2")
  }

  @Test func `a field without a color is black by its name where the document says so`() throws {
    func name(_ inside: String) throws -> String? {
      let nib = try CompiledXib(
        view(inside, element: "textField"), attributes: "", toolsVersion: 4514)
      let color = nib.target("UITextColor", of: nib.object("v"))
      return color.flatMap { nib[$0, "UISystemColorName"] }
    }
    #expect(try name("<nil key=\"textColor\"/>") == "\"blackColor\"" && name("") == nil)
  }

  @Test func `fonts of one face are one object however they were stated`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews>
          <label text="Same" id="a">
            <fontDescription key="fontDescription" name="HelveticaNeue" family="Helvetica Neue"
              pointSize="15"/>
          </label>
          <label id="b">
            <attributedString key="attributedText"><fragment content="Run"><attributes>
              <font key="NSFont" size="15" name="HelveticaNeue"/>
            </attributes></fragment></attributedString>
          </label>
        </subviews>
        """))
    #expect(
      nib.target("UIFont", of: nib.object("a")) == nib.target("UIFont", of: nib.object("b")))
  }

  @Test func `equal attributes of texts are one object, but not the changed styles in others`()
    throws
  {
    func label(_ id: String, _ size: Int) -> String {
      """
      <label id="\(id)" lineBreakMode="tailTruncation">
        <attributedString key="attributedText"><fragment content="Run"><attributes>
          <font key="NSFont" size="\(size)" name="HelveticaNeue"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>
        </attributes></fragment></attributedString>
      </label>
      """
    }
    let nib = try CompiledXib(
      view("<subviews>\(label("a", 15))\(label("b", 15))\(label("c", 16))</subviews>"))
    let attributes = ["a", "b", "c"].map {
      nib.target("NSAttributes", of: nib.target("UIAttributedText", of: nib.object($0)))
    }
    #expect(attributes[0] == attributes[1] && attributes[0] != attributes[2])
    let styles = nib.graph.objects.indices.filter {
      nib.graph.className(of: $0) == "NSMutableParagraphStyle"
    }
    #expect(styles.count == 2)
  }

  @Test func `localizable strings have the object's id and the property as their key`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews>
          <label text="Hello" id="a"/>
          <button id="b"><state key="normal" title="Go"/></button>
        </subviews>
        """), localizes: true)
    let text = nib.target("UIText", of: nib.object("a"))
    #expect(text.map { nib.graph.className(of: $0) } == "NSLocalizableString")
    #expect(text.flatMap { nib[$0, "NSKey"] } == "\"a.text\"")
    let contents = nib.members("UIButtonStatefulContent", of: nib.object("b"))
    let title = contents.last.flatMap { nib.target("UITitle", of: $0) }
    #expect(title.flatMap { nib[$0, "NSKey"] } == "\"b.normalTitle\"")
  }

  @Test func `the traits of a text field's keyboard are keys of the field`() throws {
    let nib = try CompiledXib(
      view(
        """
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"
          secureTextEntry="YES" autocorrectionType="no"/>
        """, element: "textField", #"placeholder="Name" borderStyle="roundedRect""#))
    #expect(nib["v", "UIPlaceholder"] == "\"Name\"")
    #expect(nib["v", "UIBorderStyle"] == "3")
    #expect(nib["v", "UIKeyboardType"] == "7")
    #expect(nib["v", "UIReturnKeyType"] == "9")
    #expect(nib["v", "UISecureTextEntry"] == "true")
    #expect(nib["v", "UIAutocorrectionType"] == "1")
  }
}
