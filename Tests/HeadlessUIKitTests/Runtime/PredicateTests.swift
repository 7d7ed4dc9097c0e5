import Foundation
import HeadlessUIKit
import Testing

/// Predicates by format.
@MainActor @Suite(.ownEnvironment) struct PredicateTests {
  private final class Boat: NSObject {
    var name = ""
    var length = 0
    var crew: [String] = []

    init(_ name: String, _ length: Int, _ crew: [String] = []) {
      self.name = name
      self.length = length
      self.crew = crew
      super.init()
    }
  }

  @Test(arguments: [
    ("tern@example.com", true), ("tern@example", false), ("x tern@example.com", false),
  ])
  func `an expression matches whole texts`(_ text: String, _ isAddress: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == isAddress)
  }

  @Test(arguments: [
    "name == 'Tern'", "name BEGINSWITH 'Te' AND length > 5", "name CONTAINS[cd] 'ERN'",
    "name LIKE 'T*n'", "length BETWEEN {5, 10}", "name IN {'Gull', 'Tern'}",
    "NOT (length < 3 OR name == nil)", "ANY crew == 'Ada'", "ALL crew != 'Bob'",
    "crew.@count == 2", "length >= 7 && length <= 7", "name ENDSWITH \"rn\"", "TRUEPREDICATE",
  ])
  func `conditions are true of what fulfils them`(_ format: String) {
    let boat = ["name": "Tern", "length": 7, "crew": ["Ada", "Eve"]] as [String: Any]
    #expect(NSPredicate(format: format).evaluate(with: boat))
    #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: boat))
  }

  @Test func `arguments stand for values, numbers and key paths`() {
    let boat: [String: Any] = ["name": "Tern", "length": 7]
    #expect(
      NSPredicate(format: "%K == %@ AND length == %d", "name", "Tern", 7).evaluate(with: boat))
    #expect(!NSPredicate(format: "%K == %ld", argumentArray: ["length", 8]).evaluate(with: boat))
  }

  @Test func `arrays are filtered`() {
    let names: [Any] = ["Tern", "Gull", "Auk"]
    let kept = names.filter { NSPredicate(format: "SELF CONTAINS[c] 'u'").evaluate(with: $0) }
    #expect(kept as? [String] == ["Gull", "Auk"])
  }

  @Test(arguments: ["name ==", "== 'a'", "name FOO 'a'", "(name == 'a'", "name == 'a"])
  func `a format that cannot be read is never true, and is recorded`(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: ["name": "a"]))
    #expect(
      HeadlessEnvironment.current.recordedCalls.contains {
        $0.name == "NSPredicate.init(format:) cannot read" && $0.arguments == [format]
      })
  }
}
