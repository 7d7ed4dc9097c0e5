import IBSearch
import Testing

// Names in comparisons and in the branches of conditions.
extension NamedLiteralsTests {
  @Test(arguments: [
    "guard case \"star\"? = segue.identifier else { return }",
    "if case .some(\"star\") = segue.identifier {}",
    "if [\"moon\", \"star\"].contains(segue.identifier ?? \"\") {}",
    "switch segue.identifier ?? \"\" { case \"moon\", \"star\" where x: break default: break }",
    "switch (segue.identifier) { case .some(\"star\"): break default: break }",
    "switch (sender, segue.identifier) { case (_, \"moon\"), (let a?, \"star\"?): break default: break }",
    "if \"star\" == segue?.identifier {}",
    "performSegue(withIdentifier: flag ? \"star\" : \"moon\", sender: nil)",
    "performSegue(withIdentifier: a == b ? (c ? \"moon\" : \"star\") : d, sender: nil)",
    "performSegue(withIdentifier: flag\n  ? \"moon\"\n  : \"star\", sender: nil)",
    "performSegue(withIdentifier: id ?? \"star\", sender: nil)",
    "let id = flag ? \"star\" : \"moon\"; performSegue(withIdentifier: id, sender: nil)",
    "let names: Set<String> = [\"star\"]; if names.contains(segue.identifier!) {}",
    "let ids = [\"star\"]; for id in ids { performSegue(withIdentifier: id, sender: nil) }",
  ])
  func `a name is found in a comparison, a pattern, a list and a branch`(statement: String) {
    let (sources, unclear) = renamed(.segue, [statement])
    #expect(sources == [statement.replacing("star", with: "sun")])
    #expect(unclear.isEmpty)
  }

  @Test(arguments: [
    "if case K.way? = segue.identifier {}", "if [K.way].contains(segue.identifier) {}",
    "if K.way == segue.identifier {}", "switch (segue.identifier, 1) { case (K.way, _): break }",
    "performSegue(withIdentifier: flag ? K.way : \"moon\", sender: nil)",
  ])
  func `a constant is found in a comparison, too`(statement: String) {
    let constant = "enum K { static let way = \"star\" }"
    #expect(
      renamed(.segue, [statement, constant]).sources
        == [statement, constant.replacing("star", with: "sun")])
  }

  @Test(arguments: [
    // The other element, the condition, another argument, and keys of a dictionary.
    "switch (segue.identifier, a) { case (_, \"star\"): break default: break }",
    "performSegue(withIdentifier: a == \"star\" ? b : c, sender: nil)",
    "performSegue(withIdentifier: a, sender: flag ? \"star\" : b)",
    "let a = [\"star\": 1]; performSegue(withIdentifier: a, sender: nil)",
    "if [\"star\"].contains(identifier) {}",
    "if segue.identifier == a ? f(\"star\") : b {}",
    "let x = f(segue.identifier ?? a)\n\"star\"",
  ])
  func `a text beside a name is none`(statement: String) {
    let (sources, unclear) = renamed(.segue, [statement])
    #expect(sources == [statement])
    #expect(unclear.count == 1)
  }

  @Test(arguments: [
    "if ([@\"star\" isEqualToString:segue.identifier]) {}",
    "if ([@\"star\" isEqualToString:[segue identifier]]) {}",
    "if ([@[@\"moon\", @\"star\"] containsObject:segue.identifier]) {}",
    "NSString *name = segue.identifier; if ([name isEqualToString:@\"star\"]) {}",
    "NSString *name = [segue identifier]; if ([name isEqual:@\"star\"]) {}",
    "[self performSegueWithIdentifier:flag ? @\"star\" : @\"moon\" sender:@\"moon\"];",
    "[self performSegueWithIdentifier:(flag?@\"moon\":@\"star\") sender:nil];",
    "[self performSegueWithIdentifier:name ?: @\"star\" sender:nil];",
    "NSString *way = @\"star\"; if ([way isEqualToString:segue.identifier]) {}",
  ])
  func `a name is found in comparisons and branches of Objective-C`(statement: String) {
    let source = "- (void)go { \(statement) }"
    let (sources, unclear) = renamed(.segue, [source], isObjectiveC: true)
    #expect(sources == [source.replacing("star", with: "sun")])
    #expect(unclear.isEmpty)
    for other in [
      "if ([@\"star\" isEqualToString:other]) {}",
      "[self performSegueWithIdentifier:a sender:@\"star\"];",
    ] {
      let source = "- (void)go { \(other) }"
      let (sources, unclear) = renamed(.segue, [source], isObjectiveC: true)
      #expect(sources == [source] && unclear.count == 1)
    }
  }

  @Test func `a constant that users read, too, stays`() {
    let source = """
      let names = ["star"], show = [1]; let way = "star"
      performSegue(withIdentifier: names[0], sender: nil); performSegue(withIdentifier: way, sender: nil)
      label.text = names[0]; title = flag ? way : nil
      """
    let (sources, unclear) = renamed(.segue, [source])
    #expect(sources == [source])
    #expect(unclear == ["0:1", "0:1"])
  }

  @Test func `the list of all cases has the names of all`() {
    let source = """
      enum Way: String, CaseIterable { case star, moon }
      enum Other: String, CaseIterable { case star }
      for way in Way.allCases { performSegue(withIdentifier: way.rawValue, sender: nil) }
      """
    let (sources, unclear) = renamed(.segue, [source])
    #expect(sources[0] == source.replacing("case star,", with: "case star = \"sun\","))
    #expect(unclear == ["0:2"])
  }
}
