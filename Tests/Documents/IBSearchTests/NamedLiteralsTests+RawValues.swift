import IBSearch
import Testing

// Names that are the raw values of enumerations.
extension NamedLiteralsTests {
  @Test(arguments: [
    "var board: UIStoryboard { UIStoryboard(name: self.rawValue, bundle: nil) }",
    "func make() -> UIStoryboard? { return .init(name: rawValue, bundle: nil) }",
    "var board: UIStoryboard { let name = rawValue; return UIStoryboard.init(name: name, bundle: nil) }",
    "var name: String { rawValue }; var board: UIStoryboard { get { UIStoryboard(name: name, bundle: nil) } }",
  ])
  func `the own raw value of an enumeration is that of each case`(member: String) {
    let cases = "case star, moon = \"star\", sea; static let title = \"star\""
    let changed = cases.replacing(
      "case star, moon = \"star\"", with: "case star = \"sun\", moon = \"sun\"")
    let inside = "enum Board: String { \(cases); \(member) }"
    let (sources, unclear) = renamed(.storyboard, [inside])
    #expect(sources == ["enum Board: String { \(changed); \(member) }"])
    #expect(unclear == ["0:1"])
    let outside = ["enum Board: String { \(cases) }", "extension Board { \(member) }"]
    #expect(
      renamed(.storyboard, outside).sources
        == ["enum Board: String { \(changed) }", outside[1]])
  }

  @Test func `an image or segue may be a raw value, too`() {
    let image = """
      enum Asset: String { case star; var image: UIImage? { UIImage(named: rawValue) } }
      enum Other: String { case star }
      """
    let images = renamed(.image, [image])
    #expect(images.sources[0] == image.replacing("star; var", with: "star = \"sun\"; var"))
    #expect(images.unclear == ["0:2"])
    let segue = """
      enum Way: String { case up = "star" }
      extension Way { func go(_ a: UIViewController) { a.performSegue(withIdentifier: self.rawValue, sender: nil) } }
      """
    #expect(
      renamed(.segue, [segue]).sources[0] == segue.replacing("star", with: "sun"))
  }

  @Test func `an initializer of an extension calls that of its type`() {
    let source = """
      extension UIStoryboard {
        enum Name: String { case star }
        convenience init(_ name: Name) { self.init(name: name.rawValue, bundle: nil) }
        convenience init(_ board: Board?) { self.init(name: board?.file ?? "", bundle: nil) }
      }
      enum Board: String { case star; var file: String { return self.rawValue } }
      """
    let (sources, unclear) = renamed(.storyboard, [source])
    #expect(sources[0] == source.replacing("case star", with: "case star = \"sun\""))
    #expect(unclear.isEmpty)
  }

  @Test func `the raw value in a protocol is that of the enumerations that inherit it`() {
    let source = """
      protocol Named { var rawValue: String { get } }
      protocol Board: Named {}
      extension Named { var board: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) } }
      enum Way: String, Board { case star }
      enum Other: String { case star }
      """
    let (sources, unclear) = renamed(.storyboard, [source])
    #expect(
      sources[0] == source.replacing("Board { case star", with: "Board { case star = \"sun\""))
    #expect(unclear == ["0:5"])
  }

  @Test func `the value of a variable is followed`() {
    let source = """
      enum Way: String { case star; var id: String { return rawValue } }
      enum Road: String { case star }
      class List { var way: Way?
      func f() { performSegue(withIdentifier: way!.id, sender: nil) }
      func g(_ road: some Any) { let next = Road.star; performSegue(withIdentifier: next.rawValue, sender: nil) } }
      """
    let (sources, unclear) = renamed(.segue, [source])
    #expect(sources[0] == source.replacing("case star", with: "case star = \"sun\""))
    #expect(unclear.isEmpty)
  }

  @Test(arguments: [
    // A parameter with the name, a part of the raw value, and a value with another meaning, too.
    "func f(rawValue: String) { UIStoryboard(name: rawValue, bundle: nil) }",
    "var board: UIStoryboard { UIStoryboard(name: rawValue + \"2\", bundle: nil) }",
    "var board: UIStoryboard { UIStoryboard(name: rawValue.capitalized, bundle: nil) }",
    "var board: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }; var title: String { NSLocalizedString(rawValue, comment: \"\") }",
    "var board: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }; var image: UIImage? { UIImage(named: rawValue) }",
  ])
  func `a raw value with another meaning stays`(members: String) {
    let source = "enum Board: String { case star; \(members) }"
    let (sources, unclear) = renamed(.storyboard, [source])
    #expect(sources == [source])
    #expect(unclear == ["0:1"])
  }

  @Test(arguments: [
    // Without a raw value, also in quotes, and with one that is written in another form.
    "case star", "case sea, star, moon", "case `star`", "case star, moon = \"mond\"",
    "case star, sea; case moon = \"moon\"", "case sun = \"star\"", "case star=\"star\"",
    "case sun=\"star\", moon", "case star = #\"star\"#",
    // The other cases state their names.
    "case star = \"star\", moon = \"moon\"",
    "case star = \"star\"\ncase moon = \"moon\", sea = \"meer\"",
  ])
  func `a raw value there and back has the same bytes`(cases: String) {
    let source = "enum Way: String { \(cases); var id: Any { UIImage(named: rawValue) } }"
    let (there, _) = renamed(.image, [source])
    #expect(there != [source])
    #expect(renamed(.image, there, from: "sun", to: "star").sources == [source])
  }

  @Test(arguments: ["case star = \"star\"", "case star = \"star\", moon = \"mond\""])
  func `a raw value that only repeats the name of its case is lost on the way back`(cases: String) {
    let source = "enum Way: String { \(cases); var id: Any { UIImage(named: rawValue) } }"
    let (there, _) = renamed(.image, [source])
    #expect(
      renamed(.image, there, from: "sun", to: "star").sources
        == [source.replacing("star = \"star\"", with: "star")])
  }

  @Test(arguments: [
    "let a = Way(rawValue: \"star\")", "let a = Way.init(rawValue: flag ? \"moon\" : \"star\")",
    "let a: Way? = .init(rawValue: \"star\")", "let a = Way(rawValue: name ?? \"star\")",
    "extension Way { static var a: Way? { Self(rawValue: \"star\") } }",
    "extension Way { init() { self.init(rawValue: \"star\")! } }",
    "extension Way { var isStar: Bool { rawValue == \"star\" || \"star\" != self.rawValue } }",
    "func f(_ way: Way) -> Bool { way.rawValue == \"star\" }",
    "class A { var way: Way?; func f() { if way?.rawValue != \"star\" {} } }",
    "func f(_ way: Way) { switch way.rawValue { case \"moon\", \"star\": break default: break } }",
    "func f(_ way: Way) -> Bool { [\"star\", \"moon\"].contains(way.rawValue) }",
    "func f(_ way: Way) { if case \"star\" = way.rawValue {} }",
    "let a = Way.star.rawValue == \"star\"",
  ])
  func `a text that is the changed raw value of a case changes, too`(use: String) {
    let way = "enum Way: String { case star, moon }"
    let segue = "performSegue(withIdentifier: Way.star.rawValue, sender: nil)"
    let (sources, unclear) = renamed(.segue, [use, way, segue])
    #expect(sources[0] == use.replacing("\"star\"", with: "\"sun\""))
    #expect(sources[1] == way.replacing("star", with: "star = \"sun\""))
    #expect(unclear.isEmpty)
    #expect(renamed(.segue, sources, from: "sun", to: "star").sources == [use, way, segue])
    // An enumeration whose values are no names, and one that another type has.
    #expect(renamed(.segue, [use, way]).sources == [use, way])
    let other = segue.replacing("Way", with: "Road") + "\nenum Road: String { case star }"
    #expect(renamed(.segue, [use, way, other]).sources[0] == use)
  }

  @Test func `a text beside a raw value that does not change stays`() {
    let source = """
      enum Way: String { case star, moon }
      struct Key: RawRepresentable { var rawValue: String; init() { self.rawValue = "star" } }
      performSegue(withIdentifier: Way.star.rawValue, sender: nil)
      if Way.moon.rawValue == "star" || unknown.rawValue == "star" {}
      let a = Unknown(rawValue: "star"), b = Way(rawValue: "star" + name)
      """
    let (sources, unclear) = renamed(.segue, [source])
    #expect(sources == [source.replacing("case star", with: "case star = \"sun\"")])
    #expect(unclear == ["0:2", "0:4", "0:4", "0:5", "0:5"])
  }
}
