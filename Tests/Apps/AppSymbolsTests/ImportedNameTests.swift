import PublishedAPI
import Testing

/// The Swift names of Objective-C declarations.
@Suite struct ImportedNameTests {
  private func method(
    _ selector: String, _ types: [String] = [], of owner: String = "Reef", result: String = "",
    properties: Set<String> = []
  ) -> ImportedName.Method {
    let pieces = selector.split(separator: ":").map(String.init)
    let parameters = types.map { text in
      var type = ImportedName.TypeName(text)
      type.isBoolean = text == "Bool"
      type.isFunction = text == "Block"
      return type
    }
    var method = ImportedName.Method(pieces: pieces, parameters: parameters, owner: owner)
    method.result = result
    method.properties = properties
    return method
  }

  private func text(_ name: ImportedName) -> String {
    let labels = name.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    return "\(name.baseName)(\(labels))"
  }

  @Test(arguments: [
    ("loadImageForKey:", ["NSString"], "loadImage(forKey:)"),
    ("addSubview:", ["UIView"], "addSubview(_:)"),
    ("insertSubview:atIndex:", ["UIView", "NSInteger"], "insertSubview(_:at:)"),
    ("setTitle:forState:", ["NSString", "UIControlState"], "setTitle(_:for:)"),
    (
      "tableView:didSelectRowAtIndexPath:", ["UITableView", "NSIndexPath"],
      "tableView(_:didSelectRowAt:)"
    ),
    ("openURL:", ["NSURL"], "open(_:)"), ("closeReef", [], "closeReef()"),
    ("fetchItemsWithCompletion:", ["Block"], "fetchItems(completion:)"),
    ("getEntryForID:", ["NSString"], "getEntryForID(_:)"),
    ("moveToX:y:", ["CGFloat", "CGFloat"], "moveTo(x:y:)"),
    ("createURLRequestWithHTTPBody:", ["NSData"], "createURLRequest(withHTTPBody:)"),
  ])
  func `a method begins its first label at the last preposition and omits types`(
    selector: String, types: [String], name: String
  ) {
    #expect(text(ImportedName(method: method(selector, types, of: "Diver"))) == name)
  }

  @Test func `a method omits the name of its class after a verb, unless a property has that name`()
  {
    let dismissal = ("dismissViewControllerAnimated:completion:", ["Bool", "Block"])
    let name = method(dismissal.0, dismissal.1, of: "UIViewController")
    #expect(text(ImportedName(method: name)) == "dismiss(animated:completion:)")
    #expect(text(ImportedName(method: method("closeReef", of: "Reef"))) == "close()")
    #expect(
      text(ImportedName(method: method("closeReef", of: "Reef", properties: ["reef"])))
        == "closeReef()")
    let color = method("coralColor", of: "UIColor", result: "UIColor")
    #expect(text(ImportedName(method: color)) == "coral()")
  }

  @Test func `a method whose first word may be a verb has other names too`() {
    let raised = method("raiseFish:", ["Fish"])
    #expect(text(ImportedName(method: raised)) == "raise(_:)")
    #expect(ImportedName.alternatives(to: raised).map(text) == ["raiseFish(_:)"])
    let unknown = method("kelpFish:", ["Fish"])
    #expect(text(ImportedName(method: unknown)) == "kelpFish(_:)")
    #expect(ImportedName.alternatives(to: unknown).map(text) == ["kelp(_:)"])
    #expect(ImportedName.alternatives(to: method("fishAtIndex:", ["NSInteger"])) == [])
  }

  @Test func `an initializer and a method named after its class create objects`() throws {
    let named = method("initWithName:depth:", ["NSString", "NSInteger"])
    #expect(
      try text(#require(ImportedName(initializer: named, isFactory: false)))
        == "init(name:depth:)")
    let reef = method("reefFromURL:", ["NSURL"])
    #expect(
      try text(#require(ImportedName(initializer: reef, isFactory: true))) == "init(from:)")
    #expect(ImportedName(initializer: method("sharedReef"), isFactory: true) == nil)
  }

  @Test func `cases lose what they share with their enumeration`() {
    #expect(
      ImportedName.cases(["ReefStyleDefault", "ReefStyleURL"], of: "ReefStyle")
        == ["default", "url"])
    #expect(
      ImportedName.cases(["ReefOptionDeep", "ReefOptionWide"], of: "ReefOptions")
        == ["deep", "wide"])
    #expect(ImportedName.cases(["MAX_A", "MIN_B"], of: "Size") == ["MAX_A", "MIN_B"])
    #expect(ImportedName.cases(["kReefKindA", "kReefKindB"], of: "ReefKind") == ["a", "b"])
    #expect(ImportedName.cases(["Size2", "Size3"], of: "Size") == ["size2", "size3"])
  }
}
