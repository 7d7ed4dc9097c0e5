import TestSupport

/// The text of sources.
enum SourceText {
  /// Swift: classes that inherit from random ones, members, and deeply nested or long code.
  static func swift(_ random: inout RandomSource) -> String {
    var text = "import UIKit\n"
    let count = 1 + random.amount(6, rarely: 300)
    for index in 0..<count {
      let base = random.pick(["UIView", "C\(random.below(count))", "C\(max(0, index - 1))"])
      text += "\(random.pick(["", "@objc ", "final "]))class C\(index): \(base) {\n"
      for _ in 0..<random.amount(4, rarely: 40) { text += "  " + member(&random) + "\n" }
      text += "}\n"
      if random.below(4) == 0 { text += "typealias A\(index) = A\(random.below(count))\n" }
    }
    return text
  }

  private static func member(_ random: inout RandomSource) -> String {
    switch random.below(8) {
    case 0:
      return "@IBOutlet var a: UILabel"
        + String(repeating: "?", count: random.amount(3, rarely: 3000))
    case 1: return "@IBAction func b(_ x: Any) { \(code(&random)) }"
    case 2: return "let c = \(code(&random))"
    case 3:
      return "var d: " + random.nested([("[", "]"), ("(", ")"), ("A<", ">"), ("[A: ", "]")], "B")
    case 4:
      return
        "#if \(random.nested([("(", ")"), ("!", "")], "DEBUG"))\nvar e = 1\n#else\nvar f = 2\n#endif"
    case 5: return String(repeating: "let x=1;", count: random.amount(4, rarely: 3000))
    case 6: return "func g() { UINib(nibName: \"a\", bundle: nil); \(code(&random)) }"
    default:
      return "func h() { if x {}"
        + String(repeating: " else if x {}", count: random.amount(3, rarely: 2000)) + " }"
    }
  }

  private static func code(_ random: inout RandomSource) -> String {
    switch random.below(3) {
    case 0:
      return random.nested(
        [
          ("{ ", " }"), ("(", ")"), ("[", "]"), ("f { ", " }"), ("\"\\(", ")\""), ("x ? y : ", ""),
          ("!", ""), ("x[", "]"), ("if x { ", " }"), ("/* ", " */"),
        ], "self.view.frame")
    case 1:
      return "x"
        + String(
          repeating: random.pick([".a", ".a { }", "?.b", "()", "!", "??"]),
          count: random.amount(4, rarely: 3000))
    default: return "#selector(\(random.nested([("(", ")")], "C0.b")))"
    }
  }

  /// Objective-C: classes, categories, and deeply nested messages and blocks.
  static func objectiveC(_ random: inout RandomSource) -> String {
    var text = "#import <UIKit/UIKit.h>\n"
    let count = 1 + random.amount(6, rarely: 200)
    for index in 0..<count {
      let base = random.pick(["UIView", "D\(random.below(count))"])
      text +=
        "@interface D\(index) : \(base)\n@property IBOutlet UILabel *a;\n- (IBAction)b:(id)x;\n@end\n"
      let body = random.nested(
        [
          ("[", " c]"), ("{ ", " }"), ("^{ ", " }"), ("(", ")"), ("@[", "]"),
          ("@{ @\"a\" : ", " }"), ("// ", "\n"),
        ],
        "self")
      text += "@implementation D\(index)\n- (void)c { \(body); }\n@end\n"
    }
    return text
  }
}
