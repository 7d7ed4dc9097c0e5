import Diagnostics
import Foundation
import IBSearch
import IBTools
import TestSupport
import Testing

@Suite struct RenameClassTests {
  /// Renames a class in a document and sources, and returns the texts of the files and the problems.
  private func rename(
    _ old: String, _ new: String, _ files: [String: String]
  ) throws -> (files: [String: String], problems: [Diagnostic]) {
    let app = try ScratchFolder()
    for (path, text) in files { try app.write(Array(text.utf8), path) }
    var run = RenameRun(Renaming(.class, from: old, to: new))
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    let texts = try Dictionary(
      uniqueKeysWithValues: files.keys.map {
        ($0, String(decoding: try app.bytes($0), as: UTF8.self))
      })
    return (texts, sink.problems)
  }

  @Test func `files, identifiers and texts that have the name of a class are named`() throws {
    let cell = Documents.xib(
      #"<tableViewCell reuseIdentifier="PriceCell" id="1" customClass="PriceCell"/>"#)
    let (_, problems) = try rename(
      "PriceCell", "CostCell",
      [
        "PriceCell.xib": cell,
        "A.swift": """
        protocol Reusable { }
        extension Reusable { static var reuseID: String { String(describing: self) } }
        class PriceCell: UITableViewCell, Reusable { let a = "\\(Self.self)", b = NSStringFromClass(type(of: self)) }
        class Other { let a = String(describing: Self.self), b = String(describing: Other.self) }
        let id = String(describing: PriceCell.self)
        let id2 = "\\(PriceCell.self)", cell = PriceCell()

        """,
        "B.m": "NSString *id = NSStringFromClass([PriceCell class]);\n",
      ])
    #expect(
      Set(problems.map { "\($0.id) \($0.range?.start.line ?? 0)" }) == [
        "file-of-class 0", "identifier-of-class 4", "name-of-class 2", "name-of-class 3",
        "name-of-class 5", "name-of-class 6", "name-of-class 1",
      ])
    #expect(problems.count == 8)
    let texts = problems.filter { $0.id == "name-of-class" }
    #expect(texts.allSatisfy { $0.message.contains("made of the class 'PriceCell' here") })
    #expect(problems.contains { $0.message.contains("'CostCell.xib'") })
    #expect(problems.contains { $0.message.contains("'rename identifier PriceCell CostCell'") })
  }

  @Test func `a controller without the name of a nib loads that of its class`() throws {
    let xib = Documents.xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceViewController"/>"#
    )
    let source = """
      class PriceViewController: UIViewController {}
      let a = PriceViewController(), b = PriceViewController(nibName: nil, bundle: nil)
      let c = PriceViewController(nibName: "PriceView", bundle: nil)

      """
    let (files, problems) = try rename(
      "PriceViewController", "CostViewController",
      ["PriceView.xib": xib, "A.swift": source])
    #expect(files["A.swift"] == source.replacing("PriceViewC", with: "CostViewC"))
    #expect(problems.map(\.id) == ["file-of-class", "nib-of-class", "nib-of-class"])
    #expect(problems.first?.message.contains("'CostView.xib'") == true)
    #expect(problems.last?.range?.start.line == 2)
  }

  @Test func `a class in another type is renamed where its name means it`() throws {
    let xib = Documents.xib(#"<view id="1" customClass="Outer.Inner" customModule="App"/>"#)
    let source = """
      enum Outer { class Inner: UIView { func f() -> Inner { Outer.Inner() } } }
      extension Outer { static let a: [Inner] = [], b = Self.Inner() }
      extension Outer.Inner { func g() -> App.Outer.Inner? { nil } }
      struct Another { class Inner {}; let x = Inner(), y = Outer.Inner() }
      class Base { class Inner {} }
      let inner = Another.Inner(), view = view.Inner
      """
    let (files, _) = try rename(
      "Outer.Inner", "Outer.Core", ["A.xib": xib, "A.swift": source])
    #expect(files["A.xib"]?.contains(#"customClass="Outer.Core""#) == true)
    #expect(
      files["A.swift"] == """
        enum Outer { class Core: UIView { func f() -> Core { Outer.Core() } } }
        extension Outer { static let a: [Core] = [], b = Self.Core() }
        extension Outer.Core { func g() -> App.Outer.Core? { nil } }
        struct Another { class Inner {}; let x = Inner(), y = Outer.Core() }
        class Base { class Inner {} }
        let inner = Another.Inner(), view = view.Inner
        """)
  }

  @Test func `a class in another type does not take the name of what is used there`() throws {
    let xib = Documents.xib(#"<view id="1" customClass="Outer.Inner"/>"#)
    for source in [
      "class Outer { class Inner: UIView {}; let core = Core() }\nclass Core {}",
      "class Outer { class Inner: UIView {}; class Core {} }",
      "class Outer { class Other: UIView {} }",
    ] {
      let app = try ScratchFolder()
      try app.write(Array(xib.utf8), "A.xib")
      try app.write(Array(source.utf8), "A.swift")
      var run = RenameRun(Renaming(.class, from: "Outer.Inner", to: "Outer.Core"))
      run.sources = [app.url.path]
      #expect(problem { _ = try run.run([app.url.path], to: CollectingSink()) } != nil)
      #expect(try app.bytes("A.swift") == Array(source.utf8))
    }
  }
}
