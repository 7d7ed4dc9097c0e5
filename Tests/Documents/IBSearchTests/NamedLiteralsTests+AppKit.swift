import IBSearch
import Testing

// The types of AppKit that wrap names.
extension NamedLiteralsTests {
  @Test(arguments: [
    "let a = NSToolbarItem.Identifier(\"star\")",
    "let a = AppKit.NSToolbarItem.Identifier(rawValue: \"star\")",
    "let a = NSToolbar.Identifier.init(\"star\")",
    "let a: NSToolbarItem.Identifier = .init(\"star\")",
    "var a: NSToolbarItem.Identifier { .init(rawValue: \"star\") }",
    "extension NSToolbarItem.Identifier { static let a = Self(\"star\") }",
    "extension NSToolbarItem.Identifier { static let a = Self.init(\"star\") }",
    "extension NSToolbarItem.Identifier { static let a = Self(rawValue: \"star\") }",
    "enum K { static let a = \"star\" }\nlet b = NSToolbarItem.Identifier(K.a)",
    "let a = NSToolbar(identifier: \"star\")",
    "if item.itemIdentifier.rawValue == \"star\" {}",
    "if \"star\" == item?.itemIdentifier.rawValue {}",
    "switch item.itemIdentifier.rawValue { case \"star\": break default: break }",
    "let a = NSTouchBarItem.Identifier(\"star\")",
    "let a = table.makeView(withIdentifier: .init(\"star\"), owner: nil)",
    "let a = table.makeView(withIdentifier: .init(rawValue: \"star\"), owner: nil)",
    "let a = board.instantiateController(withIdentifier: NSStoryboard.SceneIdentifier(\"star\"))",
  ])
  func `an identifier of AppKit is one`(source: String) {
    let (sources, unclear) = renamed(.identifier, [source])
    #expect(sources == [source.replacing("star", with: "sun")])
    #expect(unclear.isEmpty)
  }

  @Test(arguments: [
    "let a = Other.Identifier(\"star\")", "let a = Notification.Name(\"star\")",
    "let a: Other.Identifier = .init(\"star\")", "f(.init(\"star\"))",
    "extension Other.Identifier { static let a = Self(\"star\") }",
    "if item.rawValue == \"star\" {}", "let a = NSImage.Name(\"star\")",
  ])
  func `a text that another type wraps is no identifier`(source: String) {
    #expect(renamed(.identifier, [source]).sources == [source])
  }

  @Test func `names of images, colors, storyboards and segues may be wrapped`() {
    let wrapped: [(DocumentUse.Kind, String)] = [
      (.image, "NSImage.Name"), (.color, "NSColor.Name"), (.storyboard, "NSStoryboard.Name"),
      (.segue, "NSStoryboardSegue.Identifier"),
    ]
    for (kind, type) in wrapped {
      let source = "let a = \(type)(\"star\"), b = \(type)(rawValue: \"star\")"
      let (sources, unclear) = renamed(kind, [source])
      #expect(sources == [source.replacing("star", with: "sun")] && unclear.isEmpty, "\(kind)")
    }
  }

  @Test func `Objective-C creates and compares items of toolbars`() {
    let source = """
      static NSToolbarItemIdentifier const Star = @"star";
      - (void)go {
        item = [[NSToolbarItem alloc] initWithItemIdentifier:@"star"];
        if ([item.itemIdentifier isEqualToString:@"star"] || [[item itemIdentifier] isEqual:Star]) {}
      }
      """
    let (sources, unclear) = renamed(.identifier, [source], isObjectiveC: true)
    #expect(sources == [source.replacing("star", with: "sun")])
    #expect(unclear.isEmpty)
  }
}
