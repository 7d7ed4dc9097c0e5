import IBSearch
import Testing

@Suite struct NamedLiteralsTests {
  /// Returns the sources with a name replaced, and the lines that are unclear, each with the index of its source.
  func renamed(
    _ kind: DocumentUse.Kind, _ sources: [String], from old: String = "star",
    to new: String = "sun", isObjectiveC: Bool = false, header: Int? = nil
  ) -> (sources: [String], unclear: [String]) {
    let files = sources.enumerated().map { index, text in
      let bytes = Array(text.utf8)
      return NamedLiterals.Source(
        SourceNames(bytes, nestsComments: !isObjectiveC), bytes, isObjectiveC: isObjectiveC,
        isHeader: index == header)
    }
    let literals = NamedLiterals(kind, in: files)
    let results = sources.indices.map { index in
      var bytes = Array(sources[index].utf8)
      for place in literals.places(of: old, in: index).reversed() {
        let (range, new) = place.replacement(new)
        bytes.replaceSubrange(range, with: new)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let unclear = sources.indices.flatMap { index in
      let bytes = Array(sources[index].utf8)
      return literals.unclear(old, in: index).map { range in
        "\(index):\(bytes[..<range.lowerBound].count { $0 == 0x0A } + 1)"
      }
    }
    return (results, unclear)
  }

  @Test func `a constant is told from others with its name by its type`() {
    let (sources, unclear) = renamed(
      .storyboard,
      [
        "let a = UIStoryboard(name: K.main, bundle: nil)",
        """
        enum K { static let main = "star" }
        struct Theme { let main = "star" }
        extension Notification.Name { static let main = Notification.Name("star") }
        """,
      ])
    #expect(
      sources[1].hasPrefix(
        "enum K { static let main = \"sun\" }\nstruct Theme { let main = \"star\" }"))
    #expect(unclear == ["1:2", "1:3"])
  }

  @Test func `a constant of an extension, a nested type or a superclass is found`() {
    let (sources, unclear) = renamed(
      .segue,
      [
        """
        performSegue(withIdentifier: K.Segue.show, sender: nil)
        performSegue(withIdentifier: App.Way.up, sender: nil)
        class Sub: Base { func f() { performSegue(withIdentifier: id, sender: self); go(Self.own) } }
        """,
        """
        extension K.Segue { static let show = "star" }
        enum Other { enum Segue { static let show = "star" } }
        enum Way { static let up = "star" }
        class Base { let id = "star" }
        class Stranger { let id = "star" }
        """,
        "enum K { enum Segue {} }",
      ])
    #expect(
      sources[1] == """
        extension K.Segue { static let show = "sun" }
        enum Other { enum Segue { static let show = "star" } }
        enum Way { static let up = "sun" }
        class Base { let id = "sun" }
        class Stranger { let id = "star" }
        """)
    #expect(unclear == ["1:2", "1:5"])
  }

  @Test func `the nearest type with a name is meant`() {
    let (sources, unclear) = renamed(
      .segue,
      [
        """
        class A { enum Way { static let up = "star" }; func f() { performSegue(withIdentifier: Way.up, sender: nil) } }
        class B { enum Way { static let up = "star" } }
        """
      ])
    #expect(sources[0].split(separator: "\n")[0].contains("up = \"sun\""))
    #expect(unclear == ["0:2"])
  }

