import IBSearch
import Testing

@Suite struct MemberNamesTests {
  /// Returns the kinds of the places with the name `icon`, and their types.
  private func places(_ source: String) -> [String] {
    let names = MemberNames(of: ["icon"], in: SourceNames(Array(source.utf8)))
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
          func set(_ icon: Image) { icon.load(); inner { icon.save() } }
          func make() { set(icon: 1); let all = [1: icon, icon: 2]; style = .icon; return .icon }
          func each() { images.forEach { icon in icon.load() } }
          var all: Int { icon.count }
        }
        """) == ["own Card", "own Card", "own Card"])
  }

  @Test func `members of Objective-C are found in interfaces, implementations and messages`() {
    #expect(
      places(
        """
        @class Card;
        @protocol Dated;
        @interface Card : UIView
        @property (weak, nonatomic) IBOutlet UIImageView *icon;
        - (void)icon:(UIImage *)icon;
        @end
        @implementation Card
        - (void)icon:(UIImage *)icon { icon = nil; [self icon:icon]; }
        - (void)show { [icon load]; self.icon = card->icon; [self.card icon]; }
        @end
        """) == [
          "declaration Card", "declaration Card", "declaration Card", "own Card", "own Card",
          "own Card", "other Card", "other Card",
        ])
  }

  @Test func `a source says what its types inherit`() {
    let source = """
      class A<T>: B<T, Int>, P { class func x() {} }
      extension N.A: Q where T: R {}
      protocol P: AnyObject {}
      """
    let names = MemberNames(of: [], in: SourceNames(Array(source.utf8)))
    #expect(names.inherited == ["A": ["B", "P", "Q"], "P": ["AnyObject"]])
  }

  @Test func `an asset has a symbol`() {
    #expect(AssetSymbol("tide_table", .image)?.name == "tideTable")
    #expect(AssetSymbol("Moon Image", .image)?.name == "moon")
    #expect(AssetSymbol("Moon Image", .color)?.name == "moonImage")
    #expect(AssetSymbol("--", .color) == nil)
    let source = SourceNames(
      Array("f(.moon); x = ImageResource.moon; a.moon = moon; b ? .moon : Sky.moon".utf8))
    #expect(AssetSymbol.ranges(of: "moon", in: source).count == 3)
  }
}
