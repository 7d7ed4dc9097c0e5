import IBSearch
import Testing

@Suite struct MemberNamesTests {
  /// Returns the kinds of the places with the name `icon`, and their types.
  private func places(
    _ source: String, isObjectiveC: Bool = false, _ form: MemberNames.Form = .property
  ) -> [String] {
    let names = MemberNames(
      of: ["icon": form], in: Array(source.utf8), isObjectiveC: isObjectiveC)
    return (names.places["icon"] ?? []).map { "\($0.kind) \($0.type ?? "-")" }
  }

  @Test func `uses of a type's own member are told from those of other receivers`() {
    #expect(
      places(
        #"""
        final class Card<T: Equatable>: UIView, Dated {
          @IBOutlet weak var icon: UIImageView!
          func show() { icon.isHidden = self.icon == nil; "\(icon)" }
          func move(_ card: Card) { card.icon = nil; card.icons[0].icon.image = cards().icon }
        }
        extension Pier.Card { var hasIcon: Bool { icon != nil } }
        let path = \Card.icon, other = \.icon
        """#) == [
          "declaration Card", "own Card", "own Card", "own Card", "other Card", "other Card",
          "other Card", "own Card", "ofType(\"Card\") -", "other -",
        ])
  }

  @Test func `labels, cases and parameters have another meaning`() {
    #expect(
      places(
        """
        class Card {
          init(icon: Image) { self.icon = icon }
          func set(_ icon: Image, icon other: Int) { icon.load(); inner { icon.save() } }
          func make() { set(icon: 1); let all = [1: icon, 2: icon]; style = .icon; return .icon }
          func each() { images.forEach { icon in icon.load() }; a { (icon: Image, n) in icon.save() } }
          func icon(_ n: Int) { icon(3); let pair = (icon: 1, b: 2); a = on ? .icon : .x }
          var all: Int { guard let icon = icon else { return 0 }; return icon.count }
          func mark(_ done: () -> Void = {}, n: Int) { switch n { case icon: break; case 1, icon: break } }
        }
        enum Page { case icon, other }
        """) == [
          "parameter Card", "own Card", "parameter Card", "own Card", "own Card", "foreign Card",
          "foreign Card", "parameter Card", "parameter Card", "foreign Card", "foreign Card",
          "local Card", "local Card", "local Card", "own Card", "own Card", "foreign Page",
        ])
  }

  @Test func `a parameter is known after the default value of another`() {
    #expect(
      places(
        "class A { func f(icon: Int, done: () -> Void = {}) { use(icon) }; func g() { icon } }")
        == ["parameter A", "own A"])
  }

  @Test func `variables of one declaration are all declared`() {
    #expect(
      places("class A { var a = 1, icon = 2 }\nstruct B { let a: Int, icon: Int }") == [
        "declaration A", "declaration B",
      ])
    #expect(places("enum E { case a, icon }") == ["foreign E"])
  }

  @Test func `members of Objective-C are found in interfaces, implementations and messages`() {
    #expect(
      places(
        """
        @class Card;
        @protocol Dated;
        @interface Card : UIView <Dated> { IBOutlet UIImageView *icon; }
        @property (weak, nonatomic) IBOutlet UIImageView *icon;
        - (UIImageView *)icon;
        - (void)show:(UIImage *)icon;
        @end
        @implementation Card
        @synthesize icon = _icon;
        - (void)show:(UIImage *)icon { icon = nil; [self icon:icon]; [HUD show:v icon:icon]; }
        - (void)load { [icon load]; self.icon = card->icon; [self.card icon]; [[self icon] load]; }
        - (void)list:(id)a icon:(id)b { UIView *icon = nil; [icon load]; a = b ? icon : a; }
        @end
        static void draw(Card *c, UIView *icon) { [c.icon load]; icon = nil; }
        #define ICON self.icon
        """, isObjectiveC: true) == [
          "declaration Card", "declaration Card", "declaration Card", "parameter Card",
          "own Card", "parameter Card", "own Card", "own Card", "other Card", "other Card",
          "own Card", "local Card", "local Card", "local Card", "parameter -", "other -", "other -",
        ])
  }

  @Test(arguments: [
    "NS_AVAILABLE_IOS(9_0)", "API_AVAILABLE(ios(9.0), macos(11)) UI_APPEARANCE_SELECTOR",
    "__attribute__((unused, deprecated(\"a;b\")))",
  ])
  func `macros may follow the name of a property of Objective-C`(macros: String) {
    let source = """
      @interface Card : UIView
      @property (weak, nonatomic) IBOutlet UIImageView *icon \(macros);
      @property (weak) IBOutlet UIView *a, *icon \(macros), *b;
      @end
      """
    #expect(places(source, isObjectiveC: true) == ["declaration Card", "declaration Card"])
  }

  @Test func `a method of Objective-C has all parts of its selector`() {
    let source = """
      @implementation Card
      - (void)icon:(id)sender { }
      - (void)icon:(id)sender animated:(BOOL)animated { }
      - (void)show { [self icon:self]; [self icon:a ? b : c animated:YES]; s = @selector(icon:); }
      - (void)set:(id)a icon:(id)b { self.icon = 1; t = @selector(icon:animated:); }
      @end
      """
    #expect(
      places(source, isObjectiveC: true, .method(hasArguments: true, further: [])) == [
        "declaration Card", "own Card", "other Card",
      ])
    #expect(
      places(source, isObjectiveC: true, .method(hasArguments: true, further: ["animated"])) == [
        "declaration Card", "own Card", "other Card",
      ])
  }

  @Test func `a source says what its types inherit`() {
    let source = """
      class A<T>: B<T, Int>, P { class func x() {} }
      extension N.A: Q where T: R {}
      protocol P: AnyObject {}
      """
    let names = MemberNames(of: [:], in: Array(source.utf8))
    #expect(names.inherited == ["A": ["B", "P", "Q"], "P": ["AnyObject"]])
  }

  @Test func `an asset has a symbol`() {
    #expect(AssetSymbol("tide_table", .image)?.name == "tideTable")
    #expect(AssetSymbol("Moon Image", .image)?.name == "moon")
    #expect(AssetSymbol("Moon Image", .color)?.name == "moonImage")
    #expect(AssetSymbol("--", .color) == nil)
    let icon = AssetSymbol("Icons/moon phase", .image)
    #expect(icon?.namespaces == ["Icons"] && icon?.objectiveCName == "ACImageNameIconsMoonPhase")
    let source = Array(
      """
      setImage(.moon); x = ImageResource.moon; a.moon = b?.moon; c ? .moon : Sky.moon
      UIImageView(image: .Icons.moonPhase); UIImageView(image: .moonPhase); UIImageView(image: .Sky.moonPhase)
      """.utf8)
    let uses = AssetSymbol("moon", .image)?.uses(in: SourceNames(source), source)
    #expect(uses?.ranges.count == 2 && uses?.unclear.count == 1)
    #expect(icon?.uses(in: SourceNames(source), source).ranges.count == 1)
    // An app's own functions and properties may take its own types.
    let own = Array(
      """
      UIColor(semantic: .sea); theme.set(color: .sea); theme.seaColor = .sea
      UIColor(resource: .sea); view.backgroundColor = .sea; button.setTitleColor(.sea, for: .normal)
      let a: UIColor = .sea; Color(.sea); UILabel.init(textColor: .sea); text.foregroundStyle(.sea)
      """.utf8)
    let sea = AssetSymbol("sea", .color)?.uses(in: SourceNames(own), own)
    #expect(sea?.ranges.count == 7 && sea?.unclear.count == 3)
    // The system has an image with the name.
    let system = Array("view.backgroundColor = .label; view.textAlignment = .center".utf8)
    #expect(AssetSymbol("label", .color)?.uses(in: SourceNames(system), system).ranges == [])
  }
}