  @Test func `a case without a raw value gets one`() {
    let (sources, unclear) = renamed(
      .segue,
      [
        "performSegue(withIdentifier: Way.star.rawValue, sender: nil)",
        """
        enum Way: String { case moon, star, sun2 = "x" }
        enum Key: String { case star = "star" }
        enum Screen: String { case star }
        enum CodingKeys: String, CodingKey { case star }
        enum Number: Int { case star }
        """,
      ])
    #expect(
      sources[1].hasPrefix(
        """
        enum Way: String { case moon, star = "sun", sun2 = "x" }
        enum Key: String { case star = "star" }
        """))
    #expect(unclear == ["1:2", "1:3"])
  }

  @Test func `all cases of an enumeration that is made of an identifier have such names`() {
    let source = """
      enum Way: String { case star, moon }
      switch Way(rawValue: segue.identifier ?? "") { case .star: break default: break }
      """
    let (sources, unclear) = renamed(.segue, [source])
    #expect(sources[0] == source.replacing("case star, moon", with: "case star = \"sun\", moon"))
    #expect(unclear.isEmpty)
    let parameter = """
      enum Way: String { case star, moon }
      func go(_ way: Way) { performSegue(withIdentifier: way.rawValue, sender: nil) }
      """
    #expect(
      renamed(.segue, [parameter]).sources[0]
        == parameter.replacing("case star, moon", with: "case star = \"sun\", moon"))
  }

  @Test func `a variable of another function is another one`() {
    let source = """
      func b(identifier: String) { board.instantiateViewController(withIdentifier: identifier) }
      func c() { let identifier = "star"; board.instantiateViewController(withIdentifier: identifier) }
      func d() { let identifier = "star"; log(identifier) }
      """
    let (sources, unclear) = renamed(.identifier, [source])
    #expect(
      sources[0].split(separator: "\n").map { $0.contains("\"sun\"") } == [false, true, false])
    #expect(unclear == ["0:3"])
  }

  @Test func `an alias of an identifier is known only where it is visible`() {
    let (sources, unclear) = renamed(
      .segue,
      [
        """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let id = segue.identifier
          if id == "star" { run { if id == "star" { } } }
          if let name = segue.identifier, name == "star" { }
          if name == "star" { }
        }
        func later(id: String) { if id == "star" { } }
        func last() { run { id in if id == "star" { } } }
        """
      ])
    #expect(
      sources[0].split(separator: "\n").map { $0.split(separator: "\"sun\"").count - 1 }
        == [0, 0, 2, 1, 0, 0, 0, 0])
    #expect(unclear == ["0:5", "0:7", "0:8"])
  }

  @Test func `a constant of the sources is found without a type, but not one of several`() {
    let use = "performSegue(withIdentifier: way, sender: nil)"
    #expect(renamed(.segue, [use, "let way = \"star\""]).sources[1] == "let way = \"sun\"")
    for declarations in [
      ["private let way = \"star\""], ["let way = \"star\"", "let way = \"star\""],
      ["struct A { let way = \"star\" }"], ["func f() { let way = \"star\" }"],
    ] {
      let (sources, unclear) = renamed(.segue, [use] + declarations)
      #expect(Array(sources.dropFirst()) == declarations)
      #expect(unclear.count == declarations.count)
    }
  }

  @Test func `a variable takes the name wherever it is assigned`() {
    let source = """
      class A { var way = "moon"; func f() { way = "star"; performSegue(withIdentifier: self.way, sender: nil) } }
      func g() { var way = ""; way = "star" }
      """
    let (sources, unclear) = renamed(.segue, [source])
    #expect(sources[0].split(separator: "\n").map { $0.contains("\"sun\"") } == [true, false])
    #expect(unclear == ["0:2"])
  }

  @Test func `a constant with another meaning, too, and the beginning of a name stay`() {
    let (sources, unclear) = renamed(
      .segue,
      [
        """
        enum K { static let a = "star", b = "star", c = "star" }
        performSegue(withIdentifier: K.a, sender: nil); set(1, forKey: K.a)
        performSegue(withIdentifier: K.b, sender: nil); board.instantiateViewController(withIdentifier: K.b)
        performSegue(withIdentifier: K.c + "2", sender: nil); performSegue(withIdentifier: "star" + x, sender: nil)
        """
      ])
    #expect(!sources[0].contains("sun"))
    #expect(unclear == ["0:1", "0:1", "0:1", "0:4"])
  }

  @Test func `the constants and macros of Objective-C are found`() {
    let (sources, unclear) = renamed(
      .segue,
      [
        """
        #define WAY @"star"
        extern NSString * const Out;
        """,
        """
        static NSString * const way = @"star";
        - (void)go { [self performSegueWithIdentifier:way sender:nil]; [self performSegueWithIdentifier:WAY sender:nil];
        [self performSegueWithIdentifier:Out sender:nil]; }
        - (void)log { NSString *local = @"star"; }
        - (void)show { NSString *local = @"star"; [self performSegueWithIdentifier:local sender:nil]; }
        """,
        "NSString * const Out = @\"star\";\nstatic NSString * const way = @\"star\";",
      ], isObjectiveC: true, header: 0)
    #expect(sources[0].hasPrefix("#define WAY @\"sun\""))
    #expect(sources[1].hasPrefix("static NSString * const way = @\"sun\";"))
    #expect(sources[1].contains("show { NSString *local = @\"sun\";"))
    #expect(sources[1].contains("log { NSString *local = @\"star\";"))
    #expect(
      sources[2]
        == "NSString * const Out = @\"sun\";\nstatic NSString * const way = @\"star\";")
    #expect(unclear == ["1:4", "2:2"])
  }
}
