import SourceRewriting
import Testing

/// Methods of delegates that Objective-C would call, and Swift's conformances do not find.
@Suite struct UncalledMethodTests {
  private func warnings(_ sources: String...) -> [String] {
    SourceRewriter.rewrite(
      sources.enumerated().map { number, source in
        .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(source.utf8))
      }
    ).warnings
  }

  private static let base =
    "class Base: UIViewController, UITableViewDelegate {\n  func moor() {}\n}\n"
  private static let choice =
    "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}"

  @Test func `a method that only the subclass of a conforming class has is named at its place`() {
    let found = warnings(Self.base, "class Sub: Base {\n  \(Self.choice)\n}\n")
    #expect(
      found == [
        "/app/A1.swift:2:8: warning: 'tableView(_:didSelectRowAt:)' of 'Sub' is never called, because 'Base'"
          + " conforms to 'UITableViewDelegate' and does not implement it; implement it in 'Base' and"
          + " override it in 'Sub'"
      ])
  }

  @Test(arguments: [
    "class Sub: Base {}\nextension Sub { \(choice) }",
    "class Middle: Base {}\nclass Sub: Middle { \(choice) }",
    "class Sub: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }",
  ])
  func `extensions, further superclasses and protocols that the protocol refines count`(
    _ sources: String
  ) {
    #expect(warnings(Self.base, sources).count == 1)
  }

  @Test(arguments: [
    "class Sub: Base { func tableView(_ tableView: UITableView, didSelect row: Int) {} }",
    "class Sub: Base { private \(choice) }",
    "class Sub: Base { static \(choice) }",
    "class Sub: Other { \(choice) }",
    "extension Base { \(choice) }",
    "class Plain: NSObject { \(choice) }",
    "class Own: UIViewController {}\nextension Own: UITableViewDelegate { \(choice) }",
  ])
  func `methods that are called, or that no protocol has, are not reported`(_ sources: String) {
    #expect(warnings(Self.base, sources) == [])
  }

  @Test func `an override of what the conforming class implements is called`() {
    let base =
      "class Base: UIViewController {}\nextension Base: UITableViewDelegate { \(Self.choice) }"
    #expect(warnings(base, "class Sub: Base { override \(Self.choice) }") == [])
  }

  @Test func `an app's protocol brings the methods of the protocols that it refines`() {
    let found = warnings(
      "protocol Berths: Moorings {}", "protocol Moorings: AnyObject, UITableViewDelegate {}",
      "class Base: UIViewController, Berths {}", "class Sub: Base { \(Self.choice) }")
    #expect(found.count == 1)
    #expect(found.first?.contains("'Base' conforms to 'UITableViewDelegate'") == true)
    #expect(
      warnings(
        "protocol Berths: AnyObject {}", "class Base: UIViewController, Berths {}",
        "class Sub: Base { \(Self.choice) }") == [])
  }

  @Test func `protocols that refine each other in a circle end the search`() {
    #expect(
      warnings(
        "protocol One: Two {}\nprotocol Two: One {}", "class Base: UIViewController, One {}",
        "class Sub: Base { \(Self.choice) }") == [])
  }

  @Test func `the optional methods of the app's own protocols count as well`() {
    let found = warnings(
      "@objc protocol Pier { @objc optional func moored(_ name: String) }",
      "class Base: NSObject, Pier {}", "class Sub: Base { func moored(_ name: String) {} }")
    #expect(found.count == 1 && found[0].hasPrefix("/app/A2.swift:1:24: warning: 'moored(_:)'"))
  }
}
