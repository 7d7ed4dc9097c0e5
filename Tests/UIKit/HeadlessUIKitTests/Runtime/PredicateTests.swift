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

  // MARK: Collections

  @Test func `a value is in sets, arrays and the values of dictionaries`() {
    let sets: [Any] = [
      Set(["Tern", "Gull"]), NSSet(array: ["Tern", "Gull"]), NSOrderedSet(array: ["Tern", "Gull"]),
      NSArray(array: ["Tern", "Gull"]), ["a": "Tern", "b": "Gull"],
    ]
    for set in sets {
      let predicate = NSPredicate(format: "SELF IN %@", set)
      #expect(predicate.evaluate(with: "Tern") && !predicate.evaluate(with: "Auk"))
      #expect(NSPredicate(format: "%@ CONTAINS SELF", set).evaluate(with: "Gull"))
    }
    #expect(NSPredicate(format: "SELF IN %@", Set([1, 2])).evaluate(with: 2))
    #expect(NSPredicate(format: "SELF IN[c] {'TERN'}").evaluate(with: "tern"))
    #expect(!NSPredicate(format: "SELF IN {}").evaluate(with: "tern"))
  }

  @Test(arguments: [
    ("ANY marks > 5", true), ("ANY marks > 9", false), ("SOME marks == 3", true),
    ("ALL marks > 2", true), ("ALL marks > 3", false), ("NONE marks > 9", true),
    ("NONE marks == 3", false), ("ANY boats.name BEGINSWITH 'T'", true),
    ("ALL boats.name BEGINSWITH 'T'", false), ("ANY boats.name IN {'Auk', 'Gull'}", true),
    ("NONE none == 1", true), ("ANY none == 1", false),
  ])
  func `a condition holds for any, all or none of the elements`(_ format: String, _ holds: Bool) {
    let fleet: [String: Any] = [
      "marks": Set([3, 9]), "boats": [Boat("Tern", 7), Boat("Gull", 5)],
    ]
    #expect(NSPredicate(format: format).evaluate(with: fleet) == holds)
  }

  @Test(arguments: [
    "boats.@count == 2", "boats.@sum.length == 12", "boats.@avg.length == 6",
    "boats.@max.length == 7", "boats.@min.name == 'Gull'", "marks.@sum.self == 15",
    "marks[FIRST] == 3", "marks[LAST] == 9", "marks[SIZE] == 3", "marks[1] == 3",
    "marks.@distinctUnionOfObjects.self[SIZE] == 2", "boats[0].name == 'Tern'",
    "SUBQUERY(boats, $boat, $boat.length > 6).@count == 1",
  ])
  func `keys with an at sign and indexes sum collections up`(_ format: String) {
    let fleet: [String: Any] = [
      "marks": [3, 3, 9], "boats": [Boat("Tern", 7), Boat("Gull", 5)],
    ]
    #expect(NSPredicate(format: format).evaluate(with: fleet))
  }

  // MARK: Texts and numbers

  @Test(arguments: [
    ("SELF ==[c] 'ÉTÉ 1'", true), ("SELF ==[d] 'ete 1'", true), ("SELF == 'ETE 1'", false),
    ("SELF BEGINSWITH[cd] 'ETE'", true), ("SELF LIKE[cd] 'E*1'", true),
    ("SELF LIKE 'été ?'", true), ("SELF LIKE 'été ??'", false), ("SELF LIKE 'été \\\\?'", false),
    ("SELF MATCHES[c] 'É.*'", true), ("SELF MATCHES 'É.*'", false),
    ("SELF MATCHES[cd] 'ETE \\\\d'", true), ("SELF MATCHES 'été|été 1'", true),
    ("SELF CONTAINS ''", false),
  ])
  func `options ignore case and accents`(_ format: String, _ holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: "été 1") == holds)
  }

  @Test(arguments: [
    (#"'it\'s'"#, "it's"), (#""a \"b\"""#, #"a "b""#), (#"'a\\b'"#, #"a\b"#),
    (#"'a\tb'"#, "a\tb"), (#"'\u0041'"#, "A"),
  ])
  func `a backslash in quotes lets signs stand for themselves`(_ quoted: String, _ text: String) {
    #expect(NSPredicate(format: "SELF == \(quoted)").evaluate(with: text))
  }

  @Test(arguments: [
    "5 == 5.0", "5 < 5.5", "-5 > -5.5", "1.5e1 == 15", "0x10 == 16", "YES == 1", "2 + 3 * 2 == 8",
    "(2 + 3) * 2 == 10", "7 / 2 == 3", "7 / 2.0 == 3.5", "2 ** 3 == 8", "{1, 9}[LAST] == 9",
    "9007199254740993 != 9007199254740992", "9007199254740993 > 9007199254740992.0",
    "5 BETWEEN {5, 5}", "NOT 5.1 BETWEEN {1, 5}", "1 != '1'",
  ])
  func `whole numbers and others are compared by value`(_ format: String) {
    #expect(NSPredicate(format: format).evaluate(with: nil))
  }

  @Test func `numbers of all types are compared with arguments`() {
    for value: Any in [5, 5.0, Float(5), CGFloat(5), UInt8(5), NSNumber(value: 5)] {
      #expect(NSPredicate(format: "SELF == %d AND SELF <= %f", 5, 5.5).evaluate(with: value))
    }
    let bounds = NSPredicate(
      format: "SELF BETWEEN %@", [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 9)])
    #expect(bounds.evaluate(with: Date(timeIntervalSince1970: 9)))
    #expect(!bounds.evaluate(with: Date(timeIntervalSince1970: 10)))
  }

  @Test func `variables get their values when the predicate is evaluated`() {
    let predicate = NSPredicate(format: "length > $least")
    #expect(predicate.evaluate(with: Boat("Tern", 7), substitutionVariables: ["least": 6]))
    #expect(!predicate.evaluate(with: Boat("Tern", 7), substitutionVariables: ["least": 7]))
  }

  @Test func `Foundation's arrays and compound predicates evaluate predicates by format`() {
    let boats: NSArray = [Boat("Tern", 7), Boat("Gull", 5)]
    let long = NSPredicate(format: "length > 6")
    #expect(boats.filtered(using: long).count == 1)
    let both = NSCompoundPredicate(
      andPredicateWithSubpredicates: [long, NSPredicate(format: "name ENDSWITH 'l'")])
    #expect(!both.evaluate(with: boats[0]) && boats.filtered(using: both).isEmpty)
    let addresses = [URL(fileURLWithPath: "/a/b.jpg"), URL(fileURLWithPath: "/a/b.txt")]
    #expect(
      addresses.filter { NSPredicate(format: "pathExtension == 'jpg'").evaluate(with: $0) }
        == [addresses[0]])
  }

  @Test func `any and all of a value that is not a collection are recorded`() {
    #expect(!NSPredicate(format: "ANY SELF == 1").evaluate(with: 1))
    #expect(
      HeadlessEnvironment.current.recordedCalls.map(\.name)
        .contains("NSPredicate ANY or ALL needs a collection"))
  }

  @Test(arguments: [
    "name ==", "== 'a'", "name FOO 'a'", "(name == 'a'", "name == 'a", "name ==[x] 'a'",
    "name == %@", "name IN {'a'", "SUBQUERY(a, b, c) == 1", "",
  ])
  func `a format that cannot be read is never true, and is recorded`(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: ["name": "a"]))
    #expect(
      HeadlessEnvironment.current.recordedCalls.contains {
        $0.name == "NSPredicate.init(format:) cannot read" && $0.arguments == [format]
      })
  }
}
